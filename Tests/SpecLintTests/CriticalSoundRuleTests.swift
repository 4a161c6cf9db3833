import Testing

@testable import SpecLint

@Test func aFileCanBeCriticalToo() throws {
  try expectFindings(
    of: CriticalSoundRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          sound: 1️⃣{ file: "siren.caf", critical: true }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'notifications.daily.sound' is critical, but the notification is not: use it only with "
          + "'interruption_level: critical'"
      )
    ])
}

@Test func aFileOfTheAppNeedsNothing() throws {
  try expectFindings(
    of: CriticalSoundRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          sound: { file: "chime.caf" }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
