import Foundation
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import Synchronization
import SystemNotifications

/// A process that dies after so many touches of the outside world.
final class Life: Sendable {
  private let left: Mutex<(count: Int, limit: Int)>
  init(_ limit: Int = .max) { left = Mutex((0, limit)) }

  var isOver: Bool { left.withLock { $0.count > $0.limit } }
  var count: Int { left.withLock { $0.count } }
  func tick() -> Bool {
    left.withLock {
      $0.count += 1
      return $0.count <= $0.limit
    }
  }
  func end() { left.withLock { ($0.count, $0.limit) = (1, 0) } }
  /// From now on so many more.
  func more(_ count: Int) { left.withLock { $0.limit = $0.count + count } }
  func point() async {
    if !tick() { await forever() }
  }
}

func forever() async { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) } }

struct Dead: Error {}

struct MortalStore: SchedulerStore, Sendable {
  var store: FakeStore
  let life: Life
  typealias Failure = any Error
  var writes: Int { store.writes }
  func read() throws(any Error) -> [UInt8]? {
    if life.isOver { throw Dead() }
    return try store.read()
  }
  mutating func write(_ bytes: [UInt8]) throws(any Error) {
    if !life.tick() { throw Dead() }
    try store.write(bytes)
    if !life.tick() { throw Dead() }
  }
}

struct MortalTokens: TokenStore {
  let store: FakeTokenStore
  let life: Life
  func set(_ token: String, field: String, document: String) async throws {
    await life.point()
    try await store.set(token, field: field, document: document)
    await life.point()
  }
  func clear(_ token: String, field: String, document: String) async throws {
    await life.point()
    try await store.clear(token, field: field, document: document)
    await life.point()
  }
}

/// A center whose calls may never be answered, be answered late, or be lost; and a process that may die at each.
actor OddCenter: UserNotificationCenter {
  enum Oddity: Sendable { case hangsBefore, hangsAfter, gated, lost }
  nonisolated let fake: FakeCenter
  nonisolated let life: Life
  let gate = Gate()
  private var odd: [UnansweredCall.Call: Oddity] = [:]
  private(set) var calls: [String] = []
  /// Changes what a report says.
  private var edit: (@Sendable (CenterReport) -> CenterReport)?
  private var dialogGate: Gate?

  init(_ fake: FakeCenter, life: Life = Life()) { (self.fake, self.life) = (fake, life) }
  func make(_ call: UnansweredCall.Call, _ oddity: Oddity?) { odd[call] = oddity }
  func make(all oddity: Oddity?) { for call in UnansweredCall.Call.allCases { odd[call] = oddity } }
  func edit(_ edit: (@Sendable (CenterReport) -> CenterReport)?) { self.edit = edit }
  func dialog(_ gate: Gate?) { dialogGate = gate }

  private func pass<T: Sendable>(
    _ call: UnansweredCall.Call, lost: T? = nil, _ work: @Sendable () async -> T
  ) async -> T {
    calls.append(call.rawValue)
    await life.point()
    let oddity = odd[call]
    if oddity == .hangsBefore { await forever() }
    if oddity == .lost, let lost { return lost }
    let result = await work()
    if oddity == .hangsAfter { await forever() }
    if oddity == .gated { await gate.pass() }
    await life.point()
    return result
  }

  func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) async -> CenterReport {
    let edit = edit
    return await pass(.report) { [fake] in
      let report = await fake.report(awaiting: awaited, clearing: cleared)
      return edit?(report) ?? report
    }
  }
  func add(_ request: NotificationRequest) async -> AddAnswer {
    await pass(.add, lost: AddAnswer()) { [fake] in await fake.add(request) }
  }
  func remove(_ identifiers: [String]) async {
    await pass(.remove, lost: ()) { [fake] in await fake.remove(identifiers) }
  }
  func removeDelivered(_ identifiers: [String]) async {
    await pass(.removeDelivered, lost: ()) { [fake] in await fake.removeDelivered(identifiers) }
  }
  func clearBadge() async { await pass(.clearBadge, lost: ()) { [fake] in await fake.clearBadge() } }
  func register(_ categories: [CategoryRegistration]) async {
    await pass(.register, lost: ()) { [fake] in await fake.register(categories) }
  }
  func authorization() async -> AuthorizationStatus {
    await pass(.authorization) { [fake] in await fake.authorization() }
  }
  func requestAuthorization(_ options: [AuthorizationOption]) async -> AuthorizationStatus {
    await life.point()
    await dialogGate?.pass()
    return await fake.requestAuthorization(options)
  }
}

