import NotificationRules
import SpecLanguage

/// What a setting decides besides the types that a toggle controls: when they come and what they say.
struct PreferenceUse {
  /// Ids of the types whose time of day, repetition or words it chooses.
  private(set) var times: [String] = []
  private(set) var intervals: [String] = []
  private(set) var words: [String] = []
  /// Ids of the types that have it in a condition.
  private(set) var conditions: [String] = []
  /// Whether it says when quiet hours begin or end, or whether there are any.
  private(set) var isInQuietHours = false
  /// Whether it says how long a button puts a notification off.
  private(set) var isInSnoozes = false

  init(of preference: String, in spec: Spec) {
    isInQuietHours = spec.policies.allQuietHours.contains { item in
      item.preferences.contains { $0.value == preference } || item.when?.rule.asks(preference) == true
    }
    isInSnoozes = spec.categories.contains { category in
      category.actions.contains { $0.snooze?.value == .preference(preference) }
    }
    for type in spec.notifications {
      if type.triggers.contains(where: { $0.schedule.timePreference == preference }) { times.append(type.id) }
      if type.triggers.contains(where: { $0.schedule.intervalPreference == preference }) { intervals.append(type.id) }
      if type.copy.fields.contains(where: { $0.text.preference == preference }) { words.append(type.id) }
      let isCondition =
        type.allConditions.contains { $0.rule.asks(preference) }
        || type.triggers.contains { $0.signal?.filter?.preference?.value == preference }
      if isCondition { conditions.append(type.id) }
    }
  }
}

extension TriggerItem.Schedule {
  fileprivate var timePreference: String? {
    guard case .calendar(let item) = self else { return nil }
    switch item.rule.time {
    case .preference(let id, _), .chosenTimes(let id): return id
    case .slot, .fixed, .several, .stated, .statedTimes: return nil
    }
  }

  fileprivate var intervalPreference: String? {
    guard case .calendar(let item) = self else { return nil }
    switch item.every.value {
    case .preference(let id), .chosenWeekdays(let id): return id
    case .day, .week, .month, .year, .days, .weekdays, .statedWeekdays, .on, .cycle: return nil
    }
  }
}

extension CopyField {
  fileprivate var preference: String? {
    guard case .variants(let variants) = self, case .preference(let id) = variants.choice else { return nil }
    return id.value
  }
}

extension ConditionRule {
  fileprivate func asks(_ preference: String) -> Bool {
    switch self {
    case .preference(let id, _), .choice(let id, _): id == preference
    case .any(let conditions), .all(let conditions): conditions.contains { $0.asks(preference) }
    case .not(let condition): condition.asks(preference)
    case .last(_, let test): test.preference == preference
    case .elapsed, .happened, .attribute, .device, .flag, .experiment: false
    }
  }
}
