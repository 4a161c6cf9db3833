import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

struct LifecycleTests {
  @Test func aStepAsksTheCenterBeforeItHandsOver() {
    var device = Device()
    device.send(.signal("limit_reached", [:]))
    device.at("2026-03-02", "09:30")
    let report = CenterReport(
      authorization: .authorized, pending: [],
      settled: [.init(identifier: "app.limit.1", instant: device.now.instant, fate: .presented(quietly: false))])
    let commands = device.scheduler.step(
      &device.state, on: StepInput([.foregrounded, .signal("cleaned", [:])], report: report), at: device.now)
    let kinds = commands.map { command in
      switch command {
      case .add: "add"
      case .deliver(let records): "deliver \(records.map(\.event))"
      default: "other"
      }
    }
    #expect(kinds.last == #"deliver ["fired", "type_limit"]"#)
    #expect(kinds.filter { $0 == "add" }.count == 13)
  }

  /// An app that was not opened for three thousand years tells of the last one.
  @Test func datesLongAgoAreNotReported() {
    var device = Device()
    device.send(.foregrounded)
    device.at("5000-03-02", "09:00")
    device.send(.launched)
    #expect(device.outcomes.count > 300 && device.outcomes.count <= 400)
  }

  @Test func scheduledIsLoggedOnceEverWhenTheCenterHasAccepted() {
    var device = Device()
    device.signal("limit_reached", failing: true)
    #expect(device.logged.map(\.event) == ["failed"])
    #expect(device.logged.first?.parameters.last == EventValue("reason", .string("broken")))
    #expect(device.outcomes.map(\.reason) == [.centerFailed])
    device.at("2026-03-02", "09:05")
    device.send(.foregrounded)
    #expect(device.logged.map(\.event) == ["failed", "scheduled", "type_limit"])
    #expect(device.logged[1].id == "app.limit.1.notification.scheduled")
    device.authorization = .denied
    device.send(.foregrounded)
    device.authorization = .authorized
    device.send(.foregrounded)
    #expect(device.pending.keys.sorted() == ["app.limit.1"])
    #expect(device.logged.count == 3, "coming back is not a second scheduling")
  }

  @Test func losingPermissionRemovesEverythingAndReplaysNothing() {
    var device = Device()
    device.signal("limit_reached")
    device.authorization = .denied
    device.send(.foregrounded)
    #expect(device.pending.isEmpty && device.plan.isEmpty)
    #expect(device.outcomes.map(\.outcome) == [.cancelled])
    device.at("2026-03-02", "10:01")
    device.authorization = .authorized
    device.send(.foregrounded)
    #expect(device.plan.isEmpty)
    #expect(device.outcomes.last?.outcome == .expired)
  }

  @Test func theRestOfAWindowIsUsedWhenAToggleReturns() {
    var device = Device()
    device.signal("limit_reached")
    device.send(.preferenceChanged("enabled", false))
    #expect(device.outcomes.map(\.reason) == [.preferenceOff])
    device.at("2026-03-02", "09:50")
    device.send(.preferenceChanged("enabled", true))
    #expect(device.plan == ["app.limit.1 2026-03-02 09:50"])
  }

  @Test func aRelaunchAfterAKillEndsWithTheSamePlan() {
    var device = Device()
    device.signal("cleaned")
    let plan = device.plan
    // Killed after the first write: nothing reached the center.
    device.pending = [:]
    device.send(.launched)
    #expect(device.plan == plan)
    #expect(device.pending.count == plan.count)
    #expect(device.logged.filter { $0.event == "scheduled" }.count == plan.count)
  }

  @Test func oldRequestsAreRemovedAtLaunch() {
    var device = Device()
    device.pending["app.old.2026"] = NotificationRequest(
      identifier: "app.old.2026", content: .init(body: "x"), trigger: .immediate)
    device.send(.launched)
    #expect(device.pending.isEmpty)
  }

  @Test func anOverdueRequestThatIsGoneCountsAsDelivered() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:45")
    device.pending = [:]
    device.send(.foregrounded)
    #expect(device.logged.last?.event == "type_limit")
    #expect(device.logged.contains { $0.event == "fired" })
  }

  @Test func focusUsesTheDayAndLogsNothing() {
    var device = Device()
    device.at("2026-03-01", "10:00")
    device.signal("cleaned")
    device.signal("limit_reached")
    device.at("2026-03-01", "10:30")
    let logged = device.logged.count
    device.send(
      .foregrounded, settled: [.init(identifier: "app.limit.1", instant: device.now.instant, fate: .silencedByFocus)])
    device.send(.opened("app.limit.1"))
    #expect(device.logged.count == logged)
    #expect(device.commands.contains { if case .open(let opened) = $0 { opened.target == "paywall" } else { false } })
    #expect(device.plan.first == "app.daily.2026-03-02 2026-03-02 20:00")
    #expect(device.outcomes.contains { $0.reason == .suppressedFocus })
  }

  @Test func aTapIsLoggedOnceAndAnOutdatedOneOpensTheFallback() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:30")
    device.deliver("app.limit.1")
    device.signal("bought")
    device.send(.opened("app.limit.1"))
    device.send(.opened("app.limit.1"))
    let opened = device.logged.filter { $0.event == "opened" }
    #expect(opened.count == 1)
    #expect(opened.first?.parameters.last == EventValue("target", .string("dashboard")))
  }

  @Test func theClockSetBackDoesNotBlockTheDayNorRepeatAnOccurrence() {
    var device = Device()
    device.at("2026-03-01", "10:00")
    device.signal("cleaned")
    device.at("2026-03-04", "20:00")
    device.deliver("app.daily.2026-03-04")
    device.at("2026-03-02", "10:00")
    device.send(.timeChanged)
    #expect(device.plan.first == "app.daily.2026-03-02 2026-03-02 20:00")
    #expect(!device.plan.contains { $0.hasPrefix("app.daily.2026-03-04") })
  }

  @Test func aNewLocaleRendersPendingTextsAgainUnderTheSameIdentifiers() {
    var device = Device()
    device.signal("limit_reached")
    #expect(device.pending["app.limit.1"]?.content.body == "Limit")
    device.at("2026-03-02", "09:10")
    device.send(.localeChanged("ru-RU"))
    #expect(device.pending["app.limit.1"]?.content.body == "Лимит")
    #expect(device.pending["app.limit.1"]?.trigger == .timeInterval(.minutes(20), repeats: false))
  }

  @Test func argumentsComeFromTheSignal() {
    var device = Device()
    device.signal("analyzed", ["used": .int(91)])
    #expect(device.pending["app.full.1"]?.content.body == "91 % used")
  }

  @Test func historyDoesNotGrowWithTime() {
    var device = Device()
    device.signal("cleaned")
    for day in 3..<600 {
      guard let start = CivilDate("2026-03-02") else { return }
      device.at(start.adding(days: day).description, "20:00")
      device.deliver("app.daily.\(start.adding(days: day))")
    }
    #expect(device.state.deliveries.recent.count <= 64)
    #expect(device.state.announced.count <= 128)
    #expect(device.state.open.isEmpty)
  }
}