/// An app on an odd phone.
struct OddApp<App: NotificationApp> {
  let center: OddCenter
  let life: Life
  let scheduler: AppScheduler<App>
  let log = OddLog<App>()
  let opening = Gate()
  let performing = Gate()
  let storing = Gate()
  let logging = Gate()
  var fake: FakeCenter { center.fake }

  init(
    of app: App.Type = App.self, on fake: FakeCenter? = nil, at local: String = "2026-06-08 09:00",
    store: FakeStore? = nil,
    life: Life = Life(), tokens: FakeTokenStore? = nil, hasFlow: Bool = false, allowed: Bool = true, number: UInt64 = 1,
    past: @escaping @Sendable () -> [PastEvent<App>] = { [] }
  ) async throws {
    let phone: FakeCenter
    if let fake {
      phone = fake
    } else {
      phone = try FakeCenter(at: local, in: "Europe/Berlin")
      if allowed { _ = await phone.requestAuthorization([.alert, .sound, .badge]) }
    }
    self.life = life
    center = OddCenter(phone, life: life)
    var device = phone.device()
    if number != 1 { device.installation = { _ in Installation(number: number) } }
    let handlers = AppHandlers<App>(
      open: { [log, opening, life] in
        if life.isOver { return }
        await opening.pass()
        await log.note($0)
      },
      perform: { [log, performing, life] in
        if life.isOver { return }
        await performing.pass()
        await log.note($0)
      },
      log: { [log, logging, life] in
        if life.isOver { throw Dead() }
        await logging.pass()
        await log.note($0)
      },
      permissions: PermissionHandlers(show: { [log] in await log.note($0) }),
      settings: SettingsHandlers(store: { [log, storing, life] in
        if life.isOver { throw Dead() }
        await storing.pass()
        await log.note($0)
      }),
      logs: LogHandlers(
        report: { [log] in await log.note($0) }, failed: { [log] in await log.note($0) }))
    let kept: any SchedulerStore & Sendable =
      if let store { MortalStore(store: store, life: life) } else { InMemoryStore() }
    scheduler = AppScheduler(
      center: center, store: kept, device: device, permissions: hasFlow ? PermissionFlowSources() : nil,
      token: tokens.map { TokenBackends(on: MortalTokens(store: $0, life: life)) },
      listed: { await phone.listedPushes }, past: past, handlers: handlers)
    await phone.connect(scheduler)
  }

  func start() async {
    await scheduler.launched()
    await scheduler.foregrounded()
  }

  /// Does this while time goes on.
  func passing<T: Sendable>(
    by span: TimeSpan = .seconds(10), _ work: @escaping @Sendable (AppScheduler<App>) async -> T
  ) async -> T {
    let clock = Task { [fake] in
      while !Task.isCancelled {
        await fake.advance(by: span)
        await Task.yield()
      }
    }
    let result = await work(scheduler)
    clock.cancel()
    await clock.value
    return result
  }

  /// Does this until it is done or the process has died, without time going on.
  /// - Returns: Whether it died.
  func untilDeath(_ work: @escaping @Sendable (AppScheduler<App>) async -> Void) async -> Bool {
    let done = Mutexed(false)
    Task { [scheduler] in
      await work(scheduler)
      done.set(true)
    }
    for turn in 0..<200_000 where !done.value && !life.isOver {
      if turn < 200 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
    let died = life.isOver
    if died {
      life.end()
      for _ in 0..<50 { await Task.yield() }
      await fake.killApp()
    }
    return died
  }
}

final class Mutexed<Value: Sendable>: Sendable {
  private let held: Mutex<Value>
  init(_ value: Value) { held = Mutex(value) }
  var value: Value { held.withLock { $0 } }
  func set(_ value: Value) { held.withLock { $0 = value } }
}

actor OddLog<App: NotificationApp> {
  private(set) var opened: [App.Link] = []
  private(set) var pressed: [PressedButton<App>] = []
  private(set) var events: [LoggedEvent<App>] = []
  private(set) var screens: [App.Screen?] = []
  private(set) var writes: [PreferenceWrite] = []
  private(set) var outcomes: [OutcomeRecord] = []
  private(set) var failures: [any Error] = []
  func note(_ screen: OpenedScreen<App>) { opened.append(screen.link) }
  func note(_ button: PressedButton<App>) { pressed.append(button) }
  func note(_ logged: [LoggedEvent<App>]) { events += logged }
  func note(_ screen: App.Screen?) { screens.append(screen) }
  func note(_ write: PreferenceWrite) { writes.append(write) }
  func note(_ outcome: OutcomeRecord) { outcomes.append(outcome) }
  func note(_ error: any Error) { failures.append(error) }
  var silences: [UnansweredCall] { failures.compactMap { $0 as? UnansweredCall } }
  var unfinished: [UnfinishedHandler] { failures.compactMap { $0 as? UnfinishedHandler } }
}
