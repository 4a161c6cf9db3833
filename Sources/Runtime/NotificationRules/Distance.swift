public import NotificationCivilTime

/// From one moment to another.
public enum Distance: Sendable, Hashable {
  /// So long after it, both ends included; before it where they are negative.
  case span(ClosedRange<TimeSpan>)
  /// So many dates after it, or before it where the number is negative, at this time of day.
  case days(Int, at: WallClockTime)
}

extension TriggerRule.Schedule {
  /// A window after a signal, both ends included.
  @inline(never)
  public static func after(
    _ signal: SignalRule, delay: ClosedRange<TimeSpan>, from counted: TriggerRule.CountedSignal = .first
  ) -> Self {
    .after(signal, delay: Distance.span(delay), from: counted)
  }

  /// So long before the instant in a parameter.
  @inline(never)
  public static func at(_ signal: SignalRule, parameter: String, before span: TimeSpan) -> Self {
    .at(signal, parameter: parameter, after: .zero - span)
  }

  /// So long after the instant in a parameter.
  @inline(never)
  public static func at(_ signal: SignalRule, parameter: String, after span: TimeSpan) -> Self {
    .at(signal, parameter: parameter, distance: .span(span...span))
  }
}
