import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import TestSupport
import Testing

struct PlanningTests {
  @Test func theDailyReminderIsPlannedForEveryDayOfTheHorizonOnceADayHasPassed() {
    var device = Device()
    device.signal("cleaned")
    #expect(device.plan.count == 13)
    #expect(device.plan.first == "app.daily.2026-03-03 2026-03-03 20:00")
    #expect(device.plan.last == "app.daily.2026-03-15 2026-03-15 20:00")
  }

  @Test func exactly24HoursIsNotMoreThan24Hours() {
    var device = Device()
    device.at("2026-03-02", "20:00")
    device.signal("cleaned")
    #expect(device.plan.first == "app.daily.2026-03-04 2026-03-04 20:00")
  }

  @Test func withoutAnyOfItsSignalsElapsedIsFalse() {
    var device = Device()
    device.send(.launched)
    #expect(device.plan.isEmpty)
  }

  @Test func aDelayIsAnIntervalAndASlotIsACalendarTrigger() {
    var device = Device()
    device.signal("limit_reached")
    #expect(device.pending["app.limit.1"]?.trigger == .timeInterval(.minutes(30), repeats: false))
    device.signal("started")
    // 20:00 is less than a civil day after 09:30, so the cap moves it.
    #expect(device.plan == ["app.limit.1 2026-03-02 09:30", "app.come_back.1 2026-03-03 20:00"])
    guard case .calendar(let components, repeats: false) = device.pending["app.come_back.1"]?.trigger else {
      Issue.record("a slot is no calendar trigger")
      return
    }
    #expect(components.dated?.description == "2026-03-03 20:00")
    #expect(device.outcomes.last?.outcome == .held)
  }

  @Test func anUnchangedPlanProducesNoCommand() {
    var device = Device()
    device.signal("cleaned")
    device.signal("limit_reached")
    device.at("2026-03-02", "09:10")
    device.send(.foregrounded)
    #expect(device.commands.isEmpty)
  }

  @Test func aHigherPriorityDisplacesAPendingLowerOne() {
    var device = Device()
    device.at("2026-03-01", "10:00")
    device.signal("cleaned")
    device.at("2026-03-02", "12:00")
    device.signal("limit_reached")
    #expect(device.plan.first == "app.limit.1 2026-03-02 12:30")
    #expect(device.pending["app.daily.2026-03-02"] == nil)
    #expect(device.outcomes.map(\.outcome) == [.dropped, .displaced])
    #expect(device.outcomes.map(\.identifier) == ["app.daily.2026-03-01", "app.daily.2026-03-02"])
    #expect(device.plan.contains("app.daily.2026-03-03 2026-03-03 20:00"))
  }

  @Test func aDeliveredOneIsNeverDisplacedAndTheLimitPushIsDeferred() {
    var device = Device()
    device.at("2026-03-01", "10:00")
    device.signal("cleaned")
    device.at("2026-03-02", "20:00")
    device.deliver("app.daily.2026-03-02")
    device.at("2026-03-02", "20:10")
    device.signal("limit_reached")
    #expect(device.plan.first == "app.limit.1 2026-03-03 20:00")
    #expect(device.outcomes.contains { $0.outcome == .held && $0.reason == .capDaily && $0.type == "limit" })
    device.at("2026-03-03", "09:00")
    device.signal("bought")
    #expect(device.pending["app.limit.1"] == nil)
    #expect(device.outcomes.last?.reason == .cancelledGoal)
    #expect(device.plan.first == "app.daily.2026-03-03 2026-03-03 20:00")
  }

