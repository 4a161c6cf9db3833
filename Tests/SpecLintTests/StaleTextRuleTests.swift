import Testing

@testable import SpecLint

@Test func eachStaleTextIsPointedOut() throws {
  try expectFindings(
    of: StaleTextRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { 1️⃣en: { text: "Hi", status: stale } }
            body: { 2️⃣en: { text: "Ho", status: stale, translates: "Hey" } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.title.en' is out of date: import a revised translation of 'daily.title', which ends the "
          + "mark; by hand, revise it, set 'status: proposed'"
      ),
      (
        "2️⃣",
        "'notifications.daily.copy.body.en' is out of date, and translates 'Hey': import a revised translation of "
          + "'daily.body', which ends the mark; by hand, revise it, set 'status: proposed', and remove 'translates'"
      ),
    ])
}
