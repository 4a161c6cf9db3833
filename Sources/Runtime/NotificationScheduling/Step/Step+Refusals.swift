import NotificationCivilTime
import NotificationRules

/// What becomes of a candidate without a place. A refusal ends nothing: what is refused is planned again at every event
/// until its window, or the instant to which that was moved, is over.
extension Step {
  /// Reported if it was pending or was created by a signal, and if the answer has changed.
  mutating func refuse(
    _ candidate: Candidate, _ refusal: Refusal, births: [SignalRecord?], wasPending: Bool
  ) {
    let type = candidate.place.type
    let compiled = scheduler.types[type]
    let index = candidate.open == nil ? nil : openIndex(compiled.id, candidate.key)
    guard wasPending || index != nil else { return }
    let last = index.flatMap { state.open[$0].last }
    let said = wording(refusal, candidate, births: births, wasPending: wasPending)
    if last.map({ !said.repeats($0) }) ?? true {
      record(
        type, candidate.key, said.outcome, said.reason, cap: refusal.cap,
        because: cause(of: candidate, refusal, births: births), due: candidate.due(at: refusal))
      if let index { state.open[index].last = said }
    }
    guard let index else { return }
    if refusal.reason == .condition || refusal.reason == .disabled, !has(.snoozeReturns) {
      state.open[index].snooze?.hasFailed = true
    }
    if let slot = refusal.slot {
      // It waits for a slot that becomes free, not for the one it had.
      let first = state.open[index].isDeferred && state.open[index].slot == nil ? state.open[index].deferredTo : nil
      state.open[index].isDeferred = true
      state.open[index].deferredTo = has(.firstDayStays) ? first.flatMap { $0 > now.instant ? $0 : nil } ?? slot : slot
      state.open[index].slot = nil
    } else if refusal.isSameNews || has(.refusalEnds)
      || isOver(candidate, refusal.reason) && !state.open[index].isDeferred
    {
      state.open.remove(at: index)
    }
  }

  /// Says how something that was open ended, if that was not said before.
  mutating func recordEnd(
    of open: OpenOccurrence, _ type: Int, _ said: OpenOccurrence.LastOutcome, because cause: OutcomeCause?,
    due: Instant? = nil
  ) {
    if let last = open.last, said.repeats(last) { return }
    record(type, open.key, said.outcome, said.reason, because: cause, due: due)
  }

  /// Nothing can bring it any more: the instant to which it was moved has come, or its own has while it was switched off.
  func isOver(_ candidate: Candidate, _ reason: OutcomeReason) -> Bool {
    if has(.refusalNeverEnds) { return false }
    return candidate.latest <= now.instant || reason.isSwitch && candidate.ownLatest == now.instant
  }

  /// The outcome words for a refusal.
  private func wording(
    _ refusal: Refusal, _ candidate: Candidate, births: [SignalRecord?], wasPending: Bool
  ) -> OpenOccurrence.LastOutcome {
    let reason = refusal.reason
    return switch reason {
    // The user was not asked yet, so it waits; what is due at once, or whose time has come, cannot.
    case .permissionNotDetermined where wasPending: .init(.cancelled, reason)
    case .permissionNotDetermined:
      .init(candidate.isAtOnce || candidate.deferredBy == nil && isOver(candidate, reason) ? .dropped : .held, reason)
    case .condition where wasPending:
      .init(
        .cancelled,
        !has(.reasonGoalIsCondition) && isGoalReached(candidate, refusal, births: births)
          ? .cancelledGoal : .condition)
    // It is in the center again as soon as there is room.
    case .capDaily where candidate.waitsForPlace, .capWeekly where candidate.waitsForPlace,
      .capSpan where candidate.waitsForPlace:
      .init(.held, reason)
    case .capDaily, .capWeekly, .capSpan:
      switch (wasPending, scheduler.types[candidate.place.type].onCap) {
      case (_, .defer): .init(.held, reason)
      case (true, .drop), (true, .exempt):
        has(.reasonDisplacedIsDropped) ? .init(.dropped, reason) : .init(.displaced, .displaced)
      case (false, .drop), (false, .exempt): .init(.dropped, reason)
      }
    case .deferredBudget: .init(.held, reason)
    case .window: .init(candidate.isRepeat ? .dropped : .held, reason)
    // Another one represents it.
    case .dedupe: wasPending ? .init(.displaced, .displaced) : .init(.dropped, reason)
    case .expired: .init(.expired, .expired)
    default: .init(wasPending ? .cancelled : .dropped, reason)
    }
  }
}

extension OutcomeReason {
  /// Somebody has switched it off: a gate or a switch.
  var isSwitch: Bool {
    switch self {
    case .permissionDenied, .permissionNotDetermined, .preferenceOff, .disabled, .cancelledSignedOut: true
    default: false
    }
  }
}

extension OpenOccurrence.LastOutcome {
  /// It says nothing that was not said before: what took it from the center keeps it back, or its window is over after
  /// that. Permission and a toggle may return until then.
  fileprivate func repeats(_ last: Self) -> Bool {
    if self == last { return true }
    if last.outcome == .held { return false }
    switch reason {
    case .expired:
      switch last.reason {
      case .permissionDenied, .permissionNotDetermined, .preferenceOff: return false
      default: return true
      }
    case .condition: return outcome == .dropped && last.isByCondition && last.reason != .disabled
    case .capDaily, .capWeekly, .capSpan, .dedupe: return outcome == .dropped && last.reason == .displaced
    default: return outcome == .dropped && last.outcome == .cancelled && last.reason == reason
    }
  }
}
