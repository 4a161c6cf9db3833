import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// What the machines tell each other, and in which order a host is asked.
struct AppCoreTests {
  private let now = Moment(instant: Device.instant("2026-03-02", "09:00"), zone: .utc)

  private let cleaned = AppEvent.signal("cleaned", [:], isInFront: true)

  private func core() -> AppCore {
    var table = SampleRules.table(types: [SampleRules.limit, SampleRules.daily])
    table.authorization = AuthorizationRule(askAt: .afterSignIn, fallback: "dashboard")
    table.token = TokenRule(store: "users/{uid}", field: "token", writeWhen: [.authorized])
    return AppCore(Scheduler(table), token: TokenRegistration(table))
  }

  private func report(_ status: AuthorizationStatus = .authorized, _ pending: [String] = []) -> AppReport {
    AppReport(center: CenterReport(authorization: status, pending: pending), authorization: status)
  }

  private func launched(_ core: AppCore, _ status: AuthorizationStatus = .authorized) -> AppState {
    var state = AppState(SchedulerState(locale: "en"))
    _ = core.step(
      &state,
      on: [.installed(number: 35), .launched, .ready, .foregrounded(isForced: false), cleaned],
      report(status), at: now)
    return state
  }

  @Test func aStepWritesOnceBeforeAllThatFollows() {
    let core = core()
    var state = AppState(SchedulerState(locale: "en"))
    let commands = core.step(&state, on: [.launched, cleaned], report(), at: now)
    #expect(commands.first == .write)
    #expect(commands.count { $0 == .write } == 1)
    #expect(commands.contains { if case .add = $0 { true } else { false } })
    let adds = commands.compactMap { command -> AddResult? in
      if case .add(let request) = command { AddResult(request, error: nil) } else { nil }
    }
    let learnt = core.step(&state, on: [.addsCompleted(adds)], at: now)
    // What the center has taken is written at once, what analytics has with the next step.
    #expect(learnt.first == .write)
    let handed = learnt.compactMap { if case .deliver(let records) = $0 { records.count } else { nil } }
    #expect(handed.count == 1)
    #expect(!core.step(&state, on: [.handedOver(handed.reduce(0, +))], at: now).contains(.write))
  }

  /// The center took its time, and by now another text is planned.
  @Test func anAnswerToAnOlderRequestSaysNothingOfTheNewerOne() throws {
    let core = core()
    var state = launched(core)
    let newer = try #require(state.scheduler.pending.first)
    var older = newer.request
    older.content.body = "Another text"
    _ = core.step(
      &state, on: [.addsCompleted([AddResult(older, error: CenterError(code: 9, name: "broken"))])], at: now)
    #expect(state.scheduler.pending.contains(newer))
    _ = core.step(&state, on: [.addsCompleted([AddResult(older, error: nil)])], at: now)
    #expect(state.scheduler.pending.first { $0.request == newer.request }?.isAccepted == false)
    _ = core.step(&state, on: [.addsCompleted([AddResult(newer.request, error: nil)])], at: now)
    #expect(state.scheduler.pending.first { $0.request == newer.request }?.isAccepted == true)
  }

  @Test func recordsWaitUntilTheyAreSafe() {
    let core = core()
    var state = launched(core)
    func delivered(_ commands: [AppCommand]) -> [String] {
      commands.flatMap { if case .deliver(let records) = $0 { records.map(\.id) } else { [String]() } }
    }
    let adds = state.scheduler.pending.map { AddResult($0.request, error: nil) }
    let first = delivered(core.step(&state, on: [.addsCompleted(adds)], at: now))
    #expect(first.first == "z.app.daily.2026-03-03.notification.scheduled")
    #expect(delivered(core.step(&state, on: [.timeChanged], report(), at: now)) == [], "they are on their way")
    #expect(delivered(core.step(&state, on: [.notHandedOver], at: now)) == [], "not at once")
    let listed = report(.authorized, state.scheduler.pending.map(\.request.identifier))
    #expect(delivered(core.step(&state, on: [.timeChanged], listed, at: now)) == first)
    _ = core.step(&state, on: [.handedOver(first.count)], at: now)
    #expect(state.outbox.isEmpty)
  }

  /// Nothing was stored of what was handed over: it is handed over again, under the same ids.
  @Test func aNewProcessHandsOverAgain() throws {
    let core = core()
    var state = launched(core)
    let adds = state.scheduler.pending.map { AddResult($0.request, error: nil) }
    _ = core.step(&state, on: [.addsCompleted(adds)], at: now)
    _ = core.step(&state, on: [.timeChanged], report(.authorized, adds.map(\.request.identifier)), at: now)
    let bytes = StateFile.bytes(of: state)
    _ = core.step(&state, on: [.handedOver(state.outbox.count)], at: now)
    var next = core.restore(from: bytes, locale: "en")
    let commands = core.step(&next, on: [.launched], report(.authorized, adds.map(\.request.identifier)), at: now)
    #expect(commands.contains { if case .deliver(let records) = $0 { !records.isEmpty } else { false } })
    #expect(!commands.contains { if case .add = $0 { true } else { false } }, "the center has them")
  }

