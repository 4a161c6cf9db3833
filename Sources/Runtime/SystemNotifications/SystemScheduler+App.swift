package import NotificationScheduling

extension SystemScheduler {
  /// `AppHandlers` in the ids of the rule table.
  package struct App: Sendable {
    /// The second value is the id of the notification's type, nil for a link from outside.
    package var open: @Sendable (OpenedTarget, _ type: String?) async -> Void = { _, _ in }
    /// The second value is the id of the notification's type.
    package var perform: @Sendable (ActionResponse, _ type: String?) async -> Void = { _, _ in }
    /// For one batch after the other.
    package var deliver: @Sendable ([AnalyticsRecord]) async throws -> Void = { _ in }
    package var fetch: @Sendable ([String: String]) async throws -> FetchResult = { _ in .noData }
    package var show: @Sendable (String?) async -> Void = { _ in }
    package var blocked: @Sendable () async -> BlockedModules = { BlockedModules() }
    package var openSettings: @Sendable () async -> Void = {}
    package var alertPermission: @Sendable () async -> Void = {}
    package var settings = SettingsHandlers()
    package var logs = LogHandlers()

    package init() {}
  }
}
