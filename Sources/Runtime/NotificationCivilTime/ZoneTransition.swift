/// A moment at which the clocks of a zone change.
public struct ZoneTransition: Sendable, Hashable {
  /// The first instant at which the new offset is in force.
  public let instant: Instant
  /// Seconds east of UTC before and from the transition; they always differ.
  public let offsetBefore: Int
  public let offsetAfter: Int

  @inlinable
  init(instant: Instant, offsetBefore: Int, offsetAfter: Int) {
    self.instant = instant
    self.offsetBefore = offsetBefore
    self.offsetAfter = offsetAfter
  }

  /// The first local time, as if in UTC, that the transition makes missing or ambiguous.
  @inlinable
  var localStart: Int64 { instant.milliseconds + Int64(min(offsetBefore, offsetAfter)) * 1000 }

  /// The first local time past those that the transition makes missing or ambiguous.
  @inlinable
  var localEnd: Int64 { instant.milliseconds + Int64(max(offsetBefore, offsetAfter)) * 1000 }
}
