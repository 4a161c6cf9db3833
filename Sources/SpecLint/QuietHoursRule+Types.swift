import NotificationRules
import NotificationTerms
import SpecLanguage

extension QuietHoursRule {
  /// What becomes of a notification of a type that is due in them.
  func treatment(of type: NotificationItem) -> TypeRule.OnQuiet {
    treatment(type.onQuiet?.value, type.interruptionLevel)
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
}
