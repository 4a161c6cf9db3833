import CourierNotifications
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// A server that takes longer with the token than an app waits for it.
@Suite struct LateServerTests {
  private let document = PushToken.document(uid: "alice")

  @Test func aTokenThatArrivesAfterTheSignOutIsTakenBack() async throws {
    let app = try await SlowServer()
    await app.gate.close()
    await app.signIn()
    await app.gate.isReached()
    let leaving = Task { await app.scheduler.signedOut() }
    // The sign-out waits for the write before, but not for ever.
    for _ in 0..<12 { await app.center.advance(by: .seconds(1)) }
    await leaving.value
    #expect(await app.server.cleared == 1)
    await app.gate.open()
    try await eventually { await app.server.cleared == 2 }
    #expect(await app.server.fake.documents == [document: [:]])
  }

  /// Somebody else is signed in by then, on the same phone.
  @Test func aTokenThatArrivesForTheNextUserIsTakenBackToo() async throws {
    let app = try await SlowServer()
    await app.gate.close()
    await app.signIn()
    await app.gate.isReached()
    let leaving = Task { await app.scheduler.signedOut() }
    for _ in 0..<12 { await app.center.advance(by: .seconds(1)) }
    await leaving.value
    await app.scheduler.signedIn(as: "bob")
    await app.gate.open()
    try await eventually { await app.server.cleared == 2 }
    #expect(await app.server.fake.documents[document] == [:])
  }

  /// The server of a Live Activity needs longer for the old token than for the new one.
  @Test func aLateTokenOfAnActivityDoesNotReplaceTheNewerOne() async throws {
    let (system, center) = (FakeActivities<OrderAttributes>(), try FakeCenter(at: "2026-06-08 09:00"))
    let (gate, kept) = (Gate(), KeptToken())
    await gate.close()
    let activities = AppActivities<OrderAttributes>(
      center: system, device: center.device(),
      sendToken: { token, _ in
        if token == "01" { await gate.pass() }
        await kept.keep(token)
      })
    await activities.launched()
    let id = try await activities.start(
      OrderAttributes(orderId: "A-1", restaurant: "Luigi’s"), .init(status: .accepted, arrivesAt: .init(0)))
    await system.give([1], to: id)
    await gate.isReached()
    await system.give([2], to: id)
    try await eventually { await kept.token == "02" }
    await gate.open()
    try await eventually { await kept.count == 3 }
    #expect(await kept.token == "02")
  }

  @Test func timeGoesOnAlthoughTheServerNeverAnswers() async throws {
    let app = try await SlowServer()
    await app.gate.close()
    await app.signIn()
    await app.gate.isReached()
    // Nobody moves the clock meanwhile.
    await app.scheduler.settle()
    await app.center.advance(by: .seconds(11))
    await app.scheduler.settle()
    await app.center.advance(by: .hours(1))
    #expect(await app.log.failures.contains { ($0 as? UnfinishedHandler)?.handler == .tokens })
    await app.gate.open()
  }

  @Test func theTokenOfAnOrderThatIsOverIsSentToNobody() async throws {
    let (system, center) = (FakeActivities<OrderAttributes>(), try FakeCenter(at: "2026-06-08 09:00"))
    let ended = await system.start(
      byPush: OrderAttributes(orderId: "A-1", restaurant: "Luigi’s"), .init(status: .delivered, arrivesAt: .init(0)))
    let running = await system.start(
      byPush: OrderAttributes(orderId: "A-2", restaurant: "Luigi’s"), .init(status: .accepted, arrivesAt: .init(0)))
    await system.give([1], to: ended)
    await system.give([2], to: running)
    let (sent, send) = AsyncStream<String>.makeStream()
    let activities = AppActivities<OrderAttributes>(
      center: system, device: center.device(), sendToken: { send.yield("\($0) \($1.orderId)") })
    await activities.launched()
    var orders: [String] = []
    for await token in sent.prefix(1) { orders.append(token) }
    #expect(orders == ["02 A-2"])
    #expect(await system.ended[ended] != nil)
  }
}

/// Courier, whose server learns the token of the device.
private struct SlowServer {
  let center: FakeCenter
  let gate = Gate()
  let server: Server
  let scheduler: AppScheduler<Courier>
  let log = CourierLog()

  init() async throws {
    center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    server = Server(gate)
    scheduler = await AppScheduler(
      on: center, token: TokenBackends(on: server),
      handlers: AppHandlers(logs: LogHandlers(failed: { [log] in await log.note($0) })))
    await scheduler.launched()
    await scheduler.foregrounded()
  }

  func signIn() async {
    await scheduler.signedIn(as: "alice")
    await scheduler.token.received(deviceToken: [0xa9, 0x0e])
  }
}

private actor KeptToken {
  private(set) var token = ""
  private(set) var count = 0
  func keep(_ new: String) { (token, count) = (new, count + 1) }
}

/// While its gate is closed, no token that is to be set gets there.
private actor Server: TokenStore {
  let fake = FakeTokenStore()
  private let gate: Gate
  private(set) var cleared = 0

  init(_ gate: Gate) { self.gate = gate }

  func set(_ token: String, field: String, document: String) async throws {
    await gate.pass()
    try await fake.set(token, field: field, document: document)
  }

  func clear(_ token: String, field: String, document: String) async throws {
    cleared += 1
    try await fake.clear(token, field: field, document: document)
  }
}
