import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// A center that says no more than that of a phone: what is pending, and nothing of what became of the rest.
struct DeviceReportsTests {
  private static let evening = TypeRule(
    "evening", priority: 10, target: "dashboard",
    triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
    copy: [TextRule(.body, [LocalizedTextRule("en", "Clean")])])

  private func core(_ types: [TypeRule]) -> AppCore {
    AppCore(Scheduler(SampleRules.table(types: types, caps: [])))
  }

  private func at(_ date: String, _ time: String, _ zone: ZoneRules = .utc) -> Moment {
    Moment(instant: Device.instant(date, time), zone: zone)
  }

  private func report(_ pending: [String]) -> AppReport {
    AppReport(center: CenterReport(authorization: .authorized, pending: pending), authorization: .authorized)
  }

  private func added(_ commands: [AppCommand]) -> [String] {
    commands.compactMap { if case .add(let request) = $0 { request.identifier } else { nil } }
  }

  /// The center takes everything that it is asked to.
  @discardableResult
  private func step(
    _ core: AppCore, _ state: inout AppState, _ events: [AppEvent], _ pending: [String], _ now: Moment
  ) -> [AppCommand] {
    let commands = core.step(&state, on: events, report(pending), at: now)
    let results = commands.compactMap { command -> AddResult? in
      if case .add(let request) = command { AddResult(request, error: nil) } else { nil }
    }
    if !results.isEmpty { _ = core.step(&state, on: [.addsCompleted(results)], at: now) }
    return commands
  }

  private let start: [AppEvent] = [.installed(number: 1), .launched, .ready, .foregrounded(isForced: false)]

  /// The center skips what a clock that is set forward has passed.
  @Test func aClockForwardAndBackLosesNoDate() {
    let core = core([Self.evening])
    var state = AppState(SchedulerState(locale: "en"))
    var pending = added(step(core, &state, start, [], at("2026-03-02", "09:00")))
    pending.removeAll { $0.hasSuffix("-02") || $0.hasSuffix("-03") }
    step(core, &state, [.timeChanged], pending, at("2026-03-04", "09:00"))
    let commands = step(core, &state, [.timeChanged], pending, at("2026-03-02", "09:05"))
    #expect(added(commands).prefix(2) == ["app.evening.2026-03-02", "app.evening.2026-03-03"])
  }

  /// What the person has tapped has come.
  @Test func whatWasOpenedHasCome() {
    let core = core([Self.evening])
    var state = AppState(SchedulerState(locale: "en"))
    var pending = added(step(core, &state, start, [], at("2026-03-02", "09:00")))
    pending.removeAll { $0.hasSuffix("-02") }
    step(core, &state, [.opened(.local("app.evening.2026-03-02"))], pending, at("2026-03-02", "20:01"))
    let commands = step(core, &state, [.timeChanged], pending, at("2026-03-02", "19:00"))
    #expect(!added(commands).contains("app.evening.2026-03-02"))
  }

  /// Nor does a clock that was set back make it come again.
  @Test func whatWasOpenedBeforeItsTimeHasCome() {
    let core = core([Self.evening])
    var state = AppState(SchedulerState(locale: "en"))
    var pending = added(step(core, &state, start, [], at("2026-03-02", "09:00")))
    pending.removeAll { $0.hasSuffix("-02") }
    let tap = AppEvent.opened(.local("app.evening.2026-03-02"))
    let commands = step(core, &state, [tap], pending, at("2026-03-02", "17:00"))
    #expect(!added(commands).contains("app.evening.2026-03-02"))
    #expect(state.scheduler.deliveries.recent.map(\.key.description) == ["2026-03-02"])
  }

