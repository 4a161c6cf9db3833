public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// A request that the center has accepted, or was asked for.
public struct AcceptedRequest: Sendable, Hashable {
  public var request: NotificationRequest
  public var due: Instant
  public var local: CivilDateTime
  public var deferredBy: OutcomeReason?
  public var spread: TimeSpan

  /// The clock time at which it would come if it were alone.
  var planned: CivilDateTime { local - spread }

  /// Whether it comes at a time of the clock, wherever the device is then.
  var isFloating: Bool {
    if case .calendar(let components, _) = request.trigger { !components.isUTC } else { false }
  }
}
