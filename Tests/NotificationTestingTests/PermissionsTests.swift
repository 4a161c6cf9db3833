import CleanerNotifications
import Foundation
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// The permission flow of an app at work: screens, the dialogs of the system, and what the answers take away.
@Suite struct PermissionsTests {
  @Test func whoeverAllowsAllIsAskedThreeTimesAndThenReminded() async throws {
    let app = try await CleanerUnderTest()
    #expect(await app.log.screens == [.photosPrePrompt])
    #expect(await app.photos.dialogs == 0)
    for screen in [PermissionScreen.contactsPrePrompt, .notificationsPrePrompt, .allSet] {
      await app.press(.primary)
      #expect(await app.permissions.screen == screen)
    }
    #expect(await [app.photos.dialogs, app.contacts.dialogs] == [1, 1])
    #expect(await app.center.authorization() == .authorized)

    await app.press(.primary)
    #expect(await app.log.screens.last == .some(nil))
    #expect(await app.log.opened == [.mainDashboard])
    #expect(await app.log.events.first == .permFlowStart())
    #expect(await app.log.events.last == .permFlowCompleted())
    #expect(await app.log.events.contains(.permPhotosGranted(access: .full)))

    await app.scheduler.report(.freeLimitReached)
    let planned = await app.center.pending.compactMap { app.scheduler.kind(of: $0.identifier) }
    #expect(planned.contains(.limitReachedReminder))
  }

  @Test func somePhotosLeadToAHintAndSettingsToTheNextStep() async throws {
    let app = try await CleanerUnderTest()
    await app.photos.set(answer: .limited)
    await app.press(.primary)
    #expect(await app.permissions.screen == .photosLimitedHint)
    await app.press(.primary)
    #expect(await app.log.settings == 1)
    await app.photos.set(.authorized)
    await app.center.enterForeground()
    #expect(await app.permissions.screen == .contactsPrePrompt)
  }

  @Test func aRefusalTakesAPartAwayUntilSettingsGiveItBack() async throws {
    let app = try await CleanerUnderTest()
    await app.photos.set(answer: .denied)
    for button in [PermissionFlowEvent.Button.primary, .secondary, .secondary] { await app.press(button) }
    #expect(await app.log.opened == [.mainDashboard])
    #expect(await app.permissions.state(of: .photoCleaner) == .blocked)
    #expect(await app.permissions.state(of: .secretContacts) == .hidden)
    #expect(await app.permissions.blocked.withScreen.contains(.photoCleaner))

    // A link into that part shows its screen instead.
    await app.scheduler.open(DeepLink.photosHighlights.url)
    #expect(await app.permissions.screen == .photosBlocked)
    #expect(await app.log.opened == [.mainDashboard])
    await app.photos.set(.authorized)
    await app.center.enterForeground()
    #expect(await app.permissions.screen == nil)
    #expect(await app.permissions.state(of: .photoCleaner) == .available)
    await app.scheduler.open(DeepLink.photosHighlights.url)
    #expect(await app.log.opened == [.mainDashboard, .photosHighlights])
  }

