import CourierNotifications
import JournalNotifications
import NotificationCivilTime
import NotificationRules
import NotificationTerms

@testable import NotificationConformance
@testable import SystemNotifications

/// What scenarios expect of settings, asked of `AppSettings` in the types of the app: what only the runner could answer
/// would not be proven for anybody who has the library.
enum SettingsScreens {
  /// Nil for an app without a settings screen.
  static func of(_ app: String) -> ((SettingValues, SettingsAssertion) -> String?)? {
    switch app {
    case "courier": { AppSettings<Courier>(values: $0).difference(from: $1) }
    case "journal": { AppSettings<Journal>(values: $0).difference(from: $1) }
    default: nil
    }
  }
}

extension AppSettings {
  /// What is not as a line expects; nil if nothing is.
  func difference(from line: SettingsAssertion) -> String? {
    switch line {
    case .values(let changes):
      for change in changes where shownValue(of: change.id) != change.value {
        return "\(change.id) is \(String(describing: shownValue(of: change.id))) in the app, not \(change.value)"
      }
    case .visible(let expected):
      for (id, isThere) in expected where App.Row(rawValue: id).map(isShown) != isThere {
        return "\(id) is \(isThere ? "hidden" : "on the screen") in the app"
      }
    case .screen(let expected):
      let actual = sections.map { SettingsSectionRule($0.section.rawValue, rows: $0.rows.map(\.rawValue)) }
      if actual != expected { return "the screen of the app shows \(actual), not \(expected)" }
    case .words(.setting(let id), _):
      if App.Row(rawValue: id).map(isShown) != true { return "\(id) is hidden in the app" }
    case .words(.section(let id), _):
      if !sections.contains(where: { $0.section.rawValue == id }) { return "\(id) is hidden in the app" }
    }
    return nil
  }

  /// The value in words of the app, by the getter of its kind.
  private func shownValue(of id: String) -> PreferenceValue? {
    if let toggle = App.Toggle(rawValue: id) { return .toggle(isShownOn(toggle)) }
    if let choice = App.Choice(rawValue: id) { return value(of: choice).map { .choice($0) } }
    if let setting = App.Time(rawValue: id), let time = value(of: setting) {
      return WallClockTime(hour: time.hour, minute: time.minute).map { .time($0) }
    }
    if let setting = App.Times(rawValue: id) {
      return .times(value(of: setting).compactMap { WallClockTime(hour: $0.hour, minute: $0.minute) })
    }
    if let setting = App.Weekdays(rawValue: id) {
      return .weekdays(value(of: setting).compactMap { Weekday(rawValue: $0) })
    }
    return App.Number(rawValue: id).flatMap { value(of: $0) }.map { .number($0) }
  }
}
