/// What a wall-clock time on a date resolves to in a zone: no instant, one, or two.
public enum LocalTimeResolution: Sendable, Hashable {
  /// The clocks skip it; `after` is the first instant after the gap.
  case missing(after: Instant)
  case unique(Instant)
  /// The clocks show it twice.
  case ambiguous(first: Instant, second: Instant)

  /// The instant the reference takes: the end of a gap, the first of two.
  @inlinable
  public var instant: Instant {
    switch self {
    case .missing(let instant), .unique(let instant), .ambiguous(let instant, _): instant
    }
  }
}
