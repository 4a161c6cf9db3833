import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

/// Several times a day of one trigger.
@Suite struct SeveralTimesTests {
  private static func device(
    _ times: String..., quietHours: QuietHoursRule? = nil, zone: ZoneRules = .utc,
    change: (inout TypeRule) -> Void = { _ in }
  ) -> Device {
    var type = SampleRules.daily
    type.conditions = []
    let rule = CalendarRule(every: .day, times: times.compactMap { WallClockTime($0) })
    type.triggers = [TriggerRule("calendar", .calendar(rule))]
    change(&type)
    return Device(SampleRules.table(types: [type], caps: [], quietHours: quietHours), zone: zone)
  }

  @Test func eachTimeOfEachDateComesOnce() {
    var device = Self.device("08:00", "20:00")
    device.send(.launched)
    #expect(
      device.plan.prefix(3) == [
        "app.daily.2026-03-02.2000 2026-03-02 20:00", "app.daily.2026-03-03.0800 2026-03-03 08:00",
        "app.daily.2026-03-03.2000 2026-03-03 20:00",
      ])
    device.at("2026-03-02", "20:00")
    device.deliver("app.daily.2026-03-02.2000")
    device.at("2026-03-02", "19:00")
    device.send(.timeChanged)
    #expect(device.plan.first == "app.daily.2026-03-03.0800 2026-03-03 08:00")
  }

  @Test func aFlightToTheWestBringsNoTimeTwice() {
    let east = ZoneRules(identifier: "East", fixedOffsetSeconds: 10 * 3600)
    var device = Self.device("08:00", "20:00", zone: east)
    device.send(.launched)
    device.at("2026-03-02", "20:00")
    device.deliver("app.daily.2026-03-02.2000")
    device.now = Moment(instant: device.now.instant, zone: .utc)
    device.send(.timeChanged)
    // It is 10:00 on the same date again.
    #expect(device.plan.first == "app.daily.2026-03-03.0800 2026-03-03 08:00")
  }

  /// The clocks go from 02:00 to 03:00 on 8 March 2026.
  @Test func timesThatTheClocksSkipComeAsOne() {
    let zone = ZoneRules(
      identifier: "Test/Gap", offsetSeconds: 0,
      changes: [(at: Device.instant("2026-03-08", "02:00"), offsetSeconds: 3600)])
    var device = Self.device("01:30", "02:10", "02:40", "03:30", zone: zone)
    device.at("2026-03-07", "12:00")
    device.send(.launched)
    #expect(
      device.plan.prefix(4) == [
        "app.daily.2026-03-08.0130 2026-03-08 01:30", "app.daily.2026-03-08.0240 2026-03-08 03:00",
        "app.daily.2026-03-08.0330 2026-03-08 03:30", "app.daily.2026-03-09.0130 2026-03-09 01:30",
      ])
    device.at("2026-03-08", "03:00")
    device.deliver("app.daily.2026-03-08.0240")
    #expect(device.outcomes.map { "\($0.identifier) \($0.reason.rawValue)" } == ["app.daily.2026-03-08.0210 dedupe"])
  }

  @Test func timesThatTheNightHoldsComeAsOne() {
    let quiet = QuietHoursRule(
      from: WallClockTime(hour: 22, minute: 0) ?? .midnight, to: WallClockTime(hour: 8, minute: 0) ?? .midnight,
      held: .release)
    var device = Self.device("06:00", "08:00", "20:00", "23:00", quietHours: quiet)
    device.send(.launched)
    #expect(
      device.plan.prefix(3) == [
        "app.daily.2026-03-02.2000 2026-03-02 20:00", "app.daily.2026-03-03.0800 2026-03-03 08:00",
        "app.daily.2026-03-03.2000 2026-03-03 20:00",
      ])
    device.at("2026-03-03", "09:00")
    device.deliver("app.daily.2026-03-03.0800")
    #expect(
      device.outcomes.filter { $0.reason == .dedupe }.map(\.identifier)
        == ["app.daily.2026-03-02.2300", "app.daily.2026-03-03.0600"])
  }

  /// What an app stores as text, and what it hands to the scheduler.
  @Test func chosenValuesAreReadAsTheyAreWritten() throws {
    let days = PreferenceRule(weekdays: "days", default: [.monday])
    let times = PreferenceRule(times: "times", default: [], atMost: 2)
    let number = PreferenceRule(number: "number", default: 1, in: 0...10)
    for (rule, text) in [
      (days, "monday,sunday"), (days, "none"), (times, "08:00,20:30"), (times, "none"), (number, "2.5"), (number, "10"),
    ] {
      let value = try #require(rule.value(from: text))
      #expect(value.description == text)
      var device = Self.device("08:00")
      device.state.preferences["x"] = value
      #expect(try reread(device.state) == device.state)
    }
    #expect(PreferenceValue.weekdays([.sunday, .monday, .sunday]).description == "monday,sunday")
    for (rule, text) in [
      (days, ""), (days, "monday,"), (times, "08:00,09:00,10:00"), (times, "8"), (number, "11"), (number, "nan"),
      (number, "none"),
    ] {
      #expect(rule.value(from: text) == nil)
    }
  }

  @Test func withoutATimeThereIsNothing() {
    var device = Self.device()
    device.send(.launched)
    #expect(device.plan.isEmpty)
  }

  @Test func aCapMovesOneTimeAndNotTheOthers() {
    var device = Self.device("09:30", "18:00") { $0.onCap = .defer }
    device.send(.launched)
    #expect(device.plan.first == "app.daily.2026-03-02.0930 2026-03-02 09:30")
  }
}
