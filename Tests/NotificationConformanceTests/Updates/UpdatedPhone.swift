import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SpecLanguage
import Testing

@testable import SystemNotifications

/// One version of a small app after the other on one phone: each has rules of its own, and the file of those before it.
struct UpdatedPhone {
  let center: FakeCenter
  let store: FakeStore
  let tokens = FakeTokenStore()
  let log = UpdatedPhoneLog()

  /// In Berlin, at nine in the morning of Monday 2 March 2026.
  init(isAllowed: Bool = true) async throws {
    center = try FakeCenter(at: "2026-03-02 09:00", in: "Europe/Berlin")
    store = try FakeStore()
    if isAllowed { _ = await center.requestAuthorization([.alert, .sound, .badge]) }
  }

  /// The next start, in this version of the app.
  func start(_ version: AppVersionRules, inFront: Bool = true) async throws -> SystemScheduler {
    await center.killApp()
    let table = try version.table()
    var app = SystemScheduler.App()
    app.open = { [log] target, _ in await log.note(opened: target.target) }
    app.perform = { [log] response, _ in await log.note(performed: response.action) }
    app.show = { [log] screen in await log.note(shown: screen) }
    let scheduler = SystemScheduler(
      table, center: center, store: store, device: center.device(), patience: .seconds(10),
      flow: table.permissionFlow.map { _ in PermissionFlowSources() },
      token: table.token.map { _ in TokenBackends(on: tokens) },
      listed: { [center] in await center.listedPushes }, app: app)
    await center.connect(scheduler)
    await scheduler.launched(registering: table.formerIDs.adding(to: table.categories.map { CategoryRegistration($0) }))
    if inFront { await center.enterForeground() }
    await scheduler.settle()
    return scheduler
  }

  /// Nobody sees the app, and time goes on until the clock shows this.
  func sleep(until local: String) async throws {
    await center.enterBackground()
    try await center.advance(to: local)
  }

  /// Identifier and time of each.
  var pending: [String] { get async { await center.pending.map { "\($0.identifier) \($0.at)" } } }
}

/// What one version of the app says, in the words of a spec. All of them have two screens, and signals about an item.
struct AppVersionRules {
  var delivery = "local"
  var signals =
    "left: { parameters: { item: { type: string }, at: { type: instant }, count: { type: int } } }, bought: {}"
  /// Further sections.
  var sections = ""
  /// By its id, what is said of a type besides its text.
  var types: KeyValuePairs<String, [String]>

  func table() throws -> RuleTable {
    var yaml = """
      notispec: 1
      app:
        id: shop
        name: "Shop"
        module: ShopNotifications
        bundle_id: com.example.shop
        locales: [en]
        source_locale: en
        delivery: \(delivery)
      signals: { \(signals) }
      deep_links: { scheme: shop, targets: { home: { path: /home }, basket: { path: /basket } } }
      \(sections)
      notifications:

      """
    for (id, lines) in types {
      yaml += "  \(id):\n"
      for line in ["summary: \"S.\"", "target: basket", "copy: { body: { en: \"Text\" } }"] + lines {
        yaml += "    \(line)\n"
      }
    }
    let result = SpecReader.read([SpecSource(path: "shop.yaml", bytes: Array(yaml.utf8))])
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(result.spec).ruleTable
  }
}

extension CategoryRegistration {
  fileprivate init(_ category: CategoryRule) {
    self.init(
      identifier: category.identifier,
      actions: category.actions.map {
        Action(identifier: $0.id, title: $0.id, options: $0.opensApp ? [.foreground] : [])
      })
  }
}

extension SystemScheduler {
  func report(_ signal: String, item: String = "x", at instant: Int = 0, count: Int = 0) async {
    await handle(
      .signal(signal, ["item": .string(item), "at": .int(instant), "count": .int(count)], isInFront: true))
    await settle()
  }
}

actor UpdatedPhoneLog {
  private(set) var opened: [String] = []
  private(set) var performed: [String] = []
  private(set) var shown: [String?] = []

  func note(opened screen: String) { opened.append(screen) }
  func note(performed action: String) { performed.append(action) }
  func note(shown screen: String?) { shown.append(screen) }
}
