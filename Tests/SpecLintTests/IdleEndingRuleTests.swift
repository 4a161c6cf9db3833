import Testing

@testable import SpecLint

@Test func aCategoryThatIsDrawnMayEndAsItLikes() throws {
  try expectFindings(
    of: IdleEndingRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: [local, remote] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        photo:
          actions:
            - { id: LIKE, title: { en: "Like" }, ends_with: dismiss }
            - { id: KEEP, title: { en: "Keep" }, ends_with: none }
        other:
          actions:
            - { id: OTHER, title: { en: "Other" }, ends_with: 1️⃣none }
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
        "'OTHER' in 'categories.other' has 'ends_with', but no content extension draws this category: list it in "
          + "'push.content_extension', or remove 'ends_with'"
      )
    ])
}
