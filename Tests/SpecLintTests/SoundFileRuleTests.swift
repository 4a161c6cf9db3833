import Testing

@testable import SpecLint

@Test func theSizeOfTheLettersDoesNotMatter() throws {
  try expectFindings(
    of: SoundFileRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          sound: { file: "CHIME.WAV" }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
