import CourierNotifications
import NotificationRules
import NotificationTesting
import SystemNotifications
import Testing

/// Whoever asks for permission to notify, the scheduler, the flow or the token, all learn the answer.
@Suite struct AnswerTests {
  @Test func whatTheFlowAsked() async throws {
    let app = try await Asked<Courier>()
    await app.scheduler.report(.orderPlaced)
    // The order has emptied the basket.
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await app.registrations.count == 0)
    await app.scheduler.permissions.press(.primary)
    try await app.expectAllToKnow()
  }

  @Test func whatTheTokenAsked() async throws {
    let app = try await Asked<AfterSignIn>()
    try await app.expectAllToKnow()
  }

  @Test func whatTheSchedulerAsked() async throws {
    let app = try await Asked<ByToggle>()
    #expect(await app.registrations.count == 0)
    await app.scheduler.set(.reminders, to: false)
    await app.scheduler.set(.reminders, to: true)
    try await app.expectAllToKnow()
  }
}

/// Courier, but it asks after the sign-in.
private enum AfterSignIn: NotificationApp {
  typealias Kind = NotificationType
  typealias Report = Signal
  typealias Link = DeepLink
  typealias Toggle = TogglePreference

  static var rules: RuleTable { .courier(asking: .afterSignIn) }
}

/// Courier, but it asks when a setting is switched on.
private enum ByToggle: NotificationApp {
  typealias Kind = NotificationType
  typealias Report = Signal
  typealias Link = DeepLink
  typealias Toggle = TogglePreference

  static var rules: RuleTable { .courier(asking: .preference(TogglePreference.reminders.rawValue)) }
}

extension RuleTable {
  fileprivate static func courier(asking occasion: AuthorizationRule.Occasion) -> RuleTable {
    var rules = Courier.rules
    rules.authorization = AuthorizationRule(askAt: occasion)
    rules.permissionFlow = nil
    return rules
  }
}

/// An app with a basket that was left, and somebody who is signed in.
private struct Asked<App: NotificationApp> where App.Report == Signal, App.Kind == NotificationType {
  let center: FakeCenter
  let scheduler: AppScheduler<App>
  let registrations = Registrations()

  init() async throws {
    center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let handlers = AppHandlers<App>(open: { _ in })
    scheduler = await AppScheduler(
      on: center, permissions: PermissionFlowSources(),
      token: TokenBackends(on: FakeTokenStore(), register: { [registrations] in registrations.count += 1 }),
      handlers: handlers)
    await scheduler.launched()
    await scheduler.foregrounded()
    await scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await center.pending.isEmpty)
    await scheduler.signedIn(as: "alice")
  }

  func expectAllToKnow() async throws {
    await scheduler.settle()
    #expect(await center.authorization() == .authorized)
    #expect(await registrations.count == 1)
    #expect(await center.pending.contains { scheduler.kind(of: $0.identifier) == .basketLeft })
  }
}

@MainActor private final class Registrations {
  var count = 0

  nonisolated init() {}
}
