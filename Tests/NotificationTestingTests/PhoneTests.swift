import CourierNotifications
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// What a phone does around an app: scenes, silent pushes, notifications of other code, and what it does not say.
@Suite struct PhoneTests {
  @Test func twoScenesStartTheFlowOnce() async throws {
    let app = try await CourierOnPhone(hasFlow: true)
    await app.scheduler.launched()
    await app.scheduler.report(.orderPlaced)
    async let first: Void = app.scheduler.foregrounded()
    async let second: Void = app.scheduler.foregrounded()
    _ = await (first, second)
    #expect(await app.log.screens == [.notificationsPrePrompt])
  }

  @Test func aLaunchThatIsReportedTwiceIsOne() async throws {
    let app = try await CourierOnPhone()
    let other = SchedulerEvents()
    let scheduler = SystemScheduler(
      Courier.rules, center: other, store: InMemoryStore(), device: app.center.device(),
      app: SystemScheduler.App())
    async let first: Void = scheduler.launched()
    async let second: Void = scheduler.launched()
    _ = await (first, second)
    #expect(await other.reports == 1)
    for _ in 0..<2 { await scheduler.foregrounded() }
    #expect(await other.reports == 2)
    for _ in 0..<2 { await scheduler.backgrounded() }
    for _ in 0..<2 { await scheduler.foregrounded() }
    #expect(await other.reports == 3)
  }

  /// The system waits for nothing that the app waits for.
  @Test func aSilentPushIsFetchedAtOnceWhileAHandlerHangs() async throws {
    let app = try await CourierOnPhone(patience: .days(1), isConnected: false)
    await app.start()
    await app.opening.close()
    let opening = Task { await app.scheduler.open("courier://orders/A-1") }
    await app.opening.isReached()
    #expect(await app.scheduler.silent(ArrivedPush(userInfo: ["sync": "menu"])) == .newData)
    await app.opening.open()
    _ = await opening.value
    await app.scheduler.settle()
    #expect(await app.log.unfinished.isEmpty)
  }

  @Test(arguments: ["fb123://authorize?code=7", "https://example.com/plus", "couriers://plus", "plus"])
  func aLinkOfOtherCodeIsLeftAlone(_ link: String) async throws {
    let app = try await CourierOnPhone()
    await app.start()
    #expect(await app.scheduler.open(link) == false)
    #expect(await app.log.opened.isEmpty)
    #expect(await app.scheduler.open("courier://nowhere"))
    #expect(await app.log.opened.count == 1)
  }

  @Test func aNotificationOfOtherCodeIsLeftAlone() async throws {
    let app = try await CourierOnPhone()
    await app.start()
    _ = await app.center.add(
      NotificationRequest(
        identifier: "alarm.1", content: NotificationContent(body: "Wake up"),
        trigger: .timeInterval(.minutes(1), repeats: false)))
    await app.center.advance(by: .minutes(1))
    #expect(await app.center.delivered.map(\.identifier) == ["alarm.1"])
    try await app.center.respond(to: "alarm.1")
    #expect(await app.log.opened.isEmpty)
    #expect(await app.log.failures.isEmpty)
  }

  @Test func aPushWithoutATypeIsShownAndOpensTheFirstScreen() async throws {
    let app = try await CourierOnPhone()
    await app.start()
    let push = await app.center.receive(["campaign": "summer"], body: "Try our new menu")
    #expect(await app.center.delivered.map(\.identifier) == [push])
    try await app.center.respond(to: push)
    #expect(await app.log.opened == [.home])
    #expect(await app.log.failures.last as? UnknownRequest == UnknownRequest(identifier: push, id: ""))
  }

  @Test(arguments: FakeCenter.Reports.allCases)
  func aDeviceDoesNotSayThatSomethingWasNotPermitted(_ reports: FakeCenter.Reports) async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", reports: reports)
    _ = await center.requestAuthorization([.alert])
    for (identifier, minutes) in [("app.shown", 1), ("app.refused", 3), ("app.waiting", 9)] {
      _ = await center.add(
        NotificationRequest(
          identifier: identifier, content: NotificationContent(body: "Look"),
          trigger: .timeInterval(.minutes(Int64(minutes)), repeats: false)))
    }
    await center.enterBackground()
    await center.advance(by: .minutes(2))
    await center.deny()
    await center.advance(by: .minutes(2))
    let report = await center.report(awaiting: ["app.shown", "app.refused", "app.waiting"], clearing: [:])
    #expect(report.pending == ["app.waiting"])
    let settled = report.settled.map(\.identifier)
    switch reports {
    case .likeADevice:
      #expect(settled == ["app.shown"])
      #expect(!report.isComplete)
      #expect(await center.report(awaiting: [], clearing: [:]).settled.isEmpty)
    case .complete:
      #expect(settled == ["app.shown", "app.refused"])
      #expect(report.settled.last?.fate == .notPermitted)
      #expect(report.isComplete)
    }
  }
}

/// A center that counts how often it was asked.
private actor SchedulerEvents: UserNotificationCenter {
  private(set) var reports = 0

  func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) -> CenterReport {
    reports += 1
    return CenterReport(authorization: .authorized, pending: [])
  }

  func add(_ request: NotificationRequest) -> AddAnswer { AddAnswer() }
  func remove(_ identifiers: [String]) {}
  func removeDelivered(_ identifiers: [String]) {}
  func clearBadge() {}
  func register(_ categories: [CategoryRegistration]) {}
  func authorization() -> AuthorizationStatus { .authorized }
  func requestAuthorization(_ options: [AuthorizationOption]) -> AuthorizationStatus { .authorized }
}
