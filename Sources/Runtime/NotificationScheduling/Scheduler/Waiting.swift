import NotificationCivilTime
import NotificationRules

/// Occurrences that wait, at this point of the plan: pending, held or deferred. While one does, the same news again is
/// not news.
///
/// It is checked while planning and not when a signal comes in: what ends in a step makes nothing in it a duplicate.
struct Waiting {
  private struct Entry {
    var place: TriggerPlace
    var birth: SignalRecord
    var value: String?
  }

  private var entries: [Entry] = []

  /// - Parameter instant: When it comes; what is delivered at once does not wait.
  mutating func insert(_ candidate: Candidate, of step: Step, until instant: Instant) {
    guard let open = candidate.open, let birth = step.state.open[open].birth else { return }
    let trigger = step.scheduler.trigger(at: candidate.place)
    guard !trigger.isAtOnce || instant > step.now.instant else { return }
    entries.append(Entry(place: candidate.place, birth: birth, value: candidate.value))
  }

  /// What was snoozed is still waiting, whatever comes before it.
  mutating func insertSnoozed(_ candidates: [Candidate], of step: Step) {
    for candidate in candidates where candidate.latest > step.now.instant {
      guard let open = candidate.open, step.state.open[open].last?.isByCondition != true else { continue }
      insert(candidate, of: step, until: candidate.latest)
    }
  }

  /// What was refused, neither by a condition nor by a gate, gives way to newer news that waits.
  func isOvertaken(_ candidate: Candidate, _ reason: OutcomeReason, of step: Step) -> Bool {
    guard !entries.isEmpty, reason != .condition, reason != .dedupe, !reason.isSwitch || step.has(.gatedIsOvertaken),
      let open = candidate.open,
      let birth = step.state.open[open].birth, !candidate.isRepeat, !step.keepsWaiting(candidate, reason),
      case .after(_, _, .first) = step.scheduler.trigger(at: candidate.place).schedule
    else { return false }
    return entries.contains {
      $0.place == candidate.place && $0.value == candidate.value && $0.birth.order > birth.order
    }
  }

  /// Only what has not waited yet can be a duplicate.
  func makesDuplicate(_ candidate: Candidate, of step: Step) -> Bool {
    guard !entries.isEmpty, !candidate.isRepeat, let index = candidate.open,
      let birth = step.state.open[index].birth,
      !step.hasWaited(step.state.open[index])
    else { return false }
    let trigger = step.scheduler.trigger(at: candidate.place)
    return entries.contains { entry in
      guard entry.place == candidate.place, entry.value == candidate.value || step.has(.duplicateOfAnotherValue)
      else { return false }
      switch trigger.schedule {
      case .after(_, _, .first): return !step.has(.heldTogetherComesTwice) || entry.birth.instant != birth.instant
      // The same moment reported twice is one moment.
      case .at(_, let parameter, _): return entry.birth.parameters[parameter] == birth.parameters[parameter]
      case .calendar, .after, .slotAfter, .reached, .location: return false
      }
    }
  }
}

extension Step {
  /// It is or was pending, held or deferred, and not refused.
  func hasWaited(_ open: OpenOccurrence) -> Bool {
    open.last?.outcome == .held || isPending(open.type, open.key)
  }

  /// A newer signal can take its place. It cannot if it is delivered in this step, was submitted and is due, or is shown
  /// again because the user asked for that.
  func waits(_ open: OpenOccurrence, _ trigger: TriggerRule) -> Bool {
    guard open.snooze == nil, !trigger.isAtOnce || hasWaited(open) else { return false }
    return !state.pending.contains {
      $0.key == open.key && $0.type == open.type && isInFlight($0) && (!isPassed($0) || has(.passedGivesNoWay))
    }
  }

  /// The clock was set past it, and its interval still counts.
  func isPassed(_ request: PendingRequest) -> Bool {
    if case .timeInterval = request.request.trigger {
      overdueInCenter.contains(request.request.identifier)
    } else {
      false
    }
  }

  /// It waits only for its second: its request is submitted and due, but the center has not reported yet.
  func isOnItsWay(_ open: OpenOccurrence) -> Bool {
    state.pending.contains { $0.key == open.key && $0.type == open.type && isInFlight($0) }
  }

