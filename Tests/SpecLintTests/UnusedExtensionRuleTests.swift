import Testing

@testable import SpecLint

@Test func aViewIsForACategoryThatIsUsed() throws {
  try expectFindings(
    of: UnusedExtensionRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        used: { actions: [] }
        left: { actions: [] }
      push:
        content_extension: { categories: [used, 1️⃣left] }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: used
          copy: { body: { en: "Hello" } }
      """,
    [("1️⃣", "'push.content_extension' draws notifications of 'left', but no type has that category")])
}