  @Test func theAnswerToWhoeverAskedReachesAll() {
    let core = core()
    var state = launched(core, .notDetermined)
    let asked = core.step(&state, on: [.signedIn("ann")], report(.notDetermined), at: now)
    #expect(asked.contains { if case .request(.notifications, _) = $0 { true } else { false } })
    let answered = core.step(&state, on: [.answered(.notifications, .granted)], report(.authorized), at: now)
    #expect(answered.contains(.register), "the token")
    #expect(answered.contains { if case .add = $0 { true } else { false } }, "the scheduler")
  }

  @Test func theFirstTimeOnScreenIsTheStartThatCounts() {
    let core = core()
    var state = AppState(SchedulerState(locale: "en"))
    state.token.user = "ann"
    #expect(!core.step(&state, on: [.launched], report(), at: now).contains(.register), "nobody sees it")
    #expect(core.step(&state, on: [.foregrounded(isForced: false)], report(), at: now).contains(.register))
    #expect(!core.step(&state, on: [.foregrounded(isForced: false)], report(), at: now).contains(.register))
  }

  @Test func aTapWaitsForTheFirstScreen() {
    let core = core()
    var state = AppState(SchedulerState(locale: "en"))
    func opens(_ events: [AppEvent]) -> [String] {
      core.step(&state, on: events, report(), at: now).compactMap {
        if case .open(let target) = $0 { target.target } else { nil }
      }
    }
    #expect(opens([.launched, .opened(.local("app.daily.2026-03-01"))]) == [])
    #expect(opens([.ready]) == ["dashboard"])
    #expect(state.process.screen?.target == "dashboard")
    #expect(opens([.backgrounded]) == [])
    #expect(state.process.screen == nil)
  }

  /// The app was begun for a tap, and is not on screen yet.
  @Test func theFlowHearsWhereATapHasLedWhenPeopleSeeIt() {
    var table = SampleRules.table(types: [SampleRules.daily])
    table.authorization = AuthorizationRule(askAt: .permissionFlow, fallback: "dashboard")
    table.permissionFlow = PermissionFlowRule(
      showWhen: [.firstLaunch], steps: [PermissionStepRule("news", asks: .notifications, on: "news")])
    let core = AppCore(Scheduler(table))
    var state = AppState(SchedulerState(locale: "en"))
    state.flow = PermissionFlowState(hasLaunched: true, isCompleted: true)
    func asked(_ events: [AppEvent]) -> [AppCommand] {
      core.step(&state, on: events, report(.notDetermined), at: now).filter {
        switch $0 {
        case .open, .show: true
        default: false
        }
      }
    }
    let tap = asked([.launched, .ready, .opened(.local("app.daily.2026-03-01"))])
    #expect(tap.count == 1 && tap.allSatisfy { if case .open = $0 { true } else { false } }, "\(tap)")
    #expect(asked([.foregrounded(isForced: false)]) == [.show("news")])
  }

  /// A push of a provider's console: it is counted and opens the first screen.
  @Test func aPushWithoutATypeOpensTheFirstScreen() {
    let core = core()
    var state = launched(core)
    let push = NotificationSource.push(ReceivedPush(identifier: "p", type: "", payload: [:]))
    let shown = core.step(&state, on: [.willPresent(push)], at: now)
    #expect(shown.first == .present("p", .standard))
    let opened = core.step(&state, on: [.opened(push)], report(), at: now)
    #expect(opened.contains { if case .open(let target) = $0 { target.target == "paywall" } else { false } })
  }

  @Test func aPushThatWasShownLeavesWithItsUser() {
    let core = core()
    var state = launched(core)
    _ = core.step(&state, on: [.signedIn("ann")], report(), at: now)
    let push = NotificationSource.push(ReceivedPush(identifier: "p", type: "", payload: [:]))
    _ = core.step(&state, on: [.willPresent(push)], at: now)
    #expect(core.step(&state, on: [.signedOut], report(), at: now).contains(.removeDelivered(["p"])))
    // By now it has gone: nobody asks again when somebody comes.
    let arrival = core.step(&state, on: [.signedIn("b")], report(), at: now)
    #expect(!arrival.contains { if case .removeDelivered = $0 { true } else { false } })
  }

  /// No call of the app came between the push and the sign-out.
  @Test func aPushThatIsOnlyListedLeavesWithItsUser() {
    let core = core()
    var state = launched(core)
    #expect(AppEvent.signedOut.needs.contains(.listed) && AppEvent.signedIn("bob").needs.contains(.listed))
    _ = core.step(&state, on: [.signedIn("ann")], report(), at: now)
    var listing = report()
    listing.listed = [ReceivedPush(identifier: "p", type: "", payload: [:], instant: now.instant)]
    let commands = core.step(&state, on: [.signedOut], listing, at: now)
    #expect(commands.contains(.removeDelivered(["p"])))
    #expect(state.pushes.shown == [KnownPush(identifier: "p", instant: now.instant)], "counted all the same")
  }

  @Test func aTokenThatIsKnownIsStoredAtTheFirstStart() {
    let core = core()
    var state = AppState(SchedulerState(locale: "en"))
    state.token.authorization = .authorized
    _ = core.step(&state, on: [.launched], report(), at: now)
    _ = core.step(&state, on: [.token("ab")], report(), at: now)
    state.token.user = "ann"
    let commands = core.step(&state, on: [.foregrounded(isForced: false)], report(), at: now)
    #expect(commands.contains { if case .set("users/ann", "token", "ab", _) = $0 { true } else { false } })
  }
}
