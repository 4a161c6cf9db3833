import CleanerNotifications
import CourierNotifications
import MessengerNotifications
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import RemedyNotifications
import SystemNotifications
import Testing

/// Providers that are late, flows that are cut off, settings that arrive in another order.
@Suite struct LateAnswersTests {
  /// The provider forgets the token late, after a second try has succeeded and Bob has a token.
  @Test(arguments: [true, false]) func aDiscardThatArrivesLate(_ hasNews: Bool) async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let (provider, tokens) = (LateProvider(), FakeTokenStore())
    let box = Mutexed<AppScheduler<Messenger>?>(nil)
    let scheduler = await AppScheduler<Messenger>(
      on: center,
      token: TokenBackends(
        provider: provider, on: tokens,
        register: {
          Task { await box.value?.token.received(deviceToken: [1]) }
        }), handlers: AppHandlers())
    box.set(scheduler)
    await provider.tell { await box.value?.token.provided($0) }
    await scheduler.launched()
    await scheduler.foregrounded()
    await scheduler.signedIn(as: "alice")
    try await eventually { await tokens.documents["users/alice"] == ["fcmToken": "fcm-1"] }
    await provider.gate.close()
    let leaving = Task { await scheduler.signedIn(as: "bob") }
    await provider.gate.isReached()
    await provider.letNextPass()
    for _ in 0..<90 {
      await center.advance(by: .seconds(1))
      await Task.yield()
    }
    await leaving.value
    if hasNews {
      await scheduler.token.networkChanged(isOnline: false)
      await scheduler.token.networkChanged(isOnline: true)
    }
    for _ in 0..<70 {
      await center.advance(by: .seconds(60))
      await Task.yield()
    }
    // The second try was let through.
    #expect(await tokens.documents["users/bob"] != nil)
    await provider.gate.open()
    for _ in 0..<60 {
      await center.advance(by: .seconds(1))
      await scheduler.settle()
    }
    let valid = await provider.current
    #expect(valid != nil)
    #expect(await tokens.documents["users/bob"]?["fcmToken"] == valid)
    box.set(nil)
  }

  /// The answers to settings come in another order, and a kill comes between.
  @Test(arguments: [false, true]) func anOlderSettingThatArrivesLast(_ kill: Bool) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let app = try await OddApp<Courier>(store: store)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.storing.close()
    await app.scheduler.set(.offersAndSales, to: false)
    await app.storing.isReached()
    for _ in 0..<40 { await app.fake.advance(by: .seconds(1)) }
    await app.scheduler.set(.offersAndSales, to: true)
    for _ in 0..<40 { await app.fake.advance(by: .seconds(1)) }
    if kill {
      app.life.end()
      await app.fake.killApp()
      let next = try await OddApp<Courier>(on: app.fake, store: store)
      await next.start()
      await next.scheduler.settle()
      #expect(await next.log.writes.last?.fields.first?.value == .toggle(true))
    } else {
      await app.storing.open()
      await app.scheduler.settle()
      #expect(await app.log.writes.last?.fields.first?.value == .toggle(true))
    }
  }

  /// A link waits two minutes at the most.
  @Test(arguments: [119, 121]) func aTapThatWaitsForTheFirstScreen(_ seconds: Int) async throws {
    let app = try await OddApp<Courier>()
    await app.scheduler.launched()
    let values = ["type": "order_arrived", "order_id": "A-1"]
    await app.scheduler.system.answered(.push(ArrivedPush(identifier: "p", userInfo: values)), with: .opened)
    await app.fake.advance(by: .seconds(seconds))
    await app.scheduler.foregrounded()
    await app.scheduler.settle()
    #expect(await app.log.opened.count == (seconds < 120 ? 1 : 0))
  }

  /// How a notification shows is answered while everything hangs.
  @Test func presentationWhileEverythingHangs() async throws {
    let app = try await OddApp<Courier>()
    await app.start()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    let id = try #require(await app.fake.pending.first?.identifier)
    await app.center.make(all: .hangsBefore)
    let work = Task { await app.scheduler.report(.basketEmptied) }
    for _ in 0..<50 { await Task.yield() }
    let shown = await app.scheduler.system.presentation(of: .local(id, PayloadValues([:])))
    #expect(!shown.isEmpty)
    await app.passing { _ in await work.value }
  }

  /// A foreign request that looks like one of the app is not removed at a sign-out or counted.
  @Test func requestsThatLookLikeTheApps() async throws {
    let app = try await OddApp<Courier>()
    await app.start()
    for id in ["courier", "courierx.basket_left.1", "Courier.basket_left.1", "x.courier.basket_left.1", ""] {
      _ = await app.fake.add(
        NotificationRequest(
          identifier: id, content: NotificationContent(body: "x"), trigger: .timeInterval(.hours(5), repeats: false)))
    }
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    await app.scheduler.signedOut()
    #expect(await app.fake.pending.count == 5)
  }

  /// A night with a change of the clocks, the app closed: a dose comes once and on time.
  @Test(arguments: ["2026-03-28 12:00", "2026-10-24 12:00"]) func aDoseInTheNightOfTheClocks(_ start: String)
    async throws
  {
    let app = try await OddApp<Remedy>(at: start)
    await app.start()
    await app.scheduler.report(
      .medicineSet(
        medicineId: "m1", medicine: "Insulin", times: [.init(hour: 2, minute: 30)], zone: "Europe/Berlin", lifeSaving: 1
      ))
    await app.fake.enterBackground()
    await app.fake.advance(by: .hours(24))
    let firsts = await app.fake.delivered.filter { $0.title == "Insulin" && !$0.identifier.contains("+") }
    #expect(firsts.count == 1)
    await app.scheduler.refreshed()
    await app.fake.advance(by: .hours(24))
    #expect(await app.fake.delivered.filter { $0.title == "Insulin" && !$0.identifier.contains("+") }.count == 2)
  }

  /// What was before is asked for only when the state can be read.
  @Test func thePastWaitsForTheFirstUnlock() async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let asked = Mutexed(0)
    let first = try await OddApp<Courier>(store: store)
    await first.start()
    first.life.end()
    await first.fake.killApp()
    store.fail(reads: true)
    let app = try await OddApp<Courier>(
      on: first.fake, store: store,
      past: {
        asked.set(asked.value + 1)
        return []
      })
    await app.scheduler.launched()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    store.fail(reads: false)
    await app.scheduler.foregrounded()
    await app.scheduler.settle()
    #expect(asked.value == 0)
    #expect(await app.fake.pending.count == 4)
  }

  /// Two listeners to the settings, one that ends; users switch meanwhile.
  @Test func settingsStreamsOverUsers() async throws {
    let app = try await OddApp<Courier>()
    await app.start()
    let seen = Mutexed<[Bool]>([])
    let listening = Task {
      for await settings in app.scheduler.settings { seen.set(seen.value + [settings.value(of: .offersAndSales)]) }
    }
    let other = Task { for await _ in app.scheduler.settings { break } }
    await other.value
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.set(.offersAndSales, to: false)
    await app.scheduler.signedIn(as: "bob")
    try await eventually { seen.value.last == true && seen.value.contains(false) }
    await app.scheduler.signedIn(as: "alice")
    try await eventually { seen.value.last == false }
    listening.cancel()
  }

  /// Who signs in while the token of before is on its way late, and the app dies: the next start finds the late token.
  @Test(arguments: [nil, "bob"]) func aLateTokenThatArrivesAfterAKill(_ next: String?) async throws {
    let store = try FakeStore()
    defer { store.delete() }
    let fake = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await fake.requestAuthorization([.alert])
    let server = LossyServer()
    let app = await AppScheduler<Courier>(
      on: fake, store: store, token: TokenBackends(on: server), handlers: AppHandlers())
    await app.launched()
    await app.foregrounded()
    await server.gate.close()
    await app.signedIn(as: "alice")
    await app.token.received(deviceToken: [1])
    await server.gate.isReached()
    let leaving = Task { await app.signedOut() }
    for _ in 0..<30 { await fake.advance(by: .seconds(1)) }
    await leaving.value
    await fake.killApp()
    // The request was on its way, the answer has nobody to go to.
    try await server.fake.set("01", field: "deviceToken", document: "users/alice")
    let second = await AppScheduler<Courier>(
      on: fake, store: store, token: TokenBackends(on: server.fake), handlers: AppHandlers())
    await second.launched()
    if let next { await second.signedIn(as: next) }
    await second.foregrounded()
    await second.settle()
    let documents = await server.fake.documents
    #expect(documents["users/alice"] ?? [:] == [:])
    await server.gate.open()
  }

  /// The server refuses the newer token at once (it never got there), and Alice leaves: the old one goes.
  @Test func aRefusedTokenLeavesTheOldOneToBeTakenOut() async throws {
    let tokens = FakeTokenStore()
    let app = try await OddApp<Courier>(tokens: tokens)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.token.received(deviceToken: [1])
    await app.scheduler.settle()
    await tokens.fail(with: Dead())
    await app.scheduler.token.received(deviceToken: [2])
    await app.scheduler.settle()
    await tokens.fail(with: nil)
    await app.scheduler.signedOut()
    await app.scheduler.settle()
    #expect(await tokens.documents["users/alice"] == [:])
  }

  /// The network is gone at the sign-out and back after it.
  @Test func aSignOutWithoutANetwork() async throws {
    let tokens = FakeTokenStore()
    let app = try await OddApp<Courier>(tokens: tokens)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.token.received(deviceToken: [1])
    await app.scheduler.settle()
    await app.scheduler.token.networkChanged(isOnline: false)
    await app.scheduler.signedOut()
    await app.scheduler.settle()
    await app.scheduler.token.networkChanged(isOnline: true)
    await app.scheduler.settle()
    #expect(await tokens.documents["users/alice"] == [:])
  }

  /// The same, and Bob signs in before the network is back.
  @Test func aSignOutWithoutANetworkAndBob() async throws {
    let tokens = FakeTokenStore()
    let app = try await OddApp<Courier>(tokens: tokens)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.token.received(deviceToken: [1])
    await app.scheduler.settle()
    await app.scheduler.token.networkChanged(isOnline: false)
    await app.scheduler.signedOut()
    await app.scheduler.signedIn(as: "bob")
    await app.scheduler.token.networkChanged(isOnline: true)
    await app.scheduler.settle()
    #expect(await tokens.documents["users/bob"] == ["deviceToken": "01"])
  }
}

/// Its first discard gets there when a gate opens.
private actor LateProvider: TokenProvider {
  let gate = Gate()
  private(set) var current: String?
  private var made = 0
  private var passes = false
  private var told: @Sendable (String) async -> Void = { _ in }
  func tell(_ told: @escaping @Sendable (String) async -> Void) { self.told = told }
  func letNextPass() { passes = true }
  func take(deviceToken: [UInt8]) async {
    if current == nil {
      made += 1
      current = "fcm-\(made)"
    }
    if let current { await told(current) }
  }
  func token() -> String? { current }
  func discard() async throws {
    if !passes { await gate.pass() }
    current = nil
  }
}
