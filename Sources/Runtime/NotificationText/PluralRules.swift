/// CLDR cardinal plural rules for whole numbers: which form of a text a language takes beside a number.
///
/// Numbers with visible decimals ("1.0", "1,5") follow other conditions and are not answered here; neither are ordinals.
/// All languages of CLDR 47 are known.
/// - Source: unicode-org/cldr common/supplemental/plurals.xml; UTS #35, Language Plural Rules.
///
/// A language is named by its tag as `LanguageTag` writes it: `ru`, `pt-PT`.
public enum PluralRules {
  /// The categories a translator fills in, in CLDR order, `other` included.
  ///
  /// These are all that CLDR lists for the language, even if whole numbers never use one: Russian `other` is the form
  /// for decimals, and the catalogue format asks for it. A category that is not listed is never chosen.
  /// - Returns: nil for a language CLDR has no plural rules for.
  public static func categories(for tag: String) -> [PluralCategory]? {
    PluralRuleGroup(tag)?.categories
  }

  /// The category of a whole number written without decimals; the sign of a negative one is ignored.
  ///
  /// - Returns: `other` for a language CLDR has no plural rules for, and without a number.
  public static func category(of number: Int?, in tag: String) -> PluralCategory {
    number.flatMap { PluralRuleGroup(tag)?.category(of: $0.magnitude) } ?? .other
  }
}

extension PluralRuleGroup {
  /// Region and script change nothing, except that European Portuguese has a rule of its own.
  init?(_ tag: String) {
    if tag == "pt-PT" {
      self = .singularAndMillions
      return
    }
    guard let group = Self.byLanguage[String(tag.prefix { $0 != "-" })] else { return nil }
    self = group
  }

  private static let byLanguage: [String: PluralRuleGroup] = {
    var table: [String: PluralRuleGroup] = [:]
    table.reserveCapacity(256)
    for group in allCases {
      for language in group.languages.split(separator: " ") { table[String(language)] = group }
    }
    return table
  }()
}
