import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import Testing

/// What a signal means while the notification of an earlier one waits.
@Suite struct CountedSignalTests {
  private static func device(
    _ from: TriggerRule.CountedSignal, delay: TimeSpan = .hours(1), onCap: TypeRule.OnCap = .drop, caps: [CapRule] = []
  ) -> Device {
    let type = TypeRule(
      "cart", onCap: onCap, target: "paywall",
      triggers: [TriggerRule("after", .after(SignalRule("changed"), delay: delay...delay, from: from))],
      copy: [TextRule(.body, [LocalizedTextRule("en", "Cart")])])
    var device = Device(SampleRules.table(types: [type], caps: caps))
    device.send(.launched)
    return device
  }

  @Test(arguments: [
    (TriggerRule.CountedSignal.first, ["app.cart.1 2026-03-02 10:00"]), (.last, ["app.cart.2 2026-03-02 10:30"]),
    (.each, ["app.cart.1 2026-03-02 10:00", "app.cart.2 2026-03-02 10:30"]),
  ])
  func whatASecondSignalPlans(_ from: TriggerRule.CountedSignal, _ plan: [String]) {
    var device = Self.device(from)
    device.signal("changed")
    device.at("2026-03-02", "09:30")
    device.signal("changed")
    #expect(device.plan == plan)
  }

  /// What is delivered at once does not wait, so that nothing takes its place.
  @Test func atOnceAndInOneStep() {
    var device = Self.device(.last, delay: .zero)
    device.send(.signal("changed", [:]), .signal("changed", [:]))
    #expect(device.pending.keys.sorted() == ["app.cart.1", "app.cart.2"])
    #expect(device.outcomes == [])
  }

  /// A cap defers what was due at once. The newer one waits in its place.
  @Test func atOnceAndDeferred() {
    var device = Self.device(.last, delay: .zero, onCap: .defer, caps: [CapRule("daily", max: 1, per: .rollingDay)])
    device.signal("changed")
    device.deliver("app.cart.1")
    for minute in ["09:10", "09:20"] {
      device.at("2026-03-02", minute)
      device.signal("changed")
    }
    #expect(device.plan == ["app.cart.3 2026-03-03 20:00"])
    #expect(
      device.outcomes.map { "\($0.identifier) \($0.outcome) \($0.reason)" }.contains(
        "app.cart.2 cancelled cancelledGoal"))
  }

  @Test func noMoreWaitThanTheCenterTakes() {
    var device = Self.device(.each)
    for _ in 1...70 { device.signal("changed") }
    #expect(device.state.open.count == 64)
    #expect(device.outcomes.count { $0.outcome == .dropped && $0.reason == .deferredBudget } == 6)
  }
}
