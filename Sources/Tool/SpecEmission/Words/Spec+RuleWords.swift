public import NotificationRules
public import SpecLanguage

/// Rules in the words of the catalogue, for a terminal: ids are in single quotes.
extension Spec {
  private var words: RuleWords { RuleWords(policies.rule, code: Self.quoted) }

  private static let quoted: @Sendable (String) -> String = { "'\($0)'" }

  /// When a type is due, a line for each of its triggers.
  public func words(forTimesOf type: NotificationItem) -> [String] {
    words(forTimesOf: type, code: Self.quoted) { $0 }
  }

  /// - Parameters:
  ///   - code: How an id is shown.
  ///   - name: How the name of a trigger is shown that begins a line.
  package func words(
    forTimesOf type: NotificationItem, code: @escaping @Sendable (String) -> String, name: (String) -> String
  ) -> [String] {
    let words = RuleWords(policies.rule, code: code)
    return type.triggers.map { trigger in
      let start = type.triggers.count > 1 ? "\(name(trigger.name)): " : ""
      let only = trigger.conditions.isEmpty ? "" : ", only if \(words.words(for: trigger.rule.conditions))"
      return start + words.words(for: trigger.rule) + only
    } + (type.push == nil ? [] : ["when a server sends it"])
  }

  /// What else decides whether and how it comes, a line for each key.
  public func words(forRulesOf type: NotificationItem) -> [String] { words(forRulesOf: type, code: Self.quoted) }

  /// The quiet hours of all types are said last, with what they mean for this one.
  ///
  /// - Parameter code: How an id is shown.
  package func words(forRulesOf type: NotificationItem, code: @escaping @Sendable (String) -> String) -> [String] {
    let lines = keyWords(forRulesOf: type, code: code)
    guard let quiet = words(forQuietHoursOf: type, code: code) else { return lines.map(\.words) }
    return lines.filter { $0.keys != ["on_quiet"] }.map(\.words) + [quiet]
  }

  /// The same without the quiet hours, each line with the keys of the type that it is about: none for a cap.
  func keyWords(forRulesOf type: NotificationItem, code: @escaping @Sendable (String) -> String) -> [KeyWords] {
    let words = RuleWords(policies.rule, code: code)
    return NotificationItem.keys.words(of: type, in: words)
      + caps(on: type).map { KeyWords([], "cap \(code($0.id)): \(words.words(for: $0))") }
  }

  /// The caps that count a type and may hold it back.
  private func caps(on type: NotificationItem) -> [CapRule] {
    guard type.push == nil, type.onCap != .exempt else { return [] }
    return policies.rule.caps.filter { cap in
      cap.groups.isEmpty || type.group.map { cap.groups.contains($0.value) } ?? false
    }
  }

  /// `at most 1 per calendar day`.
  public func words(for cap: CapRule) -> String { words.words(for: cap) }
}
