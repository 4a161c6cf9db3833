import CourierNotifications
import NotificationTesting
import Testing

@testable import SystemNotifications

/// What was shown to somebody does not stay for the next.
@Suite struct LeavingTests {
  private let order = ["type": "order_arrived", "order_id": "A-1"]

  /// No call of the app came between the push and the sign-out.
  @Test(arguments: [nil, "bob"]) func pushesOfTheBackgroundLeaveWithTheirUser(_ next: String?) async throws {
    let app = try await LeftPhone()
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.center.enterBackground()
    await app.center.receive(order, body: "Your order is here")
    await app.center.receive(["campaign": "summer"], body: "Alice, try our new menu")
    await app.center.receive(["type": "survey"], body: "Of another version of the app")
    if let next { await app.scheduler.signedIn(as: next) } else { await app.scheduler.signedOut() }
    await app.scheduler.settle()
    #expect(await app.center.delivered.isEmpty)
    #expect(await app.log.names.contains("notif_delivered"))
  }

  /// Another SDK takes pushes without a type, and they are its own.
  @Test func whatOtherCodeTakesStays() async throws {
    let app = try await LeftPhone()
    await app.start()
    await app.scheduler.system.leaveUntyped()
    await app.scheduler.signedIn(as: "alice")
    await app.center.enterBackground()
    await app.center.receive(["campaign": "summer"], body: "Try our new menu")
    await app.scheduler.signedOut()
    #expect(await app.center.delivered.count == 1)
  }

  @Test func whoSignsInFirstKeepsWhatIsListed() async throws {
    let app = try await LeftPhone()
    await app.start()
    await app.center.enterBackground()
    await app.center.receive(order, body: "Your order is here")
    await app.scheduler.signedIn(as: "alice")
    #expect(await app.center.delivered.count == 1)
  }
}

private struct LeftPhone {
  let center: FakeCenter
  let scheduler: AppScheduler<Courier>
  let log = CourierLog()

  init() async throws {
    center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    scheduler = await AppScheduler(on: center, handlers: AppHandlers(log: { [log] in try await log.note($0) }))
  }

  func start() async {
    await scheduler.launched()
    await scheduler.foregrounded()
  }
}
