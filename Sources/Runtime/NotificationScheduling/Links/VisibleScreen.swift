public import NotificationRules

/// The screen in front, by the deep-link target it shows.
public struct VisibleScreen: Sendable, Hashable {
  /// Id of the deep-link target.
  public var target: String
  /// The values it was opened with.
  public var parameters: [String: ParameterValue]

  public init(_ target: String, parameters: [String: ParameterValue] = [:]) {
    self.target = target
    self.parameters = parameters
  }
}

extension RuleTable {
  /// Whether a tap would open what is in front. How either was opened does not matter: a value that is always the same,
  /// of the notification or of another that leads there, only says where somebody came from.
  ///
  /// - Parameters:
  ///   - values: With or without the constants.
  ///   - constants: Of the notification.
  func isInFront(
    _ screen: VisibleScreen, _ target: String, _ values: [String: ParameterValue], _ constants: [TargetConstant]
  ) -> Bool {
    guard screen.target == target else { return false }
    let wanted = values.filter { name, _ in !constants.contains { $0.parameter == name } }
    let shown = screen.parameters.filter { name, _ in
      wanted[name] != nil || !constants.contains { $0.parameter == name } && !isOrigin(name, of: target)
    }
    return shown == wanted
  }

  private func isOrigin(_ parameter: String, of target: String) -> Bool {
    let isSame = { (constants: [TargetConstant]) in constants.contains { $0.parameter == parameter } }
    return types.contains { $0.target == target && isSame($0.constants) }
      || categories.contains { $0.actions.contains { $0.target == target && isSame($0.constants) } }
  }
}