  @Test func theSameNewsTwiceWhilePendingIsOneRequest() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:10")
    device.signal("limit_reached")
    #expect(device.plan == ["app.limit.1 2026-03-02 09:30"])
    #expect(device.outcomes.map(\.reason) == [.dedupe])
    #expect(device.outcomes.map(\.identifier) == ["app.limit.2"])
  }

  @Test func comingBackRestartsTheWait() {
    var device = Device()
    device.at("2026-03-02", "17:30")
    device.signal("started")
    #expect(device.plan == ["app.come_back.1 2026-03-02 20:00"])
    device.at("2026-03-02", "18:30")
    device.signal("started")
    #expect(device.plan == ["app.come_back.2 2026-03-03 20:00"])
    #expect(device.outcomes.map(\.identifier) == ["app.come_back.1"])
  }

  @Test func anAtOnceRequestBelongsToItsStepOnly() {
    var device = Device()
    device.authorization = .denied
    device.signal("analyzed", ["used": .int(90)])
    #expect(device.pending.isEmpty)
    #expect(device.outcomes.map(\.reason) == [.permissionDenied])
    device.authorization = .authorized
    device.send(.foregrounded)
    #expect(device.pending.isEmpty)
  }

  @Test func aRepeatGuardCountsCalendarDaysAndIsLiftedByItsCondition() {
    var device = Device()
    device.signal("analyzed", ["used": .int(90)])
    device.deliver("app.full.1")
    device.at("2026-03-09", "08:59")
    device.signal("analyzed", ["used": .int(90)])
    #expect(device.outcomes.filter { $0.type == "full" }.map(\.reason) == [.repeatGuard])
    device.at("2026-03-09", "09:00")
    device.signal("analyzed", ["used": .int(90)])
    #expect(device.pending.keys.sorted() == ["app.full.3"])
    device.deliver("app.full.3")
    device.at("2026-03-11", "09:00")
    device.signal("analyzed", ["used": .int(85)])
    device.signal("analyzed", ["used": .int(86)])
    #expect(device.pending.keys.sorted() == ["app.full.5"])
  }

  @Test func newsIsUsedUpByADeliveryThatIsOnlyPlanned() {
    // The app may never run again before the second Sunday.
    let weekly = TypeRule(
      "weekly", target: "dashboard",
      triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .week(.sunday))))],
      conditions: [.happened(SignalRule("found", where: ValueTest("count", .above, 0)), since: .lastDelivery)],
      copy: [TextRule(.body, [LocalizedTextRule("en", "News")])])
    var device = Device(SampleRules.table(types: [weekly]))
    device.signal("found", ["count": .int(3)])
    device.signal("found", ["count": .int(0)])
    #expect(device.plan == ["app.weekly.2026-03-08 2026-03-08 20:00"])
    device.at("2026-03-08", "20:00")
    device.deliver("app.weekly.2026-03-08")
    #expect(device.plan.isEmpty)
    device.signal("found", ["count": .int(1)])
    #expect(device.plan == ["app.weekly.2026-03-15 2026-03-15 20:00"])
  }

  @Test func aCivilDayEndsOnTheNextDateThatExists() throws {
    // Apia went from 29 to 31 December 2011: 24 hours of real time after 20:00 on the 29th it is 20:00 on the 31st.
    var device = Device(zone: try SystemZones.rules("Pacific/Apia"))
    device.at("2011-12-29", "19:20")
    device.signal("limit_reached")
    device.at("2011-12-29", "20:00")
    device.deliver("app.limit.1")
    device.at("2011-12-31", "19:00")
    device.signal("limit_reached")
    #expect(device.plan == ["app.limit.2 2011-12-31 20:00"])
  }

  @Test func quietHoursHoldAndReleaseAtTheirEnd() {
    let quiet = QuietHoursRule(
      from: WallClockTime(hour: 22, minute: 0) ?? .midnight, to: WallClockTime(hour: 8, minute: 0) ?? .midnight,
      held: .release)
    var device = Device(SampleRules.table(quietHours: quiet))
    device.at("2026-03-02", "23:00")
    device.signal("limit_reached")
    #expect(device.plan == ["app.limit.1 2026-03-03 08:00"])
    device.at("2026-03-03", "05:00")
    device.send(.foregrounded)
    #expect(device.plan == ["app.limit.1 2026-03-03 08:00"])
    #expect(device.commands.isEmpty)
  }

  @Test func severalADayAreCountedInEveryStretchOfADay() {
    let caps = [CapRule("two", max: 2, per: .span(.hours(24)))]
    var device = Device(SampleRules.table(types: [SampleRules.full].map(unguarded), caps: caps))
    for time in ["09:00", "10:00", "11:00"] {
      device.at("2026-03-02", time)
      device.signal("analyzed", ["used": .int(90)])
    }
    #expect(device.pending.keys.sorted() == ["app.full.1", "app.full.2"])
    #expect(device.outcomes.map(\.reason) == [.capSpan])
  }

  private func unguarded(_ type: TypeRule) -> TypeRule {
    var type = type
    type.repeatAfter = nil
    return type
  }
}
