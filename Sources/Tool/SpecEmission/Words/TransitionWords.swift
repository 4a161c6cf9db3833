package import NotificationRules
package import SpecLanguage

extension EventRule.Transition {
  /// When an event of it is logged: `a notification was opened`.
  package var words: String {
    switch self {
    case .notificationScheduled: "a notification was passed to the system"
    case .notificationFired: "a notification was shown (if the app was closed, known at its next start)"
    case .notificationOpened: "a notification was opened"
    case .notificationDismissed: "a notification was dismissed (reported for categories that ask for it)"
    case .notificationAction: "a button of a notification was pressed"
    case .notificationScheduleFailed: "the system refused a notification"
    case .permission(let permission, let change): change.words(permission.rawValue)
    case .permissionFlowStarted: "the permission flow appeared"
    case .permissionFlowCompleted: "the permission flow ended"
    case .tokenRegistered: "APNs answered a registration with the device's token, new or not"
    case .tokenRegistrationFailed: "a registration with APNs failed"
    case .tokenReceived: "a new push token came"
    case .tokenStored: "the push token was stored"
    case .tokenRefreshed: "another push token of the same user was replaced in the store"
    case .tokenStoreFailed: "the store refused the push token"
    case .tokenFailed: "the push token did not come or could not be stored"
    case .tokenCleared: "the stored push token was removed"
    case .linkFallback: "a link led to the fallback of its screen"
    }
  }
}

extension EventRule.PermissionChange {
  fileprivate func words(_ permission: String) -> String {
    switch self {
    case .prePromptShown: "the app's own screen for \(permission) appeared"
    case .requested: "the system dialog for \(permission) appeared"
    case .granted: "the permission for \(permission) was granted"
    case .limited: "the permission for \(permission) was partly granted"
    case .denied: "the permission for \(permission) was refused"
    case .skipped: "the step for \(permission) was skipped"
    case .dismissed: "the system dialog for \(permission) went away without an answer"
    }
  }
}

extension EventRule.Parameter {
  /// What it says.
  package var words: String {
    switch self {
    case .type: "the id of the type"
    case .trigger: "the name of the trigger, or its kind"
    case .target: "the id of the screen that was opened"
    case .reason: "why the system refused"
    case .stage: "the last word of what happened"
    case .request: "the identifier of the request"
    case .date: "the local date"
    case .plan: "the number of the plan that made the request"
    case .variant: "the arm of the experiment, or the variant of the text; left out for types that have neither"
    case .access: "how much was allowed"
    case .permission: "which permission"
    case .action: "the id of the button"
    case .token: "the push token"
    case .error: "what failed, with code and description"
    }
  }
}

extension EventParameterItem {
  /// What it says.
  package var words: String {
    switch self {
    case .known(let parameter): parameter.words
    case .argument(let id, _): "the `\(id)` of the notification; left out where it has none"
    }
  }
}