  /// Killed at once after it was shown: what came is not shown again.
  @Test func whatCameAtOnceIsWrittenAtOnce() throws {
    let core = core([SampleRules.full])
    var state = AppState(SchedulerState(locale: "en"))
    let signal = start + [.signal("analyzed", ["used": .int(90)], isInFront: true)]
    let now = at("2026-03-02", "09:00")
    let asked = core.step(&state, on: signal, report([]), at: now)
    let request = try #require(asked.compactMap { if case .add(let request) = $0 { request } else { nil } }.first)
    #expect(request.trigger == .immediate)
    let answers = core.step(&state, on: [.addsCompleted([AddResult(request, error: nil)])], at: now)
    #expect(answers.contains { if case .write = $0 { true } else { false } })
    var again = core.restore(from: StateFile.bytes(of: state), locale: "en")
    let commands = core.step(&again, on: start, report([]), at: at("2026-03-02", "09:01"))
    #expect(added(commands).isEmpty)
  }

  /// Half past nine in Berlin is half past five in the evening in Tokyo, and the night before in New York.
  @Test func aFlightThereAndFarBackLosesNoDate() {
    let core = core([Self.evening])
    var state = AppState(SchedulerState(locale: "en"))
    let far = ZoneRules(identifier: "East", fixedOffsetSeconds: 13 * 3_600)
    var pending = added(step(core, &state, start, [], at("2026-03-02", "09:00")))
    pending.removeAll { $0.hasSuffix("-02") }
    step(core, &state, [.timeChanged], pending, at("2026-03-02", "09:10", far))
    let commands = step(core, &state, [.timeChanged], pending, at("2026-03-02", "09:20", .utc))
    #expect(added(commands).contains("app.evening.2026-03-02"))
  }

  /// The app is killed between the write and the add: nobody has seen anything.
  @Test func whatWasNeverAddedIsNotDelivered() {
    let core = core([SampleRules.limit])
    var state = AppState(SchedulerState(locale: "en"))
    _ = core.step(
      &state, on: start + [.signal("limit_reached", [:], isInFront: true)], report([]), at: at("2026-03-02", "09:00"))
    var again = core.restore(from: StateFile.bytes(of: state), locale: "en")
    let commands = core.step(&again, on: start, report([]), at: at("2026-03-02", "09:31"))
    #expect(again.scheduler.deliveries.recent.isEmpty)
    #expect(added(commands) == ["app.limit.1"])
  }

  /// What goes out at once takes no place, so other code cannot take it either.
  @Test func otherCodeMayHaveAllPlaces() {
    let core = core([SampleRules.full])
    var state = AppState(SchedulerState(locale: "en"))
    let others = (0..<64).map { "sdk-\($0)" }
    let commands = core.step(
      &state, on: start + [.signal("analyzed", ["used": .int(90)], isInFront: true)], report(others),
      at: at("2026-03-02", "09:00"))
    #expect(added(commands) == ["app.full.1"])
  }

  /// Nobody else sees what was shown to whoever has left.
  @Test func aTapThatWaitsIsNotForTheNextUser() {
    let core = core([SampleRules.limit])
    var state = AppState(SchedulerState(locale: "en"))
    let now = at("2026-03-02", "09:00")
    step(core, &state, start + [.signedIn("a"), .signal("limit_reached", [:], isInFront: true)], [], now)
    var again = core.restore(from: StateFile.bytes(of: state), locale: "en")
    let later = at("2026-03-02", "10:00")
    step(core, &again, [.installed(number: 1), .launched, .opened(.local("app.limit.1"))], [], later)
    step(core, &again, [.signedIn("b")], [], later)
    let commands = step(core, &again, [.ready, .foregrounded(isForced: false)], [], later)
    let opened = commands.compactMap { if case .open(let target) = $0 { target } else { nil } }
    #expect(opened.map(\.target) == ["paywall"] && opened.map(\.identifier) == [""])
  }

  /// Every push without a type leads to the first screen, and says something of its own.
  @Test func pushesWithoutATypeAreShown() {
    let core = core([])
    var state = AppState(SchedulerState(locale: "en"))
    func push(_ id: String) -> NotificationSource { .push(ReceivedPush(identifier: id, type: "", payload: [:])) }
    step(core, &state, start + [.opened(push("p"))], [], at("2026-03-02", "09:00"))
    let commands = core.step(&state, on: [.willPresent(push("q"))], at: at("2026-03-02", "09:01"))
    #expect(commands.contains(.present("q", .standard)))
  }
}
