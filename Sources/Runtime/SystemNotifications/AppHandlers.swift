public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms

/// What an app does when its scheduler asks, in the order in which the scheduler asks. An app names what it uses:
/// `AppHandlers(open: { … }, log: { … }, logs: LogHandlers(failed: { … }))`.
///
/// Each has ten seconds; what takes longer is reported to `logs.failed`, and the scheduler goes on. No step waits for `log`,
/// `settings.store` and `fetch`. A handler may call the scheduler: what it reports comes behind the step that it is called
/// by, and the call returns at once.
public struct AppHandlers<App: NotificationApp>: Sendable {
  /// Opens a screen.
  public var open: @Sendable (OpenedScreen<App>) async -> Void
  /// Does what a button means.
  public var perform: @Sendable (PressedButton<App>) async -> Void
  /// Logs events, each at least once under its id; throws if they are not safe there yet.
  public var log: @Sendable ([LoggedEvent<App>]) async throws -> Void
  /// Fetches what a silent push announces. Gets the values of its payload; if it throws, the fetch has failed.
  public var fetch: @Sendable ([String: String]) async throws -> FetchResult
  public var permissions: PermissionHandlers<App>
  public var settings: SettingsHandlers
  public var logs: LogHandlers

  public init(
    open: @escaping @Sendable (OpenedScreen<App>) async -> Void = { _ in },
    perform: @escaping @Sendable (PressedButton<App>) async -> Void = { _ in },
    log: @escaping @Sendable ([LoggedEvent<App>]) async throws -> Void = { _ in },
    fetch: @escaping @Sendable ([String: String]) async throws -> FetchResult = { _ in .noData },
    permissions: PermissionHandlers<App> = PermissionHandlers(), settings: SettingsHandlers = SettingsHandlers(),
    logs: LogHandlers = LogHandlers()
  ) {
    self.open = open
    self.perform = perform
    self.log = log
    self.fetch = fetch
    self.permissions = permissions
    self.settings = settings
    self.logs = logs
  }
}

/// What an app does that asks people for permissions.
public struct PermissionHandlers<App: NotificationApp>: Sendable {
  /// Shows a screen of the permission flow in front of the app; with nil the flow is gone from sight.
  public var show: @Sendable (App.Screen?) async -> Void
  /// Opens the app's page in Settings.
  public var openSettings: @Sendable () async -> Void
  /// Tells the user that notifications are switched off in Settings. Only an app that asks by a toggle needs it.
  public var alert: @Sendable () async -> Void
  /// What a refused permission takes away from the app; only an app whose screens belong to parts of it, and that runs
  /// no permission flow, needs it.
  public var blocked: @Sendable () async -> BlockedParts<App>

  public init(
    show: @escaping @Sendable (App.Screen?) async -> Void = { _ in },
    openSettings: @escaping @Sendable () async -> Void = {},
    alert: @escaping @Sendable () async -> Void = {},
    blocked: @escaping @Sendable () async -> BlockedParts<App> = { BlockedParts() }
  ) {
    self.show = show
    self.openSettings = openSettings
    self.alert = alert
    self.blocked = blocked
  }
}

/// What an app does with its own settings of notifications.
public struct SettingsHandlers: Sendable {
  /// Writes settings where servers look for them; throws if they did not get there. Only an app with
  /// `push.preferences` needs it.
  public var store: @Sendable (PreferenceWrite) async throws -> Void
  /// Opens their screen: the page of the app in Settings has a button that leads there.
  public var show: @Sendable () async -> Void

  public init(
    store: @escaping @Sendable (PreferenceWrite) async throws -> Void = { throw PreferencesNotStored(write: $0) },
    show: @escaping @Sendable () async -> Void = {}
  ) {
    self.store = store
    self.show = show
  }
}

/// What an app writes into its logs.
public struct LogHandlers: Sendable {
  /// What became of a notification.
  public var report: @Sendable (OutcomeRecord) async -> Void
  /// The state could not be read or stored, and what happened waits for that; the events could not be logged; a
  /// notification is of a newer version of the app, or lacks what its screen or button needs (`MissingValues`); or the
  /// notification center (`UnansweredCall`) or a handler
  /// (`UnfinishedHandler`) did not answer in time.
  public var failed: @Sendable (any Error) async -> Void
  /// A file that could not be attached. Its notification comes without it.
  public var unattached: @Sendable (UnattachedFile) async -> Void
  /// A line about the push token, as much of it as the spec allows.
  public var console: @Sendable (String) async -> Void
  /// How long a part of the way of a token took, and whether that is over its budget.
  public var timed: @Sendable (TokenPart, TimeSpan, _ isSlow: Bool) async -> Void

  public init(
    report: @escaping @Sendable (OutcomeRecord) async -> Void = { _ in },
    failed: @escaping @Sendable (any Error) async -> Void = { _ in },
    unattached: @escaping @Sendable (UnattachedFile) async -> Void = { _ in },
    console: @escaping @Sendable (String) async -> Void = { _ in },
    timed: @escaping @Sendable (TokenPart, TimeSpan, _ isSlow: Bool) async -> Void = { _, _, _ in }
  ) {
    self.report = report
    self.failed = failed
    self.unattached = unattached
    self.console = console
    self.timed = timed
  }
}

/// The parts of an app that a refused permission takes away at this moment.
public struct BlockedParts<App: NotificationApp>: Sendable, Hashable {
  /// Those that a screen replaces.
  public var withScreen: Set<App.Part>
  /// Those that are only hidden or disabled.
  public var withoutScreen: Set<App.Part>

  public init(withScreen: Set<App.Part> = [], withoutScreen: Set<App.Part> = []) {
    self.withScreen = withScreen
    self.withoutScreen = withoutScreen
  }
}

/// The app does not say how it stores settings for servers.
public struct PreferencesNotStored: Error {
  public var write: PreferenceWrite

  public init(write: PreferenceWrite) { self.write = write }
}
