import NotificationCivilTime
import NotificationRules

/// Calendar triggers whose dates begin with a signal, in a type with `per` one series for each value.
extension Step {
  /// The series of a calendar trigger that go on now: the name of the value, and the newest signal that began it. Dates
  /// that always are have neither.
  func series(of place: TriggerPlace) -> [(value: String?, birth: SignalRecord?)] {
    let type = scheduler.types[place.type]
    guard type.rule.triggers[place.trigger].series != nil else { return [(nil, nil)] }
    // After a sign-out nobody has a series.
    if state.isNobodys, !has(.nobodysSeries) { return [] }
    let values: [String?] = type.rule.per == nil ? [nil] : (state.values[type.id] ?? []).map(\.name)
    return values.compactMap { value in beginning(of: place, value).map { (value, $0) } }
  }

  /// The newest signal that began a series; nil if there is none, or it has ended since.
  func beginning(of place: TriggerPlace, _ value: String?) -> SignalRecord? {
    let type = scheduler.types[place.type]
    guard let rule = type.rule.triggers[place.trigger].series else { return nil }
    let subject = ConditionSubject(type: type.id, instant: now.instant, value: value)
    guard let begun = signals(rule.begins, for: subject).newest(rule.begins) else { return nil }
    let ended = rule.ends.flatMap { signals($0, for: subject).newest($0) }
    return (ended?.order ?? 0) > begun.order && !has(.endedSeriesGoesOn) ? nil : begun
  }

  /// What an occurrence has its values from: the newest signal of its series, or the one that created it.
  func birth(of place: TriggerPlace, _ key: OccurrenceKey, _ own: SignalRecord?) -> SignalRecord? {
    beginning(of: place, key.value) ?? own
  }

  /// Whether an occurrence belongs to a series that has ended, or to one that is forgotten.
  func isEnded(_ place: TriggerPlace, _ key: OccurrenceKey) -> Bool {
    scheduler.trigger(at: place).series != nil && beginning(of: place, key.value) == nil
  }

  /// Whether the series of an occurrence is told to end in this step, also if another begins.
  func endsNow(_ place: TriggerPlace, _ key: OccurrenceKey) -> Bool {
    let type = scheduler.types[place.type]
    guard let rule = type.rule.triggers[place.trigger].series?.ends, !has(.endedInItsSecondComes) else { return false }
    let subject = ConditionSubject(type: type.id, instant: now.instant, value: key.value)
    return signals(rule, for: subject).newest(rule).map { $0.order > firstOrder } ?? false
  }

  /// A series begins, goes on with other times, or ends.
  mutating func changeSeries(_ id: String, _ record: SignalRecord) {
    for place in scheduler.seriesBySignal[id] ?? [] {
      let type = scheduler.types[place.type]
      let trigger = type.rule.triggers[place.trigger]
      let value = type.rule.per?.name(in: record.parameters)
      if trigger.series?.begins == id, let per = type.rule.per, value == nil {
        self.record(
          place.type, .signal(record.number), .dropped, .condition, because: .missingParameter(per.parameter))
        continue
      }
      // What was shown for a time that is gone is not shown again.
      if has(.oldTimeFollows) { continue }
      let step = self
      state.deliveries.markAnswered {
        $0.type == type.id && $0.trigger == trigger.name && (value == nil || $0.key.value == value)
          && step.ownInstant(place, $0.key) == nil
      }
    }
  }

  /// When the first of an occurrence was due, also if its series has other times by now; nil for what belongs to none.
  func due(of place: TriggerPlace, _ key: OccurrenceKey) -> Instant? {
    guard scheduler.trigger(at: place).series != nil, case .date(let date, let time, _) = key.original.ofValue else {
      return nil
    }
    // A series that has ended has no dates any more.
    guard let dates = dates(of: place, key.value) else {
      return state.deliveries.record(scheduler.types[place.type].id, key.original)?.instant
    }
    return (time ?? dates.times.first).map { dates.zone.instant(of: CivilDateTime(date: date, time: $0)) }
  }
}
