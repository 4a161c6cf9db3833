public import NotificationCivilTime
public import NotificationTerms

extension SimulatedCenter {
  /// A request that waits, and when it is due with the present zone and clock.
  public struct PendingRequest: Sendable, Hashable {
    public let request: NotificationRequest
    /// `nextTriggerDate()`: absolute; that of a calendar trigger changes with the zone.
    public internal(set) var due: Instant

    /// A calendar trigger matches only later than this: when it was added, or when it fired last.
    var matchesAfter: Instant
    /// Counts up with every request added.
    let serial: Int
    /// The device is in the region of its trigger.
    var isInside = false
  }
}

extension SimulatedCenter.PendingRequest {
  /// Equal instants are ordered by identifier.
  func isBefore(_ other: Self) -> Bool {
    due == other.due ? request.identifier < other.request.identifier : due < other.due
  }

  /// A `nil` trigger is due the moment it is added, and has no limit.
  var isImmediate: Bool {
    if case .immediate = request.trigger { true } else { false }
  }

  var isAtPlace: Bool {
    if case .location = request.trigger { true } else { false }
  }
}
