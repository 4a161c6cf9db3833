import NotificationCivilTime
import NotificationRules

extension Step {
  /// The instant of a calendar trigger on one local date, or nil if it has none on that date.
  ///
  /// A time in a gap means the first instant after it, in an overlap the first of the two. A date that the zone skips
  /// has no occurrence.
  func occurrence(of dates: CalendarDates, on date: CivilDate, at time: WallClockTime) -> Instant? {
    guard dates.contains(date), dates.zone.hasDate(date) || has(.skippedDateComes) else { return nil }
    let instant = dates.zone.instant(of: CivilDateTime(date: date, time: time))
    if has(.gapDropped), dates.zone.local(at: instant).time != time { return nil }
    return instant
  }

  /// The instant of the occurrence with this key; nil if the dates or the times are others by now.
  func occurrence(of dates: CalendarDates, _ key: OccurrenceKey) -> Instant? {
    guard case .date(let date, let time, _) = key.original.ofValue else { return nil }
    guard dates.isTimed else { return dates.times.first.flatMap { occurrence(of: dates, on: date, at: $0) } }
    return time.flatMap { dates.times.contains($0) ? occurrence(of: dates, on: date, at: $0) : nil }
  }

  /// Whether the next time of a trigger comes at the same instant: because the clocks skip both, or because quiet hours
  /// or a window hold both. They are one notification then, that of the last.
  ///
  /// - Parameter end: When quiet hours and a window let it come.
  func isJoined(_ own: Candidate, until end: Instant, _ dates: CalendarDates) -> Bool {
    guard dates.isTimed, !has(.timesNotJoined), case .date(let date, let time?, _) = own.key.ofValue else {
      return false
    }
    let begun = beginning(of: own.place, own.value)?.instant
    for (day, times) in [(date, dates.times.drop { $0 <= time }), (dates.zone.date(after: date), dates.times[...])] {
      for next in times {
        guard let instant = occurrence(of: dates, on: day, at: next), instant <= horizonEnd else { return false }
        // A time at or before the signal of its series is none of it, and stands for none.
        if let begun, instant <= begun, !has(.timeBeforeItsSeriesStands) { continue }
        return instant == own.earliest || windowEnd(instant, of: scheduler.types[own.place.type]) == end
      }
    }
    return false
  }

  /// The dates and the times of day with the present settings; nil if a setting gives neither, or the series has ended.
  ///
  /// - Parameter value: Of a type with `per`.
  func dates(of place: TriggerPlace, _ value: String?) -> CalendarDates? {
    guard scheduler.trigger(at: place).series != nil else { return dates(of: place, SignalRecord?.none) }
    return beginning(of: place, value).flatMap { dates(of: place, $0) }
  }

  /// - Parameter birth: The newest signal of the series, if it is one.
  func dates(of place: TriggerPlace, _ birth: SignalRecord?) -> CalendarDates? {
    guard case .calendar(let rule) = scheduler.trigger(at: place).schedule else { return nil }
    let zone = zone(of: place, birth)
    guard let times = times(of: rule, birth), let period = period(of: rule.every, place, birth, in: zone ?? now.zone)
    else {
      return nil
    }
    return CalendarDates(
      period: period, times: times, isTimed: rule.isTimed, zone: zone ?? now.zone, isPinned: zone != nil)
  }

  private func times(of rule: CalendarRule, _ birth: SignalRecord?) -> [WallClockTime]? {
    switch rule.time {
    case .slot: return [scheduler.rules.policies.slot]
    case .fixed(let time): return [time]
    case .several(let times): return times
    case .preference(let id, let before):
      guard case .time(let time) = scheduler.rules.value(of: id, moved: state.preferences) else { return nil }
      return [before == .zero ? time : time.earlier(by: before)]
    case .chosenTimes(let id):
      guard case .times(let times) = scheduler.rules.value(of: id, moved: state.preferences) else { return nil }
      return times.inOrderOfDay
    case .stated(let id): return birth?.parameters[id]?.times?.first.map { [$0] }
    case .statedTimes(let id): return birth?.parameters[id]?.times
    }
  }

