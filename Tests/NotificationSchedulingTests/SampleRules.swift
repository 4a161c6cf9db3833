import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// A table with one type of every kind of trigger, small enough to think through.
enum SampleRules {
  static let slot = WallClockTime(hour: 20, minute: 0) ?? .midnight

  static let limit = TypeRule(
    "limit", priority: 50, onCap: .defer, target: "paywall",
    triggers: [
      TriggerRule("after", .after(SignalRule("limit_reached"), delay: TimeSpan.minutes(30)...TimeSpan.minutes(60)))
    ],
    conditions: [.not(.happened(SignalRule("bought"), since: .ever))],
    copy: [TextRule(.body, [LocalizedTextRule("en", "Limit"), LocalizedTextRule("ru", "Лимит")])])

  static let full = TypeRule(
    "full", priority: 40, target: "storage",
    triggers: [
      TriggerRule(
        "analysis", .after(SignalRule("analyzed"), delay: TimeSpan.zero...TimeSpan.zero),
        conditions: [.last(signal: "analyzed", ValueTest("used", .above, 85))])
    ],
    repeatAfter: RepeatRule(afterDays: 7, orWhen: .last(signal: "analyzed", ValueTest("used", .atMost, 85))),
    copy: [TextRule(.body, [LocalizedTextRule("en", "{used} % used")])])

  static let comeBack = TypeRule(
    "come_back", priority: 30, onCap: .defer, target: "swipe",
    triggers: [TriggerRule("slot_after", .slotAfter(SignalRule("started"), atLeast: .hours(2)))],
    conditions: [.not(.happened(SignalRule("finished"), since: .trigger))],
    copy: [TextRule(.body, [LocalizedTextRule("en", "Come back")])])

  static let daily = TypeRule(
    "daily", priority: 10, target: "dashboard",
    triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
    conditions: [.elapsed(since: "cleaned", orSince: "onboarded", .moreThan(.hours(24)))],
    copy: [TextRule(.body, [LocalizedTextRule("en", "Clean"), LocalizedTextRule("ru", "Чистка")])])

  static func table(
    types: [TypeRule] = [limit, full, comeBack, daily],
    caps: [CapRule] = [CapRule("daily", max: 1, per: .rollingDay)], quietHours: QuietHoursRule? = nil
  ) -> RuleTable {
    RuleTable(
      app: "app", locales: ["en", "ru"], sourceLocale: "en",
      policies: PolicyRule(slot: slot, caps: caps, quietHours: quietHours),
      preferences: [PreferenceRule(toggle: "enabled", default: true, controls: .all)],
      targets: [
        TargetRule("paywall", fallback: "dashboard"), TargetRule("storage"),
        TargetRule("swipe", fallback: "dashboard"), TargetRule("dashboard"),
      ],
      types: types,
      events: [
        EventRule("scheduled", on: [.notificationScheduled], parameters: [.type, .trigger]),
        EventRule("fired", on: [.notificationFired], parameters: [.type]),
        EventRule("opened", on: [.notificationOpened], parameters: [.type, .target]),
        EventRule(
          "type_{id}", on: [.notificationScheduled, .notificationFired, .notificationOpened], parameters: [.stage]),
        EventRule("failed", on: [.notificationScheduleFailed], parameters: [.type, .reason]),
      ])
  }
}

/// An app on a device that does what the scheduler says, without a center of its own: what is added is pending until the
/// test says that it was delivered.
struct Device {
  let scheduler: Scheduler
  var state: SchedulerState
  var pending: [String: NotificationRequest] = [:]
  var now: Moment
  var authorization = AuthorizationStatus.authorized
  var logged: [AnalyticsRecord] = []
  var outcomes: [OutcomeRecord] = []
  /// The commands of the last step.
  var commands: [SchedulerCommand] = []

  /// Starts at 09:00 UTC on Monday 2 March 2026.
  init(
    _ table: RuleTable = SampleRules.table(), zone: ZoneRules = .utc, locale: LanguageTag = "en",
    zones: [String: ZoneRules] = [:]
  ) {
    scheduler = Scheduler(table) { zones[$0] }
    state = SchedulerState(authorization: .authorized, locale: locale)
    now = Moment(instant: Device.instant("2026-03-02", "09:00", zone), zone: zone)
  }

  static func instant(_ date: String, _ time: String, _ zone: ZoneRules = .utc) -> Instant {
    guard let date = CivilDate(date), let time = WallClockTime(time) else { return Instant(milliseconds: 0) }
    return zone.instant(of: CivilDateTime(date: date, time: time))
  }

  mutating func at(_ date: String, _ time: String) { now.instant = Device.instant(date, time, now.zone) }

  mutating func send(_ events: SchedulerEvent..., settled: [CenterReport.Settled] = [], failing: Bool = false) {
    for done in settled { pending[done.identifier] = nil }
    let report = CenterReport(authorization: authorization, pending: pending.keys.sorted(), settled: settled)
    carryOut(scheduler.step(&state, on: StepInput(events, report: report), at: now), failing: failing)
  }

  mutating func signal(_ id: String, _ parameters: [String: ParameterValue] = [:], failing: Bool = false) {
    send(.signal(id, parameters), failing: failing)
  }

  /// The request came due at this instant and the user saw it.
  mutating func deliver(_ identifier: String) {
    send(
      .foregrounded, settled: [.init(identifier: identifier, instant: now.instant, fate: .presented(quietly: false))])
  }

  private mutating func carryOut(_ commands: [SchedulerCommand], failing: Bool) {
    var results: [AddResult] = []
    self.commands = commands
    for command in commands {
      switch command {
      case .add(let request):
        if !failing { pending[request.identifier] = request }
        results.append(
          AddResult(request, error: failing ? CenterError(code: 9, name: "broken") : nil))
      case .remove(let identifiers): for identifier in identifiers { pending[identifier] = nil }
      case .deliver(let records): logged += records
      case .report(let outcome): outcomes.append(outcome)
      case .lacking, .present, .removeDelivered, .clearBadge, .requestAuthorization, .alertPermission, .store, .open,
        .perform:
        break
      }
    }
    guard !results.isEmpty else { return }
    let later = scheduler.step(&state, on: StepInput([.addsCompleted(results)]), at: now)
    for case .remove(let identifiers) in later {
      for identifier in identifiers { pending[identifier] = nil }
    }
    for case .deliver(let records) in later { logged += records }
    for case .report(let outcome) in later { outcomes.append(outcome) }
  }

  /// Identifier and local time of everything the scheduler wants pending.
  var plan: [String] {
    state.pending.sorted { $0.due < $1.due }.map { "\($0.request.identifier) \(now.zone.local(at: $0.due))" }
  }
}

/// What a process finds in the file that the one before it has left.
func reread(_ state: SchedulerState) throws -> SchedulerState {
  try StateFile.app(from: StateFile.bytes(of: AppState(state))).scheduler
}

extension Scheduler {
  /// The same as an app reads it.
  func restored(_ state: SchedulerState, locale: LanguageTag) -> SchedulerState {
    AppCore(self).restore(from: StateFile.bytes(of: AppState(state)), locale: locale).scheduler
  }
}
