import MessengerNotifications
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// Pushes as an app handles them: shown, opened, answered, and silent ones.
@Suite struct PushTests {
  @Test func aTapOpensTheChatOnce() async throws {
    let app = try await PushedMessenger()
    await app.center.enterBackground()
    let push = await app.center.receive(
      ["type": "message", "screen": "chat", "chatId": "c-7"], title: "Ann", body: "Hello")
    #expect(await app.center.delivered.map(\.title) == ["Ann"])
    try await app.center.respond(to: push)
    let opened = try #require(await app.log.opened.first)
    #expect(opened.link == .chat(chatId: "c-7"))
    #expect(opened.kind == .message)
    #expect(opened.request == push)
    #expect(await app.log.events == ["push_received", "push_opened"])
    // The system may report one tap by two entry points.
    await app.scheduler.system.answered(
      .push(ArrivedPush(identifier: push, userInfo: ["type": "message", "screen": "chat"])), with: .opened)
    #expect(await app.log.opened.count == 1)
  }

  @Test func whatComesInFrontIsShownAsTheSpecSays() async throws {
    let app = try await PushedMessenger()
    let push = ArrivedPush(identifier: "p", userInfo: ["type": "message", "screen": "chat", "chatId": "c-7"])
    #expect(await app.scheduler.system.presentation(of: .push(push)) == [.banner, .list, .sound, .badge])
    await app.scheduler.settle()
    #expect(await app.log.events == ["push_received"])
    await app.center.receive(["type": "message"], body: "Hello")
    #expect(await app.center.delivered.map(\.body) == ["Hello"])
  }

  /// OneSignal sends the data of a message below `custom.a`.
  @Test func whatOneSignalSendsIsReadToo() async throws {
    let app = try await PushedMessenger()
    func push(_ identifier: String) -> ArrivedNotification {
      .push(
        ArrivedPush(
          identifier: identifier,
          userInfo: [
            "aps": ["alert": "Hello", "category": NotificationCategory.message.rawValue],
            "custom": ["i": "5f1c", "a": ["type": "message", "screen": "chat", "chatId": "c-7"]] as [String: Any],
          ]))
    }
    await app.scheduler.system.answered(push("p"), with: .opened)
    await app.scheduler.system.answered(
      push("q"), with: .acted(NotificationAction.replyAction.rawValue, text: "Hi!"))
    await app.scheduler.settle()
    #expect(await app.log.opened.first?.link == .chat(chatId: "c-7"))
    #expect(await app.log.pressed.first?.text == "Hi!")
  }

  @Test func aButtonIsPressedWithWhatTheUserWrote() async throws {
    let app = try await PushedMessenger()
    await app.center.enterBackground()
    // The category says which type it is.
    let push = await app.center.receive(
      ["chatId": "c-7"], body: "Hello", category: NotificationCategory.message.rawValue)
    try await app.center.respond(
      to: push, with: .action(NotificationAction.replyAction.rawValue), text: "Hi!")
    let pressed = try #require(await app.log.pressed.first)
    #expect(pressed.action == .replyAction)
    #expect(pressed.kind == .message)
    #expect(pressed.text == "Hi!")
    #expect(await app.log.opened.isEmpty)
  }

  @Test func whatNobodyTappedCountsAsShownOnce() async throws {
    let app = try await PushedMessenger()
    await app.center.enterBackground()
    let push = await app.center.receive(["type": "message", "screen": "chat", "chatId": "c-7"])
    for _ in 0..<2 { await app.center.enterForeground() }
    #expect(await app.log.events == ["push_received"])
    try await app.center.respond(to: push)
    #expect(await app.log.events == ["push_received", "push_opened"])
  }

  @Test func aPushOfATypeThatIsNotKnownIsReportedAndLeftToTheSystem() async throws {
    let app = try await PushedMessenger()
    let push = ArrivedNotification.push(ArrivedPush(identifier: "p", userInfo: ["type": "survey"]))
    #expect(await app.scheduler.system.presentation(of: push) == [.banner, .list, .sound])
    await app.scheduler.system.answered(push, with: .opened)
    await app.scheduler.settle()
    #expect(await app.log.unknown.contains(UnknownRequest(identifier: "p", id: "survey")))
    #expect(await app.log.opened.isEmpty)
    #expect(await app.log.events.isEmpty)
  }

  @Test func aSilentPushIsAnsweredWithWhatWasFetched() async throws {
    let app = try await PushedMessenger()
    let push = ArrivedPush(userInfo: ["sync": "inbox", "aps": ["content-available": 1]])
    #expect(await app.scheduler.silent(push) == .newData)
    #expect(await app.log.fetched == [["sync": "inbox"]])
    await app.log.make(.failing)
    #expect(await app.scheduler.silent(push) == .failed)
  }

  @Test func aFetchThatTakesTooLongHasFailed() async throws {
    let app = try await PushedMessenger()
    await app.log.make(.endless)
    let clock = Task { [app] in
      while !Task.isCancelled {
        await app.center.advance(by: .seconds(29))
        await Task.yield()
      }
    }
    #expect(await app.scheduler.silent(ArrivedPush(userInfo: [:])) == .failed)
    clock.cancel()
    await clock.value
    try await eventually { await app.log.isCancelled }
  }
}

/// Messenger on a device where notifications are allowed.
private struct PushedMessenger {
  let center: FakeCenter
  let scheduler: AppScheduler<Messenger>
  let log = PushLog()

  init() async throws {
    center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    scheduler = await AppScheduler(on: center, handlers: log.handlers)
    await scheduler.launched()
    await scheduler.foregrounded()
  }
}

private actor PushLog {
  enum Fetch { case finding, failing, endless }

  private(set) var opened: [OpenedScreen<Messenger>] = []
  private(set) var pressed: [PressedButton<Messenger>] = []
  private(set) var events: [String] = []
  private(set) var unknown: [UnknownRequest] = []
  private(set) var fetched: [[String: String]] = []
  private(set) var isCancelled = false
  private var fetch = Fetch.finding

  nonisolated var handlers: AppHandlers<Messenger> {
    AppHandlers(
      open: { await self.note($0) }, perform: { await self.note($0) }, log: { await self.note($0) },
      fetch: { try await self.find($0) }, logs: LogHandlers(failed: { await self.note($0) }))
  }

  func make(_ fetch: Fetch) { self.fetch = fetch }

  private func find(_ values: [String: String]) async throws -> FetchResult {
    fetched.append(values)
    switch fetch {
    case .finding: return .newData
    case .failing: throw CancellationError()
    case .endless:
      for await _ in AsyncStream<Void>.makeStream().stream {}
      isCancelled = Task.isCancelled
      return .newData
    }
  }

  private func note(_ screen: OpenedScreen<Messenger>) { opened.append(screen) }
  private func note(_ button: PressedButton<Messenger>) { pressed.append(button) }
  private func note(_ logged: [LoggedEvent<Messenger>]) { events += logged.map(\.event.name) }
  private func note(_ error: any Error) { if let error = error as? UnknownRequest { unknown.append(error) } }
}
