import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

@Suite struct FollowUpTests {
  /// Whoever is in the app needs neither the notification nor what would follow it, whatever happens next.
  @Test func whatIsSuppressedIsNotFollowed() {
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
    #expect(device.plan == [])
    #expect(
      device.outcomes.map { "\($0.identifier) \($0.reason)" } == [
        "app.pill.1 suppressedForeground", "app.pill.1+1 cancelledGoal",
      ])
  }
}
