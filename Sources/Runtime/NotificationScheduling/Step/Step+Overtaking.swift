import NotificationRules
import NotificationTerms

/// A newer signal takes the place of an older one.
extension Step {
  /// A newer signal takes the place of what waits, and of what would show an older one again.
  ///
  /// - Parameter isOld: Whether what began with a signal gives way.
  mutating func restart(
    _ place: TriggerPlace, of value: String?, because cause: OutcomeCause, where isOld: (SignalRecord?) -> Bool
  ) {
    if has(.olderComesToo) { return }
    let type = scheduler.types[place.type].id
    let trigger = scheduler.trigger(at: place)
    let ended = state.open.filter {
      $0.type == type && $0.trigger == trigger.name && $0.key.value == value && isOld($0.birth)
        && ($0.snooze != nil && (!isOnItsWay($0) || has(.secondGivesWay)) || waits($0, trigger) || wasRefused($0))
    }
    for (number, open) in ended.enumerated() {
      if case .at(_, let parameter, _) = trigger.schedule, let birth = open.birth, open.last == nil,
        ended[..<number].contains(where: { $0.birth?.parameters[parameter] == birth.parameters[parameter] })
      {
        // The same instant once more, in the very step in which another one takes its place.
        record(place.type, open.key, .dropped, .dedupe)
      } else if open.last?.isByCondition != true || isPending(type, open.key) || has(.keptBackIsTold) {
        record(place.type, open.key, .cancelled, .cancelledGoal, because: cause)
      }
      close(type, open.key)
    }
    state.deliveries.markAnswered {
      $0.type == type && $0.trigger == trigger.name && $0.key.value == value && isOld($0.birth)
    }
  }

  /// A plan of an earlier step has found no time for it.
  private func wasRefused(_ open: OpenOccurrence) -> Bool {
    open.last != nil && !isPending(open.type, open.key) || open.last?.isByCondition == true
  }

  /// Signals of one step whose notifications come at once are several; where something holds them, only the newest waits.
  ///
  /// - Returns: Whether something has ended.
  mutating func endHeldTogether(_ places: Places) -> Bool {
    func isNew(_ candidate: Candidate) -> Bool { candidate.isAtOnce && !candidate.isRepeat }
    let held =
      places.planned.filter { isNew($0.candidate) && $0.instant > now.instant }.map(\.candidate)
      + places.refused.filter { isNew($0.candidate) && keepsWaiting($0.candidate, $0.refusal.reason) }.map(\.candidate)
    if held.isEmpty { return false }
    let comes = Set(places.planned.filter { $0.instant <= now.instant }.map(\.candidate.key))
    var hasEnded = false
    for candidate in held {
      let (type, trigger) = (scheduler.types[candidate.place.type].id, scheduler.trigger(at: candidate.place))
      guard case .after(let signal, _, .last) = trigger.schedule, !has(.oldestIsHeld) else { continue }
      let together = state.open.filter {
        $0.type == type && $0.trigger == trigger.name && $0.key.value == candidate.value && $0.snooze == nil
          && $0.last == nil && $0.birth?.instant == now.instant && !comes.contains($0.key)
      }
      for open in together.dropLast() {
        record(candidate.place.type, open.key, .cancelled, .cancelledGoal, because: .restarted(by: signal.signal))
        close(type, open.key)
        hasEnded = true
      }
    }
    return hasEnded
  }

  /// What was on its way when a newer signal came, and did not come after all, gives way to it now.
  mutating func endOvertaken() {
    for open in state.open where open.snooze == nil {
      guard let birth = open.birth, let place = place(of: open.type, open.trigger),
        case let trigger = scheduler.trigger(at: place), let rule = trigger.signal,
        let newest = newest(rule, for: open), newest.order > birth.order, waits(open, trigger)
      else { continue }
      let cause: OutcomeCause
      switch trigger.schedule {
      case .slotAfter, .after(_, _, .last): cause = .restarted(by: rule.signal)
      case .at(_, let parameter, let distance) where newest.parameters[parameter] != birth.parameters[parameter]:
        let due = announced(by: newest, parameter, distance, in: zone(of: place, newest))
        cause = .moved(by: rule.signal, to: due)
      default: continue
      }
      record(place.type, open.key, .cancelled, .cancelledGoal, because: cause)
      close(open.type, open.key)
    }
  }

  private func newest(_ rule: SignalRule, for open: OpenOccurrence) -> SignalRecord? {
    let subject = ConditionSubject(type: open.type, instant: now.instant, value: open.key.value)
    guard let newest = signals(rule.signal, for: subject).newest(rule) else { return nil }
    let isMeant = rule.filter.map { newest.passes(scheduler.rules.settled($0, moved: state.preferences)) } ?? true
    return isMeant ? newest : nil
  }
}
