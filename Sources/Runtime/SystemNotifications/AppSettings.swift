import NotificationCivilTime
public import NotificationRules
import NotificationScheduling
public import NotificationTerms

/// What a settings screen shows: the settings of the user who is signed in, at one moment.
///
/// ```swift
/// for await settings in scheduler.settings { self.settings = settings }
/// ```
public struct AppSettings<App: NotificationApp>: Sendable, Hashable {
  let values: SettingValues

  /// Whether the system lets the app notify.
  public var authorization: AuthorizationStatus { values.authorization }

  // MARK: - Values

  /// What the user has chosen, or the default. A toggle above it, or a refused permission, changes no value.
  public func value(of toggle: App.Toggle) -> Bool { value(toggle.rawValue) == .toggle(true) }

  /// The option that is chosen: `settings.option() as NotificationFrequency?`.
  public func option<Option: AppOption>(_ setting: Option.Type = Option.self) -> Option? where Option.App == App {
    if case .choice(let id)? = value(Option.id) { Option(rawValue: id) } else { nil }
  }

  /// On the device's wall clock; nil only for a setting that the app does not have.
  public func value(of setting: App.Time) -> (hour: Int, minute: Int)? {
    if case .time(let time)? = value(setting.rawValue) { time.parts } else { nil }
  }

  /// In the order of the day.
  public func value(of setting: App.Times) -> [(hour: Int, minute: Int)] {
    if case .times(let times)? = value(setting.rawValue) { times.sorted().map(\.parts) } else { [] }
  }

  /// As `Calendar` numbers them: 1 is Sunday.
  public func value(of setting: App.Weekdays) -> [Int] {
    if case .weekdays(let days)? = value(setting.rawValue) { days.map(\.rawValue).sorted() } else { [] }
  }

  public func value(of setting: App.Number) -> Double? {
    if case .number(let number)? = value(setting.rawValue) { number } else { nil }
  }

  /// The id of the option that is chosen.
  public func value(of setting: App.Choice) -> String? {
    if case .choice(let id)? = value(setting.rawValue) { id } else { nil }
  }

  private func value(_ id: String) -> PreferenceValue? { screen.value(of: id) }

  private var screen: SettingsScreen {
    SettingsScreen(App.rules, moved: values.moved, authorization: values.authorization)
  }

  // MARK: - Rows

  /// Whether a setting has an effect, and if not, why its row is grey or missing.
  public func row(of toggle: App.Toggle) -> SettingRow<App> { row(toggle.rawValue) }
  public func row(of setting: App.Time) -> SettingRow<App> { row(setting.rawValue) }
  public func row(of setting: App.Times) -> SettingRow<App> { row(setting.rawValue) }
  public func row(of setting: App.Weekdays) -> SettingRow<App> { row(setting.rawValue) }
  public func row(of setting: App.Number) -> SettingRow<App> { row(setting.rawValue) }

  /// The same for a setting with options: `settings.row(of: NotificationFrequency.self)`.
  public func row<Option: AppOption>(of setting: Option.Type) -> SettingRow<App> where Option.App == App {
    row(Option.id)
  }

  /// The same for a setting of any kind.
  public func row(of setting: App.Choice) -> SettingRow<App> { row(setting.rawValue) }
  public func row(of setting: App.Row) -> SettingRow<App> { row(setting.rawValue) }

  /// Whether a switch is shown as on: it is on, and the permission that it asks for is given.
  public func isShownOn(_ toggle: App.Toggle) -> Bool { screen.shownValue(of: toggle.rawValue) == .toggle(true) }

  private func row(_ id: String) -> SettingRow<App> {
    switch screen.obstacle(to: id) {
    case .off(let above): App.Toggle(rawValue: above).map { .off(by: $0) } ?? .active
    case .withoutPermission: .withoutPermission(authorization)
    // Somebody who refused can switch on what asks again, and nothing else has an effect.
    case nil: authorization == .denied && !screen.asksPermission(id) ? .withoutPermission(.denied) : .active
    }
  }

  // MARK: - The screen

  /// Whether a setting is on the screen: every toggle above it shows as on.
  public func isShown(_ setting: App.Row) -> Bool { screen.isShown(setting.rawValue) == true }

  /// The sections with the settings that are on the screen, from top to bottom. One without any is left out.
  public var sections: [SettingsScreenSection<App>] {
    screen.sections.compactMap { section in
      App.Section(rawValue: section.id).map {
        SettingsScreenSection(section: $0, rows: section.rows.compactMap { App.Row(rawValue: $0) })
      }
    }
  }
}

/// A section of the settings screen, with the settings that are on it at one moment.
public struct SettingsScreenSection<App: NotificationApp>: Sendable, Hashable, Identifiable {
  public let section: App.Section
  public let rows: [App.Row]

  public var id: App.Section { section }
}

/// Whether a setting has an effect.
public enum SettingRow<App: NotificationApp>: Sendable, Hashable {
  case active
  /// A toggle above it is off.
  case off(by: App.Toggle)
  /// The system does not let the app notify: not asked yet, or refused.
  case withoutPermission(AuthorizationStatus)
}

extension AppScheduler {
  /// The settings of the user who is signed in, as of the last step.
  ///
  /// - Throws: What the store throws: before the first step it is read.
  public var currentSettings: AppSettings<App> {
    get async throws { AppSettings(values: try await system.readSettings()) }
  }

  /// The settings, and again whenever one of them, the permission or the user changes. It never ends by itself.
  public var settings: AsyncStream<AppSettings<App>> { system.settings { AppSettings(values: $0) } }
}

/// The settings of an app at one moment, by their ids.
struct SettingValues: Sendable, Hashable {
  /// Those that are not at their default.
  var moved: [String: PreferenceValue] = [:]
  var authorization = AuthorizationStatus.notDetermined
  var user: String?
}

extension SystemScheduler {
  func readSettings() async throws -> SettingValues {
    if kept.state == nil {
      let now = await device.moment()
      try kept.read(core, locale: device.locale(), at: now)
    }
    return settingValues ?? SettingValues()
  }

  /// What is read of the settings, and again whenever that changes.
  nonisolated func settings<Value: Sendable & Equatable>(
    _ read: @escaping @Sendable (SettingValues) -> Value
  ) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let task = Task {
        var last: Value?
        for await values in await listen() where read(values) != last {
          let value = read(values)
          last = value
          continuation.yield(value)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func listen() -> AsyncStream<SettingValues> {
    let (stream, continuation) = AsyncStream.makeStream(of: SettingValues.self, bufferingPolicy: .bufferingNewest(1))
    lastListener += 1
    let number = lastListener
    settingListeners[number] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.stopListening(number) } }
    if let settingValues { continuation.yield(settingValues) }
    return stream
  }

  /// Whether anybody listens to the settings.
  package var isHeard: Bool { !settingListeners.isEmpty }

  private func stopListening(_ number: Int) { settingListeners[number] = nil }

  /// After every step: who listens hears of what is new.
  func announceSettings() {
    guard !settingListeners.isEmpty, let values = settingValues else { return }
    for listener in settingListeners.values { listener.yield(values) }
  }

  private var settingValues: SettingValues? {
    kept.state.map {
      SettingValues(
        moved: $0.scheduler.preferences, authorization: $0.scheduler.authorization, user: $0.scheduler.user)
    }
  }
}

extension WallClockTime {
  fileprivate var parts: (hour: Int, minute: Int) { (hour, minute) }
}
