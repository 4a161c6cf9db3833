import Testing

@testable import SpecLint

@Suite struct IdleFollowUpRuleTests {
  private let evening = #"{ calendar: { every: day, time: "20:00" } }"#
  private let chosen = "{ calendar: { every: day, time: { preference: nights } } }"
  private let outside =
    "'notifications.news.follow_up' has no effect: every repetition is due outside the window from 19:00 to 21:00, and "
    + "is left out"

  @Test func wheneverInItsWindowTheFirstOneComes() throws {
    let window = "window: { from: \"19:00\", to: \"21:00\" }\n    "
    for trigger in [QuietSpec.later, evening] {
      try expectFindings(
        of: IdleFollowUpRule(),
        in: QuietSpec.with(window + "follow_up: { every: 1️⃣3h, times: 2 }", trigger: trigger), [("1️⃣", outside)])
    }
    // 90 minutes after 19:10, and a whole day after anything.
    for followUp in ["{ every: 90m, times: 1 }", "{ every: 8h, times: 3 }"] {
      try expectFindings(
        of: IdleFollowUpRule(), in: QuietSpec.with(window + "follow_up: \(followUp)", trigger: QuietSpec.later), [])
    }
  }

  @Test func timesThatAreKnown() throws {
    let late = "follow_up: { every: 1️⃣2h, times: 3 }"
    let quiet = "every repetition is due in the quiet hours from 22:00 to 08:00, and is left out"
    try expectFindings(
      of: IdleFollowUpRule(), in: QuietSpec.with(late, trigger: evening),
      [("1️⃣", "'notifications.news.follow_up' has no effect: " + quiet)])
    try expectFindings(
      of: IdleFollowUpRule(),
      in: QuietSpec.with(late, trigger: chosen).replacing("default: \"22:00\"", with: "default: \"20:30\""),
      [("1️⃣", "With the settings as installed, 'notifications.news.follow_up' has no effect: " + quiet)])
    for type in ["on_quiet: exempt\n    follow_up: { every: 2h, times: 3 }", "follow_up: { every: 1h, times: 3 }"] {
      try expectFindings(of: IdleFollowUpRule(), in: QuietSpec.with(type, trigger: evening), [])
    }
    // What is due in the night itself is another mistake.
    try expectFindings(
      of: IdleFollowUpRule(), in: QuietSpec.with("follow_up: { every: 1h, times: 1 }", trigger: chosen), [])
  }

  @Test func untilSomethingThatIsTrueAlready() throws {
    func spec(_ until: String) -> String {
      """
      notispec: 1
      signals: { visited: {}, ordered: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        visit:
          summary: "A visit."
          target: home
          trigger: { after: { signal: visited, delay: 2h } }
          follow_up: { every: 1h, times: 3, until: { \(until) } }
          copy: { body: { en: "Hi" } }
      """
    }
    try expectFindings(
      of: IdleFollowUpRule(), in: spec("1️⃣happened: visited"),
      [
        (
          "1️⃣",
          "'notifications.visit.follow_up' has no effect: 'until' is true already, because of the signal of the trigger. "
            + "For one that comes later, write 'since: last_delivery'"
        )
      ])
    for until in ["happened: ordered", "happened: { signal: visited, since: last_delivery }"] {
      try expectFindings(of: IdleFollowUpRule(), in: spec(until), [])
    }
  }
}
