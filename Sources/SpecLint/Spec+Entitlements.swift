import NotificationTerms
import SpecModel

extension Spec {
  /// Whether the app says that it has an entitlement, in either of the two places for it.
  func has(_ entitlement: Entitlement) -> Bool {
    (app.entitlements + (push?.entitlements ?? [])).contains { $0.value == entitlement }
  }
}

extension InterruptionLevel {
  /// Whether it comes through when people asked not to be disturbed.
  var isUrgent: Bool {
    switch self {
    case .passive, .active: false
    case .timeSensitive, .critical: true
    }
  }
}
