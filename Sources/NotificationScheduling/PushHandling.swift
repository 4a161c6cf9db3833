public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
import NotificationText

/// What the reference app does with a push: shows it, routes a tap on it, does the work of its buttons, and fetches
/// something for a silent one. State, event and moment in; commands out.
///
/// - Source: `ios-notifications`, sections 7, 8 and the full example
public struct PushHandling: Sendable {
  public let rules: RuleTable

  /// How long the app works for a silent push at most. The system allows 30 seconds and terminates an app that uses
  /// them up.
  public static let patience = TimeSpan.seconds(29)
  /// How many notifications are remembered, to count each of them once.
  static let memory = 100

  public init(_ rules: RuleTable) { self.rules = rules }

  /// - Parameters:
  ///   - screen: What the user looks at, if the app has said so.
  ///   - blocked: What a refused permission takes away from the app.
  public func step(
    _ state: inout PushState, on event: PushEvent, screen: VisibleScreen? = nil,
    blocked: BlockedModules = BlockedModules(), at now: Moment
  ) -> [PushCommand] {
    var step = PushStep(machine: self, state: state, now: now, blocked: blocked, screen: screen)
    step.apply(event)
    state = step.state
    return step.finish()
  }

  /// The screen that a push leads to, with everything it needs; nil opens nothing.
  ///
  /// A type with a `screen` in its data uses only that. Others use `target`, or the screen that the spec gives the type
  /// if `target` names no screen. Generated `NotificationPayload` reads a payload the same way.
  public func target(of push: ReceivedPush, blocked: BlockedModules = BlockedModules()) -> OpenedTarget? {
    guard let type = rules.types.first(where: { $0.id == push.type }) else {
      return push.type.isEmpty ? rules.targets.first.flatMap { screen($0.id, of: push, blocked) } : nil
    }
    if let key = type.push?.screenKey { return push.payload[key].flatMap { screen($0, of: push, blocked) } }
    let named = push.payload["target"].flatMap { id in rules.targets.first { $0.id == id }?.id }
    return screen(named ?? type.target, of: push, blocked)
  }

  /// A screen that does not exist, or that lacks the values it needs, does not count.
  ///
  /// - Parameter constants: What it always gets.
  func screen(
    _ id: String, of push: ReceivedPush, _ blocked: BlockedModules, _ constants: [TargetConstant] = []
  ) -> OpenedTarget? {
    guard let route = rules.route(to: id, blocked),
      let target = rules.targets.first(where: { $0.id == route.target })
    else { return nil }
    var payload = push.payload
    for constant in constants {
      let key = target.payload.first { $0.id == constant.parameter }?.key
      payload[key ?? constant.parameter] = constant.value.description
    }
    guard let values = LinkValues(payload: payload).values(of: target.payload) else { return nil }
    return OpenedTarget(
      target: route.target, identifier: push.identifier, isFallback: route.isFallback, blockedModule: route.module,
      parameters: values.mapValues(ParameterValue.init))
  }
}

/// A notification that came through APNs.
public struct ReceivedPush: Sendable, Hashable {
  public var identifier: String
  /// Id of the type; empty for a push that names none, such as a test from a provider's console: it opens the first screen.
  public var type: String
  /// The keys next to `aps`.
  public var payload: [String: String]

  public init(identifier: String, type: String, payload: [String: String]) {
    self.identifier = identifier
    self.type = type
    self.payload = payload
  }
}
