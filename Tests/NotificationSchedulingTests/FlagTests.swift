import NotificationRules
import NotificationScheduling
import Testing

/// What the team switches off.
@Suite struct FlagTests {
  private static func device(_ conditions: [ConditionRule], default isOn: Bool = true) -> Device {
    let type = TypeRule(
      "t", target: "paywall", triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
      conditions: conditions, copy: [TextRule(.body, [LocalizedTextRule("en", "Hi")])])
    var table = SampleRules.table(types: [type], caps: [])
    table.flags = [FlagRule("offers", default: isOn), FlagRule("other", default: true)]
    var device = Device(table)
    device.send(.launched)
    return device
  }

  @Test func offTakesAwayWhatIsPendingAtOnce() {
    var device = Self.device([.flag("offers")])
    let plan = device.plan
    #expect(!plan.isEmpty)
    device.send(.flagChanged("other", false))
    #expect(device.plan == plan)
    device.send(.flagChanged("offers", false))
    #expect(device.plan.isEmpty && device.pending.isEmpty)
    #expect(Set(device.outcomes.map { [$0.outcome.rawValue, $0.reason.rawValue] }) == [["cancelled", "disabled"]])
    device.send(.flagChanged("offers", true))
    #expect(device.plan == plan)
  }

  @Test func theDefaultCountsBeforeTheFirstReport() {
    var device = Self.device([.flag("offers")], default: false)
    #expect(device.plan.isEmpty)
    device.send(.flagChanged("offers", true))
    #expect(!device.plan.isEmpty)
  }

  @Test(arguments: [
    ConditionRule.any([.flag("offers"), .attribute("tier", is: "gold")]), .all([.flag("offers")]),
    .not(.not(.flag("offers"))),
  ])
  func insideOfAnotherConditionItIsACondition(_ condition: ConditionRule) {
    var device = Self.device([condition])
    device.send(.flagChanged("offers", false))
    #expect(device.plan.isEmpty)
    #expect(Set(device.outcomes.map(\.reason)) == [.condition])
  }

  @Test func itIsStoredForTheInstallationAndAnUnknownOneIsNot() throws {
    var device = Self.device([.flag("offers")])
    device.send(.signedIn("ann"), .flagChanged("offers", false), .flagChanged("nothing", true))
    device.send(.signedIn("bob"))
    let state = try reread(device.state)
    #expect(state == device.state && state.flags == ["offers": false])
    #expect(device.plan.isEmpty)
  }
}
