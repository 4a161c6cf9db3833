import CourierNotifications
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// A server or a handler that never answers, a disk that takes nothing, and a link that says nothing.
@Suite struct HangingTests {
  /// Whoever signs out leaves nothing behind that comes later, whatever the disk says.
  @Test func aFullDiskKeepsNoReminderOfWhoHasLeft() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await CourierOnPhone(store: store)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.leaveBasket()
    store.fail(writes: true)
    await app.scheduler.signedOut()
    await app.scheduler.settle()
    #expect(await app.center.pending.isEmpty)
    store.fail(writes: false)
    await app.scheduler.signedIn(as: "bob")
    #expect(await !app.planned.contains(.basketLeft))
  }

  @Test(arguments: ["courier://orders/", "courier://orders//", "courier://nowhere"])
  func aLinkWithoutItsValueOpensTheFirstScreen(_ link: String) async throws {
    let app = try await CourierOnPhone()
    await app.start()
    await app.scheduler.open(link)
    #expect(await app.log.opened == [.home])
    #expect(await app.log.failures.isEmpty)
  }

  /// The clock of the test goes on, and with it the time that the handler has.
  @Test func timeGoesOnWhileAHandlerHangs() async throws {
    let app = try await CourierOnPhone()
    await app.start()
    await app.logging.close()
    await app.leaveBasket()
    await app.center.advance(by: .minutes(20))
    #expect(await app.log.failures.contains { $0 is UnfinishedHandler })
    await app.logging.open()
    await app.scheduler.settle()
  }

  @Test func aServerThatHangsHoldsUpNoNewerToken() async throws {
    let (system, center) = (FakeActivities<OrderAttributes>(), try FakeCenter(at: "2026-06-08 09:00"))
    let (gate, sent) = (Gate(), TokenLog())
    await gate.close()
    let activities = AppActivities<OrderAttributes>(
      center: system, device: center.device(),
      sendToken: { token, _ in
        if token == "01" { await gate.pass() }
        await sent.note(token)
      })
    await activities.launched()
    let id = try await activities.start(
      OrderAttributes(orderId: "A-1", restaurant: "Luigi’s"), .init(status: .accepted, arrivesAt: .init(0)))
    await system.give([1], to: id)
    await system.give([2], to: id)
    for _ in 0..<10_000 where await sent.tokens.isEmpty { await Task.yield() }
    #expect(await sent.tokens == ["02"])
    await gate.open()
  }
}

private actor TokenLog {
  private(set) var tokens: [String] = []
  func note(_ token: String) { tokens.append(token) }
}
