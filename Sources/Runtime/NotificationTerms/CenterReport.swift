public import NotificationCivilTime

/// What the notification center knows, read by the caller when the app runs.
public struct CenterReport: Sendable, Hashable {
  /// What became of a request that came due while the app was not looking.
  public enum Fate: Sendable, Hashable {
    /// Shown to the user; `quietly` means without banner and sound, as under provisional authorization.
    case presented(quietly: Bool)
    /// Kept silent by Focus. Only the simulation knows; a device never reports it.
    case silencedByFocus
    /// Not shown because notifications were not permitted when it came due.
    case notPermitted
    /// Skipped by a change of the clock or the zone.
    case missed
  }

  /// One request that left the pending list because it came due.
  public struct Settled: Sendable, Hashable {
    public var identifier: String
    public var instant: Instant
    public var fate: Fate

    public init(identifier: String, instant: Instant, fate: Fate) {
      self.identifier = identifier
      self.instant = instant
      self.fate = fate
    }
  }

  public var authorization: AuthorizationStatus
  /// Identifiers of the pending requests, including foreign ones.
  public var pending: [String]
  /// In the order in which they came due.
  public var settled: [Settled]
  /// Nothing came due that is not in `settled`. Only a simulation knows this: on a device, what the user has cleared is
  /// no longer visible.
  public var isComplete: Bool
  /// What the app has asked to be taken from Notification Center, and is still there.
  public var uncleared: [String]
  /// Everything in Notification Center but pushes, also what is foreign and what came long ago.
  public var listed: [String]

  public init(
    authorization: AuthorizationStatus, pending: [String], settled: [Settled] = [], isComplete: Bool = false,
    uncleared: [String] = [], listed: [String] = []
  ) {
    self.authorization = authorization
    self.pending = pending
    self.settled = settled
    self.isComplete = isComplete
    self.uncleared = uncleared
    self.listed = listed
  }
}

/// Why the center refused a request: `UNError` in words.
public struct CenterError: Error, Sendable, Hashable {
  /// `UNError.Code.rawValue`, for instance 1 for `notificationsNotAllowed`.
  public var code: Int
  /// The name of the code, such as `notificationsNotAllowed`.
  public var name: String

  public init(code: Int, name: String) {
    self.code = code
    self.name = name
  }

  public static let notificationsNotAllowed = Self(code: 1, name: "notificationsNotAllowed")
  public static let attachmentInvalidURL = Self(code: 100, name: "attachmentInvalidURL")
  public static let invalidTrigger = Self(code: 1400, name: "notificationInvalidNoDate")
  /// The center did not answer in time. It may have the request or not.
  public static let unanswered = Self(code: 0, name: "unanswered")
  public static let noContent = Self(code: 1401, name: "notificationInvalidNoContent")
}
