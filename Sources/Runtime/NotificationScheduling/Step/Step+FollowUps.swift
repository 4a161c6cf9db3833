import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// What nobody answered is shown again. It is planned together with the first one, because no code runs when that comes.
extension Step {
  typealias Refused = (candidate: Candidate, refusal: Refusal)

  /// Those that follow what is planned, what is on its way, and what was delivered; the earliest first.
  ///
  /// - Parameter left: Those without a place. What follows them has none.
  /// - Returns: Those with a time, and those that wait no more, with the reason.
  func followUps(
    after planned: [PlannedRequest], _ inFlight: [PendingRequest], without left: [PlannedRequest],
    _ planner: inout Planner
  ) -> (placed: [PlannedRequest], refused: [Refused]) {
    var placed: [PlannedRequest] = []
    var refused: [Refused] = []
    for candidate in followUpCandidates(after: planned, inFlight) {
      switch planner.place(candidate) {
      case .success(let request): placed.append(request)
      case .failure(let refusal): refused.append((candidate, refusal))
      }
    }
    let known = Set((refused.map(\.candidate) + placed.map(\.candidate)).map { SeriesMember($0.place.type, $0.key) })
    // What they follow was answered, was snoozed, or does not come.
    for request in state.pending where request.key.isFollowUp && !isInFlight(request) {
      guard let place = place(of: request.type, request.trigger), !known.contains(.init(place.type, request.key))
      else { continue }
      let candidate = Candidate(
        place: place, priority: scheduler.types[place.type].priority, key: request.key, open: nil,
        earliest: request.planned, latest: request.planned)
      let hasNoRoom = left.contains {
        $0.candidate.place.type == place.type && $0.candidate.key == request.key.followed
      }
      refused.append((candidate, Refusal(gate(place.type) ?? (hasNoRoom ? .deferredBudget : .cancelledGoal))))
    }
    placed.sort { ($0.instant, $0.candidate.key) < ($1.instant, $1.candidate.key) }
    return (placed, refused)
  }

  private func followUpCandidates(after planned: [PlannedRequest], _ inFlight: [PendingRequest]) -> [Candidate] {
    var found: [Candidate] = []
    for request in planned where !request.candidate.waitsForPlace {
      let birth = request.candidate.birth ?? request.candidate.open.flatMap { state.open[$0].birth }
      found += followUps(
        of: request.candidate.key, request.candidate.place, at: request.instant, .init(birth: birth, turn: nil))
    }
    for request in inFlight {
      guard let place = place(of: request.type, request.trigger), !request.key.isFollowUp else { continue }
      found += followUps(of: request.key, place, at: request.planned, .init(birth: request.birth, turn: nil))
    }
    return found + followUpsOfDelivered
  }

  /// Of each occurrence only what was shown first, or after the last snooze, is followed, and only as long as nothing of
  /// it was answered and no snooze waits.
  private var followUpsOfDelivered: [Candidate] {
    state.deliveries.recent.flatMap { record -> [Candidate] in
      guard !record.key.isFollowUp, !record.hasEnded || has(.endedSeriesComesBack) || has(.untilLooksAtNewest),
        !record.isAnswered || has(.answeredComesAgain),
        let place = place(of: record.type, record.trigger)
      else { return [] }
      let found = followUps(
        of: record.key, place, at: record.instant, .init(birth: record.birth, turn: nil, order: record.order))
      guard !found.isEmpty else { return [] }
      let turn = state.deliveries.turn(of: record.key, record.type)
      for candidate in found { candidate.followed?.turn = turn }
      return found
    }
  }

  /// What ends a series looks at its own first. A series that has ended stays ended, whatever is delivered later.
  mutating func endSeries() {
    guard scheduler.hasFollowUps, !has(.seriesNeverEnds) else { return }
    let step = self
    state.deliveries.markEnded { record in
      guard !record.key.isFollowUp, let place = step.place(of: record.type, record.trigger),
        let until = step.scheduler.types[place.type].rule.followUp?.until
      else { return false }
      var subject = step.subject(of: record.key, place, record.birth, at: step.now.instant)
      subject.firstOrder = step.has(.untilLooksAtNewest) ? nil : record.order
      return step.holds(until, subject)
    }
  }

