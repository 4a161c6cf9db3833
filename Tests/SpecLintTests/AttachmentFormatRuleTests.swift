import Testing

@testable import SpecLint

@Test func everythingThatAppleListsIsTaken() throws {
  try expectFindings(
    of: AttachmentFormatRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          attachments:
            - { id: a0, file: "a.jpeg", format: jpeg }
            - { id: a1, file: "a.png", format: png }
            - { id: a2, file: "a.gif", format: gif }
            - { id: a3, file: "a.aiff", format: aiff }
            - { id: a4, file: "a.wav", format: wav }
            - { id: a5, file: "a.mp3", format: mp3 }
            - { id: a6, file: "a.m4a", format: m4a }
            - { id: a7, file: "a.mpeg", format: mpeg }
            - { id: a8, file: "a.mpeg2", format: mpeg2 }
            - { id: a9, file: "a.mpeg4", format: mpeg4 }
            - { id: a10, file: "a.avi", format: avi }
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func otherFilesAreNot() throws {
  try expectFindings(
    of: AttachmentFormatRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          attachments:
            - { id: one, file: "a.heic", format: 1️⃣heic }
            - { id: two, file: "a.mov", format: 2️⃣mov }
          copy: { body: { en: "Hello" } }
      """,
    [
      ("1️⃣", "'one' in 'notifications.daily' is a 'heic' file, which iOS does not support as an attachment"),
      ("2️⃣", "'two' in 'notifications.daily' is a 'mov' file, which iOS does not support as an attachment"),
    ])
}
