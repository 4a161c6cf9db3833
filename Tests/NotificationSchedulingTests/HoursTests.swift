import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import Testing

/// Windows, groups and quiet hours, where a scenario cannot look.
struct HoursTests {
  private static func time(_ hour: Int) -> WallClockTime { WallClockTime(hour: hour, minute: 0) ?? .midnight }

  private static func ping(_ change: (inout TypeRule) -> Void = { _ in }) -> TypeRule {
    var type = TypeRule(
      "ping", target: "dashboard",
      triggers: [TriggerRule("after", .after(SignalRule("ping"), delay: TimeSpan.zero...TimeSpan.zero))],
      copy: [TextRule(.body, [LocalizedTextRule("en", "Ping")])])
    change(&type)
    return type
  }

  @Test func whatWaitsForItsWindowOrAWeekIsStored() throws {
    var table = SampleRules.table(
      types: [
        Self.ping { $0.window = WindowRule(from: Self.time(20), to: Self.time(22)) },
        Self.ping {
          $0.id = "weekly"
          $0.onCap = .defer
          $0.group = "few"
        },
      ], caps: [CapRule("few", max: 1, per: .calendarWeek, groups: ["few"])])
    table.policies.horizon = .hours(6)
    var device = Device(table)
    device.signal("ping")
    device.signal("ping")
    #expect(Set(device.outcomes.map(\.reason)).isSuperset(of: [.window, .capWeekly]))
    let stored = try reread(device.state)
    #expect(stored == device.state)
    device.state = stored
    device.at("2026-03-02", "15:00")
    device.send(.foregrounded)
    #expect(device.plan.contains("app.ping.1 2026-03-02 20:00"))
  }

  @Test(arguments: [QuietHoursRule.Held.release, .drop])
  func aCriticalAlertIsExemptUnlessItSaysOtherwise(_ held: QuietHoursRule.Held) {
    let quiet = QuietHoursRule(from: Self.time(8), to: Self.time(12), held: held)
    #expect(quiet.treatment(of: Self.ping()) == (held == .release ? .hold : .drop))
    #expect(quiet.treatment(of: Self.ping { $0.interruptionLevel = .critical }) == .exempt)
    for own in TypeRule.OnQuiet.allCases {
      let type = Self.ping {
        $0.interruptionLevel = .critical
        $0.onQuiet = own
      }
      #expect(quiet.treatment(of: type) == own)
    }
    var device = Device(
      SampleRules.table(types: [Self.ping { $0.interruptionLevel = .critical }], caps: [], quietHours: quiet))
    device.signal("ping")
    #expect(device.pending["app.ping.1"]?.trigger == .immediate)
  }

  @Test func severalOfOneMinuteStayInTheLastMinuteOfAWindow() {
    let types = ["a", "b", "c"].map { id in
      TypeRule(
        id, target: "dashboard",
        triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day, time: Self.time(20))))],
        copy: [TextRule(.body, [LocalizedTextRule("en", "Now")])])
    }.map { type in
      var type = type
      type.window = WindowRule(from: Self.time(10), to: Self.time(20))
      return type
    }
    var device = Device(SampleRules.table(types: types, caps: []))
    device.send(.foregrounded)
    #expect(
      device.plan.prefix(3) == [
        "app.a.2026-03-02 2026-03-02 20:00", "app.b.2026-03-02 2026-03-02 20:00:01",
        "app.c.2026-03-02 2026-03-02 20:00:02",
      ])
  }

  @Test func quietHoursOfEqualTimesAreNone() {
    let quiet = QuietHoursRule(from: .preference("a"), to: .fixed(Self.time(8)), held: .release)
    let settings = [PreferenceRule(time: "a", default: Self.time(22))]
    #expect(quiet.hours(settings) == QuietHours(from: Self.time(22), to: Self.time(8)))
    #expect(quiet.hours(settings, moved: ["a": .time(Self.time(8))]) == nil)
    #expect(quiet.hours([]) == nil)
    #expect(QuietHours(from: Self.time(22), to: Self.time(8)).length == .hours(10))
    #expect(QuietHours(from: Self.time(8), to: Self.time(22)).length == .hours(14))
  }
}
