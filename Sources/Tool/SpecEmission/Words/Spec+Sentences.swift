package import SpecLanguage

/// What a spec promises people, a sentence each.
extension Spec {
  /// When a type comes, what holds it back, what is in it and what it opens, without what is said of all types.
  package func sentences(about type: NotificationItem, code: @escaping @Sendable (String) -> String) -> [String] {
    let items = ItemWords(self, code: code)
    let general = Set(sentencesAboutAll(code: code))
    let lines =
      words(forTimesOf: type, code: code, name: code) + words(forRulesOf: type, code: code)
      + items.contentLines(for: type) + ["opens \(items.screen(type.opening))"]
    return lines.filter { !general.contains($0.withCapital) }
  }

  /// The caps, the quiet hours and whatever else is for all notifications.
  package func sentencesAboutAll(code: @escaping @Sendable (String) -> String) -> [String] {
    ItemWords(self, code: code).lines(for: policies.rule)
  }
}
