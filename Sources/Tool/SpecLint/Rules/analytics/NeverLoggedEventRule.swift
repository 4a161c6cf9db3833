import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct NeverLoggedEventRule: LintRule {
  static let code: DiagnosticCode = "analytics/never-logged"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    return (spec.analytics?.events ?? []).flatMap { event in
      event.transitions.compactMap { transition in
        spec.obstacle(to: transition.value).map { reason in
          finding(
            "'analytics.events.\(event.name)' waits for '\(transition.value.rawValue)', which never happens: \(reason)",
            at: transition.span)
        }
      }
    }
  }
}

extension Spec {
  /// Why this cannot happen in the app; nil when it can.
  fileprivate func obstacle(to transition: EventRule.Transition) -> String? {
    switch transition {
    case .notificationFired, .notificationOpened: nil
    case .notificationScheduled, .notificationScheduleFailed:
      notifications.isEmpty || notifications.contains { !$0.triggers.isEmpty }
        ? nil : "the device plans no notifications"
    case .notificationDismissed:
      hasCategory { $0.options.contains { $0.value == .customDismissAction } }
        ? nil : "no type has a category with 'custom_dismiss_action', without which iOS reports nothing"
    case .notificationAction: hasCategory { !$0.actions.isEmpty } ? nil : "no type has a category with actions"
    case .permission(let permission, let change): obstacle(to: change, of: permission)
    case .permissionFlowStarted, .permissionFlowCompleted: permissionFlow == nil ? "there is no 'permission_flow'" : nil
    case .tokenRegistered, .tokenRegistrationFailed, .tokenReceived, .tokenStored, .tokenRefreshed, .tokenStoreFailed,
      .tokenFailed:
      push?.token == nil ? "there is no 'push.token'" : nil
    case .tokenCleared:
      if let token = push?.token {
        token.clearOn.isEmpty ? "'push.token.clear_on' is empty" : nil
      } else {
        "there is no 'push.token'"
      }
    // A mistyped or retired link is one too, whatever the screens say.
    case .linkFallback: deepLinks == nil ? "there are no 'deep_links'" : nil
    }
  }

  /// Whether some notification has a category of this kind.
  private func hasCategory(_ isMeant: (CategoryItem) -> Bool) -> Bool {
    notifications.contains { type in
      type.content.category.flatMap { category($0.value) }.map(isMeant) ?? false
    }
  }

  private func obstacle(to change: EventRule.PermissionChange, of permission: Permission) -> String? {
    let name = "the permission '\(permission.rawValue)'"
    let step = permissionFlow?.steps.first { $0.permission.value == permission }
    if step == nil, permission != .notifications || app.authorization == nil { return "nothing asks for \(name)" }
    switch change {
    case .limited: return permission.canBeLimited ? nil : "\(name) cannot be limited"
    case .skipped:
      guard let screen = step?.screen else { return "no screen comes before the dialog" }
      return screen.secondary == nil ? "the screen '\(screen.id)' has no button that skips the question" : nil
    case .prePromptShown: return step == nil ? "no screen comes before the dialog" : nil
    case .requested, .granted, .denied, .dismissed: return nil
    }
  }
}
