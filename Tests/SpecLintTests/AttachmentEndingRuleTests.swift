import Testing

@testable import SpecLint

@Test func withAHintTheEndingDoesNotMatter() throws {
  try expectFindings(
    of: AttachmentEndingRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          attachments: [{ id: image, file: "photo.bin", format: jpeg, type_hint: public.jpeg }]
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func aFormatHasSeveralEndings() throws {
  try expectFindings(
    of: AttachmentEndingRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          attachments:
            - { id: a0, file: "a.JPG", format: jpeg }
            - { id: a1, file: "a.jpeg", format: jpeg }
            - { id: a2, file: "a.aif", format: aiff }
            - { id: a3, file: "a.mp4", format: mpeg4 }
            - { id: a4, file: "a.mpg", format: mpeg }
            - { id: a5, file: "a.m4a", format: m4a }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
