import Foundation
import MessengerNotifications
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// The push token of an app at work: registered, given to the provider, stored, rotated and deleted.
@Suite struct TokenTests {
  private let document = PushToken.document(uid: "alice")

  @Test func aTokenIsStoredForWhoSignsInAndDeletedForWhoSignsOut() async throws {
    let app = try await MessengerUnderTest()
    #expect(await app.tokens.documents.isEmpty)
    await app.signIn()
    // Asked once, after the sign-in.
    #expect(await app.center.authorization() == .authorized)
    #expect(await app.provider.taken == [[0xab, 0x01]])
    #expect(await app.tokens.documents == [document: [PushToken.field: "fcm-1"]])
    #expect(await app.scheduler.token.token == "fcm-1")
    #expect(await app.log.events.contains("push_token_stored"))
    #expect(await app.log.opened == [.mainScreen])

    await app.scheduler.signedOut()
    // The app may end the session now.
    #expect(await app.tokens.documents == [document: [:]])
    await app.scheduler.settle()
    #expect(await app.provider.discarded == 1)
    #expect(await app.scheduler.token.token == nil)
  }

  @Test func nothingIsStoredForTheNextUserUntilTheProviderHasForgotten() async throws {
    let app = try await MessengerUnderTest()
    await app.signIn()
    await app.provider.refuse(true)
    await app.scheduler.signedIn(as: "bob")
    await app.scheduler.settle()
    let bob = PushToken.document(uid: "bob")
    #expect(await app.registration.log == [.register, .unregister])
    #expect(await app.tokens.documents == [document: [:]])
    await app.provider.refuse(false)
    await app.scheduler.token.networkChanged(isOnline: false)
    await app.scheduler.token.networkChanged(isOnline: true)
    await app.settle()
    #expect(await app.registration.log == [.register, .unregister, .unregister, .register])
    #expect(await app.tokens.documents == [document: [:], bob: [PushToken.field: "fcm-2"]])
  }

  @Test func aRotatedTokenReplacesTheOldOne() async throws {
    let app = try await MessengerUnderTest()
    await app.signIn()
    await app.scheduler.token.provided("fcm-2")
    await app.scheduler.settle()
    #expect(await app.tokens.documents[document] == [PushToken.field: "fcm-2"])
    // The same again is not written.
    let calls = await app.tokens.calls
    await app.scheduler.token.provided("fcm-2")
    await app.scheduler.settle()
    #expect(await app.tokens.calls == calls)
  }

  @Test func whoeverRefusesHasNoTokenInTheStore() async throws {
    let app = try await MessengerUnderTest()
    await app.center.deny()
    await app.signIn()
    #expect(await app.tokens.documents.isEmpty)
    #expect(await app.log.events.contains("push_permission_denied"))
    // Allowed in Settings later.
    await app.center.allow()
    await app.center.enterForeground()
    #expect(await app.tokens.documents[document] == [PushToken.field: "fcm-1"])
  }

  @Test func aWriteThatFailedIsMadeAtTheNextLaunch() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "token-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await MessengerUnderTest(store: FileStore(file))
    await first.tokens.fail(with: TokenError(domain: "store", code: 7, text: "no"))
    await first.signIn()
    #expect(await first.tokens.calls == 1)
    #expect(await first.log.events.contains("token_failed"))
    let second = try await MessengerUnderTest(store: FileStore(file), allowed: true)
    #expect(await second.tokens.documents[document] == [PushToken.field: "fcm-1"])
  }

  @Test func aRegistrationWithoutAnAnswerHasFailedAfterHalfAMinute() async throws {
    let app = try await MessengerUnderTest(answersRegistration: false)
    await app.signIn()
    let failed = "push_token_registration_failed"
    #expect(await !app.log.events.contains(failed))
    // As often as the scheduler needs to begin its wait.
    try await eventually {
      await app.center.advance(by: .seconds(30))
    } _: {
      await app.log.events.contains(failed)
    }
    #expect(await app.log.events.contains("token_failed"))
    // The token may still come.
    await app.scheduler.token.received(deviceToken: [0xab, 0x01])
    await app.scheduler.settle()
    #expect(await app.tokens.documents[document] == [PushToken.field: "fcm-1"])
  }

  @Test func aDeadTokenIsReplaced() async throws {
    let app = try await MessengerUnderTest()
    await app.signIn()
    await app.scheduler.token.reportedGone("fcm-1", since: await app.center.device().moment().instant)
    await app.scheduler.settle()
    #expect(await app.provider.discarded == 1)
    #expect(await app.tokens.documents[document] == [PushToken.field: "fcm-2"])
  }

  /// The system has told the token before anybody has seen the app.
  @Test func aTokenThatCameBeforeTheFirstScreenIsStored() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let (tokens, provider) = (FakeTokenStore(), FakeProvider())
    let scheduler = await AppScheduler<Messenger>(
      on: center, token: TokenBackends(provider: provider, on: tokens), handlers: AppHandlers())
    await scheduler.launched()
    await scheduler.token.provided("fcm-1")
    await scheduler.signedIn(as: "alice")
    await scheduler.foregrounded()
    await scheduler.settle()
    #expect(await tokens.documents == [document: [PushToken.field: "fcm-1"]])
    // It is there: nothing is written at the next start.
    let calls = await tokens.calls
    await scheduler.backgrounded()
    await scheduler.foregrounded()
    await scheduler.settle()
    #expect(await tokens.calls == calls)
  }

  /// Somebody signs out while the write of the token is under way.
  @Test func aRemovalWaitsForTheWriteBeforeIt() async throws {
    let app = try await MessengerUnderTest()
    await app.slow.hold()
    await app.scheduler.signedIn(as: "alice")
    while await app.slow.waiting == 0 { await Task.yield() }
    let leaving = Task { await app.scheduler.signedOut() }
    while await app.provider.discarded == 0 { await Task.yield() }
    await app.slow.release()
    await leaving.value
    #expect(await app.tokens.documents == [document: [:]])
  }
}

