import CourierNotifications
import NotificationCivilTime
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// The Live Activity of an order, in the app's own types.
@Suite struct ActivityTests {
  private let order = OrderAttributes(orderId: "A-1", restaurant: "Luigi’s")

  @Test func anOrderIsStartedUpdatedAndEnded() async throws {
    let app = try Tracking()
    let now = await app.center.device().moment().instant
    let soon = SecondsSince2001(secondsSince1970: Double(now.milliseconds) / 1_000 + 1_800)
    let id = try await app.activities.start(order, .init(status: .delivered, arrivesAt: soon))
    var shown = try #require(await app.system.running().first)
    #expect(shown.attributes == order)
    // The spec says what it begins with, and when it is out of date.
    #expect(shown.state == .init(status: .accepted, arrivesAt: soon))
    #expect(shown.staleDate == now + .minutes(15))

    await app.center.advance(by: .minutes(10))
    try await app.activities.update(id, to: .init(status: .onTheWay, arrivesAt: soon))
    shown = try #require(await app.system.running().first)
    #expect(shown.state.status == .onTheWay)
    #expect(shown.staleDate == now + .minutes(25))

    try await app.activities.update(id, to: .init(status: .delivered, arrivesAt: soon))
    try await app.activities.end(id)
    #expect(await app.system.ended == [id: .after(.hours(1))])
    #expect(await app.system.all.first?.state.status == .delivered)
    #expect(await app.activities.running.isEmpty)
    // What comes after the end changes nothing.
    try await app.activities.update(id, to: .init(status: .cancelled, arrivesAt: soon))
    try await app.activities.end(id)
    #expect(await app.system.all.first?.state.status == .delivered)
  }

  @Test func aStatusThatCannotFollowIsRefused() async throws {
    let app = try Tracking()
    let id = try await app.activities.start(order, .init(status: .accepted, arrivesAt: .init(0)))
    await #expect(throws: ActivityRefusal.self) {
      try await app.activities.update(id, to: .init(status: .delivered, arrivesAt: .init(0)))
    }
    #expect(await app.system.running().first?.state.status == .accepted)
    // Ended early, it ends with the first status that is an end.
    try await app.activities.end(id, .immediate)
    #expect(await app.system.all.first?.state.status == .delivered)
    #expect(await app.system.ended == [id: .immediate])
  }

  @Test func aStatusFollowsTheOneThatIsOnItsWayToTheScreen() async throws {
    let system = SlowActivities()
    let activities = AppActivities<OrderAttributes>(
      center: system, device: try FakeCenter(at: "2026-06-08 09:00").device())
    let id = try await activities.start(order, .init(status: .accepted, arrivesAt: .init(0)))
    async let first: Void = activities.update(id, to: .init(status: .onTheWay, arrivesAt: .init(0)))
    try await eventually { await system.isUpdating }
    try await activities.update(id, to: .init(status: .delivered, arrivesAt: .init(0)))
    try await first
    #expect(await system.running().isEmpty)
    #expect(await system.fake.all.first?.state.status == .delivered)
  }

  @Test func whatTheSystemDoesNotAllowIsThrown() async throws {
    let app = try Tracking()
    await app.system.refuse(with: CancellationError())
    await #expect(throws: CancellationError.self) {
      try await app.activities.start(order, .init(status: .accepted, arrivesAt: .init(0)))
    }
  }

  /// The server learns it when it can be reached again: at the next launch, or after a while.
  @Test(arguments: [true, false]) func aTokenThatCouldNotBeSentIsSentAgain(_ launches: Bool) async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let system = FakeActivities<OrderAttributes>()
    let server = ForgetfulServer()
    let activities = AppActivities<OrderAttributes>(
      center: system, device: center.device(), sendToken: { try await server.take($0, $1.orderId) })
    await server.fail(times: 2)
    let id = try await activities.start(order, .init(status: .accepted, arrivesAt: .init(0)))
    await system.give([0x01], to: id)
    while await server.calls < 1 { await Task.yield() }
    while await server.known.isEmpty {
      if launches { await activities.launched() } else { await center.advance(by: .minutes(1)) }
      await Task.yield()
    }
    #expect(await server.known == ["01 A-1"])
    #expect(await server.calls == 3)
    // Once it is there, it is not sent again.
    await activities.launched()
    await center.advance(by: .hours(2))
    #expect(await server.calls == 3)
  }

  /// The device's token, with which a server starts one while the app does not run, until the server has it.
  @Test func theServerLearnsHowToStartOne() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let system = FakeActivities<OrderAttributes>()
    let server = ForgetfulServer()
    await system.give(startToken: [0x0a])
    await server.fail(times: 1)
    let activities = AppActivities<OrderAttributes>(
      center: system, device: center.device(), sendStartToken: { try await server.take($0, "start") })
    await activities.launched()
    while await server.calls < 1 { await Task.yield() }
    while await server.known.isEmpty {
      await center.advance(by: .minutes(1))
      await Task.yield()
    }
    await system.give(startToken: [0x0b])
    while await server.known.count < 2 { await Task.yield() }
    #expect(await server.known == ["0a start", "0b start"])
    await activities.launched()
    #expect(await server.calls == 3)
  }

  /// A server starts it by a push, and `launched()` was called long before.
  @Test func whatAServerStartsIsFollowedAtOnce() async throws {
    let app = try Tracking()
    await app.activities.launched()
    let id = await app.system.start(byPush: order, .init(status: .accepted, arrivesAt: .init(0)))
    await app.system.give([0x0b], to: id)
    #expect(await app.next == "0b A-1")
  }

  @Test func whatTheUserSwipesAwayIsOver() async throws {
    let app = try Tracking()
    let id = try await app.activities.start(order, .init(status: .accepted, arrivesAt: .init(0)))
    let other = try await app.activities.start(order, .init(status: .accepted, arrivesAt: .init(0)))
    await app.system.swipeAway(id)
    await app.system.endBySystem(other)
    try await app.activities.update(id, to: .init(status: .onTheWay, arrivesAt: .init(0)))
    #expect(await app.activities.running.isEmpty)
    #expect(await app.system.all.map(\.state.status) == [.accepted, .accepted])
    #expect(await app.system.ended == [id: .immediate, other: .standard])
  }

  @Test func itsTokensGoToTheServerAlsoAfterALaunch() async throws {
    let app = try Tracking()
    let id = try await app.activities.start(order, .init(status: .accepted, arrivesAt: .init(0)))
    await app.system.give([0x00, 0xff], to: id)
    #expect(await app.next == "00ff A-1")

    let again = try Tracking(app.system)
    await again.activities.launched()
    #expect(await again.next == "00ff A-1")
    await app.system.give([0x0a], to: id)
    #expect(await again.next == "0a A-1")
  }
}

