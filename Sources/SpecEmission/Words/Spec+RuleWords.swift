public import NotificationRules
public import SpecLanguage

/// Rules in the words of the catalogue, for a terminal: ids are in single quotes.
extension Spec {
  private var words: RuleWords { RuleWords(policies.rule) { "'\($0)'" } }

  /// When a type is due, a line for each of its triggers.
  public func words(forTimesOf type: NotificationItem) -> [String] {
    let words = words
    return type.triggers.map { trigger in
      let name = type.triggers.count > 1 ? "\(trigger.name): " : ""
      let only = trigger.conditions.isEmpty ? "" : ", only if \(words.words(for: trigger.rule.conditions))"
      return name + words.words(for: trigger.rule) + only
    } + (type.push == nil ? [] : ["when a server sends it"])
  }

  /// What else decides whether and how it comes, a line for each key.
  public func words(forRulesOf type: NotificationItem) -> [String] {
    NotificationItem.keys.words(of: type, in: words)
  }

  /// `at most 1 per calendar day`.
  public func words(for cap: CapRule) -> String { words.words(for: cap) }
}
