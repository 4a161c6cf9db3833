/// Capabilities that Apple grants to an app, as `app.entitlements` and `push.entitlements` name them.
public enum Entitlement: String, Sendable, Hashable, CaseIterable {
  case timeSensitive = "time_sensitive"
  case criticalAlerts = "critical_alerts"
  case communication
  case apsEnvironment = "aps_environment"
}