/// It cannot be reached at first.
private actor ForgetfulServer {
  private(set) var known: [String] = []
  private(set) var calls = 0
  private var failures = 0

  func fail(times: Int) { failures = times }

  func take(_ token: String, _ order: String) throws {
    calls += 1
    if calls <= failures { throw CancellationError() }
    known.append("\(token) \(order)")
  }
}

/// It takes a while to show an update.
private actor SlowActivities: ActivityCenter {
  private(set) var isUpdating = false
  let fake = FakeActivities<OrderAttributes>()

  func running() async -> [RunningActivity<OrderAttributes>] { await fake.running() }

  func request(
    _ attributes: OrderAttributes, _ state: OrderAttributes.ContentState, staleDate: Instant?, hasPushUpdates: Bool
  ) async throws -> String {
    try await fake.request(attributes, state, staleDate: staleDate, hasPushUpdates: hasPushUpdates)
  }

  func update(_ id: String, _ state: OrderAttributes.ContentState, staleDate: Instant?) async {
    isUpdating = true
    for _ in 0..<100 { await Task.yield() }
    await fake.update(id, state, staleDate: staleDate)
  }

  func end(_ id: String, _ state: OrderAttributes.ContentState, _ dismissal: ActivityDismissal) async {
    await fake.end(id, state, dismissal)
  }

  func tokens(of id: String) async -> AsyncStream<[UInt8]> { await fake.tokens(of: id) }

  func states(of id: String) async -> AsyncStream<OrderAttributes.ContentState> { await fake.states(of: id) }
}

private struct Tracking {
  let center: FakeCenter
  let system: FakeActivities<OrderAttributes>
  let activities: AppActivities<OrderAttributes>
  private let sent: AsyncStream<String>

  init(_ system: FakeActivities<OrderAttributes> = FakeActivities()) throws {
    center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    self.system = system
    let (sent, send) = AsyncStream<String>.makeStream()
    self.sent = sent
    activities = AppActivities(
      center: system, device: center.device(), sendToken: { send.yield("\($0) \($1.orderId)") })
  }

  /// The next token that goes to the server.
  var next: String? {
    get async {
      for await token in sent { return token }
      return nil
    }
  }
}
