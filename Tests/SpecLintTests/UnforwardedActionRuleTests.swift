import Testing

@testable import SpecLint

@Test func whatNeedsTheAppIsForwarded() throws {
  try expectFindings(
    of: UnforwardedActionRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: [local, remote] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        photo:
          actions:
            - { id: LIKE, title: { en: "Like" }, ends_with: dismiss }
            - { id: OPEN, title: { en: "Open" }, options: [foreground], ends_with: 1️⃣none }
            - { id: SHOW, title: { en: "Show" }, target: home, ends_with: 2️⃣dismiss }
            - { id: SEND, title: { en: "Send" }, text_input: { button: { en: "Send" } }, ends_with: dismiss_and_forward }
        other:
          actions:
            - { id: OTHER, title: { en: "Other" }, target: home, ends_with: none }
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
        "'OPEN' in 'categories.photo' opens the app, but with 'ends_with: none' the app is not told: use "
          + "'dismiss_and_forward'"
      ),
      (
        "2️⃣",
        "'SHOW' in 'categories.photo' opens a screen, but with 'ends_with: dismiss' the app is not told: use "
          + "'dismiss_and_forward'"
      ),
    ])
}
