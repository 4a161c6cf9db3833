import Testing

@testable import SpecLint

@Test func aloneItIsFirstAnyway() throws {
  try expectFindings(
    of: DestructiveFirstRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        plan:
          actions:
            - { id: DELETE, title: { en: "Delete" }, options: [destructive, authentication_required] }
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