  @Test func whatWasAnsweredIsNotAskedAgainAfterAKill() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "flow-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await CleanerUnderTest(store: FileStore(file))
    await first.press(.secondary)
    #expect(await first.permissions.screen == .contactsPrePrompt)
    let second = try await CleanerUnderTest(store: FileStore(file))
    #expect(await second.log.screens == [.contactsPrePrompt])
    for _ in 0..<2 { await second.press(.secondary) }
    let third = try await CleanerUnderTest(store: FileStore(file))
    #expect(await third.log.screens.isEmpty)
    // A tap that comes before the app says that it was started.
    let fourth = try await CleanerUnderTest(store: FileStore(file), launches: false)
    await fourth.permissions.open(.photoCleaner)
    await fourth.start()
    #expect(await fourth.log.screens == [.photosSkipped])
  }

  @Test func aStartThatNobodySeesShowsNothing() async throws {
    let app = try await CleanerUnderTest(launches: false)
    await app.scheduler.launched()
    await app.scheduler.report(.onboardingCompleted)
    #expect(await app.log.screens.isEmpty)
    await app.center.enterForeground()
    #expect(await app.log.screens == [.photosPrePrompt])
  }

  @Test func aSwitchFromOutsideShowsWhatWasRefusedAgain() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00")
    let log = CleanerLog()
    let sources: [Permission: any PermissionSource] = [
      .photos: FakePermission(.denied), .contacts: FakePermission(.authorized),
    ]
    _ = await center.requestAuthorization([.alert])
    let scheduler = await AppScheduler(
      on: center, permissions: PermissionFlowSources(sources, isForced: { true }), handlers: log.handlers)
    await scheduler.foregrounded()
    #expect(await scheduler.permissions.screen == .photosBlocked)
  }

  @Test func aSwitchFromOutsideCountsWhenTheStateCanBeReadOnlyLater() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    store.fail(reads: true)
    let center = try FakeCenter(at: "2026-06-08 09:00")
    let log = CleanerLog()
    let sources: [Permission: any PermissionSource] = [
      .photos: FakePermission(.denied), .contacts: FakePermission(.authorized),
    ]
    _ = await center.requestAuthorization([.alert])
    let scheduler = await AppScheduler(
      on: center, store: store, permissions: PermissionFlowSources(sources, isForced: { true }),
      handlers: log.handlers)
    await scheduler.foregrounded()
    #expect(await scheduler.permissions.screen == nil)
    store.fail(reads: false)
    await scheduler.timeChanged()
    #expect(await scheduler.permissions.screen == .photosBlocked)
  }

  @Test func aPermissionWithoutASourceIsReportedAndTheFlowGoesOn() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00")
    let log = CleanerLog()
    let scheduler = await AppScheduler(on: center, permissions: PermissionFlowSources(), handlers: log.handlers)
    await scheduler.foregrounded()
    await scheduler.permissions.press(.primary)
    await scheduler.settle()
    #expect(await scheduler.permissions.screen == .contactsPrePrompt)
    #expect(await log.missing.contains(.photos))
  }

  @Test func eventsThatAreNotSafeYetComeAgain() async throws {
    let app = try await CleanerUnderTest(launches: false)
    await app.log.refuse(true)
    await app.start()
    #expect(await app.permissions.screen == .photosPrePrompt)
    #expect(await app.log.events.isEmpty)
    await app.log.refuse(false)
    await app.press(.secondary)
    #expect(await app.log.events.prefix(2) == [.permFlowStart(), .permPhotosPrePromptShown()])
  }
}

/// Cleaner with everything that it would have on a device.
private struct CleanerUnderTest {
  let center: FakeCenter
  let photos = FakePermission()
  let contacts = FakePermission()
  let scheduler: AppScheduler<Cleaner>
  let log = CleanerLog()

  init(store: any SchedulerStore & Sendable = InMemoryStore(), launches: Bool = true) async throws {
    center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    scheduler = await AppScheduler(
      on: center, store: store, permissions: PermissionFlowSources([.photos: photos, .contacts: contacts]),
      handlers: log.handlers)
    if launches { await start() }
  }

  var permissions: AppPermissions<Cleaner> { scheduler.permissions }

  func start() async {
    await scheduler.launched()
    await scheduler.foregrounded()
  }

  func press(_ button: PermissionFlowEvent.Button) async {
    await permissions.press(button)
    await scheduler.settle()
  }
}

private actor CleanerLog {
  private(set) var screens: [PermissionScreen?] = []
  private(set) var opened: [DeepLink] = []
  private(set) var events: [AnalyticsEvent] = []
  private(set) var settings = 0
  private(set) var missing: Set<Permission> = []
  private var refuses = false

  nonisolated var handlers: AppHandlers<Cleaner> {
    AppHandlers(
      open: { await self.note($0.link) }, log: { try await self.note($0) },
      permissions: PermissionHandlers(
        show: { await self.note($0) }, openSettings: { await self.noteSettings() }),
      logs: LogHandlers(failed: { await self.note($0) }))
  }

  func refuse(_ refuses: Bool) { self.refuses = refuses }

  private func note(_ link: DeepLink) { opened.append(link) }
  private func note(_ screen: PermissionScreen?) { screens.append(screen) }
  private func noteSettings() { settings += 1 }
  private func note(_ error: any Error) {
    if let error = error as? MissingPermissionSource { missing.insert(error.permission) }
  }
  private func note(_ logged: [LoggedEvent<Cleaner>]) throws {
    if refuses { throw CancellationError() }
    events += logged.map(\.event)
  }
}
