import CourierNotifications
import NotificationTesting
import SystemNotifications
import Testing

// The code of docs/ios.md: `GuideTests` compares the two.

actor Router {
  private(set) var screens: [DeepLink] = []
  private(set) var pressed: [NotificationAction] = []
  private(set) var logged: [String] = []

  func show(_ link: DeepLink) { screens.append(link) }
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
    log: { for logged in $0 { await router.log(logged.event.name, logged.event.parameters) } })
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
