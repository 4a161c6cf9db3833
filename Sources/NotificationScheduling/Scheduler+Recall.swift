import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// Puts a past into a state: for scenarios, and for apps that switch to this scheduler and have a history.
extension Scheduler {
  /// A signal from before the first step. What it created is still waiting if its window is not over.
  public func recall(
    signal id: String, _ parameters: [String: ParameterValue], at moment: Moment, in state: inout SchedulerState
  ) {
    var step = Step(scheduler: self, state: state, now: moment)
    step.apply(.signal(id, parameters))
    state = step.state
    // An at-once occurrence belonged to the step of its signal.
    state.open.removeAll { open in
      guard open.birth?.instant == moment.instant, let place = step.place(of: open.type, open.trigger) else {
        return false
      }
      return types[place.type].rule.triggers[place.trigger].isAtOnce
    }
  }

  /// Settings as they were before the first step. An option counts as chosen on this date.
  public func recall(preferences: [String: PreferenceValue], at moment: Moment, in state: inout SchedulerState) {
    for (id, value) in preferences {
      state.preferences[id] = value
      if case .choice = value { state.chosen[id] = moment.local.date }
    }
  }

  /// A delivery from before the first step: it counts for caps and guards, and ends the occurrence that was open.
  public func recall(deliveryOf type: String, at moment: Moment, in state: inout SchedulerState) {
    guard let index = indexOfType[type], let trigger = types[index].rule.triggers.first else { return }
    let open = state.open.first { $0.type == type }
    let number = state.lastNumbers[type] ?? 1
    let key: OccurrenceKey =
      switch trigger.schedule {
      case .calendar: types[index].key(of: moment.local.date, 0)
      // Which value it was for is unknown: the last that was reached, or else the first that would be.
      case .reached(_, _, let values): open?.key ?? .milestone(state.reached[type]?.last ?? values.min() ?? number)
      case .after, .slotAfter, .at, .location: open?.key ?? .signal(number)
      }
    if case .milestone(let value, _) = key, !(state.reached[type] ?? []).contains(value) {
      state.reached[type] = ((state.reached[type] ?? []) + [value]).sorted()
    }
    if case .signal(let number) = key { state.lastNumbers[type] = max(number, state.lastNumbers[type] ?? 0) }
    let record = DeliveryRecord(
      type: type, trigger: open?.trigger ?? trigger.name, key: key, instant: moment.instant, local: moment.local,
      birth: open?.birth, order: state.nextOrder(), isSilenced: false, isOpened: false)
    state.deliveries.add(record, retain: retainedDays)
    state.open.removeAll { $0.type == type && $0.key == key }
  }

  /// Forgets occurrences whose window was over before the first step: their outcome does not matter.
  public func forgetPastWindows(in state: inout SchedulerState, at now: Moment) {
    let step = Step(scheduler: self, state: state, now: now)
    let isPast = state.open.indices.map { (step.candidate(open: $0)?.latest ?? now.instant) < now.instant }
    state.open = zip(state.open, isPast).filter { !$1 }.map(\.0)
  }

  /// The identifier of the newest recalled or recorded delivery of a type; nil if there is none.
  public func newestDelivery(of type: String, in state: SchedulerState) -> String? {
    state.deliveries.newest[type].map { identifier(type, $0.key) }
  }

  /// The text of a type in a locale, as planning renders it.
  public func body(of type: String, in locale: LanguageTag, _ arguments: [String: ParameterValue] = [:]) -> String? {
    guard let index = indexOfType[type], let text = types[index].rule.copy.first(where: { $0.field == .body }) else {
      return nil
    }
    return text.rendered(
      in: rules.locale(for: locale), source: rules.sourceLocale, arguments,
      value: { rules.variant(of: $0, moved: [:]) })
  }
}
