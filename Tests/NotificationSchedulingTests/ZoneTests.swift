import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// Triggers with a zone of their own, and what is known of where home is.
@Suite struct ZoneTests {
  private static let west = ZoneRules(identifier: "West", fixedOffsetSeconds: -5 * 3600)
  private static let east = ZoneRules(identifier: "East", fixedOffsetSeconds: 9 * 3600)

  private static func device(_ zone: ZoneSource?, time: CalendarRule.Time = .slot) -> Device {
    let type = TypeRule(
      "a", target: "paywall",
      triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day, time: time)), zone: zone)],
      copy: [TextRule(.body, [LocalizedTextRule("en", "A")])])
    var table = SampleRules.table(types: [type], caps: [])
    table.preferences.append(PreferenceRule(time: "hour", default: SampleRules.slot))
    var device = Device(table, zones: ["UTC": .utc, "West": west, "East": east])
    device.send(.launched)
    return device
  }

  /// The slot of 20:00 is 01:00 on the next date in UTC, and the id has the date in the west.
  @Test func aPinnedDateIsAMomentUnderItsOwnDate() throws {
    var device = Self.device(.fixed("West"))
    #expect(device.plan.first == "app.a.2026-03-02 2026-03-03 01:00")
    let request = try #require(device.pending["app.a.2026-03-02"])
    #expect(
      request.trigger
        == .calendar(CalendarComponents(instant: Device.instant("2026-03-03", "01:00")), repeats: false))
    device.now.zone = Self.east
    device.send(.timeChanged)
    #expect(device.commands == [])
    device.at("2026-03-03", "10:00")
    device.deliver("app.a.2026-03-02")
    #expect(device.plan.first == "app.a.2026-03-03 2026-03-04 10:00")
  }

  /// What nobody knows is where the device is: it floats, and its reason says so once.
  @Test func anUnknownZoneIsTheDevices() throws {
    var device = Self.device(.fixed("Nowhere"))
    #expect(device.plan.first == "app.a.2026-03-02 2026-03-02 20:00")
    let local = try #require(CivilDateTime("2026-03-02 20:00"))
    #expect(
      device.pending["app.a.2026-03-02"]?.trigger == .calendar(CalendarComponents(dated: local), repeats: false))
    #expect(device.outcomes.count { $0.reason == .zoneFallback } == device.plan.count)
    device.send(.foregrounded)
    #expect(device.outcomes.count { $0.reason == .zoneFallback } == device.plan.count)
  }

  @Test func homeIsWhereTheSettingWasChanged() {
    var device = Self.device(.home, time: .preference("hour"))
    #expect(device.state.home == "UTC")
    device.now.zone = Self.west
    device.send(.timeChanged)
    #expect(device.plan.first == "app.a.2026-03-02 2026-03-02 15:00")
    device.send(.preferenceChanged("hour", .time(SampleRules.slot)))
    #expect(device.state.homes == [:])
    device.send(.preferenceChanged("hour", .time(WallClockTime(hour: 21) ?? .midnight)))
    #expect(device.state.homes == ["hour": "West"])
    #expect(device.plan.first == "app.a.2026-03-02 2026-03-02 21:00")
    device.now.zone = Self.east
    device.send(.timeChanged)
    #expect(device.plan.first == "app.a.2026-03-02 2026-03-03 11:00")
  }

  @Test func homesAreStored() throws {
    var device = Self.device(.home, time: .preference("hour"))
    device.send(.signedIn("alice"))
    device.now.zone = Self.west
    device.send(.preferenceChanged("hour", .time(.midnight)))
    device.send(.signedIn("bob"))
    #expect(device.state.homes == [:])
    let stored = try reread(device.state)
    #expect(stored == device.state)
    #expect(stored.home == "UTC")
    #expect(stored.otherUsers["alice"]?.homes == ["hour": "West"])
  }
}
