import CourierNotifications
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// How a notification is shown is answered at once, and counts, whatever the app does then.
@Suite struct PresentationTests {
  @Test func aHandlerThatTakesLongHoldsUpNoNotification() async throws {
    let app = try await CourierOnPhone(patience: .days(1))
    await app.start()
    await app.leaveBasket()
    await app.opening.close()
    await app.logging.close()
    let opening = Task { await app.scheduler.open("courier://nowhere") }
    await app.opening.isReached()
    let waiting = Task { await app.scheduler.set(.quietFrom, to: (23, 0)) }
    let advancing = Task { await app.center.advance(by: .minutes(15)) }
    while await app.center.simulation.delivered.isEmpty { await Task.yield() }
    #expect(await app.log.opened.isEmpty)
    await app.opening.open()
    await app.logging.open()
    _ = await opening.value
    for work in [waiting, advancing] { await work.value }
    await app.scheduler.settle()
    // Neither the step that was held up, nor the one that waited, nor the answer is forgotten.
    #expect(await app.log.opened == [.home])
    #expect(await app.log.names.count { $0 == "notif_delivered" } == 1)
    await app.leaveBasket()
    await app.scheduler.settle()
    #expect(await app.log.names.count { $0 == "notif_delivered" } == 1)
  }

  /// The center's report is older than the answer.
  @Test func aReportFromBeforeTheAnswerIsAskedForAgain() async throws {
    let fake = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await fake.requestAuthorization([.alert])
    let center = SlowCenter(fake)
    let log = CourierLog()
    let scheduler = AppScheduler<Courier>(
      center: center, store: InMemoryStore(), device: fake.device(), patience: .days(1),
      handlers: AppHandlers(open: { _ in }, log: { try await log.note($0) }))
    await scheduler.launched()
    await scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    let reminder = try #require(
      await fake.simulation.pending.map(\.request.identifier).first { scheduler.kind(of: $0) == .basketLeft })
    await center.reporting.close()
    let before = await center.reports
    let setting = Task { await scheduler.set(.reminders, to: false) }
    await center.reporting.isReached()
    // The fake center is connected to nobody, so this is all that the scheduler hears of it.
    await fake.advance(by: .minutes(15))
    #expect(await scheduler.system.presentation(of: .local(reminder)).contains(.banner))
    await center.reporting.open()
    await setting.value
    await scheduler.settle()
    #expect(await center.reports == before + 2)
    #expect(await log.names.count { $0 == "notif_delivered" } == 1)
  }
}

/// A center that takes its time to say what it has.
private actor SlowCenter: UserNotificationCenter {
  nonisolated let reporting = Gate()
  private(set) var reports = 0
  private let fake: FakeCenter

  init(_ fake: FakeCenter) { self.fake = fake }

  func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) async -> CenterReport {
    reports += 1
    await reporting.pass()
    return await fake.report(awaiting: awaited, clearing: cleared)
  }

  func add(_ request: NotificationRequest) async -> AddAnswer { await fake.add(request) }
  func remove(_ identifiers: [String]) async { await fake.remove(identifiers) }
  func removeDelivered(_ identifiers: [String]) async { await fake.removeDelivered(identifiers) }
  func clearBadge() async { await fake.clearBadge() }
  func register(_ categories: [CategoryRegistration]) async { await fake.register(categories) }
  func authorization() async -> AuthorizationStatus { await fake.authorization() }
  func requestAuthorization(_ options: [AuthorizationOption]) async -> AuthorizationStatus {
    await fake.requestAuthorization(options)
  }
}
