import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  mutating func apply(_ event: SchedulerEvent) {
    switch event {
    case .launched:
      state.isZoneUnknown = false
      storesAgain = true
      if has(.liftedForgottenAtLaunch) { state.deliveries.forgetLifted() }
      if has(.endedForgottenAtKill) { state.deliveries.forgetEnded() }
      if has(.failedSnoozeReturns) { for index in state.open.indices { state.open[index].snooze?.hasFailed = false } }
      forgetQuestion()
      askAtLaunch()
    case .foregrounded:
      storesAgain = true
      clearBadge()
    // Its records are not those of the other device, which may go on.
    case .movedToNewDevice: state.installation = nil
    case .timeChanged:
      state.isZoneUnknown = false
      clockWasSet = !hasFlown
    case .refreshed: break
    case .authorizationAnswered: answerPermission()
    case .signedIn(let user): signIn(user)
    case .signedOut: signOut()
    case .linkOpened(let target, let parameters): openLink(to: target, parameters)
    case .zoneUnknown: state.isZoneUnknown = true
    case .signal(let id, let parameters): applySignal(id, parameters)
    case .preferenceChanged(let id, let value): change(id, to: value)
    case .preferencesStored(let number): acknowledgePreferences(number)
    case .attributeChanged(let id, let value):
      if scheduler.rules.attributes.contains(where: { $0.id == id && $0.values.contains(value) }) {
        state.attributes[id] = value
      }
    case .deviceChanged(let facts): state.device = facts.updating(state.device)
    case .flagChanged(let id, let isOn):
      if scheduler.rules.flags.contains(where: { $0.id == id }) { state.flags[id] = isOn }
    case .installed(let number, let losses):
      state.installation = state.installation ?? number
      state.losses = losses
    case .localeChanged(let locale):
      state.locale = locale
      rendersAgain = true
    case .willPresent(let identifier): answer(identifier)
    case .opened(let identifier, let carried): openTarget(of: identifier, carrying: carried)
    case .dismissed(let identifier): dismiss(identifier)
    case .acted(let response): act(response)
    case .seen(let type): clear(type)
    case .addsCompleted(let results): for result in results { complete(result) }
    }
  }

  private mutating func clearBadge() {
    switch scheduler.rules.policies.clearBadge {
    case .never: break
    case .foreground: commands.append(.clearBadge)
    }
  }

  /// An app that asks at launch asks until there is an answer.
  private mutating func askAtLaunch() {
    guard let rule = scheduler.rules.authorization, rule.askAt == .launch, state.authorization == .notDetermined else {
      return
    }
    commands.append(.requestAuthorization(rule.options))
  }

  /// Choosing an option restarts its count of days; changing anything else does not.
  private mutating func change(_ id: String, to value: PreferenceValue) {
    guard let rule = scheduler.rules.preference(id), rule.accepts(value) else { return }
    if id == scheduler.askingToggle, !askPermission(switchingOn: value == .toggle(true)) { return }
    let isNew = (state.preferences[id] ?? rule.standard) != value
    let places = isNew ? scheduler.datesBySetting[id] ?? [] : []
    let waiting = waitingDates(of: places)
    if isNew { state.homes[id] = now.zone.identifier }
    if isNew, case .choice = value { state.chosen[id] = local.date }
    state.preferences[id] = value
    takeBack(waiting, of: places, .preferenceOff, because: .notChosen(id))
  }

  mutating func applySignal(_ id: String, _ parameters: [String: ParameterValue]) {
    let before = state.signals.newest(id)
    let places = scheduler.triggersBySignal[id] ?? []
    let inVain = heldInVain(at: places)
    let dated = scheduler.datesBySignal[id] ?? []
    let waiting = waitingDates(of: dated)
    let record = state.signals.add(
      id, parameters, at: now.instant, order: state.nextOrder(), scheduler.signalQuestions)
    let ofValues = remember(id, record)
    changeSeries(id, record)
    takeBack(waiting, of: dated, .cancelledGoal, because: .otherDates(by: id))
    for place in places {
      let older = scheduler.types[place.type].rule.per == nil ? before : ofValues[place.type]
      create(at: place, record, after: older, inVain: inVain)
    }
  }

  private mutating func create(
    at place: TriggerPlace, _ birth: SignalRecord, after before: SignalRecord?, inVain: Set<String>
  ) {
    let type = scheduler.types[place.type].rule
    let trigger = type.triggers[place.trigger]
    guard let rule = trigger.signal,
      rule.filter.map({ birth.passes(scheduler.rules.settled($0, moved: state.preferences)) }) ?? true
    else { return }
    let value = type.per?.name(in: birth.parameters)
    if let per = type.per, value == nil {
      record(place.type, .signal(birth.number), .dropped, .condition, because: .missingParameter(per.parameter))
      return
    }
    if case .reached(_, let parameter, let values) = trigger.schedule {
      reach(values, place, parameter, birth, of: value, after: before)
      return
    }
    // The signal's own number, unless another trigger of the type has used it for an occurrence of its own.
    var number = max(birth.number, (state.lastNumbers[type.id] ?? 0) + 1)
    while scheduler.types[place.type].milestones.contains(number) { number += 1 }
    state.lastNumbers[type.id] = number
    let key = OccurrenceKey.signal(number).of(value)
    let series = key.series(of: type.id)
    switch trigger.schedule {
    case .slotAfter, .after(_, _, .last):
      // The user came back: the wait starts again from the newer signal.
      restart(place, of: value, because: .restarted(by: rule.signal)) { _ in true }
    case .after(_, _, .each):
      guard state.open.count(where: { $0.type == type.id && $0.trigger == trigger.name }) < PolicyRule.systemLimit
      else {
        record(place.type, key, .dropped, .deferredBudget, because: .places(PolicyRule.systemLimit))
        return
      }
    case .at(_, let parameter, let distance):
      // It was moved, and its reminder with it; what was said of the old moment is not said again.
      let moved = { (old: SignalRecord?) in old?.parameters[parameter] != birth.parameters[parameter] }
      let due = announced(by: birth, parameter, distance, in: zone(of: place, birth))
      restart(place, of: value, because: .moved(by: rule.signal, to: due), where: moved)
      if refreshOpen(place, of: value, with: birth, parameter, inVain: inVain, by: rule.signal) { return }
      // A moment that is reported again after its reminder came is the same one, whatever the clock shows by now.
      guard let moment = birth.instant(of: parameter),
        state.deliveries.isUsed(moment, by: series, trigger.name), !has(.momentTwice)
      else { break }
      record(place.type, key, .dropped, .dedupe, because: .cameFor(moment))
      return
    case .calendar, .after, .reached, .location: break
    }
    if let due = pastMoment(place, birth) {
      record(place.type, key, .expired, .expired, because: .over(due), due: due)
      return
    }
    forgetRefused(before: birth, of: value, type.id, trigger, inVain: inVain)
    state.open.append(
      OpenOccurrence(
        type: type.id, trigger: trigger.name, key: key, birth: birth, isDeferred: false, deferredTo: nil, last: nil))
  }

  /// A value is reached by the signal that carries it, or by one that passes over it. Each is good for one occurrence
  /// in one count. If several are reached at once, it is the highest, and the notification shows that number.
  private mutating func reach(
    _ values: [Int], _ place: TriggerPlace, _ parameter: String, _ birth: SignalRecord, of name: String?,
    after before: SignalRecord?
  ) {
    let type = scheduler.types[place.type].id
    let series = OccurrenceKey.series(of: type, name)
    guard let value = birth.parameters[parameter]?.integer else { return }
    var old = before?.parameters[parameter]?.integer ?? value
    if isBreak(from: old, to: value) {
      old = value
      if state.reached.removeValue(forKey: series) != nil { state.streaks[series, default: 0] += 1 }
    }
    let known = has(.reachedTwice) ? [] : state.reached[series] ?? []
    let streak = (state.streaks[series] ?? 0) + 1
    let exact = has(.fallReachesNothing) && value < old ? nil : value
    let new = values.filter { !known.contains($0) && ($0 == exact || $0 > old && $0 < value) }.sorted()
    guard let highest = has(.lowestPassedComes) ? new.first : new.last else { return }
    state.reached[series] = (known + new).sorted()
    let key = OccurrenceKey.milestone(highest, streak: streak).of(name)
    let same = OutcomeCause.representedBy(scheduler.identifier(type, key))
    for passed in new.dropLast() {
      record(place.type, .milestone(passed, streak: streak).of(name), .dropped, .dedupe, because: same)
    }
    // A value that was forgotten counts from the beginning, but what was delivered stays delivered.
    guard state.deliveries.record(type, key) == nil else {
      record(place.type, key, .dropped, .dedupe, because: same)
      return
    }
    var birth = birth
    if highest != value { birth.parameters[parameter] = .int(highest) }
    state.open.append(
      OpenOccurrence(
        type: type, trigger: scheduler.trigger(at: place).name,
        key: key, birth: birth, isDeferred: false, deferredTo: nil, last: nil))
  }

  /// A broken streak begins again at zero or one, or at least far below. A number that falls by one and rises again was
  /// corrected: something was deleted and entered again.
  private func isBreak(from old: Int, to value: Int) -> Bool { value < old && (value <= 1 || value < old - 1) }

  /// The center has it: recorded once for every occurrence.
  mutating func announce(_ request: PendingRequest) {
    let identifier = request.request.identifier
    let own = ownID(identifier)
    guard !state.announced.contains(where: { $0.identifier == own }) else { return }
    state.announced.append(Announcement(identifier: own, date: local.date))
    log(.notificationScheduled, EventSubject(request), at: now.instant)
  }

  /// The center has answered an add: only now is it known whether the request is scheduled.
  private mutating func complete(_ result: AddResult) {
    guard let index = state.pending.firstIndex(where: { $0.request == result.request }) else { return }
    let request = state.pending[index]
    guard let error = result.error else {
      state.pending[index].accept()
      state.pending[index].replaces = nil
      announce(request)
      return
    }
    if error == .unanswered, !has(.silenceIsRefusal) {
      state.pending[index].isUnanswered = true
      return
    }
    let old = request.replaces.flatMap { $0.due == request.due && !request.hidesStray ? $0 : nil }
    if let old {
      state.pending[index].goBack(to: old)
    } else {
      state.pending.remove(at: index)
      // Another one may have its old place by now, and a cap counts more than a push.
      if request.replaces != nil || request.hidesStray {
        commands.append(.remove([result.request.identifier]))
        leave(result.request.identifier, request)
      }
    }
    state.failures += 1
    log(.notificationScheduleFailed, EventSubject(request), reason: error.name, at: now.instant)
    guard let type = scheduler.indexOfType[request.type], let place = place(of: request.type, request.trigger) else {
      return
    }
    // The old one still comes on time: only its new text is held back.
    if old != nil { return }
    if scheduler.trigger(at: place).isAtOnce, request.deferredBy == nil,
      request.planned <= now.instant || has(.refusedAheadIsLost)
    {
      close(request.type, request.key)
      record(type, request.key, .dropped, .centerFailed)
    } else {
      let said = OpenOccurrence.LastOutcome(.held, .centerFailed)
      if let open = openIndex(request.type, request.key) {
        if state.open[open].last == said { return }
        state.open[open].last = said
      }
      record(type, request.key, said.outcome, said.reason)
    }
  }
}
