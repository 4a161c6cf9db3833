import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// A button that shows the notification again: the same occurrence, which nothing counts a second time.
@Suite struct SnoozeTests {
  private static func table(_ change: (inout TypeRule) -> Void = { _ in }) -> RuleTable {
    var type = SampleRules.daily
    type.conditions = []
    type.triggers = [
      TriggerRule("calendar", .calendar(CalendarRule(every: .day, time: WallClockTime(hour: 10, minute: 0))))
    ]
    type.content.category = "DAILY"
    change(&type)
    var table = SampleRules.table(types: [type])
    table.categories = [
      CategoryRule("DAILY", actions: [ActionRule("LATER", snooze: .span(.hours(1))), ActionRule("DONE")])
    ]
    return table
  }

  /// Delivered at 10:00, and it is 10:20.
  private static func delivered(_ table: RuleTable = table()) -> Device {
    var device = Device(table)
    device.send(.launched)
    device.at("2026-03-02", "10:00")
    device.deliver("app.daily.2026-03-02")
    device.at("2026-03-02", "10:20")
    return device
  }

  private static func press(_ action: String, _ identifier: String = "app.daily.2026-03-02") -> SchedulerEvent {
    .acted(ActionResponse(identifier: identifier, action: action))
  }

  @Test func itComesAgainAfterTheInterval() throws {
    var device = Self.delivered()
    device.send(Self.press("LATER"))
    let again = try #require(device.pending["app.daily.2026-03-02~1"])
    #expect(again.trigger == .timeInterval(.hours(1), repeats: false))
    #expect(again.content.body == device.pending["app.daily.2026-03-03"]?.content.body)
    #expect(!device.commands.contains { if case .perform = $0 { true } else { false } })
  }

  @Test func aPressThatIsReportedTwiceCountsOnce() {
    var device = Self.delivered()
    device.send(Self.press("LATER"))
    device.at("2026-03-02", "10:25")
    device.send(Self.press("LATER"))
    #expect(device.pending.keys.filter { $0.contains("~") }.sorted() == ["app.daily.2026-03-02~1"])
    #expect(device.state.open.compactMap(\.snooze?.due) == [Device.instant("2026-03-02", "11:20")])
  }

  @Test func anotherButtonAndATapEndIt() {
    for answer in [Self.press("DONE"), .opened("app.daily.2026-03-02")] {
      var device = Self.delivered()
      device.send(Self.press("LATER"))
      device.state.deliveries = Self.delivered().state.deliveries
      device.outcomes = []
      device.send(answer)
      #expect(device.pending["app.daily.2026-03-02~1"] == nil)
      #expect(device.outcomes.map(\.reason) == [.cancelledGoal])
    }
  }

  @Test func theNextSnoozeIsOneOfTheSameOccurrence() {
    var device = Self.delivered()
    device.send(Self.press("LATER"))
    device.at("2026-03-02", "11:20")
    device.deliver("app.daily.2026-03-02~1")
    device.send(Self.press("LATER", "app.daily.2026-03-02~1"))
    #expect(device.pending.keys.filter { $0.contains("~") }.sorted() == ["app.daily.2026-03-02~2"])
  }

  @Test func noPauseBeginsWithIt() {
    var device = Self.delivered(Self.table { $0.repeatAfter = RepeatRule(afterDays: 1) })
    device.send(Self.press("LATER"))
    device.at("2026-03-02", "11:20")
    device.deliver("app.daily.2026-03-02~1")
    #expect(device.pending["app.daily.2026-03-03"] != nil)
    #expect(device.state.deliveries.newest["daily"]?.key.isRepeat == false)
  }

  @Test func aConditionThatIsNoLongerTrueEndsIt() {
    var device = Self.delivered(
      Self.table { $0.conditions = [.not(.happened("done", since: .lastDelivery))] })
    device.send(Self.press("LATER"))
    #expect(device.pending["app.daily.2026-03-02~1"] != nil)
    device.signal("done")
    #expect(device.pending["app.daily.2026-03-02~1"] == nil)
  }

  @Test func aRotatingTextStaysTheSame() throws {
    let texts = ["one", "two", "three"].map { LocalizedTextRule("en", $0) }
    var device = Self.delivered(
      Self.table { $0.copy = [TextRule(.body, choose: .rotate, [TextVariantRule("only", texts.map { [$0] })])] })
    let first = device.pending["app.daily.2026-03-03"]?.content.body
    device.send(Self.press("LATER"))
    #expect(device.pending["app.daily.2026-03-02~1"]?.content.body == "one")
    #expect(device.pending["app.daily.2026-03-03"]?.content.body == first)
  }

  @Test func itSurvivesTheStateFile() throws {
    var device = Self.delivered()
    device.send(Self.press("LATER"))
    #expect(try reread(device.state) == device.state)
    device.state = device.scheduler.restored(device.state, locale: "en")
    let before = device.pending
    device.send(.launched)
    #expect(device.pending == before)
  }

  @Test func anIdentifierIsReadAsItWasWritten() throws {
    let scheduler = Scheduler(Self.table())
    let parsed = try #require(scheduler.parse(identifier: "app.daily.2026-03-02~3"))
    #expect(parsed.key == .snoozed(.date(try #require(CivilDate("2026-03-02"))), 3))
    #expect(scheduler.identifier(parsed.type, parsed.key) == "app.daily.2026-03-02~3")
    for id in ["app.daily.2026-03-02~0", "app.daily.2026-03-02~", "app.daily.2026-03-02~1~1", "~1", "app.daily.x~1"] {
      #expect(scheduler.parse(identifier: id) == nil)
    }
  }
}
