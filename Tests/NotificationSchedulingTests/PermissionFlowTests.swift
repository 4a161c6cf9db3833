import NotificationCivilTime
import NotificationRules
import NotificationTerms
import TestSupport
import Testing

@testable import NotificationScheduling

/// What the cases of the shipped apps do not come to.
@Suite struct PermissionFlowTests {
  private let now = Moment(instant: Instant(milliseconds: 1_772_442_000_000), zone: .utc)

  private func flow(
    _ occasions: [PermissionFlowRule.Occasion], denied: ConsequenceRule
  ) throws -> PermissionFlow {
    var table = RuleTable(
      app: "demo", locales: ["en"], sourceLocale: "en",
      policies: PolicyRule(slot: try #require(WallClockTime(hour: 20, minute: 0))), types: [],
      events: [EventRule("asks", on: [.permission(.photos, .prePromptShown)])])
    table.permissionFlow = PermissionFlowRule(
      showWhen: occasions, steps: [PermissionStepRule("photos", asks: .photos, on: "asks", consequences: [denied])],
      screens: [PermissionScreenRule("closed", primary: .settings, secondary: .app)], modules: ["album"])
    return try #require(PermissionFlow(table))
  }

  private func screens(_ commands: [PermissionFlowCommand]) -> [String] {
    commands.compactMap { if case .show(let screen) = $0 { screen } else { nil } }
  }

  @Test(arguments: [
    ConsequenceRule(.denied, block: ["album"], screen: "closed"),
    ConsequenceRule(.denied, hide: ["album"], screen: "closed"),
    ConsequenceRule(.denied, disable: ["album"], screen: "closed"),
  ])
  func aScreenReplacesAModuleHoweverItIsTakenAway(_ denied: ConsequenceRule) throws {
    let flow = try flow([.firstLaunch], denied: denied)
    var state = PermissionFlowState(hasLaunched: true, isCompleted: true)
    state.statuses = [.photos: .denied]
    #expect(flow.blockedModules(in: state) == BlockedModules(withScreen: ["album"]))
    let commands = flow.step(&state, on: .moduleOpened("album"), statuses: [.photos: .denied], at: now)
    #expect(screens(commands) == ["closed"])
  }

  @Test func aFlowThatCannotBeForcedIsNot() throws {
    let flow = try flow([.firstLaunch], denied: ConsequenceRule(.denied, hide: ["album"]))
    for event in [PermissionFlowEvent.forced, .launched(isForced: true)] {
      var state = PermissionFlowState(hasLaunched: true, isCompleted: true)
      #expect(screens(flow.step(&state, on: event, statuses: [:], at: now)) == [])
      #expect(state.run == nil)
    }
  }

  /// It is a screen of its own, and not the one before the dialog.
  @Test func aForcedFlowOffersSettingsOnTheScreenOfTheModule() throws {
    let flow = try flow([.forced], denied: ConsequenceRule(.denied, block: ["album"], screen: "closed"))
    var state = PermissionFlowState(hasLaunched: true, isCompleted: true)
    let commands = flow.step(&state, on: .forced, statuses: [.photos: .denied], at: now)
    #expect(screens(commands) == ["closed"])
    #expect(state.seen == [])
    #expect(!commands.contains { if case .deliver = $0 { true } else { false } })
  }

  /// Without a screen of its own it is the one before the dialog, which counts as shown.
  @Test func aForcedFlowOffersSettingsOnTheScreenBeforeTheDialog() throws {
    let flow = try flow([.forced], denied: ConsequenceRule(.denied, hide: ["album"]))
    var state = PermissionFlowState(hasLaunched: true, isCompleted: true)
    let commands = flow.step(&state, on: .forced, statuses: [.photos: .denied], at: now)
    #expect(screens(commands) == ["asks"])
    #expect(state.seen == ["photos"])
    #expect(commands.contains { if case .deliver = $0 { true } else { false } })
  }

  @Test func aForcedFlowThatIsFinishedCountsAsCompleted() throws {
    let flow = try flow([.forced], denied: ConsequenceRule(.denied, hide: ["album"]))
    var state = PermissionFlowState(hasLaunched: true)
    _ = flow.step(&state, on: .forced, statuses: [:], at: now)
    _ = flow.step(&state, on: .pressed(.secondary), statuses: [:], at: now)
    #expect(state.run == nil)
    #expect(state.isCompleted)
  }

  @Test func whatOneAnswerHidesNoOtherShows() throws {
    let hides = ConsequenceRule(.denied, hide: ["album"])
    let first = PermissionStepRule("photos", asks: .photos, on: "asks", consequences: [hides])
    for other in [ConsequenceRule(.denied, block: ["album"]), ConsequenceRule(.denied, disable: ["album"])] {
      let second = PermissionStepRule("people", asks: .contacts, on: "who", consequences: [other])
      for steps in [[first, second], [second, first]] {
        var table = RuleTable(
          app: "demo", locales: ["en"], sourceLocale: "en", policies: PolicyRule(slot: .midnight), types: [], events: []
        )
        table.permissionFlow = PermissionFlowRule(showWhen: [.firstLaunch], steps: steps, modules: ["album"])
        var state = PermissionFlowState(hasLaunched: true, isCompleted: true)
        state.statuses = [.photos: .denied, .contacts: .denied]
        #expect(try #require(PermissionFlow(table)).modules(in: state) == ["album": .hidden])
      }
    }
  }

  /// `fallback` is where signing in leads then, and the flow asks in its own time.
  @Test func onlyAFlowThatAsksIsAnsweredOnAnotherScreen() throws {
    for (occasion, asks) in [(AuthorizationRule.Occasion.permissionFlow, ["news"]), (.afterSignIn, [])] {
      var table = RuleTable(
        app: "demo", locales: ["en"], sourceLocale: "en", policies: PolicyRule(slot: .midnight), types: [], events: [],
        authorization: AuthorizationRule(askAt: occasion, fallback: "home"))
      table.permissionFlow = PermissionFlowRule(
        showWhen: [.firstLaunch], steps: [PermissionStepRule("news", asks: .notifications, on: "news")])
      let flow = try #require(PermissionFlow(table))
      var state = PermissionFlowState(hasLaunched: true, isCompleted: true)
      #expect(screens(flow.step(&state, on: .arrived(target: "shop"), statuses: [:], at: now)) == [])
      #expect(screens(flow.step(&state, on: .arrived(target: "home"), statuses: [:], at: now)) == asks)
    }
  }

  @Test func onlyStepsWithoutAnAnswerComeAgain() throws {
    var table = RuleTable(
      app: "demo", locales: ["en"], sourceLocale: "en",
      policies: PolicyRule(slot: try #require(WallClockTime(hour: 20, minute: 0))), types: [])
    table.permissionFlow = PermissionFlowRule(
      showWhen: [.firstLaunch], again: .init(after: .days(7), max: 2),
      steps: [
        PermissionStepRule("photos", asks: .photos, on: "photos"),
        PermissionStepRule("news", asks: .notifications, on: "news"),
      ])
    let flow = try #require(PermissionFlow(table))
    var state = PermissionFlowState()
    var statuses: [Permission: AccessStatus] = [:]
    func send(_ event: PermissionFlowEvent, days: Int64 = 0) -> [String] {
      let instant = Instant(milliseconds: now.instant.milliseconds + days * 86_400_000)
      return screens(flow.step(&state, on: event, statuses: statuses, at: Moment(instant: instant, zone: .utc)))
    }
    #expect(send(.launched(isForced: false)) == ["photos"])
    _ = send(.pressed(.primary))
    statuses[.photos] = .denied
    #expect(send(.answered(.denied)) == ["news"])
    _ = send(.pressed(.secondary))
    #expect(send(.foregrounded, days: 6) == [])
    #expect(send(.foregrounded, days: 7) == ["news"])
    #expect(send(.foregrounded, days: 8) == [])
    // Allowed in Settings meanwhile: nothing is left to ask for.
    _ = send(.pressed(.secondary), days: 8)
    statuses[.notifications] = .authorized
    #expect(send(.launched(isForced: false), days: 20) == [])
    // And taken away from the system's memory again.
    statuses[.notifications] = .notDetermined
    #expect(send(.launched(isForced: false), days: 20) == ["news"])
  }

  @Test func aSignalCountsOnlyWhereTheFlowWaitsForIt() throws {
    var flow = try flow([.firstLaunch], denied: ConsequenceRule(.denied))
    var state = PermissionFlowState(hasLaunched: true)
    _ = flow.step(&state, on: .signal("ended", isInFront: true), statuses: [:], at: now)
    #expect(state == PermissionFlowState(hasLaunched: true))
    var table = RuleTable(
      app: "demo", locales: ["en"], sourceLocale: "en", policies: PolicyRule(slot: .midnight), types: [])
    table.permissionFlow = PermissionFlowRule(
      showAfter: [.init("ended", atLeast: 2)], steps: [PermissionStepRule("photos", asks: .photos, on: "asks")])
    flow = try #require(PermissionFlow(table))
    for expected in [[], ["asks"], []] {
      let commands = flow.step(&state, on: .signal("ended", isInFront: true), statuses: [:], at: now)
      #expect(screens(commands) == expected)
    }
    #expect(state.signals == ["ended": 2])
  }
}
