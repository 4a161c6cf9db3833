import JournalNotifications
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// What a settings screen reads: the journal's, whose first switch asks for permission.
@Suite struct SettingsTests {
  private func start() async throws -> (FakeCenter, AppScheduler<Journal>) {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let scheduler = await AppScheduler<Journal>(on: center, handlers: AppHandlers(open: { _ in }))
    await scheduler.launched()
    await scheduler.foregrounded()
    return (center, scheduler)
  }

  @Test func defaultsAreReadBeforeAnythingHappens() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let scheduler = await AppScheduler<Journal>(on: center, handlers: AppHandlers(open: { _ in }))
    let settings = try await scheduler.currentSettings
    #expect(!settings.value(of: .notificationsEnabled))
    #expect(settings.value(of: .dailyRemindersEnabled))
    #expect(settings.value(of: .reminderTime)?.hour == 20)
    #expect(settings.option() == NotificationFrequency.daily)
  }

  @Test func whatIsSetIsRead() async throws {
    let (_, scheduler) = try await start()
    await scheduler.set(.reminderTime, to: (hour: 7, minute: 30))
    await scheduler.choose(NotificationFrequency.weekly)
    await scheduler.set(.retrievalNotificationsEnabled, to: false)
    let settings = try await scheduler.currentSettings
    #expect(settings.value(of: .reminderTime)?.hour == 7)
    #expect(settings.value(of: .reminderTime)?.minute == 30)
    #expect(settings.option() == NotificationFrequency.weekly)
    #expect(!settings.value(of: .retrievalNotificationsEnabled))
  }

  @Test func rowsSayWhatTheyWaitFor() async throws {
    let (center, scheduler) = try await start()
    #expect(try await scheduler.currentSettings.row(of: .reminderTime) == .off(by: .notificationsEnabled))
    #expect(try await scheduler.currentSettings.row(of: .notificationsEnabled) == .active)
    _ = await center.requestAuthorization([.alert])
    await scheduler.set(.notificationsEnabled, to: true)
    await scheduler.settle()
    #expect(try await scheduler.currentSettings.row(of: .reminderTime) == .active)
    await scheduler.set(.dailyRemindersEnabled, to: false)
    #expect(try await scheduler.currentSettings.row(of: NotificationFrequency.self) == .off(by: .dailyRemindersEnabled))
    #expect(try await scheduler.currentSettings.row(of: .retrievalNotificationsEnabled) == .active)
  }

  /// The switch shows as off, and what was chosen keeps its value.
  @Test func withoutPermissionTheSwitchShowsAsOff() async throws {
    let (center, scheduler) = try await start()
    _ = await center.requestAuthorization([.alert])
    await scheduler.set(.notificationsEnabled, to: true)
    await center.deny()
    await scheduler.backgrounded()
    await scheduler.foregrounded()
    let settings = try await scheduler.currentSettings
    #expect(!settings.isShownOn(.notificationsEnabled))
    #expect(settings.row(of: .notificationsEnabled) == .active)
    #expect(settings.row(of: .dailyRemindersEnabled) == .withoutPermission(.denied))
    #expect(await !scheduler.token.isGranted)
  }

  @Test func eachUserHasTheirOwn() async throws {
    let (_, scheduler) = try await start()
    await scheduler.signedIn(as: "ann")
    await scheduler.choose(NotificationFrequency.weekly)
    await scheduler.signedIn(as: "bob")
    #expect(try await scheduler.currentSettings.option() == NotificationFrequency.daily)
    await scheduler.signedIn(as: "ann")
    #expect(try await scheduler.currentSettings.option() == NotificationFrequency.weekly)
  }

  @Test func changesAreHeard() async throws {
    let (_, scheduler) = try await start()
    let heard = Task {
      var options: [NotificationFrequency?] = []
      for await settings in scheduler.settings {
        options.append(settings.option())
        if settings.option() == NotificationFrequency.weekly { break }
      }
      return options
    }
    // Until somebody listens.
    try await eventually { await scheduler.isHeard }
    await scheduler.choose(NotificationFrequency.threeDays)
    await scheduler.choose(NotificationFrequency.weekly)
    let options = await heard.value
    #expect(options.first == .daily)
    #expect(options.last == .weekly)
  }
}

extension AppScheduler {
  /// Whether somebody listens to the settings.
  fileprivate var isHeard: Bool { get async { await system.isHeard } }
}
