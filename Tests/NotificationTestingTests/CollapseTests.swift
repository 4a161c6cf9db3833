import Foundation
import MessengerNotifications
import NotificationTesting
import SystemNotifications
import Testing

/// Pushes that share a collapse id, and with it the identifier of their requests.
@Suite struct CollapseTests {
  private let chat = ["type": "message", "screen": "chat", "chatId": "c-7"]

  @Test func everyPushUnderOneIDIsAnswered() async throws {
    let app = try await Collapsing()
    var identifiers: Set<String> = []
    for text in ["One", "Two", "Three"] {
      await app.center.enterBackground()
      let push = await app.center.receive(chat, body: text, collapseID: "chat-7")
      identifiers.insert(push)
      // The newest has taken the place of the one before.
      #expect(await app.center.delivered.map(\.body) == [text])
      try await app.center.respond(to: push)
      await app.center.advance(by: .minutes(10))
    }
    #expect(identifiers == ["chat-7"])
    #expect(await app.log.opened == 3)
    #expect(await app.log.events == (0..<3).flatMap { _ in ["push_received", "push_opened"] })
    #expect(await Set(app.log.ids).count == 6)
  }

  @Test func itsButtonsGetWhatTheyNeed() async throws {
    let app = try await Collapsing()
    await app.center.enterBackground()
    for text in ["One", "Two"] {
      let push = await app.center.receive(
        chat, body: text, category: NotificationCategory.message.rawValue, collapseID: "chat-7")
      try await app.center.respond(to: push, with: .action(NotificationAction.replyAction.rawValue), text: text)
      await app.center.advance(by: .minutes(10))
    }
    let pressed = await app.log.pressed
    #expect(pressed.map(\.text) == ["One", "Two"])
    #expect(pressed.map { $0.values["chatId"] } == ["c-7", "c-7"])
  }

  /// The state of the app outlives its process, and so does what the user answered.
  @Test func aNewProcessKnowsTheOneThatWasAnswered() async throws {
    let store = FileStore(FileManager.default.temporaryDirectory.appending(path: "collapse-\(UUID().uuidString)"))
    let first = try await Collapsing(store: store)
    let came = Instant(Date(timeIntervalSince1970: 1_780_000_000))
    func push(_ instant: Instant) -> ArrivedNotification {
      .push(ArrivedPush(identifier: "chat-7", instant: instant, userInfo: chat))
    }
    await first.scheduler.system.answered(push(came), with: .opened)
    let second = try await Collapsing(store: store)
    await second.scheduler.system.answered(push(came), with: .opened)
    #expect(await second.log.opened == 0)
    await second.scheduler.system.answered(push(came + .minutes(1)), with: .opened)
    #expect(await second.log.opened == 1)
  }

  @Test func aButtonThatLacksWhatItNeedsIsReported() async throws {
    let app = try await Collapsing()
    let push = ArrivedPush(identifier: "p", userInfo: ["type": "message", "screen": "chat"])
    await app.scheduler.system.answered(
      .push(push), with: .acted(NotificationAction.replyAction.rawValue, text: "Hi"))
    await app.scheduler.system.answered(.push(push), with: .opened)
    await app.scheduler.settle()
    #expect(await app.log.pressed.isEmpty)
    #expect(
      await app.log.missing == [
        MissingValues(request: "p", id: NotificationAction.replyAction.rawValue, keys: ["chatId"]),
        MissingValues(request: "p", id: "chat", keys: ["chatId"]),
      ])
  }
}

private struct Collapsing {
  let center: FakeCenter
  let scheduler: AppScheduler<Messenger>
  let log = CollapseLog()

  init(store: any SchedulerStore & Sendable = InMemoryStore()) async throws {
    center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    scheduler = await AppScheduler(on: center, store: store, handlers: log.handlers)
    await scheduler.launched()
    await scheduler.foregrounded()
  }
}

private actor CollapseLog {
  private(set) var opened = 0
  private(set) var pressed: [PressedButton<Messenger>] = []
  private(set) var events: [String] = []
  private(set) var ids: [String] = []
  private(set) var missing: [MissingValues] = []

  nonisolated var handlers: AppHandlers<Messenger> {
    AppHandlers(
      open: { await self.note($0) }, perform: { await self.note($0) }, log: { await self.note($0) },
      logs: LogHandlers(failed: { await self.note($0) }))
  }

  private func note(_ screen: OpenedScreen<Messenger>) { opened += 1 }
  private func note(_ button: PressedButton<Messenger>) { pressed.append(button) }
  private func note(_ logged: [LoggedEvent<Messenger>]) {
    events += logged.map(\.event.name)
    ids += logged.map(\.id)
  }
  private func note(_ error: any Error) { if let error = error as? MissingValues { missing.append(error) } }
}
