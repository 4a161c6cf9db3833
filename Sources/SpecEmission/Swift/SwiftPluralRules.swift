import NotificationRules
import NotificationTerms

/// The rules of `PluralRules` as Swift statements over an unsigned `n`, so that a generated module needs no table of all
/// languages. Tests compile them and hold them against `PluralRules`.
enum SwiftPluralRules {
  /// The body of a function that returns the category as text.
  static func statements(for locale: LanguageTag) -> [String] {
    guard let group = PluralRuleGroup(locale) else { return [#"return "other""#] }
    let rules = rules(of: group)
    return rules.conditions.map { "if \($0.condition) { return \"\($0.category.rawValue)\" }" } + [
      "return \"\(rules.otherwise.rawValue)\""
    ]
  }

  private struct Rules {
    /// The first that holds decides.
    var conditions: [(condition: String, category: PluralCategory)]
    var otherwise: PluralCategory

    init(_ conditions: KeyValuePairs<String, PluralCategory>, otherwise: PluralCategory = .other) {
      self.conditions = conditions.map { ($0.key, $0.value) }
      self.otherwise = otherwise
    }
  }

  private static let endsInOne = "n % 10 == 1 && n % 100 != 11"
  private static let endsInTwoToFour = "(2...4).contains(n % 10) && !(12...14).contains(n % 100)"
  private static let isMillions = "n != 0 && n % 1_000_000 == 0"
  private static let isNoBretonTeen = "![1, 7, 9].contains(n / 10 % 10)"

  private static func rules(of group: PluralRuleGroup) -> Rules {
    switch group {
    case .invariant: Rules([:])
    case .singular: Rules(["n == 1": .one])
    case .zeroIsSingular: Rules(["n <= 1": .one])
    case .singularAndMillions: Rules(["n == 1": .one, isMillions: .many])
    case .french: Rules(["n <= 1": .one, isMillions: .many])
    case .icelandic: Rules([endsInOne: .one])
    case .filipino: Rules(["[4, 6, 9].contains(n % 10)": .other], otherwise: .one)
    case .tamazight: Rules(["n <= 1 || (11...99).contains(n)": .one])
    case .dual: Rules(["n == 1": .one, "n == 2": .two])
    case .zeroAndSingular: Rules(["n == 0": .zero, "n == 1": .one])
    case .latvian: Rules(["n % 10 == 0 || (11...19).contains(n % 100)": .zero, "n % 10 == 1": .one])
    case .romanian: Rules(["n == 1": .one, "n == 0 || (1...19).contains(n % 100)": .few])
    case .serboCroatian: Rules([endsInOne: .one, endsInTwoToFour: .few])
    case .tachelhit: Rules(["n <= 1": .one, "n <= 10": .few])
    case .russian: Rules([endsInOne: .one, endsInTwoToFour: .few], otherwise: .many)
    case .polish: Rules(["n == 1": .one, endsInTwoToFour: .few], otherwise: .many)
    case .czech: Rules(["n == 1": .one, "(2...4).contains(n)": .few])
    case .lithuanian:
      Rules(["n % 10 == 0 || (11...19).contains(n % 100)": .other, "n % 10 == 1": .one], otherwise: .few)
    case .slovene: Rules(["n % 100 == 1": .one, "n % 100 == 2": .two, "(3...4).contains(n % 100)": .few])
    case .scottishGaelic: Rules(["n == 1 || n == 11": .one, "n == 2 || n == 12": .two, "(3...19).contains(n)": .few])
    case .irish: Rules(["n == 1": .one, "n == 2": .two, "(3...6).contains(n)": .few, "(7...10).contains(n)": .many])
    case .maltese:
      Rules([
        "n == 1": .one, "n == 2": .two, "n == 0 || (3...10).contains(n % 100)": .few,
        "(11...19).contains(n % 100)": .many,
      ])
    case .breton:
      Rules([
        "\(isNoBretonTeen) && n % 10 == 1": .one, "\(isNoBretonTeen) && n % 10 == 2": .two,
        "\(isNoBretonTeen) && [3, 4, 9].contains(n % 10)": .few, isMillions: .many,
      ])
    case .manx: Rules(["n % 10 == 1": .one, "n % 10 == 2": .two, "n % 20 == 0": .few])
    case .arabic:
      Rules([
        "n == 0": .zero, "n == 1": .one, "n == 2": .two, "(3...10).contains(n % 100)": .few,
        "(11...99).contains(n % 100)": .many,
      ])
    case .welsh: Rules(["n == 0": .zero, "n == 1": .one, "n == 2": .two, "n == 3": .few, "n == 6": .many])
    case .cornish:
      Rules([
        "n == 0": .zero, "n == 1": .one, "n % 20 == 2": .two, "n % 20 == 3": .few, "n % 20 == 1": .many,
        "n % 1000 == 0 && (1...20).contains(n / 1000 % 100)": .two,
        "n % 1000 == 0 && [40, 60, 80].contains(n / 1000 % 100)": .two, "n % 1_000_000 == 100_000": .two,
      ])
    }
  }
}