  /// Submitted and due, but the center has not reported yet.
  func isInFlight(_ request: PendingRequest) -> Bool { request.planned <= now.instant && !mayTakeBack(request) }

  /// Whether an occurrence without a place waits for one all the same.
  func keepsWaiting(_ candidate: Candidate, _ reason: OutcomeReason) -> Bool {
    switch reason {
    case .capDaily, .capWeekly, .capSpan: scheduler.types[candidate.place.type].onCap == .defer
    case .permissionNotDetermined:
      !candidate.isAtOnce && !isOver(candidate, reason) && !isKeptBackByCondition(candidate)
    case .window: true
    default: false
    }
  }

  /// Held for a permission that nobody was asked for, it would not come with it either.
  private func isKeptBackByCondition(_ candidate: Candidate) -> Bool {
    if has(.heldInVainWaits) { return false }
    let subject = ConditionSubject(
      type: scheduler.types[candidate.place.type].id, instant: candidate.latest,
      birth: candidate.birth ?? candidate.open.flatMap { state.open[$0].birth }, value: candidate.value,
      zone: candidate.zone, due: candidate.due)
    return !conditionsHold(candidate.place.type, candidate.place.trigger, subject)
  }

  /// A time of day moves with the zone.
  mutating func rememberSlot(of candidate: Candidate) {
    guard !candidate.isRepeat, let open = candidate.open, candidate.deferredBy == nil, candidate.zone == nil,
      candidate.earliest >= now.instant, !candidate.isFreed || has(.freedHasATime),
      scheduler.trigger(at: candidate.place).hasTimeOfDay
    else { return }
    state.open[open].slot = now.zone.local(at: candidate.earliest)
  }

  /// What a signal tells anew, and its conditions keep back before that: it does not wait, although another word was said of it,
  /// or none yet.
  func heldInVain(at places: [TriggerPlace]) -> Set<String> {
    let held = state.open.indices.filter { index in
      let open = state.open[index]
      guard open.snooze == nil, let place = place(of: open.type, open.trigger), places.contains(place) else {
        return false
      }
      switch scheduler.trigger(at: place).schedule {
      case .at where (open.last == nil || hasWaited(open)) && !has(.pendingInVainIsRefreshed): break
      case .at, .calendar, .after, .slotAfter, .reached, .location:
        guard open.last?.reason == .permissionNotDetermined else { return false }
      }
      guard let candidate = candidate(open: index) else { return false }
      return candidate.latest > now.instant && isKeptBackByCondition(candidate)
    }
    return Set(held.map { scheduler.identifier(state.open[$0].type, state.open[$0].key) })
  }

  /// What a condition keeps back does not wait: newer news takes its place. What was refused otherwise may still come, of
  /// a moment only the newest.
  ///
  /// - Parameter inVain: What a condition kept back before this signal, although another reason was told.
  mutating func forgetRefused(
    before new: SignalRecord, of value: String?, _ type: String, _ trigger: TriggerRule, inVain: Set<String>
  ) {
    let most: Int
    switch trigger.schedule {
    case .after(_, _, .each), .calendar, .slotAfter, .reached, .location: return
    case .after: most = PolicyRule.systemLimit
    case .at: most = 0
    }
    func isByCondition(_ open: OpenOccurrence) -> Bool {
      open.last?.isByCondition == true
        || open.last?.reason == .permissionNotDetermined && inVain.contains(scheduler.identifier(type, open.key))
    }
    let refused = state.open.filter { open in
      guard open.type == type, open.trigger == trigger.name, open.key.value == value, open.last != nil,
        open.snooze == nil, !hasWaited(open) || isByCondition(open)
      else { return false }
      guard case .at(_, let parameter, _) = trigger.schedule else { return true }
      return open.birth?.parameters[parameter] == new.parameters[parameter]
    }
    let kept = refused.filter { !isByCondition($0) }.suffix(most)
    for open in refused where !kept.contains(where: { $0.key == open.key }) { close(type, open.key) }
  }
}

extension OpenOccurrence.LastOutcome {
  /// A condition keeps it back, or has ended it.
  var isByCondition: Bool {
    switch reason {
    case .condition, .disabled, .cancelledGoal: true
    default: false
    }
  }
}
