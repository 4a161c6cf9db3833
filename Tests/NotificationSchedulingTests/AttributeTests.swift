import NotificationRules
import NotificationScheduling
import Testing

/// What the app reports of the user.
@Suite struct AttributeTests {
  private static func device() -> Device {
    let type = TypeRule(
      "t", target: "paywall", triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
      conditions: [.attribute("tier", is: "gold")], copy: [TextRule(.body, [LocalizedTextRule("en", "Hi")])])
    var table = SampleRules.table(types: [type], caps: [])
    table.attributes = [AttributeRule("tier", values: ["free", "gold"])]
    var device = Device(table)
    device.send(.launched)
    return device
  }

  @Test func aNewValuePlansAgain() {
    var device = Self.device()
    #expect(device.plan.isEmpty)
    device.send(.attributeChanged("tier", "gold"))
    #expect(!device.plan.isEmpty)
    device.send(.attributeChanged("tier", "free"))
    #expect(device.plan.isEmpty && device.pending.isEmpty)
  }

  @Test(arguments: [("tier", "silver"), ("level", "gold")])
  func whatTheRulesDoNotKnowIsIgnored(_ id: String, _ value: String) {
    var device = Self.device()
    device.send(.attributeChanged("tier", "gold"))
    device.send(.attributeChanged(id, value))
    #expect(device.state.attributes == ["tier": "gold"])
  }

  @Test func itIsStoredForEachUser() throws {
    var device = Self.device()
    device.send(.signedIn("ann"), .attributeChanged("tier", "gold"))
    device.send(.signedIn("bob"))
    #expect(device.plan.isEmpty)
    let state = try reread(device.state)
    #expect(state == device.state)
    device.state = state
    device.send(.signedIn("ann"))
    #expect(!device.plan.isEmpty)
  }
}
