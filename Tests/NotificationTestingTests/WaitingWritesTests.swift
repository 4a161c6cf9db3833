import CourierNotifications
import Foundation
import NotificationScheduling
import NotificationTesting
import SystemNotifications
import Testing

/// Tokens on their way to a server that is slow, hangs, or cannot be reached.
@Suite struct WaitingWritesTests {
  private func app(with tokens: any TokenStore & Sendable) async throws -> AppScheduler<Courier> {
    let phone = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await phone.requestAuthorization([.alert, .sound, .badge])
    let scheduler = AppScheduler<Courier>(
      center: phone, store: InMemoryStore(), device: phone.device(), token: TokenBackends(on: tokens),
      handlers: AppHandlers())
    await scheduler.launched()
    await scheduler.foregrounded()
    await scheduler.signedIn(as: "alice")
    return scheduler
  }

  @Test func theNewestTokenTakesThePlaceOfThoseThatWait() async throws {
    let server = GatedServer()
    let scheduler = try await app(with: server)
    await server.gate.close()
    await scheduler.token.received(deviceToken: [1])
    await server.gate.isReached()
    for token in 2...4 { await scheduler.token.received(deviceToken: [UInt8(token)]) }
    await server.gate.open()
    await scheduler.settle()
    #expect(await server.calls == ["set 01 users/alice", "set 04 users/alice"])
  }

  @Test func theTokenOfTheNextUserDoesNotWaitForTheRemovalOfTheLast() async throws {
    let server = GatedServer()
    let scheduler = try await app(with: server)
    await scheduler.token.received(deviceToken: [1])
    await scheduler.settle()
    await server.clearGate.close()
    await scheduler.signedIn(as: "bob")
    try await eventually { await server.calls.contains("set 01 users/bob") }
    #expect(await server.calls.last == "set 01 users/bob")
    await server.clearGate.open()
    await scheduler.settle()
  }

  @Test(arguments: [false, true])
  func whatFailsForWantOfANetworkIsWrittenOnceItIsBack(_ saysThatThereWasNone: Bool) async throws {
    let tokens = FakeTokenStore()
    let scheduler = try await app(with: tokens)
    await tokens.fail(with: URLError(.notConnectedToInternet))
    await scheduler.token.received(deviceToken: [1])
    await scheduler.settle()
    // The system says so only now, or not at all.
    if saysThatThereWasNone { await scheduler.token.networkChanged(isOnline: false) }
    await tokens.fail(with: nil)
    await scheduler.token.networkChanged(isOnline: true)
    await scheduler.settle()
    #expect(await tokens.documents["users/alice"] == ["deviceToken": "01"])
  }

  @Test func whatFailsOtherwiseWaitsForTheNextLaunch() async throws {
    let tokens = FakeTokenStore()
    let scheduler = try await app(with: tokens)
    await tokens.fail(with: URLError(.badServerResponse))
    await scheduler.token.received(deviceToken: [1])
    await scheduler.settle()
    await tokens.fail(with: nil)
    await scheduler.token.networkChanged(isOnline: false)
    await scheduler.token.networkChanged(isOnline: true)
    await scheduler.settle()
    #expect(await tokens.documents["users/alice"] == nil)
  }

  /// Nobody is there who could be reached on another's phone.
  @Test func aRemovalThatFailedIsTriedAgainByAProcessThatNobodySees() async throws {
    let (store, tokens) = (try FakeStore(), FakeTokenStore())
    defer { store.delete() }
    let phone = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await phone.requestAuthorization([.alert, .sound, .badge])
    func process() -> AppScheduler<Courier> {
      AppScheduler<Courier>(
        center: phone, store: store, device: phone.device(), token: TokenBackends(on: tokens), handlers: AppHandlers())
    }
    var scheduler = process()
    await scheduler.launched()
    await scheduler.foregrounded()
    await scheduler.signedIn(as: "alice")
    await scheduler.token.received(deviceToken: [1])
    await scheduler.settle()
    await tokens.fail(with: URLError(.timedOut))
    await scheduler.signedOut()
    await phone.killApp()
    await tokens.fail(with: nil)
    #expect(await tokens.documents["users/alice"] == ["deviceToken": "01"])
    scheduler = process()
    await scheduler.launched()
    await scheduler.settle()
    #expect(await tokens.documents["users/alice"] == [:])
  }

  /// The registration waits for half a minute; of the process that asked for it nothing is left then.
  @Test func aKilledProcessWritesNothingAnyMore() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let phone = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await phone.requestAuthorization([.alert, .sound, .badge])
    func process() async -> AppScheduler<Courier> {
      let scheduler = AppScheduler<Courier>(
        center: phone, store: store, device: phone.device(), token: TokenBackends(on: FakeTokenStore()),
        handlers: AppHandlers())
      await phone.connect(scheduler)
      return scheduler
    }
    let first = await process()
    await first.launched()
    await first.foregrounded()
    await first.signedIn(as: "alice")
    await phone.killApp()
    let second = await process()
    await second.launched()
    await second.foregrounded()
    await second.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    await second.settle()
    await phone.enterBackground()
    await phone.advance(by: .minutes(1))
    await second.settle()
    let state = try #require(try store.read())
    #expect(try StateFile.app(from: state).scheduler.pending.contains { $0.type == "basket_left" })
    _ = first
  }

  /// Each of the writes has its own time: nothing hangs, however long all of them take.
  @Test func settleWaitsForAllWritesThatGoOn() async throws {
    let server = GatedServer(pace: .milliseconds(400))
    let scheduler = try await app(with: server)
    for user in 1...10 {
      await scheduler.token.received(deviceToken: [UInt8(user)])
      try await eventually { await server.calls.count >= user }
    }
    await scheduler.settle()
    #expect(await server.ended == 10)
  }
}

/// Holds up what it is told to.
private actor GatedServer: TokenStore {
  let gate = Gate()
  let clearGate = Gate()
  private let pace: Duration
  private(set) var calls: [String] = []
  private(set) var ended = 0

  init(pace: Duration = .zero) { self.pace = pace }

  func set(_ token: String, field: String, document: String) async throws {
    calls.append("set \(token) \(document)")
    try await Task.sleep(for: pace)
    await gate.pass()
    ended += 1
  }

  func clear(_ token: String, field: String, document: String) async throws {
    calls.append("clear \(token) \(document)")
    await clearGate.pass()
    ended += 1
  }
}
