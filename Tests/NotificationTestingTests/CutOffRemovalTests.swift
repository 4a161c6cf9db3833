import CourierNotifications
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// A request was to be removed, and the process died at every point of that: it comes all the same.
@Suite struct CutOffRemovalTests {
  enum Reason: CaseIterable { case switchedOff, emptied, ordered, newer }

  private static func act(_ reason: Reason, _ app: AppScheduler<Courier>) async {
    switch reason {
    case .switchedOff: await app.set(.reminders, to: false)
    case .emptied: await app.report(.basketEmptied)
    case .ordered: await app.report(.orderPlaced)
    case .newer: await app.report(.basketChanged(restaurant: "Nonna", dishes: 3))
    }
  }

  /// What is shown is logged once, and a newer signal does not let it come twice within minutes.
  @Test(arguments: Reason.allCases, 0..<10) func whatComesCountsOnce(_ reason: Reason, _ point: Int) async throws {
    let (store, life) = (try FakeStore(), Life())
    defer { store.delete() }
    let app = try await OddApp<Courier>(store: store, life: life)
    await app.start()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi", dishes: 1))
    life.more(point)
    _ = await app.untilDeath { await Self.act(reason, $0) }
    await app.fake.killApp()
    await app.fake.advance(by: .minutes(20))
    let next = try await OddApp<Courier>(on: app.fake, store: store)
    await next.scheduler.launched()
    await next.fake.advance(by: .minutes(1))
    await next.scheduler.refreshed()
    await next.passing { await $0.settle() }
    let baskets = await next.fake.delivered.filter { $0.identifier.hasPrefix("courier.basket_left.") }
    let logged = await next.log.events
    let fired = logged.filter { $0.event.name == "notif_delivered" }
    #expect(baskets.count <= 1)
    #expect(fired.count == baskets.count)
  }

  /// It is tapped before the app has heard of it.
  @Test(arguments: 0..<8) func aTapSaysThatItCame(_ point: Int) async throws {
    let (store, life) = (try FakeStore(), Life())
    defer { store.delete() }
    let app = try await OddApp<Courier>(store: store, life: life)
    await app.start()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi", dishes: 1))
    life.more(point)
    _ = await app.untilDeath { await $0.set(.reminders, to: false) }
    await app.fake.killApp()
    await app.fake.advance(by: .minutes(20))
    guard await !app.fake.delivered.isEmpty else { return }
    let next = try await OddApp<Courier>(on: app.fake, store: store)
    try await next.fake.respond(to: "courier.basket_left.1")
    await next.passing { await $0.settle() }
    let names = await next.log.events.map(\.event.name)
    #expect(names.filter { $0.hasPrefix("notif_") && $0 != "notif_scheduled" } == ["notif_delivered", "notif_opened"])
  }

  /// Nobody who comes later sees it, whoever that is, and it is nobody's event.
  @Test(arguments: [nil, "bob"], 0..<12) func aSignOutLeavesNothing(_ who: String?, _ point: Int) async throws {
    let (store, life) = (try FakeStore(), Life())
    defer { store.delete() }
    let app = try await OddApp<Courier>(store: store, life: life)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.report(.basketChanged(restaurant: "Alice", dishes: 1))
    life.more(point)
    _ = await app.untilDeath { app in
      if let who { await app.signedIn(as: who) } else { await app.signedOut() }
    }
    await app.fake.killApp()
    await app.fake.advance(by: .minutes(20))
    let next = try await OddApp<Courier>(on: app.fake, store: store)
    await next.scheduler.launched()
    if let who { await next.scheduler.signedIn(as: who) } else { await next.scheduler.signedOut() }
    await next.passing { await $0.settle() }
    #expect(await next.fake.delivered.isEmpty)
    try? await next.fake.respond(to: "courier.basket_left.1")
    #expect(await next.log.opened.isEmpty)
    #expect(await next.log.events.filter { $0.event.name == "notif_delivered" }.count <= 1)
  }
}
