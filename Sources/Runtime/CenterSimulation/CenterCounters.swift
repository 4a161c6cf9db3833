/// How often the center was asked for what since it was created.
public struct CenterCounters: Sendable, Hashable {
  /// Requests accepted, replacements included.
  public internal(set) var added = 0
  /// Accepted requests that replaced a pending one with their identifier.
  public internal(set) var replaced = 0
  /// Adds that threw.
  public internal(set) var refused = 0
  /// Pending requests the app removed.
  public internal(set) var removed = 0
  /// Requests lost to the limit on pending ones, without an error.
  public internal(set) var lost = 0

  /// Calls of `add`, whatever their result.
  public var attempted: Int { added + refused }
}
