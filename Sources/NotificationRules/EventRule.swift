/// An analytics event and the transitions it is logged at.
public struct EventRule: Sendable, Hashable {
  /// `{id}` in it stands for the id of the type.
  public var name: String
  public var transitions: [Transition]
  public var parameters: [Parameter]

  public init(_ name: String, on transitions: [Transition], parameters: [Parameter] = []) {
    self.name = name
    self.transitions = transitions
    self.parameters = parameters
  }

  /// The name for one type of notification.
  public func name(for type: String) -> String { name.replacing("{id}", with: type) }

  /// What a machine does that analytics may count.
  public enum Transition: String, Sendable, Hashable, CaseIterable {
    case notificationScheduled = "notification.scheduled"
    case notificationFired = "notification.fired"
    case notificationOpened = "notification.opened"
    case notificationDismissed = "notification.dismissed"
    case notificationAction = "notification.action"
    case notificationScheduleFailed = "notification.schedule_failed"
    case linkFallback = "link.fallback"

    /// Its last word, logged as the parameter `stage`.
    public var stage: String { String(rawValue.drop { $0 != "." }.dropFirst()) }
  }

  /// What an event of a notification can carry.
  public enum Parameter: String, Sendable, Hashable, CaseIterable {
    /// The id of the type.
    case type
    /// The name of the trigger, or its kind when it has none.
    case trigger
    /// The id of the screen that was opened.
    case target
    /// Why a request was refused.
    case reason
    /// The last word of the transition.
    case stage
    /// The identifier of the request.
    case request
  }
}
