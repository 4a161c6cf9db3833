import NotificationRules
import SpecLanguage

extension Spec {
  /// Why a notification of this app may not be sent: what every app can meet with, and what its own keys bring.
  var reasons: [OutcomeReason] {
    let caps = policies.rules.flatMap(\.caps)
    return OutcomeReason.allCases.filter { reason in
      switch reason {
      case .capWeekly: caps.contains { $0.window == .calendarWeek }
      case .disabled: !flags.isEmpty || !experiments.isEmpty
      case .perLimit: notifications.contains { $0.per != nil }
      case .window: notifications.contains { $0.window != nil }
      case .replaced: !policies.rule.replaces.isEmpty
      case .capDaily, .capSpan, .displaced, .quiet, .permissionDenied, .permissionNotDetermined, .preferenceOff,
        .condition, .expired, .expiredMissed, .deferredBudget, .horizon, .repeatGuard, .dedupe, .cancelledGoal,
        .cancelledSignedOut, .suppressedFocus, .suppressedForeground, .suppressedPermission, .stateReset, .zoneFallback,
        .centerFailed, .centerLost:
        true
      }
    }
  }
}
