import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// One scheduler step over a table of the usual mix: half daily, the rest born of signals, one push a day.
struct PlanBenchmark {
  private let scheduler: Scheduler
  private var state: SchedulerState
  private var now: Moment
  private var report = CenterReport(authorization: .authorized, pending: [])

  /// - Parameter isKeptBack: The condition of all types is false for a day: what signals begin is planned again and again, and
  ///   kept back.
  init(types count: Int, isKeptBack: Bool) {
    let types = (0..<count).map(Self.type)
    scheduler = Scheduler(
      RuleTable(
        app: "bench", locales: ["en"], sourceLocale: "en",
        policies: PolicyRule(
          slot: WallClockTime(hour: 20, minute: 0) ?? .midnight, caps: [CapRule("daily", max: 1, per: .rollingDay)]),
        preferences: [PreferenceRule(toggle: "enabled", default: true, controls: .all)],
        targets: [TargetRule("home")], types: types,
        events: [EventRule("scheduled", on: [.notificationScheduled], parameters: [.type, .trigger])]))
    state = SchedulerState(authorization: .authorized, locale: "en")
    now = Moment(instant: Instant(milliseconds: 1_772_442_000_000), zone: .utc)
    step([.launched, .signal("cleaned", [:])])
    if !isKeptBack { now.instant = now.instant + .days(2) }
    for index in 0..<count { step([.signal("reached_\(index)", [:])]) }
  }

  private static func type(_ index: Int) -> TypeRule {
    let schedule: TriggerRule.Schedule =
      switch index % 4 {
      case 0, 1: .calendar(CalendarRule(every: .day))
      case 2: .after(SignalRule("reached_\(index)"), delay: TimeSpan.minutes(30)...TimeSpan.minutes(60))
      default: .slotAfter(SignalRule("reached_\(index)"), atLeast: .hours(2))
      }
    return TypeRule(
      "type_\(index)", priority: index % 50, onCap: index % 2 == 0 ? .drop : .defer, target: "home",
      triggers: [TriggerRule("trigger", schedule)],
      conditions: [.elapsed(since: "cleaned", orSince: nil, .moreThan(.hours(24)))],
      copy: [TextRule(.body, [LocalizedTextRule("en", "Text number \(index)")])])
  }

  /// A step in which nothing changes but a signal nobody waits for: the cost of planning again.
  mutating func replan() {
    now.instant = now.instant + .seconds(1)
    step([.signal("seen", [:])])
  }

  private mutating func step(_ events: [SchedulerEvent]) {
    let commands = scheduler.step(&state, on: StepInput(events, report: report), at: now)
    var results: [AddResult] = []
    for command in commands {
      if case .add(let request) = command { results.append(AddResult(request, error: nil)) }
    }
    if !results.isEmpty { _ = scheduler.step(&state, on: StepInput([.addsCompleted(results)]), at: now) }
    report.pending = state.pending.map(\.request.identifier)
  }
}