  private func subject(
    of key: OccurrenceKey, _ place: TriggerPlace, _ birth: SignalRecord?, at instant: Instant
  ) -> ConditionSubject {
    let type = scheduler.types[place.type]
    let isOfSeries = type.rule.triggers[place.trigger].series != nil
    let birth = isOfSeries ? self.birth(of: place, key, birth) : birth
    return ConditionSubject(
      type: type.id, instant: instant, birth: birth, value: key.value, zone: zone(of: place, birth),
      due: due(of: place, key), deliveredOrder: state.deliveries.record(type.id, key.original)?.order)
  }

  private func followUps(
    of key: OccurrenceKey, _ place: TriggerPlace, at first: Instant, _ followed: Candidate.Followed
  ) -> [Candidate] {
    let type = scheduler.types[place.type]
    guard let rule = type.rule.followUp else { return [] }
    func instant(_ number: Int) -> Instant {
      (first + TimeSpan(milliseconds: rule.every.milliseconds * Int64(number))).roundedUpToSecond
    }
    // Most of what was delivered is older.
    let times = max(1, rule.times) + (has(.oneFollowUpTooMany) ? 1 : 0)
    guard instant(times) > now.instant, !isEnded(place, key), has(.answeredComesAgain) || !isAnswered(type.id, key)
    else { return [] }
    let isOfSeries = type.rule.triggers[place.trigger].series != nil
    var followed = followed
    if isOfSeries { followed.birth = birth(of: place, key, followed.birth) }
    let due = isOfSeries ? due(of: place, key) : nil
    let gone = followUpsGone(type.id, key)
    return (1...times).compactMap { number in
      let instant = instant(number)
      guard instant > now.instant, !gone.contains(number) else { return nil }
      let key = OccurrenceKey.followUp(key, number)
      let candidate = Candidate(
        place: place, priority: type.priority, key: key, open: nil, earliest: instant, latest: instant)
      candidate.followed = followed
      candidate.due = due
      candidate.zone = zone(of: place, followed.birth)
      return candidate
    }
  }
}

extension Step {
  /// The numbers of those that were delivered or are on their way.
  private func followUpsGone(_ type: String, _ key: OccurrenceKey) -> [Int] {
    var numbers: [Int] = []
    for index in state.deliveries.recent.indices where state.deliveries.recent[index].type == type {
      if case .followUp(key, let number) = state.deliveries.recent[index].key { numbers.append(number) }
    }
    for index in state.pending.indices where state.pending[index].type == type {
      if case .followUp(key, let number) = state.pending[index].key, isInFlight(state.pending[index]) {
        numbers.append(number)
      }
    }
    return numbers
  }

  /// The place of what a candidate shows again among all events, if that belongs to a series.
  func deliveredOrder(of candidate: Candidate) -> Int? {
    guard candidate.isRepeat, candidate.due != nil else { return nil }
    return state.deliveries.record(scheduler.types[candidate.place.type].id, candidate.key.original)?.order
  }

  /// It would be shown again for nothing: somebody has answered it, or it is what ends it.
  func isOver(_ request: PendingRequest, _ subject: ConditionSubject) -> Bool {
    guard request.key.isRepeat, let type = scheduler.indexOfType[request.type],
      let rule = scheduler.types[type].rule.followUp
    else { return false }
    if isAnswered(request.type, request.key) { return true }
    guard case .followUp(let key, _) = request.key else { return false }
    let first = state.deliveries.record(request.type, key)
    // The clock has passed what it follows by more.
    if first == nil, isPassed(request), !isPending(request.type, key), !has(.followsWhatWasMissed) { return true }
    guard let until = rule.until else { return false }
    guard let first else { return holds(until, subject) }
    var subject = subject
    subject.firstOrder = first.order
    return first.hasEnded || holds(until, subject)
  }

  /// Somebody opened it, pressed a button of it, or snoozed it since. What is put off after an answer has a series of its
  /// own.
  func isAnswered(_ type: String, _ key: OccurrenceKey) -> Bool {
    let original = key.original
    let isForGood = has(.answeredForGood)
    return state.deliveries.recent.contains {
      $0.type == type && $0.key.original == original
        && ($0.key.snoozes > key.snoozes && !has(.firstFollowsAfterSnooze)
          || $0.isAnswered && (isForGood || $0.key.snoozes == key.snoozes))
    }
      || state.open.contains {
        $0.type == type && $0.snooze != nil && $0.key.original == original && $0.key.snoozes > key.snoozes
      }
  }
}
