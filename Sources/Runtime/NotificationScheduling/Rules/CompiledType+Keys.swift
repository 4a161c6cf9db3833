import NotificationCivilTime
import NotificationRules

/// Which of several calendar triggers an occurrence belongs to. A type with one names only the date.
extension CompiledType {
  /// The name of a calendar trigger, if it is one of several.
  func name(of trigger: Int) -> String? { calendarNames.count > 1 ? rule.triggers[trigger].name : nil }

  /// - Parameter time: For a trigger with several times a day.
  func key(of date: CivilDate, at time: WallClockTime?, _ trigger: Int) -> OccurrenceKey {
    .date(date, at: time, trigger: name(of: trigger))
  }

  /// The trigger that an occurrence of this key comes from, as far as the key tells.
  func trigger(of key: OccurrenceKey) -> TriggerRule? {
    switch key {
    case .date(_, _, let name?): rule.triggers.first { $0.name == name && calendarNames.contains(name) }
    case .date: rule.triggers.first { calendarNames.contains($0.name) }
    case .signal, .milestone: rule.triggers.first { $0.signal != nil }
    case .of(_, let key), .snoozed(let key, _), .followUp(let key, _): trigger(of: key)
    }
  }

  /// A key that was made when the type had other triggers.
  func adopted(_ key: OccurrenceKey) -> OccurrenceKey {
    switch key {
    case .date(let date, let time, let name):
      if calendarNames.isEmpty || name.map({ calendarNames.count > 1 && !calendarNames.contains($0) }) ?? false {
        key
      } else {
        adopted(date, time, name)
      }
    case .of(let value, let key): .of(value, adopted(key))
    case .snoozed(let key, let number): .snoozed(adopted(key), number)
    case .followUp(let key, let number): .followUp(adopted(key), number)
    case .signal, .milestone: key
    }
  }

  /// A date without a name is that of the first trigger; one without a time is that of the first time.
  private func adopted(_ date: CivilDate, _ time: WallClockTime?, _ name: String?) -> OccurrenceKey {
    let name = calendarNames.count > 1 ? name ?? calendarNames[0] : nil
    let first = firstTimes[calendarNames.firstIndex { $0 == name } ?? 0]
    return .date(date, at: first.map { time ?? $0 }, trigger: name)
  }

  /// What the trigger of an occurrence is called by now. The only one that had no name is the first of its kind, or else
  /// the only one that there is; any is the only one that has no name.
  func adopted(_ name: String, of key: OccurrenceKey) -> String {
    if key.isDate { return trigger(of: key)?.name ?? name }
    let alike = rule.triggers.filter { $0.makes(key.original.ofValue) }
    if alike.contains(where: { $0.name == name }) { return name }
    if let first = alike.first(where: { $0.kind == name }) { return first.name }
    guard rule.triggers.count == 1, let only = alike.first else { return name }
    return TriggerRule.kinds.contains(name) || only.name == only.kind ? only.name : name
  }
}

extension TriggerRule {
  /// Whether what it plans has such keys.
  fileprivate func makes(_ key: OccurrenceKey) -> Bool {
    switch schedule {
    case .calendar: key.isDate
    case .reached: if case .milestone = key { true } else { false }
    case .after, .slotAfter, .at, .location: if case .signal = key { true } else { false }
    }
  }
}
