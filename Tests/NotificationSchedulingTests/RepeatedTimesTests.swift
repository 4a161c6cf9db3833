import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

/// Where local times repeat, limits look at the first pass. The zone puts its clocks back from 02:00 to 01:00 at 00:00 UTC
/// on 8 March 2026.
@Suite struct RepeatedTimesTests {
  private static let change = Device.instant("2026-03-08", "00:00")
  private static let zone = ZoneRules(
    identifier: "Test/Repeat", offsetSeconds: 7200, changes: [(at: change, offsetSeconds: 3600)])

  @Test func theLatestLocalTimeNeverGoesBack() {
    let zone = Self.zone
    func latest(_ minutes: Int) -> String { zone.latestLocal(at: Self.change + .minutes(minutes)).description }
    #expect(latest(-30) == "2026-03-08 01:30")
    #expect(latest(0) == "2026-03-08 01:59:59.999")
    #expect(latest(59) == "2026-03-08 01:59:59.999")
    #expect(latest(60) == "2026-03-08 02:00")
    #expect(latest(90) == "2026-03-08 02:30")
  }

  @Test func theDateAfterIsOneThatExists() throws {
    // A day ahead at once, at local midnight: 8 March never came.
    let zone = ZoneRules(
      identifier: "Test/Skip", offsetSeconds: -12 * 3600,
      changes: [(at: Device.instant("2026-03-08", "12:00"), offsetSeconds: 12 * 3600)])
    let before = try #require(CivilDate("2026-03-07"))
    #expect(zone.date(after: before).description == "2026-03-09")
    #expect(zone.date(before: zone.date(after: before)) == before)
  }

  /// Delivered at 01:30 on the 1st, so the guard of 7 days opens at the first 01:30 on the 8th.
  @Test(arguments: [(-31, false), (-30, true), (10, true), (40, true)])
  func aGuardThatHasOpenedStaysOpen(minutes: Int, comes: Bool) {
    var type = SampleRules.full
    type.repeatAfter = RepeatRule(afterDays: 7)
    var device = Device(SampleRules.table(types: [type], caps: []), zone: Self.zone)
    device.at("2026-03-01", "01:30")
    device.signal("analyzed", ["used": .int(90)])
    device.deliver("app.full.1")
    device.now.instant = Self.change + .minutes(minutes)
    device.signal("analyzed", ["used": .int(91)])
    #expect((device.pending["app.full.2"] != nil) == comes)
  }

  /// At 00:30 on the 8th the clocks go back to 23:30: what comes at the second 23:40 is of the 8th for a cap by dates, and
  /// a rolling day after it is over at 23:40 on the 8th.
  @Test(arguments: [
    (CapRule.Window.rollingDay, "23:39", false), (.rollingDay, "23:40", true), (.calendarDay, "23:59", false),
  ])
  func theSecondHourBeforeMidnightIsOfTheNextDate(window: CapRule.Window, time: String, comes: Bool) {
    let change = Device.instant("2026-03-07", "22:30")
    let zone = ZoneRules(
      identifier: "Test/Midnight", offsetSeconds: 7200, changes: [(at: change, offsetSeconds: 3600)])
    var type = SampleRules.full
    type.repeatAfter = nil
    var device = Device(SampleRules.table(types: [type], caps: [CapRule("day", max: 1, per: window)]), zone: zone)
    device.now.instant = change + .minutes(10)
    device.signal("analyzed", ["used": .int(90)])
    device.deliver("app.full.1")
    device.at("2026-03-08", time)
    device.signal("analyzed", ["used": .int(91)])
    #expect((device.pending["app.full.2"] != nil) == comes)
  }

  /// The second of a minute waits for its second when a flight ends in the night.
  @Test func whatFollowsByASecondStaysOutOfTheNightOfAnotherZone() {
    var type = SampleRules.full
    type.repeatAfter = nil
    let quiet = QuietHoursRule(from: WallClockTime(hour: 22, minute: 0) ?? .midnight, to: SampleRules.slot, held: .drop)
    var device = Device(
      SampleRules.table(types: [type], caps: [], quietHours: quiet),
      zone: ZoneRules(identifier: "East", fixedOffsetSeconds: 12 * 3600))
    device.at("2026-03-02", "21:00")
    device.send(.signal("analyzed", ["used": .int(90)]), .signal("analyzed", ["used": .int(91)]))
    #expect(device.plan == ["app.full.1 2026-03-02 21:00", "app.full.2 2026-03-02 21:00:01"])
    device.now = Moment(instant: device.now.instant, zone: .utc)
    device.send(.timeChanged)
    #expect(Array(device.pending.keys) == ["app.full.1"])
    #expect(device.outcomes.last?.reason == .quiet)
  }

  @Test func anUnreportedAtOnceDeliveryCountsInTheZoneItWasAddedIn() {
    let tokyo = ZoneRules(identifier: "East", fixedOffsetSeconds: 14 * 3600)
    var type = SampleRules.full
    type.repeatAfter = nil
    let cap = CapRule("day", max: 1, per: .calendarDay)
    var device = Device(SampleRules.table(types: [type], caps: [cap]))
    device.at("2026-03-02", "12:00")
    device.signal("analyzed", ["used": .int(90)])
    device.now = Moment(instant: device.now.instant + .hours(2), zone: tokyo)
    // Still pending as far as the center says.
    device.signal("analyzed", ["used": .int(91)])
    #expect(device.pending["app.full.2"] != nil)
  }
}
