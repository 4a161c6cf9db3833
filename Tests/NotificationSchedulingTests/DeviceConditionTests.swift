import NotificationRules
import NotificationScheduling
import Testing

/// What conditions ask of the device and of the app on it.
@Suite struct DeviceConditionTests {
  private static func version(_ text: String) throws -> AppVersion { try #require(AppVersion(text)) }

  @Test func versionsAreComparedNumberByNumber() throws {
    let sorted = ["0", "1", "5.2", "5.2.0.1", "5.9", "5.10", "5.10.1", "6", "10", "999999999"]
    for (place, text) in sorted.enumerated() {
      let version = try Self.version(text)
      for newer in sorted.dropFirst(place + 1) { #expect(try version < Self.version(newer), "\(text) \(newer)") }
    }
    #expect(try Self.version("5.2") == Self.version("5.2.0") && Self.version("05.2") == AppVersion(5, 2, 0))
    #expect(try Self.version("7").description == "7.0" && Self.version("5.2.0.1").description == "5.2.0.1")
  }

  @Test(arguments: ["", ".", "5.", ".5", "5..2", "5.2b", "-1", "1.2.3.4.5", "1234567890", "5,2", " 5", "٥"])
  func anythingElseIsNoVersion(_ text: String) {
    #expect(AppVersion(text) == nil)
  }

  @Test func everythingThatIsAskedMustBeTrueAndKnown() {
    let rule = DeviceRule(
      regions: ["DE", "AT"], languages: ["de"], appVersion: AppVersion(5, 2), below: AppVersion(6))
    let good = DeviceFacts(region: "AT", language: "de", appVersion: AppVersion(5, 2))
    #expect(rule.holds(for: good))
    for facts in [
      DeviceFacts(region: "CH").updating(good), DeviceFacts(language: "fr").updating(good),
      DeviceFacts(appVersion: AppVersion(5, 1, 9)).updating(good),
      DeviceFacts(appVersion: AppVersion(6)).updating(good),
      DeviceFacts(region: "AT", language: "de"), DeviceFacts(region: "AT", appVersion: AppVersion(5, 2)),
      DeviceFacts(language: "de", appVersion: AppVersion(5, 2)), DeviceFacts(),
    ] {
      #expect(!rule.holds(for: facts), "\(facts)")
    }
  }

  private static func device() -> Device {
    let type = TypeRule(
      "t", target: "paywall", triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
      conditions: [.device(DeviceRule(regions: ["DE"], appVersion: AppVersion(5, 2)))],
      copy: [TextRule(.body, [LocalizedTextRule("en", "Hi")])])
    var device = Device(SampleRules.table(types: [type], caps: []))
    device.send(.launched)
    return device
  }

  @Test func aChangePlansAgain() {
    var device = Self.device()
    device.send(.deviceChanged(DeviceFacts(region: "DE")))
    #expect(device.plan.isEmpty)
    device.send(.deviceChanged(DeviceFacts(appVersion: AppVersion(5, 10))))
    #expect(!device.plan.isEmpty)
    device.send(.deviceChanged(DeviceFacts(region: "AT")))
    #expect(device.plan.isEmpty && device.pending.isEmpty)
  }

  @Test func itIsStoredWhoeverIsSignedIn() throws {
    var device = Self.device()
    let facts = DeviceFacts(region: "DE", language: "de", appVersion: AppVersion(5, 2, 0, 1))
    device.send(.signedIn("ann"), .deviceChanged(facts))
    device.send(.signedIn("bob"))
    let state = try reread(device.state)
    #expect(state == device.state && state.device == facts)
    #expect(!device.plan.isEmpty)
  }
}
