import NotificationCivilTime
import NotificationRules
import NotificationTerms
import TestSupport
import Testing

@testable import NotificationScheduling

@Suite struct TokenRegistrationTests {
  /// One device: the machine, its state, and everything it has asked for.
  struct Device {
    var machine: TokenRegistration
    var state = TokenState(authorization: .authorized)
    var now = Moment(instant: Instant(milliseconds: 1_772_442_000_000), zone: .utc)
    var lines: [String] = []

    init(
      build: TokenRegistration.Build = .debug, isSimulator: Bool = false, _ change: (inout TokenRule) -> Void = { _ in }
    )
      throws
    {
      var rule = TokenRule(
        store: "users/{uid}", field: "fcmToken", writeWhen: [.authorized, .provisional], clearsOnRevocation: true,
        mocksSimulator: true, debugLog: .full, releaseLog: .short,
        budgets: TokenBudgets(registration: .seconds(2), upload: .seconds(1)))
      change(&rule)
      let table = RuleTable(
        app: "messenger", locales: ["en"], sourceLocale: "en",
        policies: PolicyRule(slot: try #require(WallClockTime(hour: 20, minute: 0))), types: [],
        events: [
          EventRule("received", on: [.tokenReceived], parameters: [.token]), EventRule("stored", on: [.tokenStored]),
          EventRule("failed", on: [.tokenFailed], parameters: [.error]), EventRule("cleared", on: [.tokenCleared]),
        ], authorization: AuthorizationRule(askAt: .afterSignIn, fallback: "chats"), token: rule)
      machine = try #require(TokenRegistration(table, build: build, isSimulator: isSimulator))
    }

    /// What the step asks for, records left out.
    @discardableResult
    mutating func step(_ event: TokenEvent, after span: TimeSpan = .zero) -> [TokenCommand] {
      now.instant = now.instant + span
      let commands = machine.step(&state, on: event, at: now)
      for case .deliver(let records) in commands {
        lines += records.map { record in
          ([record.event] + record.parameters.map { "\($0.value)" }).joined(separator: " ")
        }
      }
      return commands.filter { if case .deliver = $0 { false } else { true } }
    }

    /// Registered, with this token in the store.
    mutating func settle(_ token: String = "fcm-1") {
      step(.signedIn("ann"))
      step(.deviceToken([0xa9, 0x0e]))
      step(.token(token))
      step(.stored(state.pending[0].number))
      lines = []
    }
  }

  /// Of one dialog there is one answer: the machine that showed it logs it.
  @Test(arguments: [(false, 1), (true, 0)])
  func anAnswerIsLoggedOnce(_ flowAsks: Bool, _ count: Int) throws {
    let table = RuleTable(
      app: "lingo", locales: ["en"], sourceLocale: "en",
      policies: PolicyRule(slot: try #require(WallClockTime(hour: 20, minute: 0))), types: [],
      events: [EventRule("granted", on: [.permission(.notifications, .granted)])],
      permissionFlow: PermissionFlowRule(
        showWhen: [],
        steps: flowAsks ? [PermissionStepRule("reminders", asks: .notifications, on: "asks")] : []),
      token: TokenRule(store: "users/{uid}", field: "token", writeWhen: [.authorized]))
    let machine = try #require(TokenRegistration(table))
    var state = TokenState(authorization: .notDetermined)
    let now = Moment(instant: Instant(milliseconds: 1_772_442_000_000), zone: .utc)
    let records = machine.step(&state, on: .answered(.authorized), at: now).flatMap { command in
      if case .deliver(let records) = command { records } else { [] }
    }
    #expect(records.count == count)
  }

  private let broken = TokenError(domain: "D", code: 7, text: "broken")
  private let offline = TokenError(domain: "NSURLErrorDomain", code: -1009, text: "offline")

  @Test func bytesBecomeTwoLowerCaseDigitsEach() throws {
    var device = try Device()
    device.step(.signedIn("ann"))
    #expect(device.step(.deviceToken([0, 0x0a, 0xff, 0x10])).contains(.handOver("000aff10")))
  }

  @Test func theTokenOfTheSystemIsStoredWhereThereIsNoProvider() throws {
    var device = try Device { $0.encoding = .hex }
    device.step(.signedIn("ann"))
    let commands = device.step(.deviceToken([0xa9]))
    #expect(
      commands.contains(
        .set(document: "users/ann", field: "fcmToken", token: "a9", number: device.state.pending[0].number)))
    #expect(!commands.contains(.handOver("a9")))
  }

  @Test func onlyTheNewestTokenWaits() throws {
    var device = try Device()
    device.settle()
    device.step(.networkChanged(isOnline: false))
    #expect(device.step(.token("fcm-2")) == [])
    #expect(device.step(.token("fcm-3")) == [])
    let sent = device.step(.networkChanged(isOnline: true))
    #expect(sent.count == 1)
    #expect(device.state.pending.map(\.value) == [.token("fcm-3")])
  }

