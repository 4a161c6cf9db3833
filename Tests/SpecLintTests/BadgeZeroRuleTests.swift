import Testing

@testable import SpecLint

@Test func withoutABadgeNothingIsCleared() throws {
  try expectFindings(
    of: BadgeZeroRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
