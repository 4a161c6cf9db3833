public import NotificationCivilTime

/// A push that was counted.
///
/// A collapse id is the identifier of every push that has it, so only the time tells one from the next.
public struct KnownPush: Sendable, Hashable {
  /// That of its request.
  public var identifier: String
  /// When it came; nil if nobody has said so.
  public var instant: Instant?

  public init(identifier: String, instant: Instant?) {
    self.identifier = identifier
    self.instant = instant
  }

  init(_ push: ReceivedPush) { self.init(identifier: push.identifier, instant: push.instant) }

  /// One without a time may be any of its identifier.
  func isSame(as other: KnownPush) -> Bool {
    identifier == other.identifier && (instant == nil || other.instant == nil || instant == other.instant)
  }

  /// What its records are called.
  var name: String { instant.map { "\(identifier).\($0.milliseconds)" } ?? identifier }
}
