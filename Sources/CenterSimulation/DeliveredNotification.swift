public import NotificationCivilTime
public import NotificationTerms

/// What stands in Notification Center until it is tapped, dismissed or removed.
public struct DeliveredNotification: Sendable, Hashable {
  public enum Manner: Sendable, Hashable {
    case alerted
    /// Under provisional authorization: no banner, no sound.
    case quietly
    /// Focus was on: it waits in the list, and a tap works.
    case silencedByFocus
  }

  public let request: NotificationRequest
  public let instant: Instant
  public let manner: Manner
}
