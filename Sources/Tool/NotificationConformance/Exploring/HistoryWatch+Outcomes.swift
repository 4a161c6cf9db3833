import NotificationCivilTime
import NotificationRules
import NotificationScheduling

/// A reason that is given was true.
extension HistoryWatch {
  mutating func checkOutcomes(_ world: World) {
    defer { checkedOutcomes = world.outcomes.count }
    guard let state = world.app?.scheduler else { return }
    defer {
      oldPreferences = state.preferences
      wasAllowed = state.authorization.allowsPosting
    }
    for outcome in world.outcomes[min(checkedOutcomes, world.outcomes.count)...] {
      guard let type = scheduler.rules.types.first(where: { $0.id == outcome.type }) else {
        fail("an outcome of nothing: \(outcome.identifier)")
        continue
      }
      if !isPlausible(outcome, type, state, world) {
        fail("no reason: \(outcome.identifier) \(outcome.outcome) \(outcome.reason.rawValue)")
      }
    }
  }

  private func isPlausible(
    _ outcome: OutcomeRecord, _ type: TypeRule, _ state: SchedulerState, _ world: World
  ) -> Bool {
    let conditions = type.allConditions
    switch outcome.reason {
    case .capDaily, .capWeekly, .capSpan:
      return type.onCap != .exempt && !isKeptBackBefore(outcome, type, state, world)
        && (scheduler.rules.policies.caps + earlierCaps).contains { cap in
          cap.counts(type) && cap.window.reason == outcome.reason && outcome.cap.map { $0 == cap.id } ?? true
        }
    case .quiet:
      return !isLoud(outcome, type, state, world)
        && scheduler.rules.policies.quietHours.map { $0.treatment(of: type) != .exempt } ?? false
    case .window: return type.window != nil
    // What was due before the action has a reason from before it.
    case .permissionDenied: return !state.authorization.allowsPosting || !wasAllowed
    case .preferenceOff:
      // A time that is not chosen any more is off, too.
      return judge(state, world).switchedOff(type) != nil || readsSettings(type)
        || judge(state, world, preferences: oldPreferences).switchedOff(type) != nil
    case .disabled: return conditions.contains { $0.isOfTheTeam }
    case .repeatGuard: return type.repeatAfter != nil && !isKeptBackBefore(outcome, type, state, world)
    case .perLimit: return type.per.map { mayBeForgotten(outcome, type, $0, state, world) } ?? false
    case .condition: return !conditions.isEmpty || !type.arguments.isEmpty || type.per != nil
    // What came due before the clock was set back is gone from a phone's center as if it had been lost.
    case .centerLost: return world.center.counters.lost > 0 || world.isLikeADevice && isSurprised
    case .stateReset, .replaced: return false
    case .expired:
      return !wasAhead(outcome, type, world) && !isAhead(outcome, type, state, world)
        && !cannotExpire.contains(outcome.identifier)
    case .dedupe: return hasTwin(outcome, type, state, world)
    case .expiredMissed: return !cannotExpire.contains(outcome.identifier) || world.silence.lasts
    case .permissionNotDetermined, .displaced, .deferredBudget, .horizon, .cancelledGoal,
      .cancelledSignedOut, .suppressedFocus, .suppressedForeground, .suppressedPermission, .zoneFallback, .centerFailed:
      return true
    }
  }

  /// A flight jumps over nothing that waits for a slot or for a day with a time that a signal began: that takes the next one there.
  /// And what the night holds comes when a flight or a setting ends that (semantics, sections 10 and 12).
  func findsAnew(_ actions: [ScenarioStep.Action], in world: World) -> Set<String> {
    let isFlight = actions.contains(where: \.isFlight)
    guard isFlight || actions.contains(where: \.isSetting), world.center.appState == .foreground else { return [] }
    let safe = world.known.scheduler.pending.filter { pending in
      guard !pending.key.isFollowUp, pending.due > world.now.instant,
        let type = scheduler.rules.types.first(where: { $0.id == pending.type && $0.expires == nil }),
        let trigger = type.triggers.first(where: { $0.name == pending.trigger })
      else { return false }
      // A date has the time that is chosen now, and a day that may be over where a flight leads.
      if pending.isHeld, pending.deferredBy == nil { return pending.key.dateAndTime == nil }
      guard isFlight, !pending.key.isRepeat else { return false }
      switch trigger.schedule {
      case .slotAfter, .after(_, .days, _): return trigger.zone == nil
      case .after, .at, .calendar, .reached, .location: return pending.deferredBy != nil
      }
    }
    return Set(safe.map(\.request.identifier))
  }

