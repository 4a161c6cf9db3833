import CourierNotifications
import NotificationRules
import NotificationTesting
import SystemNotifications
import Testing

/// An app as its own tests see it: the generated module, the scheduler and a fake center, and not one id.
struct FakeCenterTests {
  @Test func aBasketIsRememberedAndItsTapOpensIt() async throws {
    let app = try await CourierUnderTest()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    await app.center.enterBackground()
    await app.center.advance(by: .minutes(14))
    #expect(await app.center.delivered.isEmpty)
    await app.center.advance(by: .minutes(1))
    let reminder = try #require(await app.center.delivered.first)
    #expect(app.scheduler.kind(of: reminder.identifier) == .basketLeft)
    #expect(reminder.at == "2026-06-08 09:15")
    #expect(reminder.body.contains("Luigi’s"))

    try await app.center.respond(to: reminder.identifier)
    let opened = try #require(await app.log.opened.first)
    #expect(opened.link == .basket(source: "basket_left"))
    #expect(opened.kind == .basketLeft)
    #expect(opened.request == reminder.identifier)
    #expect(
      await app.log.events.last
        == .notifOpened(
          type: .basketLeft, request: reminder.identifier, variant: nil, target: .basket, orderId: nil))
    #expect(await app.center.delivered.isEmpty)
  }

  @Test func aSettingIsChosenByItsName() async throws {
    let app = try await CourierUnderTest()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await app.kinds == [.basketLeft, .basketWaiting, .basketWaiting, .basketWaiting])
    await app.scheduler.set(.reminders, to: false)
    #expect(await app.kinds.isEmpty)
    await app.scheduler.set(.reminders, to: true)
    #expect(await !app.kinds.isEmpty)
  }

  @Test func aTimeThatNoClockShowsChangesNothing() async throws {
    let app = try await CourierUnderTest()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    let next = { await app.center.pending.first { app.scheduler.kind(of: $0.identifier) == .basketWaiting }?.at }
    #expect(await next() == "2026-06-08 10:00")
    // The quiet hours hold it until they are over.
    await app.scheduler.set(.quietFrom, to: (9, 10))
    #expect(await next() == "2026-06-09 08:00")
    await app.scheduler.set(.quietFrom, to: (24, 0))
    #expect(await next() == "2026-06-09 08:00")
    await app.scheduler.set(.quietFrom, to: (22, 0))
    #expect(await next() == "2026-06-08 10:00")
  }

  @Test func aLinkOpensItsScreen() async throws {
    let app = try await CourierUnderTest()
    await app.scheduler.open(DeepLink.rateOrder(orderId: "A 1/2").url)
    await app.scheduler.open("courier://nowhere")
    let opened = await app.log.opened
    #expect(opened.map(\.link) == [.rateOrder(orderId: "A 1/2"), .home])
    #expect(opened.map(\.isFallback) == [false, true])
    #expect(opened.allSatisfy { $0.kind == nil })
  }

  @Test func aButtonIsPressed() async throws {
    let app = try await CourierUnderTest()
    await app.scheduler.report(.itemWatched(itemId: "i-1"))
    await app.scheduler.report(
      .priceCompared(
        itemId: "i-1", item: "Espresso maker", drop: 20, oldPrice: 89, newPrice: 74.5, currency: "EUR"))
    await app.center.enterBackground()
    await app.center.advance(by: .hours(2))
    let alert = try #require(
      await app.center.delivered.first { app.scheduler.kind(of: $0.identifier) == .priceAlert })
    try await app.center.respond(to: alert.identifier, with: .action(NotificationAction.stopWatching.rawValue))
    let pressed = try #require(await app.log.pressed.first)
    #expect(pressed.action == .stopWatching)
    #expect(pressed.kind == .priceAlert)
    #expect(await app.log.opened.isEmpty)
  }

  @Test func whatTheUserRefusesDoesNotCome() async throws {
    let app = try await CourierUnderTest()
    await app.center.deny()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    await app.center.enterBackground()
    await app.center.advance(by: .days(4))
    #expect(await app.center.delivered.isEmpty)
  }

  @Test func aFlagAndAnAttributeDecideWhatIsPlanned() async throws {
    let app = try await CourierUnderTest(at: "2037-11-26 09:00")
    #expect(await !app.kinds.contains(.earlyAccess))
    await app.scheduler.know(TierAttribute.gold)
    #expect(await app.kinds.contains(.earlyAccess))
    await app.scheduler.turn(.offers, on: false)
    #expect(await !app.kinds.contains(.earlyAccess))
  }

  @Test(arguments: ["DE", "US"]) func whatTheDeviceIsDecidesWhatIsPlanned(_ region: String) async throws {
    let center = try FakeCenter(at: "2026-06-08 11:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let scheduler = await AppScheduler<Courier>(
      on: center, facts: DeviceFacts(region: region, appVersion: AppVersion("5.3")),
      handlers: AppHandlers(open: { _ in }))
    await scheduler.launched()
    await scheduler.turn(.offers, on: true)
    await scheduler.report(
      .groceryOfferFound(offerId: "o-1", storeId: "s-3", store: "Grüner Markt", discount: 15))
    await scheduler.settle()
    let planned = await (center.pending + center.delivered).compactMap { scheduler.kind(of: $0.identifier) }
    #expect(planned.contains(.groceryOffer) == (region == "DE"))
  }

  @Test func theFlowWaitsUntilTheUserSeesTheApp() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00")
    let handlers = AppHandlers<Courier>(open: { _ in })
    let scheduler = await AppScheduler(on: center, permissions: PermissionFlowSources(), handlers: handlers)
    await scheduler.launched()
    await scheduler.report(.orderPlaced)
    #expect(await scheduler.permissions.screen == nil)
    await scheduler.foregrounded()
    #expect(await scheduler.permissions.screen == .notificationsPrePrompt)
  }

  @Test func theClockIsTheTests() async throws {
    let app = try await CourierOnPhone()
    await app.start()
    await app.leaveBasket()
    await app.center.setClock(by: .minutes(-30))
    #expect(await app.center.local == "2026-06-08 08:30")
    await app.scheduler.settle()
    #expect(await app.planned.contains(.basketLeft))
  }

  /// Whatever a badge of zero does to the list.
  @Test(arguments: CenterChoices.ZeroBadge.allCases) func clearingTheBadgeClearsTheList(
    _ choice: CenterChoices.ZeroBadge
  ) async throws {
    var choices = CenterChoices.standard
    choices.zeroBadge = choice
    let center = try FakeCenter(at: "2026-06-08 09:00", choices: choices)
    _ = await center.requestAuthorization([.alert, .badge])
    await center.enterBackground()
    await center.receive(["campaign": "summer"], body: "Try our new menu")
    #expect(await center.delivered.count == 1)
    await center.clearBadge()
    #expect(await center.delivered.isEmpty)
  }

  @Test func timeAndZoneAreTheTests() async throws {
    let app = try await CourierUnderTest()
    try await app.center.advance(to: "2026-06-08 10:00")
    try await app.center.travel(to: "America/New_York")
    #expect(await app.center.local == "2026-06-08 04:00")
    await #expect(throws: FakeCenterError.self) { try await app.center.advance(to: "2026-06-08 03:00") }
    await #expect(throws: FakeCenterError.self) { try await app.center.advance(to: "tomorrow") }
    await #expect(throws: FakeCenterError.self) { try await app.center.travel(to: "Europe/Atlantis") }
    await #expect(throws: FakeCenterError.self) { try await app.center.respond(to: "courier.basket_left.1") }
    #expect(throws: FakeCenterError.self) { try FakeCenter(at: "2026-03-29 02:30", in: "Europe/Berlin") }
  }
}

