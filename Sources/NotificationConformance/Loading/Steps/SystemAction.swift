public import CenterSimulation
public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// What a step does with the parts of the system beside the permission and the planned requests.
public enum SystemAction: Sendable, Hashable {
  /// The user answers below a notification that came quietly on trial.
  case trial(SimulatedCenter.TrialChoice)
  /// The user has read in the app what the notifications of a type say.
  case seen(type: String)
  case location(Place)
  /// Changed in Settings.
  case settings(SettingsChange)
  /// From now on a cold start takes this long until its first screen.
  case firstScreen(TimeSpan)
  case activity(kind: String, ActivityEvent)
}

/// Notification settings by kind; nil leaves one as it is.
public struct SettingsChange: Sendable, Hashable {
  public var alerts: Bool?
  public var sounds: Bool?
  public var badge: Bool?
  public var timeSensitive: Bool?
  public var critical: Bool?
  /// The times of the scheduled summary; empty switches it off.
  public var summary: [WallClockTime]?

  public init() {}
}

/// What happens to a Live Activity.
public enum ActivityEvent: Sendable, Hashable {
  case start
  /// By the app; the estimate counts from now.
  case update(status: String?, estimate: TimeSpan?)
  case end(ActivityDismissal?)
  /// By a push with this `content-state`.
  case push([String: ParameterValue])
  /// The system has a token for pushes to it.
  case token([UInt8])
}

/// What a line expects of these parts.
public enum SystemAssertion: Sendable, Hashable {
  /// Types in Notification Center, oldest first; an empty list is `none`.
  case listed([String])
  /// The lines of the debug listing.
  case listing([String])
  case activity(kind: String, ExpectedActivity)
}

/// The newest Live Activity of a kind.
public struct ExpectedActivity: Sendable, Hashable {
  /// Nil when there must be none.
  public var state: ActivityState?
  public var status: String?
  public var estimate: Instant?
  /// What the server was sent for it.
  public var tokens: [String]?
  public var hasPushUpdates: Bool?

  public init(_ state: ActivityState?) { self.state = state }
}

extension SystemAction {
  /// What a trace says of it.
  var text: String {
    switch self {
    case .trial(let choice): "provisional: \(choice.rawValue)"
    case .seen(let type): "seen \(type)"
    case .location(let place): "location: \(place.latitude), \(place.longitude)"
    case .settings: "settings"
    case .firstScreen(let span): "first screen after \(span)"
    case .activity(let kind, let event): "activity \(kind): \(event.text)"
    }
  }
}

extension ActivityEvent {
  fileprivate var text: String {
    switch self {
    case .start: "start"
    case .update(let status, let estimate):
      (["update"] + [status.map { "status \($0)" }, estimate.map { "estimate \($0)" }].compactMap { $0 })
        .joined(separator: ", ")
    case .end(let dismissal):
      switch dismissal {
      case nil: "end"
      case .standard: "end, dismissed by default"
      case .immediate: "end, dismissed at once"
      case .after(let span): "end, dismissed after \(span)"
      }
    case .push(let state):
      (["push"] + state.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
    case .token(let bytes): "token \(RemoteRegistration.hexadecimal(bytes))"
    }
  }
}
