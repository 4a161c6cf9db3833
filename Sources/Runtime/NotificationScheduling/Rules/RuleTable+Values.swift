public import NotificationRules

extension RuleTable {
  /// The setting with this id; nil for one that does not exist.
  public func preference(_ id: String) -> PreferenceRule? { preferences.first { $0.id == id } }

  /// The value of a setting, whatever is above it; nil for one that does not exist.
  public func value(of preference: String, moved: [String: PreferenceValue]) -> PreferenceValue? {
    moved[preference] ?? self.preference(preference)?.standard
  }

  /// Whether a toggle has an effect: it is on, and so is every toggle above it. Other settings always have one.
  func isOn(_ preference: String, moved: [String: PreferenceValue]) -> Bool {
    guard let rule = self.preference(preference) else { return false }
    return withParents(of: rule).allSatisfy { (moved[$0.id] ?? $0.standard) != .toggle(false) }
  }

  /// The value of a setting, as variants of a text are named: the id of an option, `on` or `off`; nil for a setting
  /// that has no such values.
  func variant(of preference: String, moved: [String: PreferenceValue]) -> String? {
    switch value(of: preference, moved: moved) {
    case .toggle: isOn(preference, moved: moved) ? "on" : "off"
    case .choice(let option): option
    case .time, .weekdays, .times, .number, nil: nil
    }
  }

  /// A test with the number that is set at present.
  func settled(_ test: ValueTest, moved: [String: PreferenceValue]) -> ValueTest {
    guard let id = test.preference, case .number(let number)? = value(of: id, moved: moved) else { return test }
    return ValueTest(test.parameter, test.comparison, number)
  }

  /// The setting and those above it, from the inside out. A cycle ends where it began.
  public func withParents(of rule: PreferenceRule) -> [PreferenceRule] {
    var chain = [rule]
    while let id = chain.last?.parent, let parent = preference(id), !chain.contains(parent) { chain.append(parent) }
    return chain
  }
}
