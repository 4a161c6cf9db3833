public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms

/// What an app does when its scheduler asks, in the order in which the scheduler asks.
///
/// Each has ten seconds; what takes longer is reported to `failed`, and the scheduler goes on. No step waits for `log`,
/// `store` and `fetch`. A handler may call the scheduler: what it reports comes behind the step that it is called by, and
/// the call returns at once.
public struct AppHandlers<App: NotificationApp>: Sendable {
  /// Opens a screen.
  public var open: @Sendable (OpenedScreen<App>) async -> Void
  /// Does what a button means.
  public var perform: @Sendable (PressedButton<App>) async -> Void
  /// Logs events, each at least once under its id; throws if they are not safe there yet.
  public var log: @Sendable ([LoggedEvent<App>]) async throws -> Void
  /// Writes settings where servers look for them; throws if they did not get there. Only an app with
  /// `push.preferences` needs it.
  public var store: @Sendable (PreferenceWrite) async throws -> Void
  /// Tells the user that notifications are switched off in Settings. Only an app that asks by a toggle needs it.
  public var alertPermission: @Sendable () async -> Void
  /// What a refused permission takes away from the app; only an app whose screens belong to parts of it, and that runs
  /// no permission flow, needs it.
  public var blocked: @Sendable () async -> BlockedParts<App>
  /// Shows a screen of the permission flow in front of the app; with nil the flow is gone from sight.
  public var show: @Sendable (App.Screen?) async -> Void
  /// Opens the app's page in Settings.
  public var openSettings: @Sendable () async -> Void
  /// Opens the app's own settings of notifications: the page of the app in Settings has a button that leads there.
  public var showSettings: @Sendable () async -> Void
  /// Fetches what a silent push announces. Gets the values of its payload; if it throws, the fetch has failed.
  public var fetch: @Sendable ([String: String]) async throws -> FetchResult
  /// For logs: what became of a notification.
  public var report: @Sendable (OutcomeRecord) async -> Void
  /// For logs: the state could not be read or stored, and what happened waits for that; the events could not be logged; a
  /// notification is of a newer version of the app; or the notification center (`UnansweredCall`) or a handler
  /// (`UnfinishedHandler`) did not answer in time.
  public var failed: @Sendable (any Error) async -> Void
  /// For logs: a file that could not be attached. Its notification comes without it.
  public var unattached: @Sendable (UnattachedFile) async -> Void
  /// For logs: a line about the push token, as much of it as the spec allows.
  public var console: @Sendable (String) async -> Void
  /// For logs: how long a part of the way of a token took, and whether that is over its budget.
  public var timed: @Sendable (TokenPart, TimeSpan, _ isSlow: Bool) async -> Void

  public init(
    open: @escaping @Sendable (OpenedScreen<App>) async -> Void,
    perform: @escaping @Sendable (PressedButton<App>) async -> Void = { _ in },
    log: @escaping @Sendable ([LoggedEvent<App>]) async throws -> Void = { _ in },
    store: @escaping @Sendable (PreferenceWrite) async throws -> Void = { throw PreferencesNotStored(write: $0) },
    alertPermission: @escaping @Sendable () async -> Void = {},
    blocked: @escaping @Sendable () async -> BlockedParts<App> = { BlockedParts() },
    show: @escaping @Sendable (App.Screen?) async -> Void = { _ in },
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
    self.log = log
    self.store = store
    self.alertPermission = alertPermission
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

/// The scheduler asked for something that this version of the app does not have: another version has added the request.
public struct UnknownRequest: Error, Sendable, Hashable {
  /// Its identifier.
  public var identifier: String
  /// The id of the screen or button.
  public var id: String

  public init(identifier: String, id: String) {
    self.identifier = identifier
    self.id = id
  }
}

extension AppHandlers {
  /// The same in the words of the rule table.
  func untyped(_ rules: RuleTable) -> SystemScheduler.App {
    SystemScheduler.App(
      open: { [open, failed] target, type in
        guard let screen = OpenedScreen(target, of: App.self, kind: type.flatMap { App.Kind(rawValue: $0) }, in: rules)
        else { return await failed(UnknownRequest(identifier: target.identifier, id: target.target)) }
        await open(screen)
      },
      perform: { [perform, failed] response, type in
        guard let button = PressedButton(response, of: App.self, kind: type.flatMap { App.Kind(rawValue: $0) }) else {
          return await failed(UnknownRequest(identifier: response.identifier, id: response.action))
        }
        await perform(button)
      },
      store: store, alertPermission: alertPermission,
      deliver: { [log] in try await log($0.map { LoggedEvent($0) }) },
      blocked: { [blocked] in
        let parts = await blocked()
        return BlockedModules(
          withScreen: Set(parts.withScreen.map(\.rawValue)), withoutScreen: Set(parts.withoutScreen.map(\.rawValue)))
      },
      show: { [show, failed] id in
        let screen = id.flatMap { App.Screen(rawValue: $0) }
        if let id, screen == nil { return await failed(UnknownRequest(identifier: "", id: id)) }
        await show(screen)
      },
      openSettings: openSettings, showSettings: showSettings, fetch: fetch, report: report, failed: failed,
      unattached: unattached, console: console, timed: timed)
  }
}
