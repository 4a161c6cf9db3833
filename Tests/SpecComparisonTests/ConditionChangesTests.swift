import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// Conditions are compared one by one, and by what they ask.
@Suite struct ConditionChangesTests {
  private let three = (
    "      - not: { happened: photo_shared }\n",
    """
          - not: { happened: photo_shared }
          - any: [{ elapsed: { since: photo_moved, more_than: 1h } }, { not: { happened: photo_moved } }]
          - elapsed: { since: photo_taken, at_least: 2h }

    """
  )

  private func report(_ edits: (String, String)...) throws -> ChangeReport {
    try Sides.report(from: [three], edits)
  }

  @Test func theWordThatChangedIsNamed() throws {
    let report = try report(("at_least: 2h", "at_least: 3h"))
    #expect(
      report.changes.map(\.message) == [
        "'notifications.share_reminder.conditions[2].elapsed.at_least' was '2h' and is now '3h'"
      ])
    #expect(report.changes.first?.verdict == .risk)
    let inner = try self.report(("more_than: 1h", "more_than: 90m"), ("happened: photo_moved", "happened: photo_taken"))
    #expect(
      inner.changes.map(\.message) == [
        "'notifications.share_reminder.conditions[1].any[0].elapsed.more_than' was '1h' and is now '1h30m'",
        "'notifications.share_reminder.conditions[1].any[1].not.happened' was 'photo_moved' and is now 'photo_taken'",
      ])
  }

  @Test func anotherKindOfConditionIsShownWhole() throws {
    let report = try report(
      ("more_than: 1h", "at_least: 1h"),
      ("      - elapsed: { since: photo_taken, at_least: 2h }\n", "      - happened: photo_taken\n"))
    #expect(
      report.changes.map(\.message) == [
        "'notifications.share_reminder.conditions[1].any[0].elapsed' was { since: photo_moved, more_than: 1h } and is now "
          + "{ since: photo_moved, at_least: 1h }",
        "'notifications.share_reminder.conditions[2]' is new: happened: { signal: photo_taken }",
        "'notifications.share_reminder.conditions[2]' was removed: elapsed: { since: photo_taken, at_least: 2h }",
      ])
  }

  /// The id of a toggle is a key there.
  @Test func aToggleOfAConditionMayHaveANewName() throws {
    let first = [
      ("      - not: { happened: photo_shared }\n", "      - preference: reminders_on\n"),
      (
        "  slot: \"20:00\"\n",
        """
          slot: "20:00"
          quiet_hours: { from: "22:00", to: "08:00", held: release, when: { preference: reminders_on } }

        """
      ),
    ]
    let renamed = [
      ("  reminders_on: {", "  nudges_on: {"), ("rows: [reminders_on]", "rows: [nudges_on]"),
      ("      - preference: reminders_on\n", "      - preference: nudges_on\n"),
      ("when: { preference: reminders_on }", "when: { preference: nudges_on }"),
    ]
    let report = try Sides.report(from: first, renamed)
    #expect(
      report.changes.filter { $0.verdict != .safe }.map(\.message) == [
        "'preferences.reminders_on' is now called 'nudges_on'; nothing else about it has changed"
      ])
    #expect(
      report.changes.filter { $0.verdict == .safe }.map(\.message) == [
        "'settings_screen.sections.general.rows.nudges_on' was 'reminders_on' and is now 'nudges_on'",
        "'notifications.share_reminder.conditions[0].preference' was { reminders_on: true } and is now { nudges_on: true }",
        "'policies.quiet_hours.when.preference' was { reminders_on: true } and is now { nudges_on: true }",
      ])
    // The opposite is another condition.
    let opposite = ("when: { preference: reminders_on }", "when: { not: { preference: nudges_on } }")
    let changed = try Sides.report(from: first, renamed.dropLast() + [opposite])
    #expect(changed.changes.filter { $0.verdict == .risk }.count == 1)
  }

  @Test func theirOrderMeansNothing() throws {
    let last = "      - elapsed: { since: photo_taken, at_least: 2h }\n"
    let report = try report((last, ""), ("    conditions:\n", "    conditions:\n" + last))
    #expect(report.changes.map(\.kind) == [.moved])
    #expect(report.changes.map(\.verdict) == [.safe])
    let both = try self.report(
      (last, ""), ("    conditions:\n", "    conditions:\n" + last.replacing("2h", with: "3h")))
    #expect(
      both.changes.map(\.message) == [
        "'notifications.share_reminder.conditions[0].elapsed.at_least' was '2h' and is now '3h'"
      ])
  }

  @Test func nothingElseThatHasNoOrderIsMoreThanMoved() throws {
    let trigger = (
      "after: { signal: photo_taken, delay: 2h }", "reached: { signal: photo_taken, parameter: count, values: [1, 9] }"
    )
    let report = try Sides.report(from: [trigger], [("[1, 9]", "[9, 1]")])
    #expect(report.changes.map(\.shownPath.joinedPath) == ["notifications.share_reminder.trigger.reached.values"])
    #expect(report.changes.map(\.verdict) == [.safe])
    let caps = (
      "caps: [{ id: daily, max: 1, per: rolling_day }]",
      "caps: [{ id: daily, max: 1, per: rolling_day }, { id: b, max: 9, per: 7d }]"
    )
    let moved = (caps.1, "caps: [{ id: b, max: 9, per: 7d }, { id: daily, max: 1, per: rolling_day }]")
    #expect(try Sides.report(from: [caps], [moved]).changes.map(\.verdict) == [.safe])
  }

  @Test func twoLongValuesNeverLookTheSame() throws {
    let words = String(repeating: "again and ", count: 20)
    let report = try Sides.report(
      from: [("en: \"Look back at your week\"", "en: \"\(words)once\"")], [("and once", "and twice")])
    #expect(
      report.changes.map(\.message) == [
        "'notifications.weekly_look.copy.body.en' was '…again and again and again and once' and is now "
          + "'…again and again and again and twice'"
      ])
  }

  @Test func aNewRuleIsReportedWithItsWords() throws {
    let report = try Sides.report([
      (
        "      - not: { happened: photo_shared }\n",
        "      - not: { happened: photo_shared }\n      - happened: photo_moved\n"
      )
    ])
    #expect(
      report.changes.map(\.message) == [
        "'notifications.share_reminder.conditions[1]' is new: happened: { signal: photo_moved }"
      ])
  }
}
