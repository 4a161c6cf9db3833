public import NotificationCivilTime
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
      return trigger(at: place).isAtOnce
    }
  }

  /// Settings as they were before the first step. An option counts as chosen on this date.
  public func recall(preferences: [String: PreferenceValue], at moment: Moment, in state: inout SchedulerState) {
    for (id, value) in preferences {
      state.preferences[id] = value
      state.homes[id] = moment.zone.identifier
      if case .choice = value { state.chosen[id] = moment.local.date }
    }
  }

  /// What the app had reported of the user, of the device and of its flags before the first step, and the arms of
  /// experiments that were drawn.
  public func recall(
    attributes: [String: String] = [:], device: DeviceFacts = DeviceFacts(), flags: [String: Bool] = [:],
    arms: [String: String] = [:], in state: inout SchedulerState
  ) {
    state.attributes.merge(attributes) { $1 }
    state.device = device.updating(state.device)
    state.flags.merge(flags) { $1 }
    state.arms.merge(arms) { $1 }
  }

  /// A delivery from before the first step: it counts for caps and guards, and ends the occurrence that was open.
  public func recall(deliveryOf type: String, at moment: Moment, in state: inout SchedulerState) {
    guard let index = indexOfType[type], let trigger = types[index].rule.triggers.first else { return }
    let open = state.open.first { $0.type == type }
    let number = state.lastNumbers[type] ?? 1
    // Which value it was for is unknown: the newest.
    let value = open?.key.value ?? state.values[type]?.last?.name
    let series = OccurrenceKey.series(of: type, value)
    var key: OccurrenceKey =
      switch trigger.schedule {
      case .calendar:
        types[index].key(
          of: date(of: TriggerPlace(type: index, trigger: 0), at: moment, in: state),
          at: types[index].firstTimes[0].map { _ in moment.local.time.wholeMinute }, 0)
      // Which value it was for is unknown: the last that was reached, or else the first that would be.
      case .reached(_, _, let values): open?.key ?? .milestone(state.reached[series]?.last ?? values.min() ?? number)
      case .after, .slotAfter, .at, .location: open?.key ?? .signal(number)
      }
    if key.value == nil, types[index].rule.per != nil { key = key.of(value) }
    if case .milestone(let value, _) = key.ofValue, !(state.reached[series] ?? []).contains(value) {
      state.reached[series] = ((state.reached[series] ?? []) + [value]).sorted()
    }
    if case .signal(let number) = key.ofValue { state.lastNumbers[type] = max(number, state.lastNumbers[type] ?? 0) }
    let record = DeliveryRecord(
      type: type, trigger: open?.trigger ?? trigger.name, key: key, instant: moment.instant, local: moment.local,
      birth: open?.birth, order: state.nextOrder(), isSilenced: false, isOpened: false)
    state.deliveries.add(record, retain: retainedDays)
    state.open.removeAll { $0.type == type && $0.key == key }
  }

  private func date(of place: TriggerPlace, at moment: Moment, in state: SchedulerState) -> CivilDate {
    let zone = Step(scheduler: self, state: state, now: moment).zone(of: place, nil) ?? moment.zone
    return zone.local(at: moment.instant).date
  }

  /// Forgets occurrences whose window was over before the first step: their outcome does not matter.
  public func forgetPastWindows(in state: inout SchedulerState, at now: Moment) {
    let step = Step(scheduler: self, state: state, now: now)
    let isPast = state.open.indices.map { (step.candidate(open: $0)?.latest ?? now.instant) < now.instant }
    state.open = zip(state.open, isPast).filter { !$1 }.map(\.0)
  }

  /// The identifier of the newest recalled or recorded delivery of a type; nil if there is none.
  public func newestDelivery(of type: String, in state: SchedulerState) -> String? {
    state.deliveries.newest(of: type).map { identifier(type, $0.key) }
  }

  /// The values that a request carries, planned or delivered; none if it is not known any more.
  public func arguments(of identifier: String, in state: SchedulerState) -> [String: ParameterValue] {
    if let pending = state.pending.last(where: { $0.request.identifier == identifier }) {
      return arguments(of: pending)
    }
    let record = parse(identifier: identifier).flatMap { state.deliveries.record($0.type, $0.key) }
    return record.map { arguments(of: $0) } ?? [:]
  }

  /// What a notification that said `text` says in another language: the same variant, with the same values. Nil if the
  /// type never says that.
  ///
  /// - Parameters:
  ///   - current: The language in which it probably said so; then the others are tried.
  ///   - zone: The zone in which it told moments.
  public func translation(
    of text: String, _ field: TextRule.Field, of type: String, in locale: LanguageTag, from current: LanguageTag,
    _ arguments: [String: ParameterValue], zone: ZoneRules = .utc
  ) -> String? {
    guard let index = indexOfType[type], let rule = types[index].rule.copy.first(where: { $0.field == field }) else {
      return nil
    }
    return rule.translation(
      of: text, in: rules.locale(for: locale), among: [rules.locale(for: current)] + rules.locales,
      source: rules.sourceLocale,
      TextValues(
        arguments: arguments, rules: types[index].rule.arguments, formats: rules.formats, zone: zone, zones: zones))
  }
}
