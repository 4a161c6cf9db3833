public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// What shows the Live Activities of one kind: ActivityKit, or a double in a test.
public protocol ActivityCenter<Attributes>: Sendable {
  associatedtype Attributes: AppActivity

  /// Those that are active, whoever started them.
  func running() async -> [RunningActivity<Attributes>]

  /// Starts one.
  ///
  /// - Returns: Its id.
  /// - Throws: When the app is not in front, or the user does not allow it.
  func request(
    _ attributes: Attributes, _ state: Attributes.ContentState, staleDate: Instant?, hasPushUpdates: Bool
  ) async throws -> String

  func update(_ id: String, _ state: Attributes.ContentState, staleDate: Instant?) async

  func end(_ id: String, _ state: Attributes.ContentState, _ dismissal: ActivityDismissal) async

  /// The tokens by which a server reaches one, that of now first; ends when the activity does.
  func tokens(of id: String) async -> AsyncStream<[UInt8]>

  /// The tokens by which a server starts one on this device, that of now first.
  func startTokens() async -> AsyncStream<[UInt8]>

  /// Those that begin while the app runs, whoever starts them.
  func begun() async -> AsyncStream<RunningActivity<Attributes>>

  /// What pushes and updates make of one while the app runs; ends when the activity does.
  func states(of id: String) async -> AsyncStream<Attributes.ContentState>
}

extension ActivityCenter {
  /// For a system that no server starts one on, as before iOS 17.2.
  public func startTokens() async -> AsyncStream<[UInt8]> { AsyncStream { $0.finish() } }

  /// For a double that starts none by itself.
  public func begun() async -> AsyncStream<RunningActivity<Attributes>> { AsyncStream { $0.finish() } }
}

/// A Live Activity that goes on.
public struct RunningActivity<Attributes: AppActivity>: Sendable, Hashable {
  public var id: String
  public var attributes: Attributes
  public var state: Attributes.ContentState
  public var staleDate: Instant?

  public init(id: String, attributes: Attributes, state: Attributes.ContentState, staleDate: Instant? = nil) {
    self.id = id
    self.attributes = attributes
    self.state = state
    self.staleDate = staleDate
  }
}
