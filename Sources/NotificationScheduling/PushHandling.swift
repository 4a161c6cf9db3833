public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// What the reference app does with a push: shows it, routes a tap on it, does the work of its buttons, and fetches
/// something for a silent one. State, event and moment in; commands out.
///
/// - Source: `ios-notifications`, sections 7, 8 and the full example; DESIGN section 10
public struct PushHandling: Sendable {
  public let rules: RuleTable

  /// How long the app works for a silent push at most. The system allows 30 seconds and ends an app that takes them all.
  public static let patience = TimeSpan.seconds(29)
  /// How many notifications are remembered, to count each of them once.
  static let memory = 100

  public init(_ rules: RuleTable) { self.rules = rules }

  public func step(_ state: inout PushState, on event: PushEvent, at now: Moment) -> [PushCommand] {
    var step = PushStep(machine: self, state: state, now: now)
    step.apply(event)
    return step.finish(&state)
  }

  /// The screen that a push leads to, with everything it needs; nil opens nothing.
  public func target(of push: ReceivedPush) -> OpenedTarget? {
    guard let type = rules.types.first(where: { $0.id == push.type }) else { return nil }
    guard let key = type.push?.screenKey else { return screen(type.target, of: push) }
    return push.payload[key].flatMap { screen($0, of: push) }
  }

  /// A screen that does not exist, or that lacks what it is opened with, is none.
  func screen(_ id: String, of push: ReceivedPush) -> OpenedTarget? {
    guard let target = rules.targets.first(where: { $0.id == id }) else { return nil }
    var parameters: [String: ParameterValue] = [:]
    for rule in target.payload {
      if let value = push.payload[rule.key], !value.isEmpty {
        parameters[rule.parameter] = .string(value)
      } else if !rule.isOptional {
        return nil
      }
    }
    return OpenedTarget(target: id, identifier: push.identifier, isFallback: false, parameters: parameters)
  }
}

/// A notification that came through APNs.
public struct ReceivedPush: Sendable, Hashable {
  public var identifier: String
  /// Id of the type.
  public var type: String
  /// What stands beside `aps`.
  public var payload: [String: String]

  public init(identifier: String, type: String, payload: [String: String]) {
    self.identifier = identifier
    self.type = type
    self.payload = payload
  }
}
