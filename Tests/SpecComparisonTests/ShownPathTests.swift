import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// A change is named as the file of its app names the place, and agreed on under that name.
@Suite struct ShownPathTests {
  private let delay = [("delay: 2h", "delay: 3h")]

  private func agreement(_ place: String) -> BreakItem {
    BreakItem(
      place: Located(place, at: SourceSpan(startOf: "notispec.yaml")), audience: nil, reason: "So it is.",
      approver: "Dana", release: "2.4")
  }

  @Test func aSingleTriggerHasNoName() throws {
    let report = try Sides.report(delay)
    #expect(report.changes.map(\.place) == ["demo/notifications.share_reminder.trigger.after.delay"])
    let named = ("trigger: { after:", "triggers: { soon: { after:")
    let end = ("delay: 2h } }", "delay: 2h } } }")
    let other = try Sides.report(from: [named, end], delay)
    #expect(other.changes.map(\.place) == ["demo/notifications.share_reminder.triggers.soon.after.delay"])
  }

  @Test(arguments: [
    "demo/notifications.weekly_look.trigger", "demo/notifications.weekly_look.trigger.calendar",
    "demo/notifications.weekly_look.triggers.calendar", "demo/notifications.weekly_look.triggers.sundays",
  ])
  func aTriggerThatGetsANameIsAgreedOnUnderEither(_ place: String) throws {
    let counted = ("parameters: [type] }", "parameters: [type, trigger] }")
    let naming = [
      ("trigger: { calendar:", "triggers: { sundays: { calendar:"), ("weekday: sunday } }", "weekday: sunday } } }"),
    ]
    #expect(try Sides.report(from: [counted], naming).hasUnacknowledgedBreaks)
    let report = try Sides.report(from: [counted], naming, breaks: [agreement(place)])
    #expect(!report.hasUnacknowledgedBreaks)
    #expect(report.findings == [])
    #expect(report.changes.map(\.place) == ["demo/notifications.weekly_look.trigger.calendar"])
  }

  @Test func aTextInItsShortFormHasNoKey() throws {
    let report = try Sides.report([("en: \"Share them\"", "en: \"Send them\""), ("{ en: \"Hello\"", "{ en: \"Hi\"")])
    #expect(
      report.changes.map(\.place) == [
        "demo/strings.greeting.text.en", "demo/notifications.share_reminder.copy.title.en",
      ])
    let short = (
      "  greeting: { text: { en: \"Hello\", ru: \"Привет\" } }", "  greeting: { en: \"Hello\", ru: \"Привет\" }"
    )
    let other = try Sides.report(from: [short], [("\"Hello\"", "{ text: \"Hi\" }")])
    #expect(other.changes.map(\.place) == ["demo/strings.greeting.en.text"])
    #expect(other.changes.first?.spellings.contains(["strings", "greeting", "text", "en", "text"]) == true)
  }
}
