public import NotificationCivilTime

/// A push that was counted.
///
/// A collapse id is the identifier of every push that has it, so only the time tells one from the next.
public struct KnownPush: Sendable, Hashable {
  /// That of its request.
  public var identifier: String
  /// When it came; nil if nobody has said so.
  public var instant: Instant?
  /// Who was there when it was counted, by number; nobody is -1.
  public var user = 0

  public init(identifier: String, instant: Instant?, user: Int = 0) {
    self.identifier = identifier
    self.instant = instant
    self.user = user
  }

  init(_ push: ReceivedPush, user: Int = 0) {
    self.init(identifier: push.identifier, instant: push.instant, user: user)
  }

  /// One without a time may be any of its identifier.
  func isSame(as other: KnownPush) -> Bool {
    identifier == other.identifier && (instant == nil || other.instant == nil || instant == other.instant)
  }

  /// What its records are called.
  var name: String { instant.map { "\(identifier).\($0.milliseconds)" } ?? identifier }
}
