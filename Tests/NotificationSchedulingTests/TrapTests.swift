import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

/// What schedulers get wrong, as far as one step shows it; the rest are cases in `conformance/time`.
@Suite struct TrapTests {
  private func opened(_ target: String) -> OpenedTarget {
    OpenedTarget(target: target, identifier: "app.x.1", isFallback: false)
  }

  @Test func aDeliveryThatIsLateBySecondsCountsAsOnTime() {
    var device = Device(SampleRules.table(types: [SampleRules.daily]))
    device.at("2026-02-20", "10:00")
    device.signal("cleaned")
    device.at("2026-03-02", "20:00")
    device.now.instant = device.now.instant + .seconds(3)
    device.deliver("app.daily.2026-03-02")
    #expect(device.state.deliveries.recent.last?.local.description == "2026-03-02 20:00")
    #expect(device.logged.last { $0.event == "fired" }?.local.description == "2026-03-02 20:00:03")
    #expect(device.plan.contains("app.daily.2026-03-03 2026-03-03 20:00"))
  }

  @Test func sixMinutesLateIsLate() {
    var device = Device(SampleRules.table(types: [SampleRules.daily]))
    device.at("2026-02-20", "10:00")
    device.signal("cleaned")
    device.at("2026-03-02", "20:05")
    device.now.instant = device.now.instant + .milliseconds(1)
    device.deliver("app.daily.2026-03-02")
    #expect(device.state.deliveries.recent.last?.local.description == "2026-03-02 20:05:00.001")
  }

  @Test func anExemptTypeIsNeitherHeldBackNorCounted() {
    var exempt = SampleRules.full
    exempt.onCap = .exempt
    exempt.repeatAfter = nil
    var device = Device(SampleRules.table(types: [SampleRules.limit, exempt]))
    device.signal("analyzed", ["used": .int(90)])
    device.deliver("app.full.1")
    device.signal("limit_reached")
    #expect(device.plan == ["app.limit.1 2026-03-02 09:30"])
    device.signal("analyzed", ["used": .int(90)])
    #expect(device.pending["app.full.2"]?.trigger == .immediate)
  }

  @Test func theZoneOfTheLastStepIsRemembered() {
    let zone = ZoneRules(identifier: "Test/Zone", fixedOffsetSeconds: 3600)
    var device = Device(zone: zone)
    device.send(.launched)
    #expect(device.state.zone == "Test/Zone")
    device.send(.zoneUnknown)
    #expect(device.state.isZoneUnknown)
    device.send(.timeChanged)
    #expect(!device.state.isZoneUnknown)
  }

  @Test func aParkedLinkOpensOnceAndNotTooLate() {
    let start = Instant(milliseconds: 0)
    var router = LinkRouter()
    #expect(router.open(opened("a"), at: start) == nil)
    #expect(router.open(opened("b"), at: start + .seconds(1)) == nil)
    #expect(router.becameReady(at: start + .seconds(121))?.target == "b")
    #expect(router.becameReady(at: start + .seconds(121)) == nil)
    #expect(router.open(opened("c"), at: start + .seconds(122))?.target == "c")
    var late = LinkRouter()
    _ = late.open(opened("a"), at: start)
    #expect(late.becameReady(at: start + .seconds(120) + .milliseconds(1)) == nil)
    #expect(late.isReady)
  }

  @Test func aStatusOfTheFutureAllowsNothing() {
    #expect((0...4).map { AuthorizationStatus(systemValue: $0) } == AuthorizationStatus.allCases)
    for value in [-1, 5, 99] { #expect(AuthorizationStatus(systemValue: value) == .denied) }
  }

  @Test func aToggleThatAsksSpringsBackWithoutPermission() {
    var table = SampleRules.table()
    table.authorization = AuthorizationRule(askAt: .preference("enabled"))
    let asked = table.authorization?.options ?? []
    table.preferences = [PreferenceRule(toggle: "enabled", default: false, controls: .all)]
    var device = Device(table)
    device.state.authorization = .notDetermined
    device.authorization = .notDetermined
    device.send(.preferenceChanged("enabled", true))
    #expect(device.commands.contains(.requestAuthorization(asked)))
    device.send(.preferenceChanged("enabled", true))
    #expect(!device.commands.contains(.requestAuthorization(asked)), "the dialog is on screen already")
    device.authorization = .denied
    device.send(.authorizationAnswered)
    #expect(device.commands.contains(.alertPermission))
    #expect(device.state.preferences["enabled"] == .toggle(false))
    device.send(.authorizationAnswered)
    #expect(!device.commands.contains(.alertPermission))
  }

  @Test func aLinkThatNamesNoScreenOpensTheFirst() {
    var table = SampleRules.table()
    table.events.append(EventRule("lost", on: [.linkFallback], parameters: [.target, .type]))
    var device = Device(table)
    device.send(.linkOpened(target: "retired", ["a": .int(1)]))
    #expect(device.commands.contains(.open(OpenedTarget(target: "paywall", identifier: "", isFallback: true))))
    #expect(device.logged.map(\.event) == ["lost"])
    #expect(device.logged.first?.parameters == [EventValue("target", .string("paywall"))])
    device.send(.linkOpened(target: "storage", ["a": .int(1)]))
    #expect(
      device.commands.contains(
        .open(OpenedTarget(target: "storage", identifier: "", isFallback: false, parameters: ["a": .int(1)]))))
  }
}
