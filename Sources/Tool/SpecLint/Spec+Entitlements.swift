import SpecLanguage

extension Spec {
  /// Whether the app says that it has an entitlement, in either of the two places for it.
  func has(_ entitlement: Entitlement) -> Bool {
    (app.entitlements + (push?.entitlements ?? [])).contains { $0.value == entitlement }
  }
}