/// Messenger with everything that it would have on a device.
private struct MessengerUnderTest {
  let center: FakeCenter
  let tokens = FakeTokenStore()
  let slow: SlowStore
  let provider = FakeProvider()
  let registration = FakeRegistration()
  let scheduler: AppScheduler<Messenger>
  let log = MessengerLog()

  init(
    store: any SchedulerStore & Sendable = InMemoryStore(), allowed: Bool = false, answersRegistration: Bool = true
  ) async throws {
    center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    slow = SlowStore(tokens)
    if allowed { _ = await center.requestAuthorization([.alert]) }
    scheduler = await AppScheduler(
      on: center, store: store,
      token: TokenBackends(
        provider: provider, on: slow, register: { [registration] in registration.register() },
        unregister: { [registration] in registration.unregister() }), handlers: log.handlers)
    if answersRegistration {
      await registration.answer { [scheduler] in await scheduler.token.received(deviceToken: [0xab, 0x01]) }
    }
    await provider.tell { [scheduler] in await scheduler.token.provided($0) }
    await scheduler.launched()
    await scheduler.foregrounded()
    await settle()
  }

  func signIn() async {
    await scheduler.signedIn(as: "alice")
    await settle()
  }

  /// The system answers on the main actor, and the provider whenever it likes.
  func settle() async {
    for _ in 0..<20 {
      await scheduler.settle()
      await Task.yield()
    }
  }
}

@MainActor private final class FakeRegistration {
  enum Call { case register, unregister }
  private(set) var log: [Call] = []
  private var answer: (@Sendable () async -> Void)?

  nonisolated init() {}

  func answer(_ answer: @escaping @Sendable () async -> Void) { self.answer = answer }

  func register() {
    log.append(.register)
    if let answer { Task { await answer() } }
  }

  func unregister() { log.append(.unregister) }
}

/// Firebase in small: it makes its own tokens and tells them.
private actor FakeProvider: TokenProvider {
  private(set) var taken: [[UInt8]] = []
  private(set) var discarded = 0
  private var refuses = false
  private var current: String?
  private var told: @Sendable (String) async -> Void = { _ in }

  func tell(_ told: @escaping @Sendable (String) async -> Void) { self.told = told }

  func take(deviceToken: [UInt8]) async {
    taken.append(deviceToken)
    if current == nil { current = "fcm-\(discarded + 1)" }
    if let current { await told(current) }
  }

  func token() -> String? { current }

  func refuse(_ refuses: Bool) { self.refuses = refuses }

  func discard() throws {
    if refuses { throw TokenError(domain: "provider", code: 1, text: "not now") }
    discarded += 1
    current = nil
  }
}

/// A store whose first write takes until a test lets it go.
private actor SlowStore: TokenStore {
  let store: FakeTokenStore
  private var holds = false
  private var held: [CheckedContinuation<Void, Never>] = []

  init(_ store: FakeTokenStore) { self.store = store }

  var waiting: Int { held.count }

  func hold() { holds = true }

  func release() {
    holds = false
    for wake in held { wake.resume() }
    held = []
  }

  func set(_ token: String, field: String, document: String) async throws {
    if holds { await withCheckedContinuation { held.append($0) } }
    try await store.set(token, field: field, document: document)
  }

  func clear(_ token: String, field: String, document: String) async throws {
    try await store.clear(token, field: field, document: document)
  }
}

private actor MessengerLog {
  private(set) var opened: [DeepLink] = []
  private(set) var events: [String] = []

  nonisolated var handlers: AppHandlers<Messenger> {
    AppHandlers(open: { await self.note($0.link) }, log: { await self.note($0) })
  }

  private func note(_ link: DeepLink) { opened.append(link) }
  private func note(_ logged: [LoggedEvent<Messenger>]) { events += logged.map(\.event.name) }
}
