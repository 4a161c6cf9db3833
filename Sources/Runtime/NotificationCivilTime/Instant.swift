/// A point on the time line, in milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// It has no date and no hour: those need a `ZoneRules`. Arithmetic saturates at the ends of `Int64`.
public struct Instant: Sendable, Hashable {
  public var milliseconds: Int64

  @inlinable
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// To the millisecond; what no clock of a device shows becomes the year 1970.
  ///
  /// - Parameter secondsSince1970: `Date.timeIntervalSince1970`.
  public init(secondsSince1970: Double) {
    let milliseconds = secondsSince1970 * 1_000
    let isSound = milliseconds > -9e15 && milliseconds < 9e15
    self.milliseconds = isSound ? Int64(milliseconds + (milliseconds < 0 ? -0.5 : 0.5)) : 0
  }

  @inlinable
  public static func + (instant: Instant, span: TimeSpan) -> Instant {
    Instant(milliseconds: instant.milliseconds.addingSaturating(span.milliseconds))
  }

  @inlinable
  public static func - (instant: Instant, span: TimeSpan) -> Instant {
    Instant(milliseconds: instant.milliseconds.subtractingSaturating(span.milliseconds))
  }

  /// The time from `right` to `left`; negative if `left` is earlier.
  @inlinable
  public static func - (left: Instant, right: Instant) -> TimeSpan {
    TimeSpan(milliseconds: left.milliseconds.subtractingSaturating(right.milliseconds))
  }

  @inlinable
  public static func += (instant: inout Instant, span: TimeSpan) { instant = instant + span }

  @inlinable
  public static func -= (instant: inout Instant, span: TimeSpan) { instant = instant - span }
}

extension Instant: Comparable {
  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Instant: CustomStringConvertible {
  /// The instant in UTC as RFC 3339 text, `2026-03-02T17:00:00Z`, with milliseconds only if there are any.
  public var utcDescription: String {
    let local = CivilDateTime(millisecondsAsIfUTC: milliseconds)
    let time = local.time
    var text = "\(local.date)T\(time.hour.padded(to: 2)):\(time.minute.padded(to: 2)):\(time.second.padded(to: 2))"
    if time.millisecond != 0 { text += "." + time.millisecond.padded(to: 3) }
    return text + "Z"
  }

  public var description: String { utcDescription }
}
