import NotificationRules
import NotificationText

/// What a notification carries for its screen and its buttons.
extension Scheduler {
  /// The arguments that a screen is opened with.
  ///
  /// - Parameter constants: What it always gets.
  func arguments(
    of target: String, from parameters: [String: ParameterValue], _ constants: [TargetConstant] = []
  ) -> [String: ParameterValue] {
    let parameters = parameters.merging(constants.map { ($0.parameter, $0.value) }) { $1 }
    guard !parameters.isEmpty, let rule = rules.targets.first(where: { $0.id == target }), !rule.parameters.isEmpty
    else { return [:] }
    return parameters.filter { rule.parameters.contains($0.key) }
  }

  /// The arguments of a screen in what a notification carries itself, as far as it has them.
  func arguments(of target: String, carriedIn carried: [String: String]) -> [String: ParameterValue] {
    guard let rule = rules.targets.first(where: { $0.id == target }) else { return [:] }
    let values = LinkValues(payload: carried)
    var arguments: [String: ParameterValue] = [:]
    for name in rule.parameters {
      if let parameter = rule.payload.first(where: { $0.id == name }) {
        arguments[name] = values.values(of: [parameter])?[name].map(ParameterValue.init)
      } else {
        arguments[name] = carried[name].map { .string($0) }
      }
    }
    return arguments
  }

  /// Arguments by the keys that payloads have for them.
  ///
  /// - Parameter target: Whose keys come first.
  func values(of arguments: [String: ParameterValue], for target: String) -> [String: String] {
    let own = rules.targets.first { $0.id == target }?.payload ?? []
    let keys = own + rules.targets.flatMap(\.payload)
    var values: [String: String] = [:]
    for (name, value) in arguments { values[keys.first { $0.id == name }?.key ?? name] = value.description }
    return values
  }
}

extension TargetRule {
  /// What links and payloads carry for it.
  func payload(of arguments: [String: ParameterValue]) -> [String: String] {
    var values: [String: String] = [:]
    for parameter in payload { values[parameter.key] = arguments[parameter.id]?.description }
    return values
  }
}
