public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
import NotificationText

/// A screen that the scheduler asks an app to open, in the app's own types.
public struct OpenedScreen<App: NotificationApp>: Sendable, Hashable {
  /// The screen, with its values.
  public var link: App.Link
  /// The notification that was tapped; nil for a link from outside.
  public var kind: App.Kind?
  /// The request that was tapped; empty for a link from outside.
  public var request: String
  /// The screen replaces the one that was asked for, because what it was about is over or taken away.
  public var isFallback: Bool
  /// The part of the app that the screen belongs to, if a refused permission has taken that away: its own screen shows
  /// instead.
  public var blocked: App.Part?

  /// - Returns: Nil if the screen is not known, or needs a value that is missing: an older version of the app may have
  ///   added the request.
  public init?(_ opened: OpenedTarget, of app: App.Type, in scheduler: Scheduler) {
    self.init(opened, of: app, kind: scheduler.kind(of: opened.identifier, in: app), in: scheduler.rules)
  }

  init?(_ opened: OpenedTarget, of app: App.Type, kind: App.Kind?, in rules: RuleTable) {
    guard let target = App.Link.Target(rawValue: opened.target),
      let link = App.Link(target, values: rules.payload(of: opened))
    else { return nil }
    self.link = link
    self.kind = kind
    request = opened.identifier
    isFallback = opened.isFallback
    blocked = opened.blockedModule.flatMap { App.Part(rawValue: $0) }
  }
}

/// A button of a notification that was pressed, in the app's own types.
public struct PressedButton<App: NotificationApp>: Sendable, Hashable {
  public var action: App.Action
  /// The notification that it belongs to; nil if this version of the app does not know it.
  public var kind: App.Kind?
  public var request: String
  /// What the user wrote; nil for a button without a text field.
  public var text: String?
  /// What the notification carries, by the keys that payloads have for it: those in `requires`, and what its screen is
  /// opened with.
  public var values: [String: String]

  /// - Returns: Nil for a button that this version of the app does not know.
  public init?(_ response: ActionResponse, of app: App.Type, in scheduler: Scheduler) {
    self.init(response, of: app, kind: scheduler.kind(of: response.identifier, in: app))
  }

  init?(_ response: ActionResponse, of app: App.Type, kind: App.Kind?) {
    guard let action = App.Action(rawValue: response.action) else { return nil }
    self.action = action
    self.kind = kind
    request = response.identifier
    text = response.text
    values = response.values
  }
}

/// An event for analytics, in the app's own type.
public struct LoggedEvent<App: NotificationApp>: Sendable, Hashable {
  /// The same after a crash: what was passed on twice has one id.
  public var id: String
  public var event: App.Event
  public var instant: Instant
  /// What the wall clock showed.
  public var local: CivilDateTime

  public init(_ record: AnalyticsRecord, of app: App.Type = App.self) {
    id = record.id
    event = App.Event(
      EventContent(
        record.event, record.parameters.map { EventContent.Parameter(named: $0.name, EventContent.Value($0.value)) }))
    instant = record.instant
    local = record.local
  }
}

extension Scheduler {
  /// The type of the notification that a request belongs to; nil for a request of others.
  public func kind<App: NotificationApp>(of identifier: String, in app: App.Type) -> App.Kind? {
    parse(identifier: identifier).flatMap { App.Kind(rawValue: $0.type) }
  }
}

extension RuleTable {
  /// The values of a screen by the keys that links and payloads have for them.
  fileprivate func payload(of opened: OpenedTarget) -> [String: String] {
    let target = targets.first { $0.id == opened.target }
    var values: [String: String] = [:]
    for (name, value) in opened.parameters { values[target?.key(of: name) ?? name] = value.description }
    return values
  }
}

extension EventContent.Value {
  fileprivate init(_ value: ParameterValue) {
    switch value {
    case .int(let number): self = .integer(number)
    case .double(let number): self = .number(number)
    case .string(let text): self = .text(text)
    }
  }
}

extension AppEvent {
  /// A link from outside the app: the screen that it names, if it names one. Nil when it is not the app's own.
  static func link<App: NotificationApp>(_ text: String, to app: App.Type) -> Self? {
    guard App.Link.table.owns(text) else { return nil }
    let rules = App.rules
    let found = App.Link.table.screen(
      of: text, with: { id in rules.targets.first { $0.id == id }.map(\.linkParameters) ?? [] })
    guard let found,
      OpenedScreen(
        OpenedTarget(target: found.id, identifier: "", isFallback: false, parameters: found.parameters), of: app,
        kind: nil, in: rules) != nil
    else {
      // One without a value that its screen needs names none.
      return .linkOpened(target: nil, [:])
    }
    return .linkOpened(target: found.id, found.parameters)
  }
}

extension TargetRule {
  /// What links carry to the screen. A value of which the table says no more is a text, and the link itself knows whether
  /// the screen needs it.
  fileprivate var linkParameters: [LinkParameter] {
    parameters.map { name in payload.first { $0.id == name } ?? LinkParameter(name, key: name, isOptional: true) }
  }
}
