import Testing

@testable import SpecLint

@Test func eachButtonOfACategoryThatIsDrawnNeedsAnEnding() throws {
  try expectFindings(
    of: MissingEndingRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: [local, remote] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        photo:
          actions:
            - { id: LIKE, title: { en: "Like" }, ends_with: dismiss }
            - { id: 1️⃣KEEP, title: { en: "Keep" } }
        other:
          actions:
            - { id: OTHER, title: { en: "Other" } }
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
        "'KEEP' in 'categories.photo' does not say what happens to the view of the content extension: add 'ends_with'"
      )
    ])
}
