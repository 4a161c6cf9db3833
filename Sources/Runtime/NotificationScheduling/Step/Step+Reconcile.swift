import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  /// Commands that turn the pending set into the planned one.
  ///
  /// An identifier that stays is replaced, never removed and added again: removing is asynchronous on a device. An
  /// unchanged request produces no command.
  ///
  /// - Parameter births: The signals of the open occurrences in the order in which the candidates count them.
  mutating func reconcile(_ planned: [PlannedRequest], births: [SignalRecord?], inFlight: [PendingRequest]) {
    if isKept(planned, behind: inFlight.count) {
      for (number, request) in planned.enumerated() { state.pending[inFlight.count + number].keep(request) }
      return
    }
    var kept = inFlight
    var added: [NotificationRequest] = []
    let turns = turns(of: planned, behind: inFlight)
    for (number, request) in planned.enumerated() {
      let compiled = scheduler.types[request.candidate.place.type]
      let index = pendingIndex(compiled.id, request.candidate.key)
      if let index, isKept(index, request) {
        kept.append(state.pending[index])
        kept[kept.count - 1].keep(request)
        continue
      }
      let due = trigger(of: request)
      let isOnTime = index.map { keepsTime($0, request, due) } ?? false
      let before = index.map { state.pending[$0] }
      let type = compiled.rule
      let birth =
        request.candidate.followed?.birth ?? request.candidate.birth ?? request.candidate.open.flatMap { births[$0] }
      let values = liveValues(of: compiled, for: request.candidate.value)
      let trigger = type.triggers[request.candidate.place.trigger].name
      let arguments = scheduler.arguments(of: compiled, birth, values)
      let content = content(compiled, arguments, trigger, turn: turns[number] ?? 0)
      let variant = variant(compiled, arguments, trigger, turn: turns[number] ?? 0)
      // After a launch nobody will answer what was added before it, nor where the center took too long.
      if var before, isOnTime, before.request.content == content,
        before.isAccepted || !rendersAgain && !before.isUnanswered
      {
        before.keep(request)
        before.birth = birth
        before.variant = variant
        kept.append(before)
        continue
      }
      let identifier = before?.request.identifier ?? scheduler.identifier(type.id, request.candidate.key)
      var next = PendingRequest(
        type: type.id, trigger: trigger, key: request.candidate.key,
        birth: birth, request: NotificationRequest(identifier: identifier, content: content, trigger: due),
        due: request.instant, local: request.local, deferredBy: request.time.deferredBy?.reason, spread: request.spread,
        replaces: before?.accepted)
      // What the center has under it may be what an add brings that is not answered yet.
      next.hidesStray =
        strays.contains(identifier) || state.leaving[identifier]?.isUnheard == true
        || before.map(\.hidesForm) ?? false
      next.isHeld = request.time.isReleased
      next.plan = state.plans
      next.variant = variant
      next.values = values
      added.append(next.request)
      kept.append(next)
    }
    // Each request is one of those before, and none is missing.
    if added.isEmpty, strays.isEmpty, kept.count == state.pending.count {
      state.pending = kept
      return
    }
    let identifiers = Set(kept.map(\.request.identifier))
    explainWithdrawals(keeping: identifiers)
    let withdrawn = state.pending.filter { !identifiers.contains($0.request.identifier) }
    let strangers = strays.filter { !identifiers.contains($0) }
    let removed = withdrawn.map(\.request.identifier) + strangers
    if isFirst { explainReset(removed) }
    if !removed.isEmpty { commands.append(.remove(removed)) }
    for request in withdrawn { leave(request.request.identifier, request) }
    for identifier in strangers { leave(identifier, nil) }
    for request in added { commands.append(.add(request)) }
    state.pending = kept
  }

  /// Forgotten requests of the center: the state was lost.
  private mutating func explainReset(_ removed: [String]) {
    for identifier in removed where strays.contains(identifier) {
      guard let (type, key) = scheduler.parse(identifier: identifier), let index = scheduler.indexOfType[type] else {
        continue
      }
      record(index, key, .cancelled, .stateReset)
    }
  }

  /// A setting has another frequency or another time, a signal has other dates, or what waited behind others of its
  /// minute must not come any more: a request is not even a candidate.
  private mutating func explainWithdrawals(keeping identifiers: Set<String>) {
    for request in state.pending where !identifiers.contains(request.request.identifier) {
      guard request.key.isDate, let place = place(of: request.type, request.trigger),
        case let trigger = scheduler.trigger(at: place),
        case .calendar(let rule) = trigger.schedule,
        !told.contains(request.request.identifier), !isSkipped(request, place)
      else { continue }
      if request.planned <= now.instant {
        let gate = gate(place.type)
        let cause = gate == nil ? withdrawalCause(of: request, place) : nil
        record(place.type, request.key, .cancelled, gate ?? .cancelledGoal, because: cause, due: request.due)
        continue
      }
      if trigger.series != nil || rule.cycle != nil, ownInstant(place, request.key) == nil {
        let signal = trigger.series.map { isEnded(place, request.key) ? $0.ends ?? $0.begins : $0.begins } ?? rule.cycle
        let cause = signal.map { OutcomeCause.otherDates(by: $0) }
        record(place.type, request.key, .cancelled, .cancelledGoal, because: cause, due: request.due)
        continue
      }
      guard !rule.settings.isEmpty || trigger.zone == .home || trigger.series != nil else { continue }
      if let own = ownInstant(place, request.key) {
        // What is open waits for another slot.
        if own <= now.instant, openIndex(request.type, request.key) == nil {
          record(place.type, request.key, .expired, .expired, because: .over(own), due: own)
        }
      } else {
        let cause = rule.settings.first.map { OutcomeCause.notChosen($0) }
        record(place.type, request.key, .cancelled, .preferenceOff, because: cause, due: request.due)
      }
    }
  }

  /// The zone in force has no such date.
  private func isSkipped(_ request: PendingRequest, _ place: TriggerPlace) -> Bool {
    guard case .date(let date, _, _) = request.key.original.ofValue else { return false }
    return dates(of: place, request.key.value)?.zone.hasDate(date) == false
  }

  /// Calendar times and daily slots float with the zone and carry the resolved wall time. A time in a zone of its own
  /// and a moment are a date and time in UTC, which follows a changed clock, and so is what comes when the clocks show
  /// a time again: for the center a time of day is the first of two. A delay after a signal or a snooze is an
  /// interval of real time.
  private func trigger(of request: PlannedRequest) -> Trigger {
    let place = request.candidate.place
    if !request.candidate.isRepeat, let region = scheduler.trigger(at: place).region {
      return .location(region)
    }
    // A date and time equal to now would never match again.
    if request.instant <= now.instant { return .immediate }
    if isTimeOfDay(request) {
      let isPinned =
        request.candidate.zone != nil && request.time.deferredBy == nil
        && (!request.time.isReleased || has(.nightStaysInItsZone))
      let isSecond = now.zone.instant(of: request.local) != request.instant
      let components =
        isPinned || isSecond ? CalendarComponents(instant: request.instant) : CalendarComponents(dated: request.local)
      return .calendar(components, repeats: false)
    }
    if !request.candidate.key.isSnoozed, case .at = scheduler.trigger(at: place).schedule {
      return .calendar(CalendarComponents(instant: request.instant), repeats: false)
    }
    return .timeInterval(request.instant - now.instant, repeats: false)
  }

  /// Whether each planned request is pending already, in this order: most steps change nothing.
  private func isKept(_ planned: [PlannedRequest], behind count: Int) -> Bool {
    strays.isEmpty && state.pending.count == count + planned.count
      && planned.indices.allSatisfy { number in
        let place = count + number
        return state.pending[place].key == planned[number].candidate.key
          && state.pending[place].type == scheduler.types[planned[number].candidate.place.type].id
          && isKept(place, planned[number])
      }
  }

  /// Whether a pending request stays as it is: it comes at that time already and says the same.
  private func isKept(_ before: Int, _ request: PlannedRequest) -> Bool {
    let compiled = scheduler.types[request.candidate.place.type]
    return !rendersAgain && !state.pending[before].isOutdated && !state.pending[before].isUnanswered
      && !compiled.hasVariants && !compiled.countsVariants
      && (!compiled.saysNews || has(.newsStaysOut)) && keepsTime(before, request, trigger(of: request))
  }

  /// True if the pending request comes at the planned time already. The interval of a pending one was counted from when
  /// it was added.
  private func keepsTime(_ before: Int, _ request: PlannedRequest, _ trigger: Trigger) -> Bool {
    switch (state.pending[before].request.trigger, trigger) {
    case (.timeInterval, .timeInterval): !clockWasSet && state.pending[before].due == request.instant
    default: state.pending[before].request.trigger == trigger
    }
  }

  /// The number of each planned request among those of its type, for rotating texts: it continues from what was
  /// delivered and what is due, so that two notifications in a row differ even if one between them is dropped.
  private func turns(of planned: [PlannedRequest], behind inFlight: [PendingRequest]) -> [Int: Int] {
    var turns: [Int: Int] = [:]
    var next: [String: Int] = [:]
    let varied = planned.indices.filter { scheduler.types[planned[$0].candidate.place.type].hasVariants }
    for number in varied where planned[number].candidate.key.isSnoozed {
      let candidate = planned[number].candidate
      let id = scheduler.types[candidate.place.type].id
      turns[number] = openIndex(id, candidate.key).flatMap { state.open[$0].snooze?.turn }
    }
    let first = varied.filter { !planned[$0].candidate.isRepeat }
    for number in first.sorted(by: { (planned[$0].instant, $0) < (planned[$1].instant, $1) }) {
      let type = scheduler.types[planned[number].candidate.place.type].id
      let turn =
        next[type] ?? state.deliveries.counts[type, default: 0]
        + inFlight.count { $0.type == type && !$0.key.isRepeat }
      turns[number] = turn
      next[type] = turn + 1
    }
    for number in varied where planned[number].candidate.key.isFollowUp {
      turns[number] = turn(of: planned[number], planned, turns)
    }
    return turns
  }

  /// What follows says the same as the first one.
  private func turn(of followUp: PlannedRequest, _ planned: [PlannedRequest], _ turns: [Int: Int]) -> Int? {
    guard let followed = followUp.candidate.followed else { return nil }
    if let turn = followed.turn { return turn }
    let type = scheduler.types[followUp.candidate.place.type].id
    guard case .followUp(let key, _) = followUp.candidate.key else { return nil }
    let first = planned.firstIndex {
      $0.candidate.key == key && $0.candidate.place.type == followUp.candidate.place.type
    }
    return first.flatMap { turns[$0] } ?? state.deliveries.counts[type]
  }

  private func content(
    _ type: CompiledType, _ arguments: [String: ParameterValue], _ trigger: String, turn: Int
  ) -> NotificationContent {
    scheduler.content(type.rule, in: state.locale, arguments, turn: turn, zone: now.zone) {
      chosen(by: $0, arguments, trigger)
    }
  }

  /// What a value, a setting, an experiment or the trigger chooses.
  private func chosen(by choice: VariantChoice, _ arguments: [String: ParameterValue], _ trigger: String) -> String? {
    switch choice {
    case .rotate, .argument, .parameter: choice.variant(arguments)
    case .trigger: trigger
    case .preference(let id): scheduler.rules.variant(of: id, moved: state.preferences)
    case .experiment(let id): state.arms[id]
    }
  }

  /// What analytics names as the variant: the arm that was drawn, or the variant of the first text that has several.
  private func variant(
    _ type: CompiledType, _ arguments: [String: ParameterValue], _ trigger: String, turn: Int
  ) -> String? {
    guard type.countsVariants else { return nil }
    if let experiment = type.rule.experiment { return state.arms[experiment] }
    return type.rule.copy.lazy.compactMap { text in
      text.variant(turn: turn) { chosen(by: $0, arguments, trigger) }
    }.first
  }
}
