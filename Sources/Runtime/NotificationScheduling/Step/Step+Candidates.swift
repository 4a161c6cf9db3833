import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  /// The last instant that is planned for.
  var horizonEnd: Instant {
    now.instant + scheduler.rules.policies.horizon + (has(.horizonADayLonger) ? .days(1) : .zero)
  }

  /// The open occurrences and those created in this step, within the horizon. Of one beyond it that is said once: when
  /// its signal has come, or when it was pending.
  ///
  /// - Parameter pending: The numbers of the types of what is pending.
  mutating func openCandidates(pending: [Int?]) -> [Candidate] {
    let end = horizonEnd
    var candidates: [Candidate] = []
    for index in state.open.indices {
      guard let candidate = candidate(open: index) else { continue }
      // Nobody waits for it.
      guard candidate.earliest > end, !state.isSignedOut else {
        candidates.append(candidate)
        continue
      }
      let isNew = state.open[index].birth.map { $0.order > firstOrder } ?? false
      if isNew || isPending(candidate.place.type, candidate.key, pending) {
        record(candidate.place.type, candidate.key, .held, .horizon, due: candidate.earliest)
      }
    }
    return candidates
  }

  /// Every occurrence of types of one priority in `(now, now + horizon]` that may have a place or that somebody knows of,
  /// best first.
  ///
  /// - Parameters:
  ///   - types: The numbers of the types.
  ///   - open: The open occurrences of all types.
  ///   - planner: What is taken by everything better.
  ///   - pending: The numbers of the types of what is pending.
  func candidates(of types: [Int], _ open: [Candidate], _ planner: Planner, pending: [Int?]) -> [Candidate] {
    var found: [Candidate] = []
    for type in types {
      let isCalendar = scheduler.types[type].isCalendar
      for trigger in isCalendar.indices where isCalendar[trigger] {
        let place = TriggerPlace(type: type, trigger: trigger)
        for (value, birth) in series(of: place) {
          addCandidates(at: place, of: value, birth, planner, pending: pending, to: &found)
        }
      }
    }
    if !open.isEmpty, let first = types.first {
      let priority = scheduler.types[first].priority
      found += open.filter { $0.priority == priority }
    }
    let now = now.instant
    let sorted = found.sorted { $0.precedes($1, at: now) }
    return has(.latestFirst) ? sorted.reversed() : sorted
  }

  /// What waits for a place, best first. It can only use the room that everything with a time leaves.
  func candidatesForPlaces() -> [Candidate] {
    scheduler.placesByPriority.map { candidateForPlace($0) }
  }

  /// The dates of a trigger, or of one of its series. A date for which there is no room, and that nobody knows of, is not
  /// even a candidate: most dates are such, and nothing would be said of them.
  private func addCandidates(
    at place: TriggerPlace, of value: String?, _ birth: SignalRecord?, _ planner: Planner, pending: [Int?],
    to found: inout [Candidate]
  ) {
    let compiled = scheduler.types[place.type]
    let isKnown = pending.contains(place.type)
    guard let end = isKnown ? horizonEnd : planner.lastRoom(for: compiled, place),
      let dates = dates(of: place, birth)
    else { return }
    let isGated = planner.isGated(place.type)
    let lastDate = dates.zone.local(at: end).date
    let used = dates.times.map {
      state.deliveries.dates(
        usedBy: compiled.id, DateSeries(time: dates.isTimed ? $0 : nil, trigger: compiled.name(of: place.trigger)),
        of: value)
    }
    // What waits beyond its own moment is open.
    var date = dates.zone.local(at: now.instant).date
    while date <= lastDate {
      for (time, used) in zip(dates.times, used) {
        guard let instant = occurrence(of: dates, on: date, at: time), instant > now.instant, instant <= end,
          !used.contains(date) || has(.dateTwice)
        else { continue }
        let isFull = isGated || planner.leavesNoRoom(for: compiled, place, at: instant)
        if isFull, !isKnown { continue }
        let key = compiled.key(of: date, at: dates.isTimed ? time : nil, place.trigger).of(value)
        if isFull, !isPending(place.type, key, pending) { continue }
        // A deferred date may be in the future again after a flight to the west or after the clock was set back.
        guard !isOpen(compiled.id, key) else { continue }
        found.append(candidate(at: place, of: dates, birth, key, due: instant))
      }
      date = date.adding(days: 1)
    }
  }

  /// One date and time of a calendar trigger.
  func candidate(
    at place: TriggerPlace, of dates: CalendarDates, _ birth: SignalRecord?, _ key: OccurrenceKey, due: Instant
  ) -> Candidate {
    let candidate = Candidate(
      place: place, priority: scheduler.types[place.type].priority, key: key, open: nil, earliest: due, latest: due)
    candidate.zone = dates.isPinned ? dates.zone : nil
    candidate.birth = birth
    candidate.due = birth.map { _ in due }
    candidate.latest = windowEnd(due, of: scheduler.types[place.type])
    candidate.isJoined = isJoined(candidate, until: candidate.latest, dates)
    return candidate
  }

  /// A place is waited for all the time, by one request after another: the one that waits, or the next.
  private func candidateForPlace(_ place: TriggerPlace) -> Candidate {
    let compiled = scheduler.types[place.type]
    let trigger = scheduler.trigger(at: place).name
    let pending = state.pending.first { $0.type == compiled.id && $0.trigger == trigger }
    var number = (state.lastNumbers[compiled.id] ?? 0) + 1 + place.trigger
    while compiled.milestones.contains(number) || isPending(compiled.id, .signal(number)) {
      number += compiled.rule.triggers.count
    }
    return Candidate(
      place: place, priority: compiled.priority, key: pending?.key ?? .signal(number), open: nil, earliest: now.instant,
      latest: .distantFuture, waitsForPlace: true)
  }

  /// The open occurrence with its window in the zone in force; nil if its type is no longer in the table.
  func candidate(open index: Int) -> Candidate? {
    let open = state.open[index]
    guard let place = place(of: open.type, open.trigger) else { return nil }
    let trigger = scheduler.trigger(at: place)
    let candidate = Candidate(
      place: place, priority: scheduler.types[place.type].priority, key: open.key, open: index, earliest: now.instant,
      latest: now.instant)
    if trigger.series != nil {
      candidate.birth = birth(of: place, open.key, open.birth)
      candidate.due = due(of: place, open.key)
    }
    candidate.zone = zone(of: place, candidate.birth ?? open.birth)
    if let snooze = open.snooze {
      candidate.earliest = snooze.due
      candidate.latest = snooze.due
      return finish(candidate, open)
    }
    var dated: CalendarDates?
    if open.isDeferred { candidate.deferredBy = open.last?.capReason ?? open.deferral ?? firstCap(of: place.type) }
    switch (trigger.schedule, open.birth) {
    case (.after(_, let delay, _), let birth?):
      let due = moments(delay, from: birth.instant, sought: open.soughtFrom)
      candidate.earliest = due.lowerBound
      candidate.latest = due.upperBound
      candidate.isAtOnce = trigger.isAtOnce && !open.isDeferred && birth.instant == now.instant
    case (.slotAfter(_, let atLeast), let birth?):
      candidate.earliest = firstSlot(
        atOrAfter: open.soughtFrom.map { max($0, birth.instant + atLeast) } ?? birth.instant + atLeast)
      candidate.latest = candidate.earliest
    case (.calendar, _):
      guard let dates = dates(of: place, open.key.value), let own = occurrence(of: dates, open.key) else { return nil }
      candidate.earliest = own
      candidate.latest = own
      dated = dates
    case (.at(_, let parameter, let distance), let birth?):
      guard let moment = birth.instant(of: parameter),
        let due = announced(by: birth, parameter, distance, in: candidate.zone)
      else { return nil }
      candidate.earliest = due
      if let from = open.soughtFrom, due <= from {
        let next = moments(distance, from: moment, sought: from).lowerBound.roundedUpToSecond
        // A reminder of a moment is not for afterwards.
        candidate.earliest = due <= moment && next > moment ? from : next
      }
      candidate.latest = candidate.earliest
    case (.reached, let birth?):
      candidate.earliest = birth.instant
      candidate.latest = birth.instant
      candidate.isAtOnce = !open.isDeferred && birth.instant == now.instant
    case (.after, nil), (.slotAfter, nil), (.at, nil), (.reached, nil), (.location, _): return nil
    }
    // If a flight led past its time of day, the one it waited for may be still to come.
    if candidate.earliest < now.instant, trigger.hasTimeOfDay, candidate.zone == nil, !open.isDeferred,
      let slot = open.slot
    {
      candidate.earliest = max(candidate.earliest, now.zone.instant(of: slot))
      candidate.latest = max(candidate.latest, candidate.earliest)
    }
    return finish(candidate, open, dated)
  }

  /// With what has happened to it since, and what may hold it.
  private func finish(_ candidate: Candidate, _ open: OpenOccurrence, _ dates: CalendarDates? = nil) -> Candidate {
    let trigger = scheduler.trigger(at: candidate.place)
    if open.isCutOff, !has(.cutOffLost), trigger.isAtOnce, !open.isDeferred {
      candidate.earliest = now.instant
      candidate.latest = now.instant
      candidate.isAtOnce = true
    }
    if let freed = open.freed {
      // Where the hours end early, it goes out, but never before its own moment.
      let due = has(.freedBeforeItsMoment) ? freed : max(freed, candidate.earliest)
      candidate.earliest = due
      candidate.latest = due + .minutes(1)
      candidate.isFreed = true
    }
    candidate.ownLatest = candidate.latest
    if lapsed[open.type]?.contains(open.key) != true {
      candidate.latest = windowEnd(candidate.latest, of: scheduler.types[candidate.place.type])
    }
    if let dates { candidate.isJoined = isJoined(candidate, until: candidate.latest, dates) }
    return candidate
  }

  /// Why something was deferred, where only something newer is remembered: the permission or a setting was away since.
  private func firstCap(of type: Int) -> OutcomeReason {
    scheduler.rules.policies.caps.first { $0.counts(scheduler.types[type].rule) }?.window.reason ?? .capDaily
  }

  /// The first and the last moment of a distance. Dates are counted in a zone, by default in the device's.
  ///
  /// - Parameter sought: A time of day is the next one after this.
  func moments(_ distance: Distance, from start: Instant, in zone: ZoneRules? = nil, sought: Instant? = nil)
    -> ClosedRange<Instant>
  {
    switch distance {
    case .span(let range): return start + range.lowerBound...start + range.upperBound
    case .days(let count, let time):
      let zone = zone ?? now.zone
      var date = (has(.datesByDevice) ? now.zone : zone).local(at: start).date.adding(days: count)
      var due = zone.instant(of: CivilDateTime(date: date, time: time))
      if let sought, due <= sought {
        date = max(date, zone.date(before: zone.local(at: sought).date))
        while due <= sought {
          date = zone.date(after: date)
          due = zone.instant(of: CivilDateTime(date: date, time: time))
        }
      }
      return due...due
    }
  }

  /// When something is due that is counted from a moment in a signal.
  func announced(by birth: SignalRecord, _ parameter: String, _ distance: Distance, in zone: ZoneRules?) -> Instant? {
    birth.instant(of: parameter).map { moments(distance, from: $0, in: zone).lowerBound.roundedUpToSecond }
  }

  /// A window that ends in quiet hours, or outside the window of its type, lasts until both allow it. If they do not on two days,
  /// as with quiet hours that somebody set around the window, it ends as it is: it would wait for ever.
  func windowEnd(_ latest: Instant, of type: CompiledType) -> Instant {
    guard type.mayWait else { return latest }
    let opening = opening(at: latest, for: type)
    let isEnd = opening.reason == .quiet || opening.instant - latest > .days(2)
    return opening.isRefused && isEnd ? latest : opening.instant
  }
}

extension Instant {
  /// The center has no finer times than seconds.
  var roundedUpToSecond: Instant {
    let rest = milliseconds % 1000
    return rest == 0 ? self : self + .milliseconds(Int(rest > 0 ? 1000 - rest : -rest))
  }
}

extension Candidate {
  /// Among those of one priority: the earliest instant, then the order of declaration.
  fileprivate func precedes(_ other: Candidate, at now: Instant) -> Bool {
    let (own, others) = (max(earliest, now), max(other.earliest, now))
    if own != others { return own < others }
    return place != other.place ? place < other.place : key < other.key
  }
}
