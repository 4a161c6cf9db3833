import CourierNotifications
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import RemedyNotifications
import SystemNotifications
import Testing

/// What an app knows that was killed right after it had asked for something.
@Suite struct KilledAppTests {
  /// The system ended the process without a word, the notification came, and people cleared it.
  @Test(arguments: [false, true]) func whatCameAndIsGoneCounts(_ wasInFront: Bool) async throws {
    let center = try await phone()
    let store = try FakeStore()
    let first = await AppScheduler<Courier>(on: center, store: store, handlers: AppHandlers())
    await first.launched()
    if wasInFront { await first.foregrounded() }
    await first.report(.orderDelivered(orderId: "A-1", restaurant: "Luigi’s"), isInFront: wasInFront)
    await center.killApp()
    await center.advance(by: .hours(2))
    #expect(await center.delivered.map(\.title) == ["How was your meal?"])
    await center.simulate { $0.removeAllDelivered() }

    let second = await AppScheduler<Courier>(on: center, store: store, handlers: AppHandlers())
    await second.launched()
    // Nobody is asked twice.
    await second.report(.orderDelivered(orderId: "A-1", restaurant: "Luigi’s"))
    #expect(await center.pending.isEmpty)
  }

  @Test func theFollowUpsOfADoseStay() async throws {
    let center = try FakeCenter(at: "2026-06-08 07:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let store = try FakeStore()
    let first = await AppScheduler<Remedy>(on: center, store: store, handlers: AppHandlers())
    await first.launched()
    await first.foregrounded()
    await first.report(
      .medicineSet(
        medicineId: "m1", medicine: "Insulin", times: [.init(hour: 7, minute: 30)], zone: "Europe/Berlin", lifeSaving: 1
      ))
    await center.killApp()
    await center.advance(by: .minutes(35))
    #expect(await center.delivered.map(\.title) == ["Insulin"])
    await center.simulate { $0.removeAllDelivered() }
    let second = await AppScheduler<Remedy>(on: center, store: store, handlers: AppHandlers())
    await second.launched()
    await center.advance(by: .minutes(30))
    #expect(await center.delivered.filter { $0.title == "Insulin" }.count == 3)
  }

  /// The request never reached the center.
  @Test(arguments: [-5, 5, 14, 16]) func whatWasCutOffComes(_ late: Int) async throws {
    let center = try await phone()
    let store = try FakeStore()
    let cutOff = CutOffCenter(center)
    let first = AppScheduler<Courier>(center: cutOff, store: store, device: center.device(), handlers: AppHandlers())
    await first.launched()
    await first.report(.orderDelivered(orderId: "A-1", restaurant: "Luigi’s"))
    await center.killApp()
    await center.advance(by: .minutes(45 + late))
    let second = await AppScheduler<Courier>(on: center, store: store, handlers: AppHandlers())
    await second.launched()
    await center.advance(by: .minutes(6))
    #expect(await center.delivered.count == (late < 15 ? 1 : 0))
  }

  @Test func timeInTheBackgroundChangesNothing() async throws {
    let center = try await phone()
    let app = await AppScheduler<Courier>(on: center, handlers: AppHandlers())
    await app.launched()
    await app.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    let adds = await center.simulate { $0.counters.attempted }
    #expect(adds > 0)
    await center.advance(by: .minutes(5))
    await app.refreshed()
    #expect(await center.simulate { $0.counters.attempted } == adds)
  }

  @Test func aHandlerThatHangsDoesNotHangTheTest() async throws {
    let center = try await phone()
    let gate = Gate()
    await gate.close()
    let app = await AppScheduler<Courier>(on: center, handlers: AppHandlers(open: { _ in await gate.pass() }))
    await app.launched()
    await app.foregrounded()
    let push = await center.receive(["type": "order_arrived", "order_id": "A-1"], body: "Here")
    try await center.respond(to: push)
    await gate.open()
    await center.advance(by: .seconds(10))
  }

  /// An app that drops events whose id it has seen must not drop those of another state.
  @Test func aLostStateHasIdsOfItsOwn() async throws {
    let center = try await phone()
    let log = EventIDs()
    for _ in 1...2 {
      let app = await AppScheduler<Courier>(on: center, handlers: AppHandlers(log: { await log.add($0.map(\.id)) }))
      await app.launched()
      await app.report(.orderDelivered(orderId: "A-1", restaurant: "Luigi’s"))
      await app.settle()
    }
    let ids = await log.ids
    #expect(!ids.isEmpty)
    #expect(Set(ids).count == ids.count)
  }

  @Test func everyCopyOfAStoreCounts() throws {
    let store = try FakeStore()
    var copy = store
    try copy.write([1])
    try copy.write([2])
    #expect(store.writes == 2)
    store.delete()
  }

  private func phone() async throws -> FakeCenter {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert, .sound, .badge])
    return center
  }
}

private actor EventIDs {
  private(set) var ids: [String] = []
  func add(_ new: [String]) { ids += new }
}

/// No add reaches it, and none is answered.
private struct CutOffCenter: UserNotificationCenter {
  let real: FakeCenter
  init(_ real: FakeCenter) { self.real = real }

  func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) async -> CenterReport {
    await real.report(awaiting: awaited, clearing: cleared)
  }
  func add(_ request: NotificationRequest) async -> AddAnswer { AddAnswer(error: .unanswered) }
  func remove(_ identifiers: [String]) async { await real.remove(identifiers) }
  func removeDelivered(_ identifiers: [String]) async { await real.removeDelivered(identifiers) }
  func clearBadge() async {}
  func register(_ categories: [CategoryRegistration]) async { await real.register(categories) }
  func authorization() async -> AuthorizationStatus { await real.authorization() }
  func requestAuthorization(_ options: [AuthorizationOption]) async -> AuthorizationStatus { .authorized }
}
