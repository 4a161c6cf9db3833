import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

@Suite struct FollowUpTests {
  /// Suppressing the first ends nothing.
  @Test func whatIsSuppressedIsFollowed() {
    var type = TypeRule(
      "pill", target: "paywall",
      triggers: [TriggerRule("after", .after(SignalRule("due"), delay: .minutes(5)...TimeSpan.minutes(5)))],
      copy: [TextRule(.body, [LocalizedTextRule("en", "Your pill")])])
    type.followUp = FollowUpRule(every: .minutes(10), times: 1)
    var table = SampleRules.table(types: [type], caps: [])
    table.policies.foreground = .suppress
    var device = Device(table)
    device.send(.launched)
    device.signal("due")
    #expect(device.plan == ["app.pill.1 2026-03-02 09:05", "app.pill.1+1 2026-03-02 09:15"])
    device.at("2026-03-02", "09:05")
    device.send(.willPresent("app.pill.1"))
    #expect(device.plan == ["app.pill.1+1 2026-03-02 09:15"])
    #expect(device.outcomes.map { "\($0.identifier) \($0.reason)" } == ["app.pill.1 suppressedForeground"])
  }

  /// The clocks go back from 02:00 to 01:00, and the center takes a time of day for the first of two: what follows 01:55
  /// would come before it.
  @Test func whatFollowsInAnHourThatComesTwiceComesAfterTheFirst() throws {
    let change = Device.instant("2026-03-08", "00:00")
    let zone = ZoneRules(
      identifier: "Test/Repeat", offsetSeconds: 7200, changes: [(at: change, offsetSeconds: 3600)])
    let time = try #require(WallClockTime(hour: 1, minute: 55))
    let type = TypeRule(
      "pill", target: "paywall",
      triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day, time: time)))],
      followUp: FollowUpRule(every: .minutes(10), times: 2),
      copy: [TextRule(.body, [LocalizedTextRule("en", "Your pill")])])
    var device = Device(SampleRules.table(types: [type], caps: []), zone: zone)
    device.at("2026-03-07", "12:00")
    device.send(.launched)
    let due = ["app.pill.2026-03-08", "app.pill.2026-03-08+1", "app.pill.2026-03-08+2"].map { identifier in
      if case .calendar(let components, _)? = device.pending[identifier]?.trigger {
        components.instant(in: zone)
      } else {
        Instant?.none
      }
    }
    #expect(due == [change - .minutes(5), change + .minutes(5), change + .minutes(15)])
  }

  /// The center has no finer times than seconds, and nobody presses a button on a full one.
  @Test func whatFollowsASnoozeComesAtAFullSecond() {
    var type = SampleRules.daily
    type.conditions = []
    type.content.category = "DAILY"
    type.followUp = FollowUpRule(every: .minutes(10), times: 1)
    var table = SampleRules.table(types: [type], caps: [])
    table.categories = [CategoryRule("DAILY", actions: [ActionRule("LATER", snooze: .span(.hours(1)))])]
    var device = Device(table)
    device.send(.launched)
    device.at("2026-03-02", "20:00")
    device.deliver("app.daily.2026-03-02")
    device.now.instant = device.now.instant + .milliseconds(60_250)
    device.send(.acted(ActionResponse(identifier: "app.daily.2026-03-02", action: "LATER")))
    #expect(
      device.plan.prefix(2) == [
        "app.daily.2026-03-02~1 2026-03-02 21:01:00.250", "app.daily.2026-03-02~1+1 2026-03-02 21:11:01",
      ])
  }
}
