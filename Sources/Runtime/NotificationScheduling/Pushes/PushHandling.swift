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
  ///   - user: Who is there, by number; nobody is -1.
  ///   - screen: What the user looks at, if the app has said so.
  ///   - blocked: What a refused permission takes away from the app.
  public func step(
    _ state: inout PushState, on event: PushEvent, for user: Int = 0, screen: VisibleScreen? = nil,
    blocked: BlockedModules = BlockedModules(), at now: Moment
  ) -> [PushCommand] {
    var step = PushStep(machine: self, state: state, now: now, user: user, blocked: blocked, screen: screen)
    step.apply(event)
    state = step.state
    return step.finish()
  }

  /// The screen that a push leads to, with everything it needs; nil opens nothing.
  ///
  /// A type with a `screen` in its data uses only that. Others use `target`, or the screen that the spec gives the type
  /// if `target` names no screen. Generated `NotificationPayload` reads a payload the same way. Where the push does not
  /// carry what the screen needs, its `fallback` opens, and without one the first screen, unless the data have a `screen`.
  public func target(of push: ReceivedPush, blocked: BlockedModules = BlockedModules()) -> OpenedTarget? {
    guard let asked = asked(by: push) else { return nil }
    return opened(asked, of: push, blocked)
  }

  /// A screen with everything it needs, or what opens in its place.
  ///
  /// - Parameter constants: What it always gets.
  func opened(
    _ id: String, of push: ReceivedPush, _ blocked: BlockedModules, _ constants: [TargetConstant] = []
  ) -> OpenedTarget? {
    screen(id, of: push, blocked, constants) ?? replacement(for: id, of: push, blocked)
  }

  /// The id of the screen that a push asks for; nil for none.
  private func asked(by push: ReceivedPush) -> String? {
    guard let type = rules.types.first(where: { $0.id == push.type }) else {
      return push.type.isEmpty ? rules.targets.first?.id : nil
    }
    if let key = type.push?.screenKey { return push.payload[key] }
    return push.payload["target"].flatMap { id in rules.targets.first { $0.id == id }?.id } ?? type.target
  }

  /// What opens for a screen that lacks its values.
  private func replacement(for id: String, of push: ReceivedPush, _ blocked: BlockedModules) -> OpenedTarget? {
    let namesScreen = rules.types.first { $0.id == push.type }?.push?.screenKey != nil
    let fallback = rules.targets.first { $0.id == id }?.fallback
    for next in [fallback, namesScreen ? nil : rules.targets.first?.id].compactMap({ $0 }) where next != id {
      guard var opened = screen(next, of: push, blocked) else { continue }
      opened.isFallback = true
      return opened
    }
    return nil
  }

  /// What a push lacks for the screen that it asks for; nil if that opens, or another in the place of a blocked one.
  func missing(of push: ReceivedPush, _ blocked: BlockedModules) -> MissingValues? {
    guard let asked = asked(by: push), !asked.isEmpty, screen(asked, of: push, blocked) == nil else { return nil }
    guard let target = rules.targets.first(where: { $0.id == asked }) else {
      return MissingValues(request: push.identifier, id: asked, keys: [])
    }
    let keys = target.missing(from: push.payload)
    return keys.isEmpty ? nil : MissingValues(request: push.identifier, id: asked, keys: keys)
  }

  /// A screen that does not exist, or that lacks the values it needs, does not count.
  private func screen(
    _ id: String, of push: ReceivedPush, _ blocked: BlockedModules, _ constants: [TargetConstant] = []
  ) -> OpenedTarget? {
    guard let route = rules.route(to: id, blocked),
      let target = rules.targets.first(where: { $0.id == route.target })
    else { return nil }
    var payload = push.payload
    for constant in constants { payload[target.key(of: constant.parameter)] = constant.value.description }
    guard let values = LinkValues(payload: payload).values(of: target.payload) else { return nil }
    return OpenedTarget(
      target: route.target, identifier: push.identifier, isFallback: route.isFallback, blockedModule: route.module,
      parameters: values.mapValues(ParameterValue.init))
  }
}

extension TargetRule {
  /// The keys of what the screen needs and a payload does not have.
  func missing(from payload: [String: String]) -> [String] {
    let values = LinkValues(payload: payload)
    return self.payload.filter { values.values(of: [$0]) == nil }.map(\.key)
  }
}

/// A notification that came through APNs.
public struct ReceivedPush: Sendable, Hashable {
  /// That of its request: its collapse id, if it has one.
  public var identifier: String
  /// Id of the type; empty for a push that names none, such as a test from a provider's console: it opens the first screen.
  public var type: String
  /// The keys next to `aps`.
  public var payload: [String: String]
  /// When it came, as `UNNotification.date` says: it tells the pushes of one collapse id apart.
  public var instant: Instant?

  public init(identifier: String, type: String, payload: [String: String], instant: Instant? = nil) {
    self.identifier = identifier
    self.type = type
    self.payload = payload
    self.instant = instant
  }

  /// It names a type, and none of this version of the app.
  var isOfUnknownType: Bool { type.isEmpty && payload["type"] != nil }
}
