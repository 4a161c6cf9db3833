import NotificationTerms

extension EventRule.Transition: CaseIterable {
  public static var allCases: [Self] {
    [
      .notificationScheduled, .notificationFired, .notificationOpened, .notificationDismissed, .notificationAction,
      .notificationScheduleFailed,
    ]
      + Permission.allCases.flatMap { permission in
        EventRule.PermissionChange.allCases.map { .permission(permission, $0) }
      }
      + [
        .permissionFlowStarted, .permissionFlowCompleted, .tokenRegistered, .tokenRegistrationFailed, .tokenReceived,
        .tokenStored, .tokenRefreshed, .tokenStoreFailed, .tokenFailed, .tokenCleared, .linkFallback,
      ]
  }
}

/// Names in a spec. Not `RawRepresentable`: two transitions would then be compared by their names.
extension EventRule.Transition {
  /// `permission.photos.granted`.
  public var rawValue: String {
    switch self {
    case .notificationScheduled: "notification.scheduled"
    case .notificationFired: "notification.fired"
    case .notificationOpened: "notification.opened"
    case .notificationDismissed: "notification.dismissed"
    case .notificationAction: "notification.action"
    case .notificationScheduleFailed: "notification.schedule_failed"
    case .permission(let permission, let change): "permission.\(permission.rawValue).\(change.rawValue)"
    case .permissionFlowStarted: "permission_flow.started"
    case .permissionFlowCompleted: "permission_flow.completed"
    case .tokenRegistered: "token.registered"
    case .tokenRegistrationFailed: "token.registration_failed"
    case .tokenReceived: "token.received"
    case .tokenStored: "token.stored"
    case .tokenRefreshed: "token.refreshed"
    case .tokenStoreFailed: "token.store_failed"
    case .tokenFailed: "token.failed"
    case .tokenCleared: "token.cleared"
    case .linkFallback: "link.fallback"
    }
  }

  public init?(rawValue: String) {
    guard let transition = Self.byName[rawValue] else { return nil }
    self = transition
  }

  private static let byName = Dictionary(allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  /// Its last word, logged as the parameter `stage`.
  public var stage: String { Self.parts(of: rawValue).stage }

  /// What it is about: `notification`, `permission.photos`.
  public var subject: String { Self.parts(of: rawValue).subject }

  /// A name before and after its last dot; without one all of it is the subject.
  public static func parts(of name: String) -> (subject: String, stage: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
