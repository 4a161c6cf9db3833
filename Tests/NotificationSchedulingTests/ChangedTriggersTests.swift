import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// What a type planned while it had other triggers or times.
@Suite struct ChangedTriggersTests {
  private static func type(_ names: String...) -> TypeRule {
    var type = SampleRules.daily
    type.conditions = []
    type.triggers = names.enumerated().map { index, name in
      TriggerRule(
        name, .calendar(CalendarRule(every: .day, time: WallClockTime(hour: 10 + index, minute: 0) ?? .midnight)))
    }
    return type
  }

  private static func table(_ type: TypeRule) -> RuleTable { SampleRules.table(types: [type], caps: []) }

  private static func used() -> Device {
    var device = Device(table(type("morning")))
    device.send(.launched)
    device.at("2026-03-02", "10:00")
    device.deliver("app.daily.2026-03-02")
    return device
  }

  @Test func aDateWithoutATriggerIsThatOfTheFirst() throws {
    var device = Self.used()
    let scheduler = Scheduler(Self.table(Self.type("morning", "later")))
    var state = scheduler.restored(device.state, locale: "en")
    device.now.instant = device.now.instant + .minutes(30)
    let report = CenterReport(authorization: .authorized, pending: device.pending.keys.sorted(), settled: [])
    let commands = scheduler.step(&state, on: StepInput([.launched], report: report), at: device.now)
    let ids = state.pending.map(\.request.identifier)
    #expect(ids.prefix(3) == ["app.daily.2026-03-02.later", "app.daily.2026-03-03", "app.daily.2026-03-03.later"])
    #expect(!commands.contains { if case .remove = $0 { true } else { false } })
    // The clock goes back before the first one: it was delivered under its old id.
    device.now.instant = device.now.instant - .hours(2)
    _ = scheduler.step(&state, on: StepInput([.timeChanged], report: report), at: device.now)
    #expect(!state.pending.contains { $0.trigger == "morning" && $0.key.description.hasPrefix("2026-03-02") })
  }

  @Test func aDateWithATriggerIsJustTheDateWhenOneIsLeft() {
    var device = Device(Self.table(Self.type("morning", "later")))
    device.send(.launched)
    device.at("2026-03-02", "11:00")
    device.deliver("app.daily.2026-03-02.later")
    let scheduler = Scheduler(Self.table(Self.type("later")))
    let state = scheduler.restored(device.state, locale: "en")
    #expect(state.deliveries.isUsed(.date(CivilDate("2026-03-02") ?? CivilDate(dayNumber: 0)), by: "daily"))
    #expect(scheduler.parse(identifier: "app.daily.2026-03-03.later")?.key.description == "2026-03-03")
    #expect(scheduler.parse(identifier: "app.daily.2026-03-03.morning") == nil)
  }

  @Test func everyIdIsReadAsItWasWritten() throws {
    var streak = SampleRules.full
    streak.id = "streak"
    streak.triggers = [TriggerRule("reached", .reached(SignalRule("days"), parameter: "n", values: [3, 7]))]
    var doses = Self.timed("08:00", "20:05")
    doses.id = "doses"
    var both = Self.type("morning", "later")
    both.id = "both"
    both.triggers[1].schedule = doses.triggers[0].schedule
    let scheduler = Scheduler(SampleRules.table(types: [Self.type("morning", "later"), streak, doses, both]))
    for id in [
      "app.daily.2026-03-02.morning", "app.streak.7", "app.streak.7.2", "app.streak.8", "app.doses.2026-03-02.2005",
      "app.doses.2026-03-02.0800~2", "app.both.2026-03-02.0800.later", "app.both.2026-03-02.morning",
    ] {
      let parsed = try #require(scheduler.parse(identifier: id))
      #expect(scheduler.identifier(parsed.type, parsed.key) == id)
    }
    #expect(scheduler.parse(identifier: "app.daily.2026-03-02")?.key.description == "2026-03-02.morning")
    for id in [
      "app.streak.7.1", "app.streak.7.x", "app.streak.8.2", "app.daily.2026-03-02.noon", "app.streak.7.2.1",
      "app.doses.2026-03-02.2460", "app.doses.2026-03-02.08", "app.both.2026-03-02.later.0800",
      "app.both.2026-03-02.0800.2005",
    ] {
      #expect(scheduler.parse(identifier: id) == nil)
    }
  }

