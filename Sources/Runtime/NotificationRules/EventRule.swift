public import NotificationTerms

/// An analytics event and the transitions it is logged at.
public struct EventRule: Sendable, Hashable {
  /// `{id}` in it is replaced by the id of the type.
  public var name: String
  public var transitions: [Transition]
  public var parameters: [Parameter]
  /// What it carries besides, after the parameters.
  public var arguments: [EventArgument]

  public init(
    _ name: String, on transitions: [Transition], parameters: [Parameter] = [], arguments: [EventArgument] = []
  ) {
    self.name = name
    self.transitions = transitions
    self.parameters = parameters
    self.arguments = arguments
  }

  /// The name for one type of notification.
  public func name(for type: String) -> String { isNamedByType ? name.replacing("{id}", with: type) : name }

  /// Each type has a name of its own.
  public var isNamedByType: Bool { name.utf8.contains(UInt8(ascii: "{")) }

  /// It makes no sense without a type.
  public var saysType: Bool { isNamedByType || parameters.contains(.type) }

  /// What a machine does that analytics may count.
  public enum Transition: Sendable, Hashable {
    case notificationScheduled, notificationFired, notificationOpened, notificationDismissed, notificationAction
    case notificationScheduleFailed
    case permission(Permission, PermissionChange)
    case permissionFlowStarted, permissionFlowCompleted
    case tokenReceived, tokenStored, tokenFailed, tokenCleared
    /// Logged beside `tokenStored`, where the token took the place of another one of the same user.
    case tokenRefreshed
    /// APNs has answered a registration; a token that is the same as before counts too.
    case tokenRegistered
    /// Parts of `tokenFailed`, each logged beside it: APNs refused or never answered, the store did.
    case tokenRegistrationFailed, tokenStoreFailed
    case linkFallback
  }

  /// What becomes of one permission.
  public enum PermissionChange: String, Sendable, Hashable, CaseIterable {
    /// The app's own screen before the dialog of the system.
    case prePromptShown = "pre_prompt_shown"
    /// The dialog of the system.
    case requested
    case granted, limited, denied
    /// The app's own screen was left without the dialog.
    case skipped
    /// The dialog went away without an answer.
    case dismissed
  }

  /// What an event can carry.
  public enum Parameter: String, Sendable, Hashable, CaseIterable {
    /// The id of the type.
    case type
    /// The name of the trigger, or its kind if it has none.
    case trigger
    /// The id of the screen that was opened.
    case target
    /// Why a request was refused.
    case reason
    /// The last word of the transition.
    case stage
    /// The identifier of the request.
    case request
    /// The local date on which it happened: `2026-03-02`.
    case date
    /// The number of the plan that made the request.
    case plan
    /// How much access a permission gives: `full` or `limited`.
    case access
    /// The permission in question.
    case permission
    /// The id of the button that was pressed.
    case action
    /// The arm of the experiment that the type asks about, or the variant of its text.
    case variant
    /// The push token.
    case token
    /// What the system or a server answered in case of a failure.
    case error
  }
}

/// A value of the notification that an event carries; left out where the notification has none.
public struct EventArgument: Sendable, Hashable {
  /// As it is logged.
  public var name: String
  /// The argument of the type, or the parameter of its signal.
  public var argument: String
  /// What payloads call it.
  public var key: String

  public init(_ name: String, argument: String, key: String? = nil) {
    self.name = name
    self.argument = argument
    self.key = key ?? argument
  }
}
