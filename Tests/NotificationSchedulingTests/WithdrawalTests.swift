import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

/// Whatever is taken back, or is put off, has a reason, and it is the true one.
@Suite struct WithdrawalTests {
  /// Of two that are due at 20:00 the second comes a second later, and a signal in between ends it.
  @Test func whatWaitsBehindAnotherOfItsMinuteAndIsOverHasAnOutcome() {
    var second = SampleRules.daily
    second.id = "second"
    second.conditions = [.not(.happened(SignalRule("done"), since: .today))]
    var first = second
    first.id = "first"
    first.priority = 20
    first.conditions = []
    var device = Device(SampleRules.table(types: [first, second], caps: []))
    device.send(.launched)
    device.at("2026-03-02", "20:00")
    device.deliver("app.first.2026-03-02")
    device.signal("done")
    #expect(device.pending["app.second.2026-03-02"] == nil)
    #expect(
      device.outcomes.map { "\($0.identifier) \($0.outcome) \($0.reason)" } == [
        "app.second.2026-03-02 cancelled cancelledGoal"
      ])
  }

  /// Three days on and four off, counted from another day: the dates that are no more are told.
  @Test func theDatesOfAnOldCycleHaveOutcomes() {
    var type = SampleRules.daily
    type.conditions = []
    type.triggers = [
      TriggerRule("packs", .calendar(CalendarRule(every: .cycle(on: 3, off: 4, since: "pack"), time: SampleRules.slot)))
    ]
    var device = Device(SampleRules.table(types: [type], caps: []))
    device.signal("pack")
    device.at("2026-03-03", "09:00")
    device.deliver("app.daily.2026-03-02")
    device.signal("pack")
    let told = device.outcomes.filter { $0.reason == .cancelledGoal }.map(\.identifier)
    #expect(told == ["app.daily.2026-03-09", "app.daily.2026-03-16"])
  }

  /// One a week: the second waits for the next, also if the settings were off meanwhile.
  @Test func whatACapHasPutOffIsPutOffByThatCapAfterTheSettingsWereOff() {
    var device = Device(
      SampleRules.table(types: [SampleRules.limit], caps: [CapRule("week", max: 1, per: .calendarWeek)]))
    device.signal("limit_reached")
    device.at("2026-03-02", "09:30")
    device.deliver("app.limit.1")
    device.at("2026-03-02", "10:00")
    device.signal("limit_reached")
    device.at("2026-03-02", "12:00")
    device.send(.preferenceChanged("enabled", .toggle(false)))
    device.send(.preferenceChanged("enabled", .toggle(true)))
    #expect(device.plan == ["app.limit.2 2026-03-09 20:00"])
    #expect(device.outcomes.map(\.reason) == [.capWeekly, .preferenceOff, .capWeekly])
    #expect(device.outcomes.map(\.cap) == ["week", nil, "week"])
  }

  /// Two items are told of at once, the second a second later. A report of it in between is no news.
  @Test func whatIsOnItsWayIsNotSaidAgainWithinItsPause() {
    var type = SampleRules.full
    type.triggers = [TriggerRule("after", .after(SignalRule("found"), delay: TimeSpan.zero...TimeSpan.zero))]
    type.conditions = []
    type.repeatAfter = RepeatRule(afterDays: 7)
    type.per = PerRule("item", atMost: 50, in: ["found"])
    var device = Device(SampleRules.table(types: [type], caps: []))
    device.send(.signal("found", ["item": .string("a")]), .signal("found", ["item": .string("b")]))
    device.signal("found", ["item": .string("b")])
    #expect(device.state.pending.map(\.request.identifier).filter { $0.hasPrefix("app.full.b.") } == ["app.full.b.2"])
  }

  /// It was on its way, a second behind another of its minute, when the user came back again: then a flight jumps over its
  /// second, and it would wait for the next slot beside the newer one.
  @Test func whatWasOnItsWayAndDidNotComeGivesWayToNewerNews() {
    var first = SampleRules.daily
    first.id = "first"
    first.onCap = .exempt
    first.priority = 90
    first.conditions = []
    var device = Device(
      SampleRules.table(types: [first, SampleRules.comeBack], caps: [CapRule("daily", max: 1, per: .calendarDay)]))
    device.state.zone = "UTC"
    device.signal("started")
    device.at("2026-03-03", "20:00")
    device.deliver("app.first.2026-03-03")
    #expect(device.state.pending.contains { $0.request.identifier == "app.come_back.1" && $0.spread > .zero })
    device.signal("started")
    device.now.zone = ZoneRules(identifier: "East", fixedOffsetSeconds: 9 * 3600)
    device.send(
      .timeChanged, settled: [.init(identifier: "app.come_back.1", instant: device.now.instant, fate: .missed)])
    #expect(
      device.outcomes.last.map { "\($0.identifier) \($0.outcome) \($0.reason)" }
        == "app.come_back.1 cancelled cancelledGoal")
    #expect(device.plan.filter { $0.contains("come_back") } == ["app.come_back.2 2026-03-04 20:00:01"])
  }

  /// Nobody was asked yet, and the night would have held it: its own moment came and went without a permission.
  @Test func whatTheNightWouldHaveHeldIsOverWithoutThePermissionThatItWaitedFor() {
    var device = Device(
      SampleRules.table(
        types: [SampleRules.limit], caps: [],
        quietHours: QuietHoursRule(from: Self.time(22), to: Self.time(8), held: .release)))
    device.authorization = .notDetermined
    device.at("2026-03-02", "21:45")
    device.signal("limit_reached")
    device.at("2026-03-02", "22:50")
    device.send(.foregrounded)
    #expect(
      device.outcomes.map { "\($0.outcome) \($0.reason)" } == [
        "held permissionNotDetermined", "dropped permissionNotDetermined",
      ])
  }

  private static func time(_ hour: Int) -> WallClockTime { WallClockTime(hour: hour, minute: 0) ?? .midnight }
}
