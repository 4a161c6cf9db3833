import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

/// Distances from a signal or a moment: spans, and days with a time.
@Suite struct DayDistanceTests {
  private static let moscow = ZoneRules(identifier: "East", fixedOffsetSeconds: 3 * 3600)
  private static let noon = WallClockTime(hour: 12, minute: 0) ?? .midnight

  private static func device(_ schedule: TriggerRule.Schedule) -> Device {
    let type = TypeRule(
      "a", target: "paywall", triggers: [TriggerRule("a", schedule)],
      copy: [TextRule(.body, [LocalizedTextRule("en", "A")])])
    var device = Device(SampleRules.table(types: [type], caps: []), zone: moscow)
    device.send(.launched)
    return device
  }

  private static func moment(_ date: String, _ time: String) -> [String: ParameterValue] {
    ["due": .int(Int(Device.instant(date, time, moscow).milliseconds))]
  }

  /// A time of day floats; a span after a moment is pinned.
  @Test(arguments: [
    (Distance.days(-3, at: noon), "2026-03-07 12:00", false), (.days(0, at: noon), "2026-03-10 12:00", false),
    (.days(2, at: noon), "2026-03-12 12:00", false),
    (.span(.hours(24) ... .hours(24)), "2026-03-11 10:00", true),
    (.span(.hours(-24) ... .hours(-24)), "2026-03-09 10:00", true),
  ])
  func requestsOfMoments(_ distance: Distance, _ due: String, _ isPinned: Bool) throws {
    var device = Self.device(.at(SignalRule("planned"), parameter: "due", distance: distance))
    device.signal("planned", Self.moment("2026-03-10", "10:00"))
    #expect(device.plan == ["app.a.1 \(due)"])
    let request = try #require(device.pending["app.a.1"])
    guard case .calendar(let components, repeats: false) = request.trigger else {
      Issue.record("\(request.trigger) is no date")
      return
    }
    #expect(components.isUTC == isPinned)
    device.now = Moment(instant: device.now.instant, zone: .utc)
    device.send(.timeChanged)
    #expect((device.plan == ["app.a.1 \(due)"]) != isPinned)
    #expect(device.commands == [])
  }

  @Test func aDelayOfDaysIsATimeOfDay() throws {
    var device = Self.device(.after(SignalRule("came"), delay: .days(1, at: Self.noon)))
    device.signal("came")
    let local = try #require(CivilDateTime("2026-03-03 12:00"))
    #expect(
      device.pending["app.a.1"]?.trigger == .calendar(CalendarComponents(dated: local), repeats: false))
  }

  @Test(arguments: [("11:59", 1), ("12:00", 1), ("12:01", 0)])
  func whatWouldBeBeforeItsSignal(_ time: String, _ count: Int) {
    var device = Self.device(.after(SignalRule("came"), delay: .days(0, at: Self.noon)))
    device.at("2026-03-02", time)
    device.signal("came")
    #expect(device.plan.count == count)
    #expect(device.outcomes.map(\.reason) == (count == 0 ? [.expired] : []))
    #expect(device.state.open.count == count)
  }

  /// 02:00 on 3 March is still 2 March in UTC: by that date it was due on 3 March.
  @Test func aFlightToAnEarlierDateLosesNothing() {
    var device = Self.device(.after(SignalRule("came"), delay: .days(1, at: Self.noon)))
    device.at("2026-03-03", "02:00")
    device.signal("came")
    #expect(device.plan == ["app.a.1 2026-03-04 12:00"])
    device.at("2026-03-04", "01:00")
    device.now.zone = .utc
    device.send(.timeChanged)
    #expect(device.plan == ["app.a.1 2026-03-04 12:00"])
    device.at("2026-03-04", "12:00")
    device.deliver("app.a.1")
    #expect(device.plan == [])
  }
}
