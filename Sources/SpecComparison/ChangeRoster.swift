import SpecLanguage

/// What every change means. The first rule that applies decides; a test compares the table with the whole language.
enum ChangeRoster {
  static let all: [ChangeRule] =
    notes + orders + texts + names + app + links + notifications + content + categories + preferences + flow + push
    + activities
    + policies + analytics

  /// The rule that decides; nil when there is none for such a place, which a test forbids.
  static func rule(in context: ChangeRule.Context) -> ChangeRule? { all.first { $0.applies(in: context) } }

  static func judgements(in context: ChangeRule.Context) -> [Judgement] {
    let change = context.change
    if let followed = change.follows {
      let isLocale = followed.starts(with: ["app", "locales"])
      let what = isLocale ? "the language" : "the new id of '\(followed.joined(separator: "."))'"
      let sentence = "It follows from \(what)\(isLocale ? " '\(followed.last ?? "")'" : "")."
      return Audience.allCases.map { Judgement($0, .safe, sentence) }
    }
    if let rule = rule(in: context) { return rule.judgements(in: context) }
    return Audience.allCases.map { Judgement($0, .risk, "There is no judgement for this change yet. Check it.") }
  }

  /// What only the people who write specs read. An example replaces a value only in previews and samples.
  private static let notes: [ChangeRule] = [
    ChangeRule("**", if: { isNote($0.change.path) }, means: [])
  ]

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
