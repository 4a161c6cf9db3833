import CourierNotifications
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications

/// Courier on a device where notifications are allowed, with handlers that a test can hold up.
struct CourierOnPhone {
  let center: FakeCenter
  let scheduler: AppScheduler<Courier>
  let log = CourierLog()
  /// Holds up every screen that is opened, while it is closed.
  let opening = Gate()
  /// Holds up what is logged, while it is closed.
  let logging = Gate()

  /// - Parameters:
  ///   - center: That of an earlier process.
  ///   - isConnected: Whether the center tells the app what comes due, and waits for it.
  init(
    on center: FakeCenter? = nil, store: any SchedulerStore & Sendable = InMemoryStore(), hasFlow: Bool = false,
    patience: TimeSpan = .seconds(10), isConnected: Bool = true, reports: FakeCenter.Reports = .likeADevice
  ) async throws {
    if let center {
      self.center = center
    } else {
      self.center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin", reports: reports)
      if !hasFlow { _ = await self.center.requestAuthorization([.alert, .sound, .badge]) }
    }
    let handlers = AppHandlers<Courier>(
      open: { [log, opening] in
        await opening.pass()
        await log.note($0)
      },
      perform: { [log] in await log.note($0) },
      log: { [log, logging] in
        await logging.pass()
        try await log.note($0)
      },
      fetch: { [log] _ in
        await log.noteFetch()
        return .newData
      },
      permissions: PermissionHandlers(show: { [log] in await log.note($0) }),
      logs: LogHandlers(failed: { [log] in await log.note($0) }))
    scheduler = AppScheduler(
      center: self.center, store: store, device: self.center.device(), patience: patience,
      permissions: hasFlow ? PermissionFlowSources() : nil, handlers: handlers)
    if isConnected { await self.center.connect(scheduler) }
  }

  func start() async {
    await scheduler.launched()
    await scheduler.foregrounded()
  }

  func leaveBasket(_ dishes: Int = 2) async {
    await scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: dishes))
  }

  /// What is planned, looked up without waiting for the app.
  var planned: [NotificationType] {
    get async { await center.simulation.pending.compactMap { scheduler.kind(of: $0.request.identifier) } }
  }

  /// Lets so much time pass for those who wait, again and again, until the work is done.
  func passingTime<Result: Sendable>(
    by span: TimeSpan = .seconds(10), _ work: @escaping @Sendable () async -> Result
  ) async -> Result {
    let clock = Task { [center] in
      while !Task.isCancelled {
        await center.advance(by: span)
        await Task.yield()
      }
    }
    let result = await work()
    clock.cancel()
    await clock.value
    return result
  }
}

actor CourierLog {
  private(set) var opened: [DeepLink] = []
  private(set) var pressed: [PressedButton<Courier>] = []
  private(set) var fetched = 0
  private(set) var events: [LoggedEvent<Courier>] = []
  private(set) var screens: [PermissionScreen?] = []
  private(set) var failures: [any Error] = []
  private(set) var batches = 0
  private var refuses = false

  var names: [String] { events.map(\.event.name) }
  var unfinished: [UnfinishedHandler] { failures.compactMap { $0 as? UnfinishedHandler } }

  func refuse(_ refuses: Bool) { self.refuses = refuses }

  func note(_ screen: OpenedScreen<Courier>) { opened.append(screen.link) }
  func note(_ button: PressedButton<Courier>) { pressed.append(button) }
  func noteFetch() { fetched += 1 }
  func note(_ screen: PermissionScreen?) { screens.append(screen) }
  func note(_ error: any Error) { failures.append(error) }
  func note(_ logged: [LoggedEvent<Courier>]) throws {
    batches += 1
    if refuses { throw FakeStore.Failure.writing }
    events += logged
  }
}

/// Lets nobody through while it is closed.
actor Gate {
  private var isClosed = false
  private var held: [CheckedContinuation<Void, Never>] = []

  var waiting: Int { held.count }

  func close() { isClosed = true }

  func open() {
    isClosed = false
    for wake in held { wake.resume() }
    held = []
  }

  func pass() async {
    if isClosed { await withCheckedContinuation { held.append($0) } }
  }

  /// Returns when somebody stands before it.
  func isReached() async { while held.isEmpty { await Task.yield() } }
}