  private func period(
    of rule: CalendarRule.Period, _ place: TriggerPlace, _ birth: SignalRecord?, in zone: ZoneRules
  ) -> CalendarDates.Period? {
    switch rule {
    case .day: return .day
    case .week(let weekday): return .week(weekday)
    case .month(let day): return .month(day: day)
    case .year(let month, let day): return .year(month: month, day: day)
    case .days(let days):
      return .days(days, from: has(.everyDaysFromToday) ? local.date : state.installed ?? local.date)
    case .weekdays(let weekdays): return .weekdays(weekdays)
    case .chosenWeekdays(let id):
      guard case .weekdays(let weekdays) = scheduler.rules.value(of: id, moved: state.preferences) else { return nil }
      return .weekdays(weekdays)
    case .statedWeekdays(let id): return (birth?.parameters[id]?.weekdays).map { .weekdays($0) }
    case .on(let date): return .on(date)
    case .cycle(let on, let off, let signal):
      let type = scheduler.types[place.type].rule
      let value = birth.flatMap { type.per?.name(in: $0.parameters) }
      let subject = ConditionSubject(type: type.id, instant: now.instant, value: value)
      return signals(signal, for: subject).newest(signal).map {
        .cycle(
          on: on, off: off, from: zone.local(at: $0.instant).date.adding(days: has(.cycleFromNextDay) ? 1 : 0))
      }
    case .preference(let id):
      guard case .choice(let option) = scheduler.rules.value(of: id, moved: state.preferences),
        case .choice(_, let options) = scheduler.rules.preference(id)?.kind,
        let every = options.first(where: { $0.id == option })?.every
      else { return nil }
      let anchor = (has(.frequencyFromInstall) ? nil : state.chosen[id]) ?? state.installed ?? local.date
      switch every {
      case .day: return .day
      case .week: return .week(anchor.weekday)
      case .month: return .month(day: anchor.day)
      case .year: return .year(month: anchor.month, day: anchor.day)
      case .days(let days): return .days(days, from: anchor)
      }
    }
  }

  /// The first daily slot at or after an instant.
  func firstSlot(atOrAfter instant: Instant) -> Instant {
    var date = now.zone.local(at: instant).date
    while true {
      if now.zone.hasDate(date) {
        let slot = now.zone.instant(of: CivilDateTime(date: date, time: scheduler.rules.policies.slot))
        if slot > instant || slot == instant && !has(.slotAfterIt) { return slot }
      }
      date = date.adding(days: 1)
    }
  }

  /// Every daily slot in `[now, now + horizon]` with the wall time it has.
  func slotsOfHorizon() -> [(instant: Instant, local: CivilDateTime)] {
    let end = now.instant + scheduler.rules.policies.horizon
    var slots: [(Instant, CivilDateTime)] = []
    var date = local.date
    while true {
      let slot = now.zone.instant(of: CivilDateTime(date: date, time: scheduler.rules.policies.slot))
      if slot > end { return slots }
      let local = now.zone.local(at: slot)
      if slot >= now.instant, local.date == date || now.zone.hasDate(date) { slots.append((slot, local)) }
      date = date.adding(days: 1)
    }
  }

  /// When the quiet hours that hold this instant end; nil if it is not quiet, or not for a type that is exempt.
  ///
  /// The start is quiet, the end is not. If the clocks are put back, both are the first of two: what has begun lasts,
  /// and what has ended does not begin again. A night before a date that the zone skips ends on the date after it.
  func quietEnd(at instant: Instant, for type: CompiledType) -> Instant? {
    guard type.onQuiet != .exempt || has(.quietIgnoresExempt), let quiet = quietHours else { return nil }
    let latest = has(.quietFirstPass) ? now.zone.local(at: instant) : now.zone.latestLocal(at: instant)
    if has(.quietStartIsLoud), latest.time == quiet.from { return nil }
    guard quiet.contains(latest.time) || has(.quietEndIsQuiet) && latest.time == quiet.to else { return nil }
    if let condition = scheduler.rules.policies.quietHours?.when, !has(.quietIgnoresCondition),
      !holds(condition, ConditionSubject(type: type.id, instant: instant))
    {
      return nil
    }
    let date = latest.time < quiet.to ? latest.date : now.zone.date(after: latest.date)
    let end = now.zone.instant(of: CivilDateTime(date: date, time: quiet.to))
    return end > instant ? end : nil
  }
}
