import Testing

@testable import SpecLint

@Test func eachKindHasItsOwnLimit() throws {
  try expectFindings(
    of: AttachmentSizeRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          attachments:
            - { id: a, file: "a.m4a", format: m4a, bytes: 5242880 }
            - { id: b, file: "b.mp3", format: mp3, bytes: 1️⃣5242881 }
            - { id: c, file: "c.mp4", format: mpeg4, bytes: 52428800 }
            - { id: d, file: "d.avi", format: avi, bytes: 2️⃣52428801 }
          copy: { body: { en: "Hello" } }
      """,
    [
      ("1️⃣", "'b' in 'notifications.daily' has 5242881 bytes, but iOS allows at most 5242880 for an 'mp3' file"),
      ("2️⃣", "'d' in 'notifications.daily' has 52428801 bytes, but iOS allows at most 52428800 for an 'avi' file"),
    ])
}
