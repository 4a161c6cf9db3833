import Testing

@testable import SpecLint

@Test func theVolumeIsForCriticalSounds() throws {
  try expectFindings(
    of: UnheardSoundRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          sound: { file: "chime.caf", volume: 1️⃣0.5 }
          copy: { body: { en: "Hello" } }
      """,
    [("1️⃣", "'notifications.daily.sound.volume' has no effect: iOS uses it only for critical sounds")])
}

@Test func whatIsNotWrittenIsNotAMistake() throws {
  try expectFindings(
    of: UnheardSoundRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          interruption_level: passive
          copy: { body: { en: "Hello" } }
      """,
    [])
}
