public import NotificationRules
public import NotificationTerms

/// What the settings screen of an app shows at one moment. An app asks it through `AppSettings`, and a scenario through
/// what it expects: there is no other answer.
public struct SettingsScreen: Sendable {
  private let rules: RuleTable
  private let moved: [String: PreferenceValue]
  private let authorization: AuthorizationStatus

  /// - Parameter moved: The settings that are not at their default.
  public init(_ rules: RuleTable, moved: [String: PreferenceValue], authorization: AuthorizationStatus) {
    self.rules = rules
    self.moved = moved
    self.authorization = authorization
  }

  /// What a toggle above a setting, or the system, makes of it.
  public enum Obstacle: Sendable, Hashable {
    /// A toggle above it is off.
    case off(by: String)
    /// A toggle above it is on and shows as off, because the system does not let the app notify.
    case withoutPermission
  }

  /// The value that is kept, whatever is above it; nil for a setting that does not exist.
  public func value(of setting: String) -> PreferenceValue? { rules.value(of: setting, moved: moved) }

  /// The same as it shows: the toggle that asks for permission is off while there is none, whatever is kept.
  public func shownValue(of setting: String) -> PreferenceValue? {
    asksPermission(setting) && !authorization.allowsPosting ? .toggle(false) : value(of: setting)
  }

  /// What keeps a setting off the screen: the outermost toggle that shows as off, which is what the user has to switch
  /// on first. Nil for one that is there.
  public func obstacle(to setting: String) -> Obstacle? {
    guard let rule = rules.preference(setting) else { return nil }
    for above in rules.withParents(of: rule).dropFirst().reversed() where shownValue(of: above.id) != .toggle(true) {
      return value(of: above.id) == .toggle(true) ? .withoutPermission : .off(by: above.id)
    }
    return nil
  }

  /// Whether a setting is there at all: every toggle above it shows as on. Nil for one that does not exist.
  public func isShown(_ setting: String) -> Bool? {
    rules.preference(setting).map { _ in obstacle(to: setting) == nil }
  }

  /// Whether switching it on asks for the permission to notify.
  public func asksPermission(_ setting: String) -> Bool { rules.authorization?.askAt == .preference(setting) }

  /// The sections with the settings that are there, from top to bottom. One without any is left out.
  public var sections: [SettingsSectionRule] {
    rules.settingsSections.compactMap { section in
      let rows = section.rows.filter { isShown($0) == true }
      return rows.isEmpty ? nil : SettingsSectionRule(section.id, rows: rows)
    }
  }
}

extension Scheduler {
  public func settingsScreen(in state: SchedulerState) -> SettingsScreen {
    SettingsScreen(rules, moved: state.preferences, authorization: state.authorization)
  }
}
