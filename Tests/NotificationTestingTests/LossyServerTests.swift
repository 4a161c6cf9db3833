import CourierNotifications
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// A server that does what it is told and whose answer is lost, and other things that happen to tokens.
@Suite struct LossyServerTests {
  /// The answer to the write of a newer token is lost on the way back, then Alice leaves.
  @Test(arguments: [false, true]) func aTokenWhoseAnswerWasLostIsTakenOut(_ first: Bool) async throws {
    let app = try await Phone()
    await app.scheduler.signedIn(as: "alice")
    if !first {
      await app.scheduler.token.received(deviceToken: [1])
      await app.scheduler.settle()
    }
    await app.server.loseAnswers(true)
    await app.scheduler.token.received(deviceToken: [2])
    await app.scheduler.settle()
    #expect(await app.server.fake.documents["users/alice"] == ["deviceToken": "02"])
    await app.server.loseAnswers(false)
    await app.scheduler.signedOut()
    await app.scheduler.settle()
    let calls = await app.server.calls
    #expect(await app.server.fake.documents["users/alice"] == [:], "\(calls)")
  }

  /// The same, but the permission is taken away in Settings.
  @Test func aTokenWhoseAnswerWasLostIsTakenOutWithThePermission() async throws {
    let app = try await Phone()
    await app.registerAlice()
    await app.server.loseAnswers(true)
    await app.scheduler.token.received(deviceToken: [2])
    await app.scheduler.settle()
    await app.server.loseAnswers(false)
    await app.center.enterBackground()
    await app.center.deny()
    await app.center.enterForeground()
    await app.scheduler.settle()
    #expect(await app.server.fake.documents["users/alice"] == [:])
    await app.center.enterBackground()
    await app.center.allow()
    await app.center.enterForeground()
    await app.scheduler.settle()
    #expect(await app.server.fake.documents["users/alice"] == ["deviceToken": "02"])
  }

  /// The clear fails while a network is missing, Bob comes, Alice comes back and leaves again.
  @Test func aClearThatFailedIsMadeUpForWhenItsUserIsBack() async throws {
    let app = try await Phone()
    await app.registerAlice()
    await app.server.fake.fail(with: Dead())
    await app.scheduler.signedOut()
    await app.scheduler.settle()
    await app.server.fake.fail(with: nil)
    await app.scheduler.signedIn(as: "bob")
    await app.scheduler.settle()
    #expect(await app.server.fake.documents["users/bob"] == ["deviceToken": "01"])
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.settle()
    #expect(await app.server.fake.documents == ["users/alice": ["deviceToken": "01"], "users/bob": [:]])
    await app.scheduler.signedOut()
    await app.scheduler.settle()
    #expect(await app.server.fake.documents == ["users/alice": [:], "users/bob": [:]])
  }

  /// Several users in a row while the server takes its time: in the end only the last has the token.
  @Test func usersWhoSwitchWhileTheServerIsSlow() async throws {
    let app = try await Phone()
    await app.server.gate.close()
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.token.received(deviceToken: [1])
    await app.server.gate.isReached()
    let switching = Task { [scheduler = app.scheduler] in
      await scheduler.signedIn(as: "bob")
      await scheduler.signedIn(as: "alice")
      await scheduler.signedIn(as: "carol")
    }
    for _ in 0..<90 { await app.center.advance(by: .seconds(1)) }
    await switching.value
    await app.server.gate.open()
    await app.comeToRest()
    let documents = await app.server.fake.documents
    #expect(documents["users/carol"] == ["deviceToken": "01"])
    #expect(documents["users/alice"] ?? [:] == [:])
    #expect(documents["users/bob"] ?? [:] == [:])
  }