  private static func timed(_ times: String...) -> TypeRule {
    var type = type("doses")
    let schedule = CalendarRule(every: .day, times: times.compactMap { WallClockTime($0) })
    type.triggers[0].schedule = .calendar(schedule)
    return type
  }

  @Test func aDateWithoutATimeIsThatOfTheFirst() throws {
    var device = Device(Self.table(Self.type("doses")))
    device.send(.launched)
    device.at("2026-03-02", "10:00")
    device.deliver("app.daily.2026-03-02")
    let scheduler = Scheduler(Self.table(Self.timed("08:00", "20:00")))
    var state = scheduler.restored(device.state, locale: "en")
    #expect(state.deliveries.recent.map(\.key.description) == ["2026-03-02.0800"])
    // What waited for the only time waits for the first one, under the id that the center knows.
    let report = CenterReport(authorization: .authorized, pending: device.pending.keys.sorted(), settled: [])
    _ = scheduler.step(&state, on: StepInput([.launched], report: report), at: device.now)
    #expect(
      state.pending.prefix(3).map(\.request.identifier) == [
        "app.daily.2026-03-02.2000", "app.daily.2026-03-03", "app.daily.2026-03-03.2000",
      ])
    #expect(state.pending[1].local.time.description == "08:00")
    // And back again: the date is used, whichever of its times it was.
    let single = Scheduler(Self.table(Self.type("doses")))
    let later = single.restored(state, locale: "en")
    #expect(later.deliveries.recent.map(\.key.description) == ["2026-03-02"])
  }

  @Test func aTimeIsPartOfTheStoredKey() throws {
    var device = Device(Self.table(Self.timed("09:30", "20:00")))
    device.send(.launched)
    device.at("2026-03-02", "09:30")
    device.deliver("app.daily.2026-03-02.0930")
    let state = try reread(device.state)
    #expect(state == device.state)
    #expect(state.deliveries.isUsed(try #require(device.state.deliveries.recent.first?.key), by: "daily"))
  }

  /// A day has 1440 times, so that a year of changed times must not pile up.
  @Test func theDatesOfTimesThatAreGoneAreForgotten() throws {
    var device = Device(Self.table(Self.timed("09:30", "20:00")))
    var history = DeliveryHistory()
    let first = try #require(CivilDate("2026-03-02"))
    for day in 0..<200 {
      let time = WallClockTime(hour: day % 24, minute: day % 60)
      history.use(.date(first.adding(days: day), at: time), of: "daily", today: first.adding(days: day))
      history.use(.date(first.adding(days: day)), of: "daily", today: first.adding(days: day))
    }
    #expect(!history.isUsed(.date(first, at: .midnight), by: "daily"))
    #expect(history.isUsed(.date(first.adding(days: 160), at: WallClockTime(hour: 16, minute: 40)), by: "daily"))
    #expect(history.isUsed(.date(first), by: "daily"))
    device.state.deliveries = history
    #expect(StateFile.bytes(of: AppState(device.state)).count < 2500)
  }

  @Test func aBreakIsAFallToOneOrByMoreThanOne() {
    var type = SampleRules.full
    type.conditions = []
    type.repeatAfter = nil
    type.triggers = [TriggerRule("reached", .reached(SignalRule("days"), parameter: "n", values: [3, 7]))]
    var device = Device(SampleRules.table(types: [type], caps: []))
    for (day, number) in [3, 2, 3, 8, 1, 3, 7, 3].enumerated() {
      device.at("2026-03-\(10 + day)", "10:00")
      device.signal("days", ["n": .int(number)])
      for id in device.pending.keys { device.deliver(id) }
    }
    #expect(
      device.state.deliveries.recent.map(\.key.description) == ["3", "7", "3.2", "7.2", "3.3"])
    #expect(device.state.deliveries.recent[1].birth?.parameters["n"] == .int(7))
  }
}
