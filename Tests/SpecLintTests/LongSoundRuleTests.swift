import Testing

@testable import SpecLint

@Test func aMillisecondLessIsPlayed() throws {
  try expectFindings(
    of: LongSoundRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          sound: { file: "song.caf", length: 29s999ms }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
