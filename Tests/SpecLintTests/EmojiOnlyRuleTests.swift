import Testing

@testable import SpecLint

@Test func aNumberOrAnArgumentSaysSomething() throws {
  try expectFindings(
    of: EmojiOnlyRule(),
    in: #"""
      notispec: 1
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            title: { en: "100" }
            subtitle: { en: 1️⃣"…" }
            body: { en: "{count}" }
      """#, [("1️⃣", "'notifications.daily.copy.subtitle.en' has no words")])
}
