import CourierNotifications
import Foundation
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// A notification center that does not answer.
@Suite struct PatienceTests {
  @Test func aSignalIsNotLostWhenTheCenterDoesNotSayWhatItHas() async throws {
    let app = try await AppOnSilentCenter()
    await app.center.silence(.report)
    await app.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await app.log.silences.map(\.call) == [.report])
    #expect(await app.log.silences.first?.patience == .seconds(10))
    // It is not asked for anything else in that step, and plans in the next.
    #expect(await app.center.fake.pending.isEmpty)
    await app.center.silence(nil)
    await app.scheduler.foregrounded()
    #expect(await app.center.fake.pending.first.flatMap { app.scheduler.kind(of: $0.identifier) } == .basketLeft)
  }

  @Test func anAddWithoutAnAnswerIsMadeAgain() async throws {
    let app = try await AppOnSilentCenter()
    await app.center.silence(.add)
    await app.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await app.log.silences.map(\.call) == [.add])
    await app.center.silence(nil)
    await app.scheduler.foregrounded()
    #expect(await app.center.fake.pending.first.flatMap { app.scheduler.kind(of: $0.identifier) } == .basketLeft)
    #expect(await app.log.silences.count == 1)
  }

  @Test func aRemovalWithoutAnAnswerIsMadeAgain() async throws {
    let app = try await AppOnSilentCenter()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    await app.center.silence(.remove)
    await app.waiting { await $0.set(.reminders, to: false) }
    #expect(await app.log.silences.map(\.call) == [.remove])
    #expect(await !app.center.fake.pending.isEmpty)
    await app.center.silence(nil)
    await app.scheduler.foregrounded()
    #expect(await app.center.fake.pending.isEmpty)
  }

  /// The center of another device is empty, and says so only in the second step.
  @Test func aLaunchThatIsNotAnsweredIsMadeUpFor() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "patience-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let old = try await AppOnSilentCenter(store: FileStore(file))
    await old.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    let planned = await old.center.fake.pending.map(\.identifier)
    #expect(!planned.isEmpty)
    let new = try await AppOnSilentCenter(store: FileStore(file), silence: .report)
    #expect(await new.log.silences.map(\.call) == [.report])
    #expect(await new.center.fake.pending.isEmpty)
    await new.center.silence(nil)
    await new.scheduler.foregrounded()
    #expect(await new.center.fake.pending.map(\.identifier) == planned)
  }

  @Test func categoriesThatAreNotTakenDoNotKeepTheAppFromStarting() async throws {
    let app = try await AppOnSilentCenter(silence: .register)
    #expect(await app.log.silences.map(\.call) == [.register])
  }
}

private struct AppOnSilentCenter {
  let center: SilentCenter
  let scheduler: AppScheduler<Courier>
  let log = FailureLog()

  init(store: any SchedulerStore & Sendable = InMemoryStore(), silence call: UnansweredCall.Call? = nil) async throws {
    center = SilentCenter(try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin"))
    await center.fake.allow()
    _ = await center.fake.requestAuthorization([.alert])
    scheduler = AppScheduler(
      center: center, store: store, device: center.fake.device(),
      handlers: AppHandlers(open: { _ in }, logs: LogHandlers(failed: { [log] in await log.note($0) })))
    await center.silence(call)
    await waiting { await $0.launched() }
  }

  func report(_ signal: Signal) async { await waiting { await $0.report(signal) } }

  /// Does something that the center does not answer, and lets the time pass.
  func waiting(for work: @escaping @Sendable (AppScheduler<Courier>) async -> Void) async {
    let clock = Task { [center] in
      // The wait may begin a little after the call.
      while !Task.isCancelled {
        await center.fake.advance(by: .seconds(10))
        await Task.yield()
      }
    }
    await work(scheduler)
    clock.cancel()
    await clock.value
  }
}

private actor FailureLog {
  private(set) var silences: [UnansweredCall] = []

  func note(_ error: any Error) { if let silence = error as? UnansweredCall { silences.append(silence) } }
}

/// A center of which one call never returns.
private actor SilentCenter: UserNotificationCenter {
  nonisolated let fake: FakeCenter
  private var silent: UnansweredCall.Call?

  init(_ fake: FakeCenter) { self.fake = fake }

  func silence(_ call: UnansweredCall.Call?) { silent = call }

  private func fallSilent(_ call: UnansweredCall.Call) async {
    guard call == silent else { return }
    for await _ in AsyncStream<Void>.makeStream().stream {}
  }

  func report(awaiting awaited: Set<String>) async -> CenterReport {
    await fallSilent(.report)
    return await fake.report(awaiting: awaited)
  }

  func add(_ request: NotificationRequest) async -> AddAnswer {
    await fallSilent(.add)
    return await fake.add(request)
  }

  func remove(_ identifiers: [String]) async {
    await fallSilent(.remove)
    await fake.remove(identifiers)
  }

  func removeDelivered(_ identifiers: [String]) async { await fake.removeDelivered(identifiers) }
  func clearBadge() async { await fake.clearBadge() }

  func register(_ categories: [CategoryRegistration]) async {
    await fallSilent(.register)
    await fake.register(categories)
  }

  func authorization() async -> AuthorizationStatus { await fake.authorization() }
  func requestAuthorization(_ options: [AuthorizationOption]) async -> AuthorizationStatus {
    await fake.requestAuthorization(options)
  }
}
