import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

/// Plans that the center refused in part, or that were cut off, and what was pending before.
struct InterruptedPlanTests {
  @Test func aRefusedReplacementLeavesTheOldRequestKnownAndIsAskedForAgain() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:10")
    device.send(.localeChanged("ru"), failing: true)
    #expect(device.plan == ["app.limit.1 2026-03-02 09:30"])
    #expect(device.outcomes.isEmpty)
    // The old one is still in the center; bought, it must go.
    var bought = device
    bought.signal("bought")
    #expect(bought.pending.isEmpty)
    device.send(.foregrounded)
    #expect(device.pending["app.limit.1"]?.content.body == "Лимит")
    #expect(device.pending["app.limit.1"]?.trigger == .timeInterval(.minutes(20), repeats: false))
  }

  @Test func killedBeforeTheAddOfAReplacementARelaunchAddsItAgain() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:10")
    let report = CenterReport(authorization: .authorized, pending: ["app.limit.1"])
    // Written, and never carried out: the center holds the old text under the same identifier.
    _ = device.scheduler.step(&device.state, on: StepInput([.localeChanged("ru")], report: report), at: device.now)
    device.send(.launched)
    #expect(device.pending["app.limit.1"]?.content.body == "Лимит")
  }

  /// The center holds the old request, the new one for another time was written down and never added, and after the
  /// relaunch the center refuses it: nothing may stay there that is not intended.
  @Test func aStrayWhoseReplacementIsRefusedIsTakenOut() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:10")
    let report = CenterReport(authorization: .authorized, pending: ["app.limit.1"])
    _ = device.scheduler.step(&device.state, on: StepInput([.localeChanged("ru")], report: report), at: device.now)
    device.send(.launched, failing: true)
    #expect(Set(device.pending.keys) == Set(device.state.pending.map(\.request.identifier)))
    device.send(.foregrounded)
    #expect(device.plan == ["app.limit.1 2026-03-02 09:30"])
    #expect(device.pending["app.limit.1"]?.content.body == "Лимит")
  }

  @Test func anUnintendedDeliveryUsesUpTheDay() {
    var device = Device()
    device.at("2026-03-01", "10:00")
    device.signal("cleaned")
    device.at("2026-03-02", "20:05")
    let settled = CenterReport.Settled(
      identifier: "app.limit.9", instant: Device.instant("2026-03-02", "20:01"), fate: .presented(quietly: false))
    device.pending = [:]
    device.send(.launched, settled: [settled])
    #expect(device.logged.contains { $0.id == "app.limit.9.notification.fired" })
    #expect(device.plan.first == "app.daily.2026-03-04 2026-03-04 20:00")
  }

  @Test func anIntervalThatOutlivesAClockSetForwardGoesWithThePermission() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:40")
    device.send(.timeChanged)
    #expect(device.pending["app.limit.1"] != nil)
    device.authorization = .denied
    device.send(.foregrounded)
    #expect(device.pending.isEmpty)
  }

  @Test func aWindowThatIsOverDoesNotSwallowTheNextSignal() {
    var device = Device()
    device.send(.preferenceChanged("enabled", false))
    device.signal("limit_reached")
    device.at("2026-03-02", "15:00")
    device.send(.preferenceChanged("enabled", true), .signal("limit_reached", [:]))
    #expect(device.plan == ["app.limit.2 2026-03-02 15:30"])
  }

  @Test func twoTriggersOfATypeDoNotShareAnIdentifier() {
    var type = SampleRules.limit
    type.onCap = .drop
    type.triggers.append(TriggerRule("other", .after(SignalRule("other"), delay: .minutes(50)...TimeSpan.minutes(60))))
    var device = Device(SampleRules.table(types: [type], caps: []))
    device.signal("limit_reached")
    device.signal("other")
    #expect(device.plan == ["app.limit.1 2026-03-02 09:30", "app.limit.2 2026-03-02 09:50"])
  }

  @Test func twoTimesOfOneDateAreTwoOccurrences() {
    var type = SampleRules.daily
    type.conditions = []
    type.triggers.append(
      TriggerRule("late", .calendar(CalendarRule(every: .day, time: WallClockTime(hour: 21, minute: 0)))))
    var device = Device(SampleRules.table(types: [type], caps: []))
    device.send(.launched)
    #expect(Set(device.state.pending.map(\.request.identifier)).count == device.state.pending.count)
    #expect(
      device.plan.prefix(2) == [
        "app.daily.2026-03-02.calendar 2026-03-02 20:00", "app.daily.2026-03-02.late 2026-03-02 21:00",
      ])
  }
}

extension InterruptedPlanTests {
  @Test func aRequestThatCouldNotBeMovedDoesNotStayInAPlaceThatIsTaken() {
    var first = SampleRules.limit
    first.id = "first"
    first.priority = 60
    first.triggers = [
      TriggerRule("after", .after(SignalRule("news"), delay: .minutes(30)...TimeSpan.minutes(60)))
    ]
    var device = Device(SampleRules.table(types: [first, SampleRules.limit]))
    device.signal("limit_reached")
    #expect(device.plan == ["app.limit.1 2026-03-02 09:30"])
    device.signal("news", failing: true)
    #expect(device.plan.isEmpty)
    device.send(.foregrounded)
    #expect(device.plan == ["app.first.1 2026-03-02 09:30", "app.limit.1 2026-03-03 20:00"])
  }

  /// Asked for at one time, then for another without an answer, then for a third that the center never took: what waits
  /// there when the third is over came from nobody knows when, and the first is over too.
  @Test func whatHasAFormOfUnknownTimeIsTakenBackWhenItIsOverdue() {
    var device = Device(Self.atAChosenTime())
    device.send(.launched)
    let id = "app.daily.2026-03-02"
    #expect(device.plan.first == "\(id) 2026-03-02 20:00")
    device.at("2026-03-02", "10:00")
    for hour in [22, 21] {
      // No answer, and no report to the steps that follow.
      let change = SchedulerEvent.preferenceChanged("hour", .time(Self.time(hour)))
      let commands = device.scheduler.step(&device.state, on: StepInput([change]), at: device.now)
      let unanswered = commands.compactMap { command -> AddResult? in
        if case .add(let request) = command { AddResult(request, error: .unanswered) } else { nil }
      }
      _ = device.scheduler.step(&device.state, on: StepInput([.addsCompleted(unanswered)]), at: device.now)
    }
    // Of the three the center has the second, which comes at 22:00.
    device.pending = [id: device.pending[id]].compactMapValues { $0 }
    device.at("2026-03-02", "21:30")
    device.send(.foregrounded)
    #expect(device.pending[id] == nil)
    #expect(device.plan.first == "app.daily.2026-03-03 2026-03-03 21:00")
  }

  private static func time(_ hour: Int) -> WallClockTime { WallClockTime(hour: hour, minute: 0) ?? .midnight }

  private static func atAChosenTime() -> RuleTable {
    var type = SampleRules.daily
    type.conditions = []
    type.triggers = [TriggerRule("calendar", .calendar(CalendarRule(every: .day, time: .preference("hour"))))]
    var table = SampleRules.table(types: [type], caps: [])
    table.preferences.append(PreferenceRule(time: "hour", default: time(20)))
    return table
  }
}
