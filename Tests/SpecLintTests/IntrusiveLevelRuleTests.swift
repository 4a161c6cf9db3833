import Testing

@testable import SpecLint

@Test func whatHappensNowMayBeUrgent() throws {
  try expectFindings(
    of: IntrusiveLevelRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          interruption_level: time_sensitive
          copy: { body: { en: "Hello" } }
      """,
    [])
}
