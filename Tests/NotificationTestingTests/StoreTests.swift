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

  /// What waited for the state comes in one step.
  @Test(arguments: [false, true]) func ofSeveralScreensTheNewestOpens(_ areLinks: Bool) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let first = try await CourierOnPhone(store: store)
    await first.start()
    store.fail(reads: true)
    let second = try await CourierOnPhone(on: first.center, store: store)
    await second.scheduler.launched()
    for order in ["A-1", "A-2"] {
      if areLinks {
        _ = await second.scheduler.open("courier://orders/\(order)")
      } else {
        let push = ArrivedPush(identifier: order, userInfo: ["type": "order_arrived", "order_id": order])
        await second.scheduler.system.answered(.push(push), with: .opened)
      }
    }
    store.fail(reads: false)
    await second.scheduler.foregrounded()
    await second.scheduler.settle()
    let opened: [DeepLink] = [.order(orderId: "A-2")]
    #expect(await second.log.opened == opened)
  }

  /// Nothing of a silent push is stored, and the system counts the seconds.
  @Test(arguments: FakeStore.Failure.allCases)
  func aSilentPushIsFetchedAtOnce(_ failure: FakeStore.Failure) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await CourierOnPhone(store: store)
    if failure == .writing { await app.start() }
    store.fail(reads: failure == .reading)
    store.fail(writes: failure == .writing)
    #expect(await app.scheduler.silent(ArrivedPush(userInfo: ["sync": "menu"])) == .newData)
    #expect(await app.log.fetched == 1)
  }

  /// A person waits for what a tap opens. Everything that leaves the app still waits for the write.
  @Test func aTapOpensItsScreenWhileTheStoreIsFull() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await CourierOnPhone(store: store)
    await app.start()
    await app.center.enterBackground()
    let push = await app.center.receive(["type": "order_arrived", "order_id": "A-1"], body: "Your order is here")
    let names = await app.log.names
    store.fail(writes: true)
    try await app.center.respond(to: push)
    await app.scheduler.open("courier://plus")
    await app.leaveBasket()
    await app.scheduler.open("courier://plus")
    let opened: [DeepLink] = [.order(orderId: "A-1"), .plus(), .plus()]
    #expect(await app.log.opened == opened)
    #expect(await app.log.names == names)
    #expect(await app.planned.isEmpty)

    store.fail(writes: false)
    await app.scheduler.open("courier://plus")
    await app.scheduler.settle()
    // What waited opens nothing again, and is counted once.
    #expect(await app.log.opened == opened + [.plus()])
    #expect(await app.log.names.count { $0 == "notif_opened" } == 1)
    #expect(await app.planned.contains(.basketLeft))
    await app.scheduler.timeChanged()
    #expect(await app.log.opened.count == 4)
    let ids = await app.log.events.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  /// What waits is played again in one step with the sign-out behind it, in which a tap of whoever has left leads elsewhere.
  @Test(arguments: [nil, "bob"]) func aTapOnAFullDiskOpensOnceIfItsUserLeaves(_ next: String?) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await CourierOnPhone(store: store)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.leaveBasket()
    await app.center.enterBackground()
    await app.center.advance(by: .minutes(30))
    let basket = try #require(await app.center.delivered.first { $0.identifier.contains("basket") })
    store.fail(writes: true)
    try await app.center.respond(to: basket.identifier)
    await app.scheduler.settle()
    #expect(await app.log.opened.count == 1)
    if let next { await app.scheduler.signedIn(as: next) } else { await app.scheduler.signedOut() }
    store.fail(writes: false)
    await app.scheduler.timeChanged()
    await app.scheduler.settle()
    #expect(await app.log.opened.count == 1)
  }

  /// Played again once iOS has granted it, the flow does not show the screen that is up, and takes it away all the same.
  @Test(arguments: [false, true]) func theFlowGoesOnWhileTheStoreIsFull(_ wasFullBefore: Bool) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await CourierOnPhone(store: store, hasFlow: true)
    await app.start()
    if wasFullBefore { store.fail(writes: true) }
    await app.scheduler.report(.orderPlaced)
    await app.scheduler.settle()
    store.fail(writes: true)
    await app.scheduler.permissions.press(.primary)
    await app.scheduler.settle()
    #expect(await app.center.authorization() == .authorized)
    #expect(await app.scheduler.permissions.screen == nil)
    store.fail(writes: false)
    await app.scheduler.timeChanged()
    #expect(await app.log.screens == [.notificationsPrePrompt, nil])
  }

  @Test func onlyTheWriteThatWasNamedFails() async throws {
    var store = try FakeStore()
    defer { store.delete() }
    store.fail(write: 2)
    try store.write([1])
    #expect(throws: FakeStore.Failure.writing) { try store.write([2]) }
    try store.write([3])
    #expect(store.bytes == [3])
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

  /// The first screen or a launch that the app reports again is a call like any other.
  @Test(arguments: [false, true])
  func whatWaitsIsTriedAgainAtARepeatedStart(_ isLaunch: Bool) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    store.fail(reads: true)
    let app = try await CourierOnPhone(store: store)
    await app.start()
    await app.leaveBasket()
    store.fail(reads: false)
    if isLaunch { await app.scheduler.launched() } else { await app.scheduler.foregrounded() }
    #expect(await app.planned.contains(.basketLeft))
  }

  /// Nobody knows yet who leaves, and what waits must not come.
  @Test(arguments: [false, true])
  func aSignOutTakesAwayWhatWaitsAlsoBeforeTheStateCanBeRead(_ isLate: Bool) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    var app = try await CourierOnPhone(store: store)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.leaveBasket()
    let center = app.center
    await center.enterBackground()
    await center.killApp()
    let other = NotificationRequest(
      identifier: "alarm.1", content: NotificationContent(body: "Wake up"),
      trigger: .timeInterval(.hours(9), repeats: false))
    _ = await center.add(other)
    store.fail(reads: true)
    app = try await CourierOnPhone(on: center, store: store)
    await app.scheduler.launched()
    await app.scheduler.signedOut()
    #expect(await center.pending.map(\.identifier) == ["alarm.1"])
    if isLate { await center.advance(by: .hours(1)) }
    #expect(await center.delivered.isEmpty)
    store.fail(reads: false)
    await app.scheduler.foregrounded()
    await app.scheduler.settle()
    #expect(await center.pending.map(\.identifier) == ["alarm.1"])
    #expect(await app.log.names.allSatisfy { !$0.contains("fired") })
    await app.scheduler.signedIn(as: "alice")
    #expect(await app.planned.contains(.basketLeft) != isLate)
  }

  /// What a sign-out took away on a full disk did not come, whatever its time.
  @Test func whatAFullDiskWithdrewIsNotLoggedAsDelivered() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await CourierOnPhone(store: store)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.leaveBasket()
    store.fail(writes: true)
    await app.scheduler.signedOut()
    #expect(await app.planned.isEmpty)
    await app.center.enterBackground()
    await app.center.advance(by: .hours(3))
    await app.scheduler.timeChanged()
    store.fail(writes: false)
    await app.center.enterForeground()
    await app.scheduler.settle()
    #expect(await app.log.names.allSatisfy { !$0.contains("fired") && !$0.contains("delivered") })
  }
}
