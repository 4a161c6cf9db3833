import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct EmptyEventParameterRule: LintRule {
  static let code: DiagnosticCode = "analytics/empty-parameter"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let events = spec.analytics?.events ?? []
    let hasVariants =
      !spec.isComplete || !events.contains { $0.parameters.contains { $0.value == .variant } }
      || spec.notifications.contains { !spec.variants(of: $0).isEmpty }
    return events.flatMap { event in
      arguments(of: event, spec)
        + event.parameters.filter { parameter in
          !event.transitions.contains { $0.value.carries(parameter.value) }
            || parameter.value == .variant && !hasVariants
        }.map { parameter in
          let moments = event.quotedMoments
          let isLogged = event.transitions.contains { $0.value.carries(parameter.value) }
          return finding(
            "'analytics.events.\(event.name)' never has a value for '\(parameter.value.rawValue)': "
              + (isLogged
                ? "no type that the device plans has variants or an experiment"
                : "\(moments.joined(last: "and")) \(moments.count == 1 ? "has" : "have") none"),
            at: parameter.span)
        }
    }
  }

  private func arguments(of event: EventItem, _ spec: Spec) -> [Diagnostic] {
    // A notification whose link leads to the fallback carries its values too.
    let isAbout = event.transitions.contains { $0.value.isAboutNotification || $0.value == .linkFallback }
    let types = isAbout ? spec.notifications : []
    return event.allParameters.compactMap { item in
      guard spec.isComplete, case .argument(let id, let name) = item.value,
        spec.kinds(carriedAs: id, by: types).isEmpty
      else { return nil }
      let moments = event.quotedMoments
      let none = "\(moments.joined(last: "and")) \(moments.count == 1 ? "is" : "are") not about a notification"
      return finding(
        "'analytics.events.\(event.name)' never has a value for '\(name)': "
          + (isAbout ? "no type has an argument '\(id)'" : none),
        at: item.span)
    }
  }
}

extension EventItem {
  fileprivate var quotedMoments: [String] { transitions.map { "'\($0.value.rawValue)'" } }
}

extension EventRule.Transition {
  /// Whether this is known at that moment.
  fileprivate func carries(_ parameter: EventRule.Parameter) -> Bool {
    switch parameter {
    case .stage, .date: true
    case .type, .trigger, .request, .variant, .plan: isAboutNotification || self == .linkFallback
    case .target: isAboutNotification || self == .linkFallback || self == .permissionFlowCompleted
    case .reason: self == .notificationScheduleFailed || self == .linkFallback
    case .action: self == .notificationAction
    case .token: [.tokenReceived, .tokenStored, .tokenRefreshed, .tokenCleared].contains(self)
    case .error:
      switch self {
      case .tokenFailed, .tokenRegistrationFailed, .tokenStoreFailed, .notificationScheduleFailed: true
      default: false
      }
    case .permission: if case .permission = self { true } else { false }
    case .access:
      switch self {
      case .permission(_, .granted), .permission(_, .limited): true
      default: false
      }
    }
  }

  fileprivate var isAboutNotification: Bool {
    switch self {
    case .notificationScheduled, .notificationFired, .notificationOpened, .notificationDismissed, .notificationAction,
      .notificationScheduleFailed:
      true
    case .permission, .permissionFlowStarted, .permissionFlowCompleted, .tokenRegistered, .tokenRegistrationFailed,
      .tokenReceived, .tokenStored, .tokenRefreshed, .tokenStoreFailed, .tokenFailed, .tokenCleared, .linkFallback:
      false
    }
  }
}
