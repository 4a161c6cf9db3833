import NotificationCivilTime
import NotificationRules

/// Why an occurrence has the outcome that it has, worked out where one is recorded and nowhere else.
extension Step {
  /// Why a candidate has no place.
  ///
  /// - Parameter births: The signals of the open occurrences in the order in which the candidates count them.
  func cause(of candidate: Candidate, _ refusal: Refusal, births: [SignalRecord?]) -> OutcomeCause? {
    let type = scheduler.types[candidate.place.type]
    switch refusal.reason {
    case .condition, .disabled:
      return conditionCause(of: candidate, subject(of: candidate, refusal, births))
    case .cancelledGoal where candidate.isRepeat:
      let original = scheduler.identifier(type.id, candidate.key.original)
      return isAnswered(type.id, candidate.key) ? .answered(original) : .followUpsEnded
    case .repeatGuard: return guardCause(of: candidate, at: refusal.instant ?? now.instant)
    case .dedupe:
      if candidate.isJoined { return .joined }
      let other = state.open.first { open in
        open.type == type.id && open.key != candidate.key && open.key.value == candidate.value
          && open.trigger == type.rule.triggers[candidate.place.trigger].name
      }
      if candidate.open != nil, let other { return .representedBy(scheduler.identifier(type.id, other.key)) }
      return type.rule.combine.map { .combined($0) }
    case .expired:
      if let date = type.rule.expires, type.isExpired(on: local(of: candidate, refusal).date) { return .ended(date) }
      return .over(candidate.latest)
    default: return cause(of: refusal, type)
    }
  }

  private func local(of candidate: Candidate, _ refusal: Refusal) -> CivilDateTime {
    refusal.instant.map { now.zone.local(at: $0) } ?? local
  }

  /// Why, as far as the occurrence does not matter.
  func cause(of refusal: Refusal, _ type: CompiledType) -> OutcomeCause? {
    let rules = scheduler.rules
    if let cap = refusal.cap { return .cap(rules.policies.caps[cap].id, max: rules.policies.caps[cap].max) }
    switch refusal.reason {
    case .quiet: return quietHours.map { .quietHours($0) }
    case .window: return type.rule.window.map { .window($0) }
    case .permissionDenied, .permissionNotDetermined: return .permission(state.authorization)
    case .suppressedPermission:
      return state.authorization.allowsPosting ? .permissionGone : .permission(state.authorization)
    case .preferenceOff:
      let off = type.toggles.first { (state.preferences[$0.id] ?? $0.standard) == .toggle(false) }
      return off.map { .preference($0.id) }
    case .perLimit: return type.rule.per.map { .perLimit($0.atMost) }
    case .horizon: return .horizon(rules.policies.horizon)
    case .deferredBudget: return .places(budget)
    case .capDaily, .capWeekly, .capSpan, .displaced, .condition, .disabled, .expired, .expiredMissed, .repeatGuard,
      .dedupe, .cancelledGoal, .cancelledSignedOut, .suppressedFocus, .suppressedForeground, .stateReset,
      .zoneFallback, .centerFailed, .centerLost, .replaced:
      return nil
    }
  }

  /// What the conditions of a candidate have looked at that they refuse.
  private func subject(of candidate: Candidate, _ refusal: Refusal, _ births: [SignalRecord?]) -> ConditionSubject {
    let place = candidate.place
    var subject = ConditionSubject(
      type: scheduler.types[place.type].id, instant: refusal.instant ?? now.instant,
      birth: candidate.followed?.birth ?? candidate.birth ?? candidate.open.flatMap { births[$0] },
      value: candidate.value, zone: candidate.zone, due: candidate.due, deliveredOrder: deliveredOrder(of: candidate))
    // Otherwise one that is planned before it takes its news.
    subject.followsPlanned = conditionsHold(place.type, place.trigger, subject)
    return subject
  }

  private func conditionCause(of candidate: Candidate, _ subject: ConditionSubject) -> OutcomeCause? {
    let type = scheduler.types[candidate.place.type]
    let failed = failedConditions(candidate.place, subject)
    if !failed.isEmpty { return .conditions(failed) }
    if let missing = type.liveArguments.first(where: { !hasValue(for: $0, type, candidate.value) }) {
      return .missingValue(missing.id)
    }
    return .takesNews
  }

  /// Whether what ended it is news: one of the conditions that are false speaks of `happened` alone.
  func isGoalReached(_ candidate: Candidate, _ refusal: Refusal, births: [SignalRecord?]) -> Bool {
    let subject = subject(of: candidate, refusal, births)
    return scheduler.types[candidate.place.type].conditions[candidate.place.trigger].contains {
      $0.speaksOfHappenedAlone && !holds($0, subject)
    }
  }

  /// Why something must not come any more that was due a moment ago.
  func withdrawalCause(of request: PendingRequest, _ place: TriggerPlace) -> OutcomeCause? {
    if let ends = scheduler.trigger(at: place).series?.ends, endsNow(place, request.key) {
      return .otherDates(by: ends)
    }
    let subject = ConditionSubject(
      type: request.type, instant: now.instant, birth: request.birth, value: request.key.value,
      zone: zone(of: place, request.birth), due: due(of: place, request.key))
    let failed = failedConditions(place, subject)
    return failed.isEmpty ? nil : .conditions(failed)
  }

  /// The delivery since which the days of its guard are not over; nothing of it where that is still to come.
  private func guardCause(of candidate: Candidate, at instant: Instant) -> OutcomeCause? {
    let type = scheduler.types[candidate.place.type]
    guard let days = type.repeatAfter?.days else { return nil }
    let local = now.zone.latestLocal(at: instant)
    let delivered = state.deliveries.newest[OccurrenceKey.series(of: type.id, candidate.value)].map { [$0.local] } ?? []
    let waiting = state.pending.indices.filter { index in
      state.pending[index].type == type.id && state.pending[index].key.value == candidate.value
        && state.pending[index].key != candidate.key
    }.map { state.pending[$0].local }
    let since = (delivered + waiting).filter { $0 <= local && $0.adding(days: days) > local }.max()
    return .repeatGuard(days: days, since: since, until: since?.adding(days: days))
  }
}
