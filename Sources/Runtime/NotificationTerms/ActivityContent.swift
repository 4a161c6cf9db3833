public import NotificationCivilTime

/// `ActivityContent`: what a Live Activity shows, and how long that is up to date.
public struct ActivityContent: Sendable, Hashable {
  /// A raw value of the field that says how far it is.
  public var status: String
  /// When it will be over, as far as is known.
  public var estimate: Instant?
  /// From here on what it shows is out of date; nil if it never is.
  public var staleDate: Instant?

  public init(status: String, estimate: Instant? = nil, staleDate: Instant? = nil) {
    self.status = status
    self.estimate = estimate
    self.staleDate = staleDate
  }
}

/// `ActivityUIDismissalPolicy`: when an ended Live Activity leaves the Lock Screen.
public enum ActivityDismissal: Sendable, Hashable {
  /// The system decides, after four hours at most.
  case standard
  case immediate
  /// This long after its end, four hours at most.
  case after(TimeSpan)
}

/// `ActivityState`.
public enum ActivityState: String, Sendable, Hashable, CaseIterable {
  case active
  /// It continues, but what it shows is out of date.
  case stale
  /// Over, but still on the Lock Screen.
  case ended
  /// No longer visible.
  case dismissed
}