  /// The phone had it for later, and nothing is over because somebody looks.
  private func wasAhead(_ outcome: OutcomeRecord, _ type: TypeRule, _ world: World) -> Bool {
    // What the open app was shown since then was a step of its own.
    guard wasLook, outcome.at.instant == world.now.instant, !isSurprised, !hasTravelled, type.expires == nil,
      let due = wasPending[outcome.identifier]
    else { return false }
    return due > outcome.at.instant
  }

  /// Its signal, as it was heard, gives it time yet.
  private func isAhead(_ outcome: OutcomeRecord, _ type: TypeRule, _ state: SchedulerState, _ world: World) -> Bool {
    guard !isSurprised, !hasTravelled, type.expires == nil, let subject = born(outcome, type, state, world) else {
      return false
    }
    return clock(state, world).due(subject).map { $0.upperBound > outcome.at.instant + .seconds(1) } ?? false
  }

  /// A condition that is asked before a guard and a cap keeps it back (semantics, section 5).
  private func isKeptBackBefore(
    _ outcome: OutcomeRecord, _ type: TypeRule, _ state: SchedulerState, _ world: World
  ) -> Bool {
    guard outcome.outcome == .dropped, outcome.at.instant == world.now.instant, !isSurprised, !hasTravelled,
      type.window == nil, type.expires == nil, var subject = born(outcome, type, state, world),
      let due = clock(state, world).due(subject)
    else { return false }
    subject.instant = max(due.lowerBound, world.now.instant)
    subject.followsPlanned = state.pending.contains { $0.type == type.id }
    return !isQuiet(subject, state, world) && judge(state, world).broken(subject) != nil
  }

  /// A value with a request is forgotten only where all others have one, too (semantics, section 3).
  private func mayBeForgotten(
    _ outcome: OutcomeRecord, _ type: TypeRule, _ per: PerRule, _ state: SchedulerState, _ world: World
  ) -> Bool {
    // What nobody sent is not remembered here.
    if state.isNobodys { return true }
    guard items.mayForget(per, judge(state, world).memory) else { return false }
    let waiting = Set(
      wasPending.keys.compactMap { scheduler.parse(identifier: $0) }.filter { $0.type == type.id }.compactMap(
        \.key.item))
    let own = scheduler.parse(identifier: outcome.identifier)?.key.item
    return !(own.map(waiting.contains) ?? false) || waiting.count >= per.atMost
  }

  /// What the newest signal of its value began, where nothing but that and its rule decides when it is due. A newer one may have
  /// moved what an older one began.
  private func born(
    _ outcome: OutcomeRecord, _ type: TypeRule, _ state: SchedulerState, _ world: World
  ) -> ConditionJudge.Subject? {
    guard type.triggers.count == 1, let trigger = type.triggers.first, let rule = trigger.signal, trigger.series == nil,
      rule.filter == nil, let key = scheduler.parse(identifier: outcome.identifier)?.key, let number = key.signalNumber,
      // What others have heard takes numbers, too.
      !memories.contains(where: { user, memory in
        user != state.userNumber && memory.heard.contains { $0.signal == rule.signal }
      })
    else { return nil }
    var subject = ConditionJudge.Subject(
      type: type, trigger: trigger, key: key, instant: world.now.instant, zone: world.now.zone, birth: nil)
    guard let newest = judge(state, world).newest(rule, subject), newest.number == number else { return nil }
    subject.birth = newest
    return subject
  }

