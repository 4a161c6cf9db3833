import Testing

@testable import SpecLint

@Test func whatOpensTheAppUnlocksThePhone() throws {
  try expectFindings(
    of: UnguardedDestructiveRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        plan:
          actions:
            - { id: DELETE, title: { en: "Delete" }, options: [destructive, foreground] }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: plan
          copy: { body: { en: "Hello" } }
      """,
    [])
}
