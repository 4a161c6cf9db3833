/// The zone in which dates and times of day are meant, where that is not the one the device is in.
public enum ZoneSource: Sendable, Hashable {
  /// A name of the IANA database: `America/New_York`.
  case fixed(String)
  /// Where the user was when the setting with the time was last changed, or when the app was first launched.
  case home
  /// The signal names it in this parameter.
  case parameter(String)

  /// The name of the zone, if it is fixed or among these values; nil for `home`, which only a scheduler knows.
  public func name(in values: [String: ParameterValue]) -> String? {
    switch self {
    case .fixed(let name): name
    case .parameter(let id): values[id]?.description
    case .home: nil
    }
  }
}
