import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// What an app's log learns of an outcome beside its reason.
struct OutcomeCauseTests {
  private static func type(
    _ id: String, delay: TimeSpan = .zero, conditions: [ConditionRule] = []
  ) -> TypeRule {
    TypeRule(
      id, priority: 5, target: "dashboard",
      triggers: [TriggerRule("after", .after(SignalRule("came"), delay: delay...delay))], conditions: conditions,
      copy: [TextRule(.body, [LocalizedTextRule("en", "It came")])])
  }

  private static func device(_ types: TypeRule...) -> Device { Device(SampleRules.table(types: types, caps: [])) }

  @Test func aConditionIsNamedByItsPlaceWithWhatItSaw() {
    var device = Device()
    device.signal("analyzed", ["used": .int(80)])
    #expect(
      device.outcomes.map(\.cause) == [
        .conditions([FailedCondition(trigger: "analysis", number: 0, path: [], seen: .number(80, setting: nil))])
      ])
    device.signal("limit_reached")
    device.signal("bought")
    #expect(device.outcomes.last?.reason == .cancelledGoal)
    #expect(
      device.outcomes.last?.cause
        == .conditions([
          FailedCondition(trigger: nil, number: 0, path: [0], seen: .times(1, newest: device.now.instant))
        ]))
  }

  @Test func ofNestedConditionsThePartsThatDecideAreNamed() {
    let low = ConditionRule.last(signal: "came", ValueTest("level", .below, 3))
    let conditions: [ConditionRule] = [
      .any([.flag("offers"), .all([low, .attribute("tier", is: "gold")])]), .not(.any([.flag("offers"), low])),
    ]
    var device = Self.device(Self.type("nested", conditions: conditions))
    device.signal("came", ["level": .int(2)])
    #expect(
      device.outcomes.map(\.cause) == [
        .conditions([
          FailedCondition(trigger: nil, number: 0, path: [0], seen: .isOn(false)),
          FailedCondition(trigger: nil, number: 0, path: [1, 1], seen: .text(nil)),
          FailedCondition(trigger: nil, number: 1, path: [0, 1], seen: .number(2, setting: nil)),
        ])
      ])
  }

  @Test func gatesNameTheirSwitchAndPermission() {
    var device = Device()
    device.send(.preferenceChanged("enabled", .toggle(false)))
    device.signal("limit_reached")
    #expect(device.outcomes.map(\.cause) == [.preference("enabled")])
    device.send(.preferenceChanged("enabled", .toggle(true)))
    device.authorization = .denied
    device.send(.foregrounded)
    #expect(device.outcomes.last?.cause == .permission(.denied))
  }

  @Test func whatLiesBeyondTheHorizonIsSaidOnce() {
    var device = Self.device(Self.type("late", delay: .days(20)))
    device.signal("came")
    let due = device.now.instant + .days(20)
    #expect(device.plan.isEmpty)
    #expect(device.outcomes.map(\.outcome) == [.held])
    #expect(device.outcomes.map(\.reason) == [.horizon])
    #expect(device.outcomes.map(\.cause) == [.horizon(.days(14))])
    #expect(device.outcomes.map(\.due) == [due])
    device.at("2026-03-03", "09:00")
    device.send(.foregrounded)
    #expect(device.outcomes.count == 1)
    // It does not wait for its own duplicate: a second signal is one as soon as the first is planned.
    device.signal("came")
    #expect(device.outcomes.map(\.reason) == [.horizon, .horizon])
    device.at("2026-03-10", "09:00")
    device.send(.foregrounded)
    #expect(device.plan == ["app.late.1 2026-03-22 09:00"])
    #expect(device.outcomes.map(\.reason) == [.horizon, .horizon, .dedupe])
    #expect(device.outcomes.last?.cause == .representedBy("app.late.1"))
  }

  /// Its signal counts as coming when the clock was set back.
  @Test func aClockSetBackTakesTheSignalWithIt() {
    var device = Self.device(Self.type("late", delay: .days(10)))
    device.signal("came")
    #expect(device.plan.count == 1)
    device.at("2026-02-20", "09:00")
    device.send(.timeChanged)
    #expect(device.plan == ["app.late.1 2026-03-02 09:00"])
    #expect(device.outcomes.isEmpty)
  }

  @Test func aGuardSaysSinceWhenAndUntilWhen() {
    var device = Device()
    device.signal("analyzed", ["used": .int(90)])
    device.deliver("app.full.1")
    let since = device.now.local
    device.at("2026-03-04", "09:00")
    device.signal("analyzed", ["used": .int(90)])
    #expect(device.outcomes.last?.cause == .repeatGuard(days: 7, since: since, until: since.adding(days: 7)))
  }
}
