import CourierNotifications
import NotificationTesting
import SystemNotifications
import Testing

/// A state that cannot be written, or not be read.
@Suite struct StoreTests {
  @Test func whatHappensWhileTheStoreIsFullIsNotLost() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await CourierOnPhone(store: store)
    await app.start()
    let events = await app.log.names
    store.fail(writes: true)
    await app.leaveBasket()
    await app.scheduler.settle()
    // The state knows nothing of it, so nobody else may.
    #expect(await app.planned.isEmpty)
    #expect(await app.log.names == events)
    #expect(await app.log.failures as? [FakeStore.Failure] == [.writing])
    store.fail(writes: false)
    await app.scheduler.timeChanged()
    #expect(await app.planned.contains(.basketLeft))
  }

  @Test func whatWaitsForTheStoreKeepsItsOrder() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await CourierOnPhone(store: store)
    await app.start()
    store.fail(writes: true)
    // Whoever orders has no basket any more.
    await app.leaveBasket()
    await app.scheduler.report(.orderPlaced)
    await app.leaveBasket()
    store.fail(writes: false)
    await app.scheduler.report(.orderPlaced)
    #expect(await !app.planned.contains(.basketLeft))
    store.fail(writes: true)
    await app.leaveBasket()
    await app.scheduler.report(.orderPlaced)
    store.fail(writes: false)
    await app.leaveBasket()
    #expect(await app.planned.contains(.basketLeft))
  }

  /// A phone that nobody has unlocked since it was switched on, and on which the system starts the app.
  @Test func aStateThatCannotBeReadIsNotReplaced() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let first = try await CourierOnPhone(store: store, hasFlow: true)
    await first.start()
    await first.scheduler.report(.orderPlaced)
    #expect(await first.scheduler.permissions.screen == .notificationsPrePrompt)
    await first.scheduler.permissions.press(.secondary)
    await first.scheduler.settle()
    #expect(await first.scheduler.permissions.screen == nil)
    let known = try #require(store.bytes)

    store.fail(reads: true)
    let second = try await CourierOnPhone(on: first.center, store: store, hasFlow: true)
    await second.scheduler.launched()
    await second.scheduler.report(.orderPlaced)
    await second.scheduler.settle()
    #expect(store.bytes == known)
    #expect(await second.log.failures as? [FakeStore.Failure] == [.reading, .reading])
    // By the rules alone.
    let shown = await second.scheduler.system.presentation(of: .local("courier.basket_left.1"))
    #expect(shown.contains(.banner))

    store.fail(reads: false)
    await second.scheduler.foregrounded()
    await second.scheduler.settle()
    #expect(await second.log.screens.isEmpty)
    #expect(store.bytes != known)
  }

  @Test func whatHappensWhileTheStateCannotBeReadIsNotLost() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    store.fail(reads: true)
    let app = try await CourierOnPhone(store: store)
    await app.start()
    await app.leaveBasket()
    await app.scheduler.open("courier://orders/A-1")
    #expect(await app.log.opened.isEmpty)
    store.fail(reads: false)
    await app.scheduler.timeChanged()
    #expect(await app.planned.contains(.basketLeft))
    #expect(await app.log.opened == [.order(orderId: "A-1")])
  }
}
