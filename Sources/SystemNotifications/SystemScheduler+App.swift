public import NotificationCivilTime
public import NotificationScheduling
public import NotificationTerms

extension SystemScheduler {
  /// What the app does when the scheduler asks. All but `deliver`, `store` and `fetch` are called in the order of the
  /// commands, and the step waits for each for ten seconds.
  ///
  /// A handler may call the scheduler: what it reports comes behind the step that it is called by, and the call returns
  /// at once.
  public struct App: Sendable {
    /// Opens a screen. The second value is the id of the notification's type, nil for a link from outside.
    public var open: @Sendable (OpenedTarget, _ type: String?) async -> Void
    /// Does what a button means. The second value is the id of the notification's type.
    public var perform: @Sendable (ActionResponse, _ type: String?) async -> Void
    /// Writes settings where servers look for them; throws if they did not get there. Only an app with
    /// `push.preferences` needs it.
    public var store: @Sendable (PreferenceWrite) async throws -> Void
    /// Tells the user that notifications are switched off in Settings. Only an app that asks by a toggle needs it.
    public var alertPermission: @Sendable () async -> Void
    /// Passes records to analytics, each at least once under its id; throws if they are not safe there yet. It is called
    /// for one batch after the other, and no step waits for it.
    public var deliver: @Sendable ([AnalyticsRecord]) async throws -> Void
    /// What a refused permission takes away from the app; only an app whose screens belong to modules, and that runs no
    /// permission flow, needs it.
    public var blocked: @Sendable () async -> BlockedModules
    /// Shows a screen of the permission flow in front of the app; with nil the flow is gone from sight.
    public var show: @Sendable (String?) async -> Void
    /// Opens the app's page in Settings.
    public var openSettings: @Sendable () async -> Void
    /// Opens the app's own settings of notifications: the system's page has a button that leads there.
    public var showSettings: @Sendable () async -> Void
    /// Fetches what a silent push announces, from the values of its payload.
    public var fetch: @Sendable ([String: String]) async throws -> FetchResult
    /// For logs: what became of an occurrence.
    public var report: @Sendable (OutcomeRecord) async -> Void
    /// For logs: the state could not be read or stored now, so what happened waits for the next step; records could
    /// not be passed on; the center did not answer in time (`UnansweredCall`), or a handler (`UnfinishedHandler`).
    public var failed: @Sendable (any Error) async -> Void
    /// For logs: a file that could not be attached. Its notification comes without it.
    public var unattached: @Sendable (UnattachedFile) async -> Void
    /// For logs: a line about the push token.
    public var console: @Sendable (String) async -> Void
    /// For logs: how long a part of the way of a token took, and whether that is over its budget.
    public var timed: @Sendable (TokenPart, TimeSpan, _ isSlow: Bool) async -> Void

    public init(
      open: @escaping @Sendable (OpenedTarget, _ type: String?) async -> Void,
      perform: @escaping @Sendable (ActionResponse, _ type: String?) async -> Void = { _, _ in },
      store: @escaping @Sendable (PreferenceWrite) async throws -> Void = { throw PreferencesNotStored(write: $0) },
      alertPermission: @escaping @Sendable () async -> Void = {},
      deliver: @escaping @Sendable ([AnalyticsRecord]) async throws -> Void,
      blocked: @escaping @Sendable () async -> BlockedModules = { BlockedModules() },
      show: @escaping @Sendable (String?) async -> Void = { _ in },
      openSettings: @escaping @Sendable () async -> Void = {},
      showSettings: @escaping @Sendable () async -> Void = {},
      fetch: @escaping @Sendable ([String: String]) async throws -> FetchResult = { _ in .noData },
      report: @escaping @Sendable (OutcomeRecord) async -> Void = { _ in },
      failed: @escaping @Sendable (any Error) async -> Void = { _ in },
      unattached: @escaping @Sendable (UnattachedFile) async -> Void = { _ in },
      console: @escaping @Sendable (String) async -> Void = { _ in },
      timed: @escaping @Sendable (TokenPart, TimeSpan, _ isSlow: Bool) async -> Void = { _, _, _ in }
    ) {
      self.open = open
      self.perform = perform
      self.store = store
      self.alertPermission = alertPermission
      self.deliver = deliver
      self.blocked = blocked
      self.show = show
      self.openSettings = openSettings
      self.showSettings = showSettings
      self.fetch = fetch
      self.report = report
      self.failed = failed
      self.unattached = unattached
      self.console = console
      self.timed = timed
    }
  }
}

/// The app does not say how it stores settings for servers.
public struct PreferencesNotStored: Error {
  public var write: PreferenceWrite

  public init(write: PreferenceWrite) { self.write = write }
}
