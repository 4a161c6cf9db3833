import NotificationRules

extension RuleTable {
  /// The value of a setting as variants of a text are named: the id of an option, `on` or `off`; nil for a time of day.
  ///
  /// - Parameter moved: Toggles the user has moved.
  func value(of preference: String, moved: [String: Bool]) -> String? {
    guard let rule = preferences.first(where: { $0.id == preference }) else { return nil }
    switch rule.kind {
    case .toggle(let isOn, _): return moved[preference] ?? isOn ? "on" : "off"
    case .choice(let option, _): return option
    case .time: return nil
    }
  }
}
