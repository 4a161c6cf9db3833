import NotificationRules
import SpecLanguage

extension QuietHoursRule {
  /// What becomes of a notification of a type that is due in them.
  func treatment(of type: NotificationItem) -> TypeRule.OnQuiet {
    treatment(type.onQuiet?.value, type.interruptionLevel)
  }
}
