public import NotificationCivilTime

/// A call of a handler of the app that has not ended.
struct HandlerCall: Sendable, Hashable {
  /// What a task is called from, also by way of others. A handler that calls its own scheduler is told apart by it: it
  /// would wait for the step that waits for the handler.
  @TaskLocal static var current: Set<HandlerCall> = []

  let scheduler: ObjectIdentifier
  let number: Int
}

/// A handler of the app did not end in time. The step went on without it.
public struct UnfinishedHandler: Error, Sendable, Hashable, CustomStringConvertible {
  /// What an app was asked for.
  public enum Handler: String, Sendable, Hashable, CaseIterable {
    case open, perform, log, store, alertPermission, blocked, show, openSettings, showSettings, fetch, report
    case unattached, sendToken, console, timed, isForced, permission, register, unregister, provider, tokens
  }

  public var handler: Handler
  /// How long it had.
  public var limit: TimeSpan

  public init(_ handler: Handler, after limit: TimeSpan) {
    self.handler = handler
    self.limit = limit
  }

  public var description: String { "the app did not finish '\(handler.rawValue)' within \(limit)" }
}
