public import NotificationRules
public import SpecLanguage

/// Rules in the words of the catalogue, for a terminal: ids are in single quotes.
extension Spec {
  /// When a type is due, a line for each thing that decides it.
  public func words(forTimesOf type: NotificationItem) -> [String] {
    let words = RuleWords(policies: policies.rule, isMarkdown: false)
    func conditions(_ items: [ConditionItem]) -> String {
      items.map { words.words(for: $0.rule) }.joined(last: "and")
    }
    var lines = type.triggers.map { trigger in
      let name = type.triggers.count > 1 ? "\(trigger.name): " : ""
      let only = trigger.conditions.isEmpty ? "" : ", only if \(conditions(trigger.conditions))"
      return name + words.words(for: trigger.rule) + only
    }
    if type.push != nil { lines.append("when a server sends it") }
    if let per = type.per { lines.append(words.words(for: per)) }
    if let window = type.window { lines.append(words.words(for: window.rule)) }
    if !type.conditions.isEmpty { lines.append("only if \(conditions(type.conditions))") }
    if let wait = type.repeatAfter {
      lines.append("not again until \(words.words(for: wait.rule))")
    }
    if let followUp = type.followUp { lines.append(words.words(for: followUp.rule)) }
    return lines
  }

  /// What caps and quiet hours do to a type; nothing for one that a server sends.
  public func words(forRulesOf type: NotificationItem) -> [String] {
    guard type.push == nil else { return [] }
    let after =
      switch type.onCap {
      case .defer: "waits for the next free slot when a cap is reached"
      case .drop: "is dropped when a cap is reached"
      case .exempt: "caps neither hold it back nor count it"
      }
    let quiet: [String] =
      switch type.onQuiet?.value {
      case .hold: ["Quiet hours hold it until they end"]
      case .drop: ["Dropped if it is due in the quiet hours"]
      case .exempt: ["Comes in the quiet hours, too"]
      case nil: []
      }
    return ["Priority \(type.priority); \(after)"] + quiet
  }

  /// `at most 1 per calendar day`.
  public func words(for cap: CapRule) -> String {
    RuleWords(policies: policies.rule, isMarkdown: false).words(for: cap)
  }
}
