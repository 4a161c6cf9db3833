import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// Dashboards show what events count, and nothing else concerns them.
@Suite struct DashboardJudgementTests {
  private let uncounted = (
    """
    analytics:
      provider: firebase
      events:
        push_sent: { on: notification.scheduled, parameters: [type] }
        push_opened: { on: notification.opened, parameters: [type, target] }

    """, ""
  )
  private let untyped = (
    "parameters: [type] }\n    push_opened: { on: notification.opened, parameters: [type, target] }",
    "parameters: [request] }"
  )

  private func judgements(from first: [(String, String)] = [], _ edits: (String, String)...) throws -> [Judgement] {
    try Sides.report(from: first, edits).changes.compactMap { change in
      change.judgements.first { $0.audience == .dashboards }
    }
  }

  private func verdicts(from first: [(String, String)] = [], _ edits: (String, String)...) throws -> [Verdict] {
    try Sides.report(from: first, edits).changes.flatMap(\.judgements).filter { $0.audience == .dashboards }
      .map(\.verdict)
  }

  @Test func withoutEventsThereIsNothingToBreak() throws {
    let rename = ("  weekly_look:", "  sunday_look:")
    #expect(try verdicts(rename) == [.break])
    #expect(try verdicts(from: [uncounted], rename) == [.safe])
    #expect(try verdicts(from: [uncounted], ("max: 1", "max: 2")) == [.safe])
    #expect(try verdicts(from: [uncounted], ("delay: 2h", "delay: 3h")) == [.safe])
    #expect(try verdicts(from: [uncounted], ("target: home\n    trigger", "target: upgrade\n    trigger")) == [.safe])
  }

  @Test func typesTargetsAndTriggersCountWhereEventsCarryThem() throws {
    #expect(try verdicts(from: [untyped], ("  weekly_look:", "  sunday_look:")) == [.safe])
    #expect(try verdicts(from: [untyped], ("target: home\n    trigger", "target: upgrade\n    trigger")) == [.safe])
    #expect(try verdicts(from: [untyped], ("max: 1", "max: 2")) == [.risk])
    let inName = ("    push_sent: {", "    sent_{id}: {")
    #expect(try verdicts(from: [untyped, inName], ("  weekly_look:", "  sunday_look:")) == [.break])
    let named = (
      "trigger: { calendar: { every: week, weekday: sunday } }",
      "triggers: { sundays: { calendar: { every: week, weekday: sunday } } }"
    )
    let renamed = ("sundays:", "on_sunday:")
    #expect(try verdicts(from: [named], renamed) == [.safe])
    #expect(
      try verdicts(from: [named, ("parameters: [type] }", "parameters: [type, trigger] }")], renamed) == [.break])
  }

  @Test func moreOrFewerNotificationsAreOneRisk() throws {
    let changes = [
      ("max: 1", "max: 2"), ("default: true", "default: false"), ("controls: [share_reminder]", "controls: all"),
      ("    default: daily\n", "    default: weekly\n"), ("delay: 2h", "delay: 3h"),
      ("    priority: 50\n", "    priority: 50\n    expires: \"2027-01-31\"\n"),
    ]
    for change in changes { #expect(try verdicts(change) == [.risk], "\(change)") }
    let off =
      "  extra_on: { type: toggle, default: false, controls: [weekly_look], label: { en: \"Extra\", ru: \"Ещё\" } }\n  rhythm:\n"
    #expect(try verdicts(("  rhythm:\n", off)) == [.risk])
    #expect(try verdicts(("  rhythm:\n", off.replacing("default: false", with: "default: true"))) == [.safe])
  }
}
