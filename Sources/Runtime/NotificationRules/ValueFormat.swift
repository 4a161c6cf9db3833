public import NotificationCivilTime
public import NotificationText

/// How a value is written in the text of each locale.
public enum ValueFormat: Sendable, Hashable {
  /// A number with separators between groups of digits.
  case decimal
  case money(CurrencyRule)
  /// A moment, in milliseconds since 1970, as the device's zone shows it.
  case instant(CivilStyle)
}

/// What money is counted in.
public enum CurrencyRule: Sendable, Hashable {
  /// Always the same: `EUR`.
  case code(String)
  /// The code is the value of this argument.
  case argument(String)
}

extension ValueFormat {
  /// A value as texts take it; nil for one that is not of this kind.
  ///
  /// - Parameters:
  ///   - arguments: All values of the notification.
  ///   - civil: The date and time of a moment.
  public func value(
    _ value: ParameterValue, _ arguments: [String: ParameterValue], civil: (_ milliseconds: Int) -> CivilFields
  ) -> TextArgument.Value? {
    guard let number = value.number else { return nil }
    switch self {
    case .decimal: return .decimal(number)
    case .money(.code(let code)): return .money(number, currency: code)
    case .money(.argument(let id)): return .money(number, currency: arguments[id]?.description ?? "")
    case .instant(let style):
      guard case .int(let milliseconds) = value else { return nil }
      return .civil(civil(milliseconds), style)
    }
  }
}

extension CivilDateTime {
  /// As texts take it.
  public var fields: CivilFields {
    CivilFields(year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute)
  }
}
