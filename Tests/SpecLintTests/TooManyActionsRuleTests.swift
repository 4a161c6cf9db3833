import Testing

@testable import SpecLint

@Test func beyondTenTheyAreLost() throws {
  try expectFindings(
    of: TooManyActionsRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        plan:
          actions:
            - { id: A0, title: { en: "Act 0" } }
            - { id: A1, title: { en: "Act 1" } }
            - { id: A2, title: { en: "Act 2" } }
            - { id: A3, title: { en: "Act 3" } }
            - { id: 1️⃣A4, title: { en: "Act 4" } }
            - { id: A5, title: { en: "Act 5" } }
            - { id: A6, title: { en: "Act 6" } }
            - { id: A7, title: { en: "Act 7" } }
            - { id: A8, title: { en: "Act 8" } }
            - { id: A9, title: { en: "Act 9" } }
            - { id: A10, title: { en: "Act 10" } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: plan
          copy: { body: { en: "Hello" } }
      """,
    [("1️⃣", "'categories.plan' has 11 buttons, but iOS never shows more than ten")])
}
