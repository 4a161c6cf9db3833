import Testing

@testable import SpecLint

@Test func severalHintsFitASound() throws {
  try expectFindings(
    of: AttachmentHintRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          attachments:
            - { id: a, file: "a.m4a", format: m4a, type_hint: public.mpeg-4-audio }
            - { id: b, file: "b.m4a", format: m4a, type_hint: com.apple.m4a-audio }
            - { id: c, file: "c.mp3", format: mp3, type_hint: 1️⃣public.audio }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣", "'c' in 'notifications.daily' is an 'mp3' file, but its hint says 'public.audio': write 'public.mp3'"
      )
    ])
}
