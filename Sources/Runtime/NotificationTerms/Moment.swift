public import NotificationCivilTime

/// What the command line, or the app's adapter, reads from the world once and passes in.
public struct Moment: Sendable, Hashable {
  /// Absolute, `Int64` milliseconds; read by the caller, never here.
  public var instant: Instant
  /// The device's zone, as transitions; passed in, never looked up.
  public var zone: ZoneRules

  public init(instant: Instant, zone: ZoneRules) {
    self.instant = instant
    self.zone = zone
  }

  /// What the wall clock of the device shows.
  public var local: CivilDateTime { zone.local(at: instant) }
}
