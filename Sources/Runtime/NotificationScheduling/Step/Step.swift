import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// One step in the making: the state it works on and the commands collected so far.
struct Step {
  let scheduler: Scheduler
  var state: SchedulerState
  let now: Moment
  /// The local date and time of `now`.
  let local: CivilDateTime
  var outcomes: [OutcomeRecord] = []
  /// The identifiers of that of which they tell.
  private(set) var told: Set<String> = []
  /// For analytics, in order.
  var records: [AnalyticsRecord] = []
  /// The answer the system waits for. It comes before everything else.
  var answers: [SchedulerCommand] = []
  /// Commands for the center and the screen, in order.
  var commands: [SchedulerCommand] = []
  /// What the user looks at.
  var screen: VisibleScreen?
  /// What a refused permission takes away from the app.
  var blocked = BlockedModules()
  /// No step came before it, or none that is remembered.
  var isFirst = false
  /// Something changed that calls for a new plan, whatever the events.
  var needsPlan = false
  /// The clock may have been set: what counts down is counted anew.
  var clockWasSet = false
  /// Texts are rendered again: after a launch, which may follow an update of the app, and in a new locale.
  var rendersAgain = false
  /// What the store has not acknowledged is passed on to it again.
  var storesAgain = false
  /// What was over before the events of this step, by types: no setting brings it back.
  var lapsed: [String: Set<OccurrenceKey>] = [:]
  /// Pending under an identifier of ours without a known plan: adopted if it is planned, otherwise removed.
  var strays: [String] = []
  /// The last known zone was in use before this step.
  let wasZoneUnknown: Bool
  /// The quiet hours by the present settings.
  var quietHours: QuietHours?
  /// Due by now as it was planned, and still pending by the center's word.
  var overdueInCenter: Set<String> = []
  /// What Notification Center lists, as far as it was asked.
  var listed: [String] = []
  /// The center was not asked, or has not answered.
  var isBlind = false
  /// Those that triggers name.
  let zones: ZoneLookup
  /// The permission as it was known before this step; nil if it was not reported anew.
  var earlierAuthorization: AuthorizationStatus?
  /// Triggers of which a setting or a signal of this step has changed the dates.
  var changedDates: Set<TriggerPlace> = []
  /// Signals of this step are later than that.
  let firstOrder: Int

  init(scheduler: Scheduler, state: SchedulerState, now: Moment) {
    self.scheduler = scheduler
    self.state = state
    self.now = now
    local = now.local
    firstOrder = state.order
    zones = ZoneLookup(scheduler.zones)
    wasZoneUnknown = state.isZoneUnknown
    quietHours = scheduler.rules.quietHours(moved: state.preferences)
  }

  /// Records what became of an occurrence.
  ///
  /// - Parameters:
  ///   - cap: The place of the cap that left no room among all.
  ///   - cause: What decided it, where the reason does not say all of it.
  ///   - due: When it was due, where that is known.
  mutating func record(
    _ type: Int, _ key: OccurrenceKey, _ outcome: Outcome, _ reason: OutcomeReason, cap: Int? = nil,
    because cause: OutcomeCause? = nil, due: Instant? = nil
  ) {
    let compiled = scheduler.types[type]
    let identifier = scheduler.identifier(compiled.id, key)
    told.insert(identifier)
    outcomes.append(
      OutcomeRecord(
        type: compiled.id, identifier: identifier, outcome: outcome, reason: reason,
        cap: cap.map { scheduler.rules.policies.caps[$0].id },
        cause: cause ?? self.cause(of: Refusal(reason, cap: cap), compiled), due: due, at: now))
  }

  /// What waits for a time of day uses that of the last known zone: the reason, if it comes at an odd hour.
  /// - Source: trap T23
  mutating func explainZone() {
    guard state.isZoneUnknown else { return }
    for request in state.pending where !wasZoneUnknown || request.plan == state.plans {
      guard case .calendar(let components, _) = request.request.trigger, !components.isUTC,
        let type = scheduler.indexOfType[request.type]
      else { continue }
      record(type, request.key, .held, .zoneFallback)
    }
  }

  /// The ordered list of commands.
  func finish() -> [SchedulerCommand] {
    var out: [SchedulerCommand] = []
    out.reserveCapacity(answers.count + commands.count + outcomes.count + 1)
    out += answers
    out += commands
    if !records.isEmpty { out.append(.deliver(records)) }
    for outcome in outcomes { out.append(.report(outcome)) }
    return out
  }
}
