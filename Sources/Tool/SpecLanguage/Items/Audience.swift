/// Somebody who relies on what a spec says, and whom a change of it can hurt.
public enum Audience: String, Sendable, Hashable, CaseIterable {
  /// Code that uses the generated Swift.
  case swift
  /// People and machines that count analytics events.
  case dashboards
  /// Notifications, links, payloads and stored settings that are already scheduled, delivered or on their way.
  case inFlight = "in_flight"
  /// People who read the texts.
  case copy
}
