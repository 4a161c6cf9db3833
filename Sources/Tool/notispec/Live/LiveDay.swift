import NotificationCivilTime
import SpecLanguage

/// A day as the pages of the live preview call it.
enum LiveDay {
  /// "Monday, 2026-03-02"
  static func words(_ time: CivilDateTime) -> String {
    "\(time.date.weekday.name.withCapital), \(time.date)"
  }
}