  /// The night may move it.
  func isQuiet(_ subject: ConditionJudge.Subject, _ state: SchedulerState, _ world: World) -> Bool {
    guard scheduler.rules.policies.quietHours?.treatment(of: subject.type) != .exempt,
      let quiet = scheduler.quietHours(in: state, at: world.now)
    else { return false }
    return Invariants(scheduler.rules).isQuiet(quiet, subject.instant, subject.zone)
  }

  /// What is dropped as a duplicate of what waits, where only the first counts, has another one of its own value that waits or
  /// has come.
  private func hasTwin(_ outcome: OutcomeRecord, _ type: TypeRule, _ state: SchedulerState, _ world: World) -> Bool {
    guard type.combine == nil, type.triggers.allSatisfy(\.keepsFirst),
      let key = scheduler.parse(identifier: outcome.identifier)?.key
    else { return true }
    func isTwin(_ other: OccurrenceKey) -> Bool { other.original != key.original && other.item == key.item }
    let waiting =
      state.pending.filter { $0.type == type.id }.map(\.key) + state.open.filter { $0.type == type.id }.map(\.key)
    if waiting.contains(where: isTwin) { return true }
    // One that was planned in this step may have been refused by the center since.
    let said = world.outcomes[min(checkedOutcomes, world.outcomes.count)...].filter { $0.reason != .dedupe }
    let others = world.deliveries.map(\.identifier) + wasPending.keys + refused + said.map(\.identifier)
    return others.contains { identifier in
      scheduler.parse(identifier: identifier).map { $0.type == type.id && isTwin($0.key) } ?? false
    }
  }

  /// The own moment of a date, where its rule alone decides it.
  private func ownMoment(
    _ outcome: OutcomeRecord, _ type: TypeRule, _ state: SchedulerState, _ world: World
  ) -> Instant? {
    guard !isSurprised, !hasTravelled, type.window == nil,
      let key = scheduler.parse(identifier: outcome.identifier)?.key, key.dateAndTime != nil, key.item == nil
    else { return nil }
    let own = type.triggers.filter { if case .calendar = $0.schedule { true } else { false } }
    guard own.count == 1, let trigger = own.first else { return nil }
    let subject = ConditionJudge.Subject(
      type: type, trigger: trigger, key: key, instant: world.now.instant, zone: world.now.zone, birth: nil)
    return clock(state, world).due(subject)?.lowerBound
  }

  /// Said of a date at its own moment, which is not in the quiet hours.
  private func isLoud(
    _ outcome: OutcomeRecord, _ type: TypeRule, _ state: SchedulerState, _ world: World
  ) -> Bool {
    guard let own = ownMoment(outcome, type, state, world), own <= world.now.instant,
      state.preferences == oldPreferences,
      let quiet = scheduler.quietHours(in: state, at: world.now)
    else { return false }
    return !Invariants(scheduler.rules).isQuiet(quiet, own, world.now.zone)
  }

  /// Its dates or times are those that the user has chosen, or count from a date that is another one in another zone.
  private func readsSettings(_ type: TypeRule) -> Bool {
    type.triggers.contains { trigger in
      guard case .calendar(let rule) = trigger.schedule else { return false }
      return switch (rule.every, rule.time) {
      case (.chosenWeekdays, _), (.preference, _), (_, .preference), (_, .chosenTimes): true
      case (.cycle, _): hasTravelled
      default: false
      }
    }
  }
}

extension TriggerRule {
  /// A signal is a duplicate while an older one waits, and of nothing else.
  fileprivate var keepsFirst: Bool { if case .after(_, _, .first) = schedule { true } else { false } }
}

extension ConditionRule {
  /// The team withholds something.
  fileprivate var isOfTheTeam: Bool {
    switch self {
    case .flag, .experiment: true
    case .elapsed, .last, .happened, .preference, .choice, .attribute, .device, .any, .all, .not: false
    }
  }
}

extension OccurrenceKey {
  /// Of which signal of its name it is; nil for what is none of its own.
  fileprivate var signalNumber: Int? {
    switch self {
    case .signal(let number), .of(_, .signal(let number)): number
    case .date, .milestone, .of, .snoozed, .followUp: nil
    }
  }
}

extension ScenarioStep.Action {
  fileprivate var isSetting: Bool { if case .prefer = self { true } else { false } }
}
