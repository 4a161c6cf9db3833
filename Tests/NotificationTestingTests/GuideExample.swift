import CourierNotifications
import NotificationTesting
import SystemNotifications
import Testing

// The code of docs/ios.md: `GuideTests` compares the two.

actor Router {
  private(set) var screens: [DeepLink] = []
  private(set) var permission: PermissionScreen?
  private(set) var pressed: [NotificationAction] = []
  private(set) var logged: [String] = []

  func show(_ link: DeepLink) { screens.append(link) }
  func show(_ screen: PermissionScreen?) { permission = screen }
  func note(_ action: NotificationAction) { pressed.append(action) }
  func log(_ name: String, _ parameters: [AnalyticsEvent.Parameter]) { logged.append(name) }
}

func handlers(_ router: Router) -> AppHandlers<Courier> {
  AppHandlers(
    open: { await router.show($0.link) },
    perform: { button in
      switch button.action {
      case .reorder, .stopWatching: await router.note(button.action)
      }
    },
    log: { for logged in $0 { await router.log(logged.event.name, logged.event.parameters) } },
    permissions: PermissionHandlers(show: { await router.show($0) }))
}

func useTheApp(_ scheduler: AppScheduler<Courier>) async {
  await scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
  await scheduler.set(.reminders, to: true)
  await scheduler.set(.quietFrom, to: (22, 30))
  await scheduler.know(TierAttribute.gold)
  await scheduler.turn(.offers, on: true)
  await scheduler.open("courier://orders/A-1")
  await scheduler.signedIn(as: "alice")
}

@Test func aBasketThatIsLeftIsRemembered() async throws {
  let router = Router()
  let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
  let scheduler = await AppScheduler<Courier>(on: center, handlers: handlers(router))
  _ = await center.requestAuthorization([.alert, .sound, .badge])
  await scheduler.launched()

  await scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
  await center.enterBackground()
  await center.advance(by: .minutes(15))

  let reminder = try #require(await center.delivered.first)
  #expect(scheduler.kind(of: reminder.identifier) == .basketLeft)
  try await center.respond(to: reminder.identifier)
  #expect(await router.screens == [.basket(source: "basket_left")])
}

@Test func whoeverOrdersIsAskedForNotifications() async throws {
  let router = Router()
  let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
  let scheduler = await AppScheduler(on: center, permissions: PermissionFlowSources(), handlers: handlers(router))
  await scheduler.launched()
  await scheduler.foregrounded()

  await scheduler.report(.orderPlaced)
  #expect(await scheduler.permissions.screen == .notificationsPrePrompt)
  await scheduler.permissions.press(.primary)
  await scheduler.settle()
  #expect(await center.authorization() == .authorized)
  #expect(await scheduler.permissions.screen == nil)
}

@Test func theTokenFollowsWhoSignsIn() async throws {
  let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
  await center.allow()
  _ = await center.requestAuthorization([.alert])
  let tokens = FakeTokenStore()
  let scheduler = await AppScheduler(on: center, token: TokenBackends(on: tokens), handlers: handlers(Router()))
  await scheduler.launched()
  await scheduler.foregrounded()

  await scheduler.signedIn(as: "alice")
  await scheduler.token.received(deviceToken: [0x00, 0xff])
  await scheduler.settle()
  #expect(await tokens.documents["users/alice"] == ["deviceToken": "00ff"])
  await scheduler.signedOut()
  await scheduler.settle()
  #expect(await tokens.documents["users/alice"] == [:])
}

@Test func aPushOpensItsOrder() async throws {
  let router = Router()
  let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
  _ = await center.requestAuthorization([.alert])
  let scheduler = await AppScheduler(on: center, handlers: handlers(router))
  await scheduler.launched()
  await scheduler.foregrounded()

  let push = await center.receive(
    ["type": "order_arrived", "order_id": "A-1"], body: "Your order is here", collapseID: "order-A-1")
  try await center.respond(to: push)
  #expect(await router.screens == [.order(orderId: "A-1")])
}

@Test func anOrderIsFollowed() async throws {
  let shown = FakeActivities<OrderAttributes>()
  let activities = AppActivities(center: shown)
  let id = try await activities.start(
    OrderAttributes(orderId: "A-1", restaurant: "Luigi’s"),
    .init(status: .accepted, arrivesAt: SecondsSince2001(secondsSince1970: 1_780_907_400)))
  #expect(await shown.running().map(\.state.status) == [.accepted])
  try await activities.end(id)
  #expect(await shown.running().isEmpty)
}
