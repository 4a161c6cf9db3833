/// A length of time in whole milliseconds; it knows nothing of calendars.
///
/// A day here is 24 hours. "The same time tomorrow" is `CivilDate.adding(days:)`, which differs on days when the clocks
/// change. Arithmetic saturates: a span too long to count stays the longest one, so that a number from a spec cannot
/// stop the program.
public struct TimeSpan: Sendable, Hashable {
  public var milliseconds: Int64

  @inlinable
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static let zero = TimeSpan(milliseconds: 0)

  @inlinable
  public static func milliseconds(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(milliseconds: Int64(clamping: count))
  }

  @inlinable
  public static func seconds(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(milliseconds: Int64(clamping: count).multipliedSaturating(by: 1000))
  }

  @inlinable
  public static func minutes(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(milliseconds: Int64(clamping: count).multipliedSaturating(by: 60_000))
  }

  @inlinable
  public static func hours(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(milliseconds: Int64(clamping: count).multipliedSaturating(by: 3_600_000))
  }

  /// Days of 24 hours each, whatever the clocks of a zone do in the meantime.
  @inlinable
  public static func days(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(milliseconds: Int64(clamping: count).multipliedSaturating(by: millisecondsPerDay))
  }

  @inlinable
  public static func + (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(milliseconds: left.milliseconds.addingSaturating(right.milliseconds))
  }

  @inlinable
  public static func - (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(milliseconds: left.milliseconds.subtractingSaturating(right.milliseconds))
  }

  @inlinable
  public static func * (span: TimeSpan, count: Int) -> TimeSpan {
    TimeSpan(milliseconds: span.milliseconds.multipliedSaturating(by: Int64(clamping: count)))
  }
}

extension TimeSpan: Comparable {
  @inlinable
  public static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