  /// The token changes while the write of the old one hangs, and Alice leaves before either has arrived.
  @Test func aTokenThatChangesWhileTheServerHangsAndAliceLeaves() async throws {
    let app = try await Phone()
    await app.server.gate.close()
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.token.received(deviceToken: [1])
    await app.server.gate.isReached()
    await app.scheduler.token.received(deviceToken: [2])
    let leaving = Task { [scheduler = app.scheduler] in await scheduler.signedOut() }
    await app.pass(seconds: 40)
    await leaving.value
    await app.server.gate.open()
    await app.comeToRest()
    let calls = await app.server.calls
    #expect(await app.server.fake.documents["users/alice"] ?? [:] == [:], "\(calls)")
  }

  /// Alice's sign-out hangs at the server and she signs in again meanwhile: she must have the token in the end.
  @Test func aLateClearTakesNothingFromWhoIsBack() async throws {
    let app = try await Phone()
    await app.registerAlice()
    await app.server.clearGate.close()
    let leaving = Task { [scheduler = app.scheduler] in
      await scheduler.signedOut()
      await scheduler.signedIn(as: "alice")
    }
    await app.server.clearGate.isReached()
    await app.pass(seconds: 40)
    await leaving.value
    await app.server.clearGate.open()
    await app.comeToRest()
    let calls = await app.server.calls
    #expect(await app.server.fake.documents["users/alice"] == ["deviceToken": "01"], "\(calls)")
  }

