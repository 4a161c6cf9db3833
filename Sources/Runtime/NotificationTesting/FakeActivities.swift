public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
public import SystemNotifications

/// The Live Activities of one kind as an app's tests look at them.
public actor FakeActivities<Attributes: AppActivity>: ActivityCenter {
  /// All that were started, the oldest first, with the state they show.
  public private(set) var all: [RunningActivity<Attributes>] = []
  /// How those that are over leave the Lock Screen.
  public private(set) var ended: [String: ActivityDismissal] = [:]
  private var tokens: [String: [UInt8]] = [:]
  private var listeners: [String: [AsyncStream<[UInt8]>.Continuation]] = [:]
  private var watchers: [String: [AsyncStream<Attributes.ContentState>.Continuation]] = [:]
  private var observers: [AsyncStream<RunningActivity<Attributes>>.Continuation] = []
  private var startToken: [UInt8]?
  private var startListeners: [AsyncStream<[UInt8]>.Continuation] = []
  private var error: (any Error)?

  public init() {}

  /// A server starts one by a push.
  ///
  /// - Returns: Its id.
  @discardableResult
  public func start(byPush attributes: Attributes, _ state: Attributes.ContentState) -> String {
    add(attributes, state, staleDate: nil)
  }

  /// The user swipes it away: it is over, and nothing of it remains.
  public func swipeAway(_ id: String) { close(id, .immediate) }

  /// The system ends it, as it does after eight hours.
  public func endBySystem(_ id: String) { close(id, .standard) }

  /// From now on none can be started: the app is not in front, or the user does not allow it.
  public func refuse(with error: (any Error)?) { self.error = error }

  /// The system gives an activity a token.
  public func give(_ token: [UInt8], to id: String) {
    tokens[id] = token
    for listener in listeners[id] ?? [] { listener.yield(token) }
  }

  /// The system gives the device a token by which a server can start one.
  public func give(startToken token: [UInt8]) {
    startToken = token
    for listener in startListeners { listener.yield(token) }
  }

  /// A push of the server: it changes what is shown, whether the app runs or not.
  public func push(_ state: Attributes.ContentState, to id: String) {
    guard ended[id] == nil, let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].state = state
    for watcher in watchers[id] ?? [] { watcher.yield(state) }
  }

  public func running() -> [RunningActivity<Attributes>] { all.filter { ended[$0.id] == nil } }

  public func request(
    _ attributes: Attributes, _ state: Attributes.ContentState, staleDate: Instant?, hasPushUpdates: Bool
  ) throws -> String {
    if let error { throw error }
    return add(attributes, state, staleDate: staleDate)
  }

  private func add(_ attributes: Attributes, _ state: Attributes.ContentState, staleDate: Instant?) -> String {
    let id = "\(Attributes.id)-\(all.count + 1)"
    let activity = RunningActivity(id: id, attributes: attributes, state: state, staleDate: staleDate)
    all.append(activity)
    for observer in observers { observer.yield(activity) }
    return id
  }

  public func update(_ id: String, _ state: Attributes.ContentState, staleDate: Instant?) {
    guard ended[id] == nil, let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].state = state
    all[index].staleDate = staleDate
  }

  public func end(_ id: String, _ state: Attributes.ContentState, _ dismissal: ActivityDismissal) {
    update(id, state, staleDate: nil)
    close(id, dismissal)
  }

  private func close(_ id: String, _ dismissal: ActivityDismissal) {
    guard ended[id] == nil, all.contains(where: { $0.id == id }) else { return }
    ended[id] = dismissal
    for listener in listeners.removeValue(forKey: id) ?? [] { listener.finish() }
    for watcher in watchers.removeValue(forKey: id) ?? [] { watcher.finish() }
  }

  public func startTokens() -> AsyncStream<[UInt8]> {
    let (stream, listener) = AsyncStream<[UInt8]>.makeStream()
    if let startToken { listener.yield(startToken) }
    startListeners.append(listener)
    return stream
  }

  public func begun() -> AsyncStream<RunningActivity<Attributes>> {
    let (stream, observer) = AsyncStream<RunningActivity<Attributes>>.makeStream()
    observers.append(observer)
    return stream
  }

  public func states(of id: String) -> AsyncStream<Attributes.ContentState> {
    let (stream, watcher) = AsyncStream<Attributes.ContentState>.makeStream()
    watchers[id, default: []].append(watcher)
    return stream
  }

  public func tokens(of id: String) -> AsyncStream<[UInt8]> {
    let (stream, listener) = AsyncStream<[UInt8]>.makeStream()
    if let token = tokens[id] { listener.yield(token) }
    listeners[id, default: []].append(listener)
    return stream
  }
}
