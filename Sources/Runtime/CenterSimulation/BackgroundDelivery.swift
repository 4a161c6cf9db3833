public import NotificationCivilTime

/// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`: a silent push wakes the app, which has half a
/// minute and must report the result.
///
/// - Source: Apple, "Pushing background updates to your App"
public struct BackgroundDelivery: Sendable {
  /// When the time of each wake that has not ended is over, in the order of the wakes.
  public private(set) var running: [(id: Int, until: Instant)] = []
  /// Handlers that were called.
  public private(set) var completed = 0
  /// Calls of a handler that had been called already: a bug in the app.
  public private(set) var repeatedCalls = 0
  /// Wakes whose handler was not called in time: the system terminated the app.
  public private(set) var overruns = 0
  public let limit: TimeSpan
  private var lastID = 0

  public init(choices: CenterChoices = .standard) { limit = choices.backgroundLimit }

  public var nextDue: Instant? { running.map(\.until).min() }

  /// A silent push arrives; the system starts the app for it if it must.
  public mutating func wake(at now: Instant) -> Int {
    lastID += 1
    running.append((lastID, now + limit))
    return lastID
  }

  /// The app calls the handler of a wake.
  public mutating func complete(_ id: Int) {
    guard let index = running.firstIndex(where: { $0.id == id }) else {
      repeatedCalls += 1
      return
    }
    running.remove(at: index)
    completed += 1
  }

  /// Whether the system terminates the app now, because a handler was not called in time.
  public mutating func expire(at now: Instant) -> Bool {
    let late = running.filter { $0.until <= now }
    overruns += late.count
    running.removeAll { $0.until <= now }
    return !late.isEmpty
  }

  /// The app is gone, with whatever it still had to report.
  public mutating func appEnded() { running.removeAll() }
}
