package import SpecLanguage

/// What a spec promises people, a sentence each.
extension Spec {
  /// When a type comes, what holds it back, what is in it and what it opens, without what is said of all types.
  package func sentences(about type: NotificationItem, code: @escaping @Sendable (String) -> String) -> [String] {
    keySentences(about: type, code: code).map(\.words)
  }

  /// The same, each with the keys of the type that it is about.
  package func keySentences(
    about type: NotificationItem, code: @escaping @Sendable (String) -> String
  ) -> [KeyWords] {
    let items = ItemWords(self, code: code)
    let general = Set(items.words(for: policies.rule).map(\.words))
    let times = words(forTimesOf: type, code: code, name: code).map { KeyWords(["trigger", "triggers"], $0) }
    let lines =
      times + keyWords(forRulesOf: type, code: code) + items.contentWords(for: type)
      + [KeyWords(["target"], "opens \(items.screen(type.opening))")]
    return lines.filter { !general.contains($0.words.withCapital) }
  }

  /// The caps, the quiet hours and whatever else is for all notifications, each with the keys of `policies`.
  package func keySentencesAboutAll(code: @escaping @Sendable (String) -> String) -> [KeyWords] {
    ItemWords(self, code: code).words(for: policies.rule)
  }
}
