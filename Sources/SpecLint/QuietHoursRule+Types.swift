import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecLanguage

extension QuietHoursRule {
  /// What becomes of a notification of a type that is due in them.
  func treatment(of type: NotificationItem) -> TypeRule.OnQuiet {
    treatment(type.onQuiet?.value, type.interruptionLevel)
  }

  var length: TimeSpan {
    let day = TimeSpan.days(1).milliseconds
    let span = TimeSpan(milliseconds: Int64(to.millisecondOfDay - from.millisecondOfDay))
    return from < to ? span : TimeSpan(milliseconds: span.milliseconds + day)
  }
}

extension TriggerItem {
  /// Due in the step of its signal.
  var isAtOnce: Bool {
    switch rule.schedule {
    case .after(_, let delay, _): delay.upperBound == .zero
    case .reached: true
    case .calendar, .slotAfter, .at, .location: false
    }
  }

  /// Due at a place, whatever the time.
  var waitsForPlace: Bool {
    if case .location = rule.schedule { true } else { false }
  }
}