  /// And the next launch, and the next.
  @Test func aLateClearIsMadeUpForAtTheNextLaunch() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await Phone(store: store)
    await app.registerAlice()
    await app.server.clearGate.close()
    let leaving = Task { [scheduler = app.scheduler] in
      await scheduler.signedOut()
      await scheduler.signedIn(as: "alice")
    }
    await app.server.clearGate.isReached()
    await app.pass(seconds: 40)
    await leaving.value
    await app.server.clearGate.open()
    await app.comeToRest()
    await app.center.killApp()
    for _ in 0..<2 {
      let next = try await Phone(on: app.center, server: app.server, store: store)
      await next.scheduler.token.received(deviceToken: [1])
      await next.scheduler.settle()
      await next.center.killApp()
    }
    #expect(await app.server.fake.documents["users/alice"] == ["deviceToken": "01"])
  }

  /// The clear is not answered at once, and Alice signs in again before the ten seconds are over.
  @Test(arguments: [1, 5, 9, 11, 15]) func aSlowSignOutAndASignInRightAfter(_ seconds: Int) async throws {
    let app = try await Phone()
    await app.registerAlice()
    await app.server.clearGate.close()
    let leaving = Task { [scheduler = app.scheduler] in
      await scheduler.signedOut()
      await scheduler.signedIn(as: "alice")
    }
    await app.server.clearGate.isReached()
    for _ in 0..<seconds { await app.center.advance(by: .seconds(1)) }
    await app.server.clearGate.open()
    await app.comeToRest()
    await leaving.value
    #expect(await app.server.fake.documents["users/alice"] == ["deviceToken": "01"])
  }

  /// The answer to a clear is lost, or fails, and Alice signs in again at once.
  @Test func aClearWhoseAnswerWasLostAndASignIn() async throws {
    let app = try await Phone()
    await app.registerAlice()
    await app.server.loseAnswers(true)
    await app.scheduler.signedOut()
    await app.scheduler.settle()
    await app.server.loseAnswers(false)
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.settle()
    #expect(await app.server.fake.documents["users/alice"] == ["deviceToken": "01"])
  }

  /// Permission goes, the clear hangs, permission is back, and then the clear gets there.
  @Test func aLateClearOfAPermissionThatIsBack() async throws {
    let app = try await Phone()
    await app.registerAlice()
    await app.server.clearGate.close()
    let center = app.center
    let leaving = Task { [scheduler = app.scheduler] in
      await center.enterBackground()
      await center.deny()
      await scheduler.foregrounded()
      await scheduler.backgrounded()
      await center.allow()
      await scheduler.foregrounded()
    }
    await app.server.clearGate.isReached()
    await app.pass(seconds: 40)
    await app.server.clearGate.open()
    await app.comeToRest()
    await leaving.value
    let calls = await app.server.calls
    #expect(await app.server.fake.documents["users/alice"] == ["deviceToken": "01"], "\(calls)")
  }

  /// A backup on a new phone: its sign-out leaves the token of the old phone alone.
  @Test func aSecondPhoneLeavesTheTokenOfTheFirstAlone() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let tokens = FakeTokenStore()
    let old = try await OddApp<Courier>(store: store, tokens: tokens)
    await old.start()
    await old.scheduler.signedIn(as: "alice")
    await old.scheduler.token.received(deviceToken: [1])
    await old.scheduler.settle()
    let new = try await OddApp<Courier>(store: store, tokens: tokens, number: 2)
    await new.start()
    #expect(await new.scheduler.token.token == nil)
    await new.scheduler.signedOut()
    await new.scheduler.settle()
    #expect(await tokens.documents["users/alice"] == ["deviceToken": "01"])
  }

  /// Settings that a server learns: the answer hangs while users switch.
  @Test func aSettingOfAliceGoesToAliceAlone() async throws {
    let app = try await OddApp<Courier>()
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.storing.close()
    await app.scheduler.set(.offersAndSales, to: false)
    await app.storing.isReached()
    await app.scheduler.signedIn(as: "bob")
    await app.storing.open()
    await app.scheduler.settle()
    #expect(await Set(app.log.writes.map(\.document)) == ["users/alice"])
    await app.scheduler.set(.offersAndSales, to: false)
    await app.scheduler.settle()
    #expect(await app.log.writes.last?.document == "users/bob")
    #expect(await app.log.writes.last?.fields.first?.value == .toggle(false))
  }

  /// Moved, moved back while the write hangs: the server ends with the last.
  @Test func aSettingThatIsMovedBackWhileItsWriteHangs() async throws {
    let app = try await OddApp<Courier>()
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.storing.close()
    await app.scheduler.set(.offersAndSales, to: false)
    await app.storing.isReached()
    await app.scheduler.set(.offersAndSales, to: true)
    await app.storing.open()
    await app.scheduler.settle()
    #expect(await app.log.writes.last?.fields.first?.value == .toggle(true))
  }

  private struct Phone {
    let center: FakeCenter
    let server: LossyServer
    let scheduler: AppScheduler<Courier>
    init(
      on other: FakeCenter? = nil, server: LossyServer = LossyServer(),
      store: any SchedulerStore & Sendable = InMemoryStore()
    ) async throws {
      self.server = server
      if let other { center = other } else { center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin") }
      _ = await center.requestAuthorization([.alert])
      scheduler = await AppScheduler(
        on: center, store: store, token: TokenBackends(on: server), handlers: AppHandlers())
      await scheduler.launched()
      await scheduler.foregrounded()
    }

    /// Her document has the token 01.
    func registerAlice() async {
      await scheduler.signedIn(as: "alice")
      await scheduler.token.received(deviceToken: [1])
      await scheduler.settle()
    }

    func pass(seconds: Int) async { for _ in 0..<seconds { await center.advance(by: .seconds(1)) } }

    /// Half a minute, in which everything that is under way gets its answer.
    func comeToRest() async {
      for _ in 0..<30 {
        await center.advance(by: .seconds(1))
        await scheduler.settle()
      }
    }
  }
}

actor LossyServer: TokenStore {
  let fake = FakeTokenStore()
  let gate = Gate()
  let clearGate = Gate()
  private(set) var calls: [String] = []
  private var loses = false
  func loseAnswers(_ loses: Bool) { self.loses = loses }
  func set(_ token: String, field: String, document: String) async throws {
    calls.append("set \(token) \(document)…")
    await gate.pass()
    calls.append("set \(token) \(document)")
    try await fake.set(token, field: field, document: document)
    if loses { throw Dead() }
  }
  func clear(_ token: String, field: String, document: String) async throws {
    calls.append("clear \(token) \(document)…")
    await clearGate.pass()
    calls.append("clear \(token) \(document)")
    try await fake.clear(token, field: field, document: document)
    if loses { throw Dead() }
  }
}
