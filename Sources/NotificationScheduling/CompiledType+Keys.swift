import NotificationCivilTime
import NotificationRules

/// Which of several calendar triggers an occurrence belongs to. A type with one names only the date.
extension CompiledType {
  /// The name of a calendar trigger, if it is one of several.
  func name(of trigger: Int) -> String? { calendarNames.count > 1 ? rule.triggers[trigger].name : nil }

  func key(of date: CivilDate, _ trigger: Int) -> OccurrenceKey { .date(date, trigger: name(of: trigger)) }

  /// The trigger that an occurrence of this key comes from, as far as the key tells.
  func trigger(of key: OccurrenceKey) -> TriggerRule? {
    switch key {
    case .date(_, let name?): rule.triggers.first { $0.name == name && calendarNames.contains(name) }
    case .date: rule.triggers.first { calendarNames.contains($0.name) }
    case .signal, .milestone: rule.triggers.first { $0.signal != nil }
    case .snoozed(let key, _): trigger(of: key)
    }
  }

  /// A key that was made when the type had other triggers.
  func adopted(_ key: OccurrenceKey) -> OccurrenceKey {
    switch key {
    case .date(let date, nil) where calendarNames.count > 1: .date(date, trigger: calendarNames[0])
    case .date(let date, _?) where calendarNames.count == 1: .date(date)
    case .snoozed(let key, let number): .snoozed(adopted(key), number)
    case .date, .signal, .milestone: key
    }
  }
}
