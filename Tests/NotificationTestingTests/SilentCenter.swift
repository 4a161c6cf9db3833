import CourierNotifications
import NotificationCivilTime
import NotificationTerms
import NotificationTesting
import SystemNotifications

/// A center of which one call never returns.
actor SilentCenter: UserNotificationCenter {
  nonisolated let fake: FakeCenter
  private var silent: UnansweredCall.Call?
  private var isDone = false

  init(_ fake: FakeCenter) { self.fake = fake }

  /// - Parameter isDone: What is asked for is done all the same, and only not answered.
  func silence(_ call: UnansweredCall.Call?, isDone: Bool = false) { (silent, self.isDone) = (call, isDone) }

  private func fallSilent(_ call: UnansweredCall.Call) async {
    guard call == silent else { return }
    for await _ in AsyncStream<Void>.makeStream().stream {}
  }

  func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) async -> CenterReport {
    await fallSilent(.report)
    return await fake.report(awaiting: awaited, clearing: cleared)
  }

  func add(_ request: NotificationRequest) async -> AddAnswer {
    if isDone { _ = await fake.add(request) }
    await fallSilent(.add)
    return await fake.add(request)
  }

  func remove(_ identifiers: [String]) async {
    await fallSilent(.remove)
    await fake.remove(identifiers)
  }

  func removeDelivered(_ identifiers: [String]) async {
    await fallSilent(.removeDelivered)
    await fake.removeDelivered(identifiers)
  }

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

/// An app whose center leaves some calls without an answer.
struct AppOnSilentCenter<App: NotificationApp> {
  let center: SilentCenter
  let scheduler: AppScheduler<App>
  let log = SilenceLog()

  init(
    on center: SilentCenter? = nil, store: any SchedulerStore & Sendable = InMemoryStore(),
    silence call: UnansweredCall.Call? = nil, of app: App.Type = Courier.self
  ) async throws {
    if let center {
      self.center = center
    } else {
      self.center = SilentCenter(try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin"))
      await self.center.fake.allow()
      _ = await self.center.fake.requestAuthorization([.alert])
    }
    scheduler = AppScheduler(
      center: self.center, store: store, device: self.center.fake.device(),
      handlers: AppHandlers(
        open: { _ in }, perform: { [log] in await log.note($0.action) },
        logs: LogHandlers(failed: { [log] in await log.note($0) })))
    await self.center.silence(call)
    await waiting { await $0.launched() }
  }

  func report(_ signal: App.Report) async { await waiting { await $0.report(signal) } }

  /// Does something that the center does not answer, and lets the time pass.
  func waiting(for work: @escaping @Sendable (AppScheduler<App>) async -> Void) async {
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

actor SilenceLog {
  private(set) var silences: [UnansweredCall] = []
  private(set) var pressed: [String] = []

  func note(_ error: any Error) { if let silence = error as? UnansweredCall { silences.append(silence) } }
  func note(_ action: some Sendable) { pressed.append("\(action)") }
}