  @Test func anAnswerToAnOlderWriteSaysNothing() throws {
    var device = try Device()
    device.settle()
    device.step(.token("fcm-2"))
    let old = device.state.pending[0].number
    device.step(.token("fcm-3"))
    device.step(.stored(old))
    #expect(device.state.storedToken == "fcm-1")
    #expect(device.state.registration == .registering)
    #expect(device.lines == ["received fcm-2", "received fcm-3"])
  }

  @Test func aFailedWriteWaitsForTheNextLaunch() throws {
    var device = try Device()
    device.settle()
    device.step(.token("fcm-2"))
    device.step(.storeFailed(device.state.pending[0].number, broken))
    #expect(device.lines.last == "failed store: D 7 broken")
    #expect(device.step(.foregrounded(.authorized)) == [])
    #expect(device.step(.networkChanged(isOnline: true)) == [])
    let set = device.step(.launched(.authorized)).filter { if case .set = $0 { true } else { false } }
    #expect(set.count == 1)
  }

  /// Firebase drops values of more than 100 characters, and analytics has no use for who was signed in.
  @Test func whatIsLoggedOfAFailureIsShortAndNamesNobody() throws {
    var device = try Device()
    device.settle()
    device.step(.token("fcm-2"))
    let text = "no access to /users/ann: " + String(repeating: "x", count: 200)
    device.step(.storeFailed(device.state.pending[0].number, TokenError(domain: "D", code: 7, text: text)))
    let line = try #require(device.lines.last)
    #expect(line.hasPrefix("failed store: D 7 no access to /users/{uid}: xxx") && line.hasSuffix("x…"))
    #expect(line.dropFirst("failed ".count).count == 100)
  }

  @Test func onlyStatusesOfSuccessStore() throws {
    for (status, isStored) in [(199, false), (200, true), (299, true), (300, false), (500, false)] {
      var device = try Device()
      device.settle()
      device.step(.token("fcm-2"))
      device.step(.responded(device.state.pending[0].number, status: status))
      #expect((device.state.storedToken == "fcm-2") == isStored, "\(status)")
    }
  }

  @Test func signingOutVoidsAWriteThatWasNeverSentAndTakesBackOneThatWas() throws {
    var device = try Device()
    device.step(.networkChanged(isOnline: false))
    device.step(.signedIn("ann"))
    device.step(.token("fcm-1"))
    device.step(.signedOut)
    #expect(device.state.pending == [])
    device.step(.networkChanged(isOnline: true))
    device.step(.signedIn("bob"))
    device.step(.token("fcm-1"))
    #expect(device.state.pending == [], "it is that of whoever has left")
    device.step(.discarded(try #require(device.state.discard).number))
    device.step(.token("fcm-2"))
    // It may have reached the store, although the answer was lost.
    device.step(.networkChanged(isOnline: false))
    device.step(.signedOut)
    #expect(device.state.pending.map(\.value) == [.removal(of: "fcm-2")])
  }

  @Test func onlyTheLastTryToDiscardIsAnswered() throws {
    var device = try Device()
    device.step(.signedIn("ann"))
    device.step(.token("fcm-1"))
    device.step(.signedOut)
    let first = try #require(device.state.discard).number
    #expect(
      device.step(.discardFailed(first, offline)).contains(.wait(.discard(first), TokenRegistration.firstRetry)))
    #expect(device.step(.waited(.discard(first))).contains { if case .discard = $0 { true } else { false } })
    let second = try #require(device.state.discard).number
    device.step(.discarded(first))
    #expect(device.state.discard?.number == second)
    #expect(device.step(.waited(.discard(first))) == [])
    device.step(.discarded(second))
    #expect(device.state.discard == nil)
  }

  @Test func waitsDoubleUpToAnHour() throws {
    var device = try Device()
    device.step(.signedIn("ann"))
    var waits: [TimeSpan] = []
    for _ in 1...9 {
      for case .wait(.retry(let number), let span) in device.step(.registrationFailed(offline)) {
        waits.append(span)
        #expect(device.step(.waited(.retry(number)), after: span).contains(.register))
      }
    }
    #expect(waits == [1, 2, 4, 8, 16, 32, 64, 120, 120].map { TimeSpan.seconds(30 * $0) })
  }

  @Test func anOldWaitMeansNothing() throws {
    var device = try Device()
    device.step(.signedIn("ann"))
    let first = device.step(.registrationFailed(offline))
    device.step(.registrationFailed(offline))
    for case .wait(let wait, let span) in first { #expect(device.step(.waited(wait), after: span) == []) }
  }

  @Test func aMissingAnswerFailsOnceAndKeepsWhatIsStored() throws {
    var device = try Device()
    device.settle()
    let wait = try #require(
      device.step(.launched(.authorized)).compactMap { if case .wait(let wait, _) = $0 { wait } else { nil } }.first)
    #expect(device.step(.waited(wait), after: .milliseconds(29_999)) == [])
    #expect(device.lines == [])
    device.step(.waited(wait), after: .milliseconds(1))
    device.step(.waited(wait))
    #expect(device.lines == ["failed APNs: notispec 1 no answer within 30s"])
    #expect(device.state.registration == .registered)
    #expect(device.state.storedToken == "fcm-1")
  }

  @Test func aReportThatIsOlderThanTheTokenIsIgnored() throws {
    var device = try Device()
    device.settle()
    let came = try #require(device.state.tokenInstant)
    #expect(device.step(.reportedGone("fcm-1", since: came - .milliseconds(1))) == [])
    #expect(device.step(.reportedGone("fcm-0", since: came)) == [])
    #expect(device.step(.reportedGone("fcm-1", since: came)).first == .unregister)
    #expect(device.state.token == nil)
  }

  @Test func budgetsEndWhereTheyBegin() throws {
    var device = try Device()
    device.step(.signedIn("ann"))
    #expect(
      device.step(.deviceToken([1]), after: .milliseconds(1999)).contains(
        .measured(.registration, .milliseconds(1999), isSlow: false)))
    device.step(.token("fcm-1"))
    #expect(
      device.step(.stored(device.state.pending[0].number), after: .seconds(1)).contains(
        .measured(.upload, .seconds(1), isSlow: true)))
  }

