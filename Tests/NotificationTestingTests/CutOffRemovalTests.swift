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

  private static func leave(to user: String?, _ app: AppScheduler<Courier>) async {
    if let user { await app.signedIn(as: user) } else { await app.signedOut() }
  }

  /// A basket is left, the process dies at a point of what takes its reminder away, and the time of that comes.
  ///
  /// - Returns: The next process, before anything has happened in it.
  private static func process(
    after point: Int, _ store: FakeStore, as user: String? = nil,
    _ act: @escaping @Sendable (AppScheduler<Courier>) async -> Void
  ) async throws -> OddApp<Courier> {
    let life = Life()
    let app = try await OddApp<Courier>(store: store, life: life)
    await app.start()
    if let user { await app.scheduler.signedIn(as: user) }
    await app.scheduler.report(.basketChanged(restaurant: "Luigi", dishes: 1))
    life.more(point)
    _ = await app.untilDeath(act)
    await app.fake.killApp()
    await app.fake.advance(by: .minutes(20))
    return try await OddApp<Courier>(on: app.fake, store: store)
  }

  /// What is shown is logged once, and a newer signal does not let it come twice within minutes.
  @Test(arguments: Reason.allCases, 0..<10) func whatComesCountsOnce(_ reason: Reason, _ point: Int) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let next = try await Self.process(after: point, store) { await Self.act(reason, $0) }
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
    let store = try FakeStore()
    defer { store.delete() }
    let next = try await Self.process(after: point, store) { await Self.act(.switchedOff, $0) }
    guard await !next.fake.delivered.isEmpty else { return }
    try await next.fake.respond(to: "courier.basket_left.1")
    await next.passing { await $0.settle() }
    let names = await next.log.events.map(\.event.name)
    #expect(names.filter { $0.hasPrefix("notif_") && $0 != "notif_scheduled" } == ["notif_delivered", "notif_opened"])
  }

  /// Nobody who comes later sees it, whoever that is, and it is nobody's event.
  @Test(arguments: [nil, "bob"], 0..<12) func aSignOutLeavesNothing(_ who: String?, _ point: Int) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let next = try await Self.process(after: point, store, as: "alice") { await Self.leave(to: who, $0) }
    await next.scheduler.launched()
    await Self.leave(to: who, next.scheduler)
    await next.passing { await $0.settle() }
    #expect(await next.fake.delivered.isEmpty)
    try? await next.fake.respond(to: "courier.basket_left.1")
    #expect(await next.log.opened.isEmpty)
    #expect(await next.log.events.filter { $0.event.name == "notif_delivered" }.count <= 1)
  }
}
