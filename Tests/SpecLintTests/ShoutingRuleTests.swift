import Testing

@testable import SpecLint

@Test func anAbbreviationIsNotShouted() throws {
  try expectFindings(
    of: ShoutingRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "GIF" }
            subtitle: { en: "iPhone FULL" }
            body: { en: 1️⃣"BUY IT" }
      """#, [("1️⃣", "'notifications.daily.copy.body.en' is all in capitals, which reads as shouting")])
}
