/// `registerForRemoteNotifications()`: the token by which APNs knows the app on this device.
///
/// - Source: Apple, "Registering your app with APNs": the system keeps the token and hands it out at every call; it changes
///   after a restore, a reinstallation or an update of the system. The first one needs a network.
public struct RemoteRegistration: Sendable {
  public enum Answer: Sendable, Hashable {
    case token([UInt8])
    case error(domain: String, code: Int, text: String)
    /// Neither callback is called.
    case never
  }

  /// The token that the system will return next. Survives the app, but not its removal.
  public var token: [UInt8]
  /// The system has a token for this installation.
  public private(set) var isKnown: Bool
  /// How often the app has called.
  public private(set) var calls = 0
  public private(set) var installation = 1
  /// Replaces the next answer, once.
  public var nextAnswer: Answer?

  /// - Parameter isKnown: The installation has registered before.
  public init(isKnown: Bool = false) {
    token = Self.token(of: 1)
    self.isKnown = isKnown
  }

  /// Apple says nothing about its format, not even its length.
  private static func token(of installation: Int) -> [UInt8] { [0xa9, 0x0e, UInt8(truncatingIfNeeded: installation)] }

  /// - Returns: What the system calls back with; nil if it has no network to get a first token.
  public mutating func register(isOnline: Bool) -> Answer? {
    calls += 1
    if let answer = nextAnswer {
      nextAnswer = nil
      return answer
    }
    guard isKnown || isOnline else { return nil }
    isKnown = true
    return .token(token)
  }

  /// The app was removed, or moved to a new device from a backup: the next installation gets a different token.
  public mutating func forget() {
    installation += 1
    token = Self.token(of: installation)
    isKnown = false
    nextAnswer = nil
  }
}
