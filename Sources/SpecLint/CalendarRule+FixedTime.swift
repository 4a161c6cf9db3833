import NotificationCivilTime
import NotificationRules

extension CalendarRule {
  /// The time of day that the trigger itself names; nil if the slot or a setting decides.
  var fixedTime: WallClockTime? {
    if case .fixed(let time) = time { time } else { nil }
  }
}
