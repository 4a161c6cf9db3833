public import NotificationCivilTime
public import NotificationTerms

/// What is in Notification Center until it is tapped, dismissed or removed.
public struct DeliveredNotification: Sendable, Hashable {
  public enum Manner: Sendable, Hashable {
    case alerted
    /// No banner, no sound: under provisional authorization, at the level `passive`, or as the user set it.
    case quietly
    /// Focus was on: it waits in the list, and a tap works.
    case silencedByFocus
    /// In the scheduled summary.
    case inSummary
  }

  public let request: NotificationRequest
  public let instant: Instant
  public let manner: Manner
  /// What was attached to the request, or by a service extension, by the names it gave.
  public var attachments: [String]
}
