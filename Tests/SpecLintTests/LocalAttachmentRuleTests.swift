import Testing

@testable import SpecLint

@Test func aLocalNotificationAttachesAFile() throws {
  try expectFindings(
    of: LocalAttachmentRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: [local, remote] }
      signals: { came: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        photo:
          summary: "A photo came in."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          attachments: [{ id: image, file: "photo.png", format: png }]
          copy: { body: { en: "A photo" } }
        news:
          summary: "There is news."
          target: home
          push: {}
          attachments:
            - { id: image, file: 1️⃣"photo.png", format: png }
            - { id: video, file: 2️⃣"video.mp4", format: mpeg4 }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'image' in 'notifications.news' is a file of the app, which is never attached to a push: name the 'url' that "
          + "the payload carries"
      ),
      (
        "2️⃣",
        "'video' in 'notifications.news' is a file of the app, which is never attached to a push: name the 'url' that "
          + "the payload carries"
      ),
    ])
}