  /// In a store that keeps the tokens of people who signed out, each of them has one.
  @Test func theNextUserGetsATokenToo() throws {
    var device = try Device { $0.clearsOnSignOut = false }
    device.settle()
    device.step(.signedOut)
    let commands = device.step(.signedIn("bob"))
    let number = try #require(device.state.pending.last?.number)
    #expect(commands.contains(.set(document: "users/bob", field: "fcmToken", token: "fcm-1", number: number)))
    // Nor does the token of the last user register the next.
    device.step(.registrationFailed(broken))
    #expect(device.state.registration == .failed)
  }

  @Test func aWriteThatIsUnderWayIsTakenBackWhenPermissionIs() throws {
    var device = try Device()
    device.step(.signedIn("ann"))
    device.step(.token("fcm-1"))
    let commands = device.step(.foregrounded(.denied))
    let number = try #require(device.state.pending.last?.number)
    #expect(commands == [.clear(document: "users/ann", field: "fcmToken", token: "fcm-1", number: number)])
    #expect(device.state.registration == .none)
  }

  @Test func theFirstScreenDoesNotWaitForTheRegistration() throws {
    var device = try Device()
    #expect(device.step(.signedIn("ann")).prefix(2) == [.open("chats"), .register])
  }

  /// The permissions of the device may be reset in Settings.
  @Test func whoeverHasAnsweredIsNotAskedAgain() throws {
    var device = try Device()
    device.state = TokenState(authorization: .notDetermined)
    device.step(.launched(.denied))
    device.step(.foregrounded(.notDetermined))
    #expect(!device.step(.signedIn("ann")).contains(.requestAuthorization))
  }

  @Test func whatAKillInterruptedIsNotMeasured() throws {
    var device = try Device()
    device.step(.signedIn("ann"))
    device.step(.answered(.authorized))
    device.step(.launched(.authorized), after: .hours(1))
    device.step(.deviceToken([1]))
    device.step(.token("fcm-1"))
    let commands = device.step(.stored(device.state.pending[0].number))
    #expect(commands == [.measured(.upload, .zero, isSlow: false)])
  }

  @Test func onlyADebugBuildOnASimulatorMakesATokenUp() throws {
    for (build, isSimulator, isMade) in [
      (TokenRegistration.Build.debug, true, true), (.release, true, false), (.debug, false, false),
    ] {
      var device = try Device(build: build, isSimulator: isSimulator)
      device.step(.signedIn("ann"))
      #expect((device.state.token == TokenRegistration.mockToken) == isMade)
    }
  }

  @Test func aReleasedAppShortensTokens() throws {
    var device = try Device(build: .release)
    device.step(.signedIn("ann"))
    device.step(.token("abcdefgh"))
    #expect(device.lines == ["received abcdef…"])
    device.step(.token("abcdef"))
    #expect(device.lines.last == "received …")
  }

  /// Killed behind the write of any step, the launch after it ends with the token in the store.
  @Test func aKillBehindAnyWriteLosesNothing() throws {
    let story: [TokenEvent] = [.signedIn("ann"), .deviceToken([1]), .token("fcm-1"), .token("fcm-2")]
    for length in 1...story.count {
      var device = try Device()
      for event in story.prefix(length) { device.step(event) }
      var app = AppState(SchedulerState(locale: "en"))
      app.token = device.state
      device.state = try StateFile.app(from: StateFile.bytes(of: app)).token
      device.step(.launched(.authorized))
      device.step(.deviceToken([1]))
      device.step(.token("fcm-2"))
      for pending in device.state.pending { device.step(.stored(pending.number)) }
      #expect(device.state.storedToken == "fcm-2", "killed behind step \(length)")
      #expect(device.state.pending == [])
    }
  }
}
