import NotificationRules
import SpecLanguage

extension CapRule {
  /// Whether it counts a type, unless that is exempt.
  func counts(_ type: NotificationItem) -> Bool { counts(group: type.group?.value) }
}
