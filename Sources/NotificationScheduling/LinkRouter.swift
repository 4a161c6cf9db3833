/// Keeps the screen that a tap leads to until there is something on which it can be shown.
///
/// A tap may start the app, which then has no screen yet. To wait for half a second is a guess; here the target waits for
/// the word of the app, and is opened once, although the system may tell of one tap in two places.
/// - Source: IOS/STATE-1
public struct LinkRouter: Sendable, Hashable {
  /// The first screen is there.
  public private(set) var isReady = false
  /// What waits for it: the newest of several.
  public private(set) var parked: OpenedTarget?

  public init() {}

  /// - Returns: What to open now; nil when it has to wait.
  public mutating func open(_ target: OpenedTarget) -> OpenedTarget? {
    if isReady { return target }
    parked = target
    return nil
  }

  /// - Returns: What has waited.
  public mutating func becameReady() -> OpenedTarget? {
    isReady = true
    defer { parked = nil }
    return parked
  }
}
