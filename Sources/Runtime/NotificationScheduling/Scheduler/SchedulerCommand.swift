public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// What a step of the scheduler asks for. One ordered list: the answer to `willPresent`, the center's commands, `deliver`,
/// reports. An `AppCore` passes them on, and has the state written before them.
public enum SchedulerCommand: Sendable, Hashable {
  /// `removePendingNotificationRequests(withIdentifiers:)`.
  case remove([String])
  /// `add(_:)`; a pending request with the same identifier is replaced. The results come back as `addsCompleted`.
  case add(NotificationRequest)
  /// The answer to `willPresent`; no options means that nothing is shown.
  case present(String, PresentationOptions)
  /// `removeDeliveredNotifications(withIdentifiers:)`.
  case removeDelivered([String])
  /// `setBadgeCount(0)` and `removeAllDeliveredNotifications()`.
  case clearBadge
  /// `requestAuthorization(options:)`; `authorizationAnswered` comes back in another step.
  case requestAuthorization([AuthorizationOption])
  /// Open this screen.
  case open(OpenedTarget)
  /// Do what a button of a notification means, with what the user wrote and what the notification carries.
  case perform(ActionResponse)
  /// For logs: a tap or a button did not lead to where it should, because something is missing.
  case lacking(MissingValues)
  /// Say that notifications are switched off in Settings, with a button that leads there.
  case alertPermission
  /// Write settings where servers look for them; `preferencesStored` comes back in another step.
  case store(PreferenceWrite)
  /// For analytics.
  case deliver([AnalyticsRecord])
  /// For logs and people: what became of an occurrence.
  case report(OutcomeRecord)
}

/// A screen that a tap opens.
public struct OpenedTarget: Sendable, Hashable {
  /// Id of the deep-link target.
  public var target: String
  /// The request that was tapped.
  public var identifier: String
  /// True if the target of the type was replaced by its fallback.
  public var isFallback: Bool
  /// The module that it belongs to, if a refused permission has taken that away: what shows instead is opened by
  /// `PermissionFlowEvent.moduleOpened`.
  public var blockedModule: String?
  /// The values for the screen, as far as the notification knows them.
  public var parameters: [String: ParameterValue]

  public init(
    target: String, identifier: String, isFallback: Bool, blockedModule: String? = nil,
    parameters: [String: ParameterValue] = [:]
  ) {
    self.target = target
    self.identifier = identifier
    self.isFallback = isFallback
    self.blockedModule = blockedModule
    self.parameters = parameters
  }
}

/// A button of a notification was pressed.
public struct ActionResponse: Sendable, Hashable {
  public var identifier: String
  public var action: String
  /// What the user wrote; nil for a button without a text field.
  public var text: String?
  /// What the notification carries, by the keys that payloads have for it.
  public var values: [String: String]

  public init(identifier: String, action: String, text: String? = nil, values: [String: String] = [:]) {
    self.identifier = identifier
    self.action = action
    self.text = text
    self.values = values
  }
}

/// One analytics event to pass on.
public struct AnalyticsRecord: Sendable, Hashable {
  /// `<installation>.<occurrence>.<transition>`: the same record after a crash has the same id, and no other installation
  /// has it. What a scheduler alone says has no installation yet: an `AppCore` puts it in front.
  public var id: String
  public var event: String
  /// In the order of the spec.
  public var parameters: [EventValue]
  public var instant: Instant
  /// What the wall clock showed.
  public var local: CivilDateTime

  public init(id: String, event: String, parameters: [EventValue], instant: Instant, local: CivilDateTime) {
    self.id = id
    self.event = event
    self.parameters = parameters
    self.instant = instant
    self.local = local
  }
}

/// A named value of an analytics event.
public struct EventValue: Sendable, Hashable {
  public var name: String
  public var value: ParameterValue

  public init(_ name: String, _ value: ParameterValue) {
    self.name = name
    self.value = value
  }
}
