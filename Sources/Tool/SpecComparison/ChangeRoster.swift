import SpecLanguage

/// What every change means. The first rule that applies decides; a test compares the table with the whole language.
enum ChangeRoster {
  static let all: [ChangeRule] =
    notes + former + orders + texts + names + app + links + notifications + content + categories + preferences
    + settingsScreen
    + flow + push
    + activities + policies + analytics

  /// The rule that decides; nil when there is none for such a place, which a test forbids.
  static func rule(in context: ChangeRule.Context) -> ChangeRule? {
    all.first { $0.applies(in: context) } ?? keys.change(at: context.change.path[...]).map(rule)
  }

  private static let keys = ValueShape.object(FileFormat.spec.root)

  /// What the key itself says of another value.
  private static func rule(of change: KeyChange) -> ChangeRule {
    let rule = ChangeRule("**").risks(.inFlight, change.inFlight)
    guard let counts = change.counts else { return rule }
    return rule.risks(
      .dashboards, counts + ", so counts are not comparable with earlier ones.", counting: .notifications)
  }

  static func judgements(in context: ChangeRule.Context) -> [Judgement] {
    let change = context.change
    if let followed = change.follows {
      let isLocale = followed.starts(with: ["app", "locales"])
      let what = isLocale ? "the language" : "the new id of '\(followed.joined(separator: "."))'"
      let sentence = "It follows from \(what)\(isLocale ? " '\(followed.last ?? "")'" : "")."
      return Audience.allCases.map { Judgement($0, .safe, sentence) }
    }
    if let rule = rule(in: context) {
      return (formerName(in: context).map(rule.keepingFormer) ?? rule).judgements(in: context)
    }
    return Audience.allCases.map { Judgement($0, .risk, "There is no judgement for this change yet. Check it.") }
  }

  /// What only the people who write specs read. An example replaces a value only in previews and samples.
  private static let notes: [ChangeRule] = [ChangeRule("**", if: { isNote($0.change.path) })]

  private static let noteKeys: Set<String> = ["covers", "summary", "owner", "purpose", "purposes", "example"]

  /// Whether one of the keys is a note, and not an item that somebody called so.
  static func isNote(_ path: [String]) -> Bool {
    var isNamed = false
    for (number, key) in path.enumerated() {
      let isID = isNamed || number == 0 || ChangeWalk.collections.contains(path[number - 1])
      if !isID, noteKeys.contains(key) { return true }
      if !isID, ["copy", "progress", "next"].contains(key) { isNamed = true }
    }
    return false
  }
}

extension ValueShape {
  /// What the innermost key of a path says of another value, of those that say anything.
  fileprivate func change(at path: ArraySlice<String>) -> KeyChange? {
    guard let first = path.first else { return nil }
    switch self {
    case .object(let shape):
      guard let field = shape.fields.first(where: { $0.key == first }) else { return nil }
      return field.type.change(at: path.dropFirst()) ?? field.change
    case .map(_, let values), .list(let values): return values.change(at: path.dropFirst())
    case .oneOrMore(let value): return value.change(at: path)
    case .either(let forms): return forms.lazy.compactMap { $0.change(at: path) }.first
    default: return nil
    }
  }
}
