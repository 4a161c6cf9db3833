import JournalNotifications
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// A settings screen is a list of sections with a list of rows each: the journal's, in the words of its sample.
@Suite struct SettingsScreenTests {
  private func start() async throws -> (FakeCenter, AppScheduler<Journal>) {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let scheduler = await AppScheduler<Journal>(on: center, handlers: AppHandlers(open: { _ in }))
    await scheduler.launched()
    await scheduler.foregrounded()
    return (center, scheduler)
  }

  private func shown(_ scheduler: AppScheduler<Journal>) async throws -> [SettingsSection: [SettingsRow]] {
    let sections = try await scheduler.currentSettings.sections
    #expect(
      sections.map(\.section) == SettingsSection.allCases.filter { section in sections.contains { $0.id == section } })
    return Dictionary(uniqueKeysWithValues: sections.map { ($0.section, $0.rows) })
  }

  /// What can be on the screen, whatever the user has chosen.
  @Test func theSectionsAreInTheOrderOfTheSample() {
    #expect(SettingsSection.allCases == [.general, .reminders, .retrieval, .milestones, .appearance])
    #expect(
      SettingsSection.allCases.map { $0.header(in: .en) } == [
        "General", "Achievement Reminders", "Retrieval Notifications", "Milestone Notifications", "Appearance",
      ])
    #expect(SettingsSection.reminders.footer(in: .en) == "Get gentle reminders to record your achievements")
    #expect(SettingsSection.appearance.footer(in: .en) == nil)
    #expect(
      SettingsSection.reminders.rows
        == [.toggle(.dailyRemindersEnabled), .time(.reminderTime), .choice(.reminderFrequency)])
    #expect(SettingsSection.allCases.flatMap(\.rows).count == 11)
  }

  @Test func aRowSaysWhatItIsCalledAndWhatCanBeChosen() {
    #expect(SettingsRow.time(.reminderTime).label(in: .en) == "Remind me at")
    #expect(SettingsRow(rawValue: "notification_style") == .choice(.notificationStyle))
    #expect(SettingsRow(rawValue: "sounds") == nil)
    #expect(ChoicePreference.reminderFrequency.options(in: .en).map(\.label) == ["Daily", "Every 3 days", "Weekly"])
    #expect(ChoicePreference.reminderFrequency.options(in: .en).map(\.id) == ["daily", "three_days", "weekly"])
  }

  @Test func whatIsBelowASwitchThatIsOffIsNotThere() async throws {
    let (center, scheduler) = try await start()
    #expect(try await shown(scheduler) == [.general: [.toggle(.notificationsEnabled)]])
    _ = await center.requestAuthorization([.alert])
    await scheduler.set(.notificationsEnabled, to: true)
    await scheduler.settle()
    #expect(try await shown(scheduler).count == 5)
    await scheduler.set(.dailyRemindersEnabled, to: false)
    let settings = try await scheduler.currentSettings
    #expect(try await shown(scheduler)[.reminders] == [.toggle(.dailyRemindersEnabled)])
    #expect(!settings.isShown(.time(.reminderTime)))
    #expect(settings.row(of: .choice(.reminderFrequency)) == .off(by: .dailyRemindersEnabled))
    #expect(settings.isShown(.choice(.notificationStyle)))
  }

  @Test func withoutPermissionOnlyTheSwitchThatAsksIsThere() async throws {
    let (center, scheduler) = try await start()
    _ = await center.requestAuthorization([.alert])
    await scheduler.set(.notificationsEnabled, to: true)
    await center.deny()
    await scheduler.backgrounded()
    await scheduler.foregrounded()
    #expect(try await shown(scheduler) == [.general: [.toggle(.notificationsEnabled)]])
  }

  @Test func anOptionIsChosenByItsRow() async throws {
    let (_, scheduler) = try await start()
    #expect(try await scheduler.currentSettings.value(of: .reminderFrequency) == "daily")
    await scheduler.choose("weekly", of: .reminderFrequency)
    #expect(try await scheduler.currentSettings.value(of: .reminderFrequency) == "weekly")
    #expect(try await scheduler.currentSettings.option() == NotificationFrequency.weekly)
    await scheduler.choose("hourly", of: .reminderFrequency)
    #expect(try await scheduler.currentSettings.option() == NotificationFrequency.weekly)
  }
}
