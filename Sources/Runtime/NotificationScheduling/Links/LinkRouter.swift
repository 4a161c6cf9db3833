public import NotificationCivilTime

/// Keeps the screen that a tap leads to until it can be shown.
///
/// A tap may start the app, which then has no screen yet. Waiting half a second would be a guess. Here the target waits
/// until the app reports its first screen, and is opened once, even if the system reports one tap in two places.
/// - Source: IOS/STATE-1, trap T70
public struct LinkRouter: Sendable, Hashable {
  /// For how long a target waits; after that the user has gone on to something else.
  public static let parkFor = TimeSpan.seconds(120)

  /// The first screen is there.
  public private(set) var isReady = false
  /// What waits for it: the newest of several.
  public private(set) var parked: OpenedTarget?
  private var parkedAt: Instant?

  public init() {}

  /// - Returns: What to open now; nil if it has to wait.
  public mutating func open(_ target: OpenedTarget, at now: Instant) -> OpenedTarget? {
    if isReady { return target }
    parked = target
    parkedAt = now
    return nil
  }

  /// Whoever was signed in has left: a tap on what was shown to them leads to the first screen. A link still leads on.
  mutating func leave(for first: OpenedTarget?) {
    guard let parked, !parked.identifier.isEmpty else { return }
    self.parked = first
  }

  /// - Returns: What has waited, unless for too long.
  public mutating func becameReady(at now: Instant) -> OpenedTarget? {
    isReady = true
    defer {
      parked = nil
      parkedAt = nil
    }
    return parkedAt.map { now - $0 <= Self.parkFor } == true ? parked : nil
  }
}
