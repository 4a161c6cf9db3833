import Testing

@testable import SpecLint

@Test func aNotificationOfTheDeviceMaySnooze() throws {
  try expectFindings(
    of: LocalActionInPushRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: [local, remote] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        photo:
          actions:
            - { id: LATER, title: { en: "Later" }, snooze: 1️⃣10m }
        other:
          actions:
            - { id: OTHER, title: { en: "Other" }, snooze: 10m }
      notifications:
        photo: { summary: "A photo.", target: home, category: photo, push: {}, copy: { body: { en: "A photo" } } }
        other:
          summary: "Another."
          target: home
          category: other
          trigger: { calendar: { every: day, time: "09:00" } }
          copy: { body: { en: "Another" } }
      push: { entitlements: [aps_environment], content_extension: { categories: [photo] } }
      """,
    [
      (
        "1️⃣",
        "'LATER' in 'categories.photo' snoozes, but the server sends 'notifications.photo': give that type a category "
          + "without 'snooze'"
      )
    ])
}