/// Courier with everything that it would have on a device.
private struct CourierUnderTest {
  let center: FakeCenter
  let scheduler: AppScheduler<Courier>
  let log = AppLog()

  init(at local: String = "2026-06-08 09:00") async throws {
    center = try FakeCenter(at: local, in: "Europe/Berlin")
    await center.allow()
    scheduler = await AppScheduler(
      on: center,
      handlers: AppHandlers(
        open: { [log] in await log.note($0) }, perform: { [log] in await log.note($0) },
        log: { [log] in await log.note($0) }))
    _ = await center.requestAuthorization([.alert, .sound, .badge])
    await scheduler.launched()
    await scheduler.foregrounded()
  }

  /// What is planned, the soonest first.
  var kinds: [NotificationType] {
    get async { await center.pending.compactMap { scheduler.kind(of: $0.identifier) } }
  }
}

private actor AppLog {
  private(set) var opened: [OpenedScreen<Courier>] = []
  private(set) var pressed: [PressedButton<Courier>] = []
  private(set) var events: [AnalyticsEvent] = []

  func note(_ screen: OpenedScreen<Courier>) { opened.append(screen) }
  func note(_ button: PressedButton<Courier>) { pressed.append(button) }
  func note(_ logged: [LoggedEvent<Courier>]) { events += logged.map(\.event) }
}
