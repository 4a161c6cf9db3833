import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// One step in the making: the state it works on and the commands collected so far.
struct TokenStep {
  let machine: TokenRegistration
  var state: TokenState
  let now: Moment
  var commands: [TokenCommand] = []
  var records: [AnalyticsRecord] = []

  mutating func apply(_ event: TokenEvent) {
    switch event {
    case .started: start()
    case .launched(let status): launch(status)
    case .foregrounded(let status):
      let had = mayWrite
      learn(status)
      if mayWrite, !had { begin() }
    case .movedToNewDevice: forgetDevice()
    case .signedIn(let user): signIn(user)
    case .signedOut: signOut()
    case .answered(let status): answer(status)
    case .networkChanged(let isOnline): changeNetwork(isOnline)
    case .deviceToken(let bytes): take(deviceToken: bytes)
    case .registrationFailed(let error): fail(error, lacksNetwork: error.isOffline)
    case .token(let token): take(token: token)
    case .tokenFailed(let error):
      state.began[.exchange] = nil
      state.began[.refresh] = nil
      log(.tokenFailed, error: "refresh: \(error.line)")
      giveUp()
    case .discarded(let number): endDiscard(number)
    case .discardFailed(let number, let error): if state.discard?.number == number { discardAgain(after: error) }
    case .stored(let number): acknowledge(number)
    case .storeFailed(let number, let error): refuse(number, error)
    case .responded(let number, let status):
      if 200..<300 ~= status {
        acknowledge(number)
      } else {
        refuse(number, TokenError(domain: "HTTP", code: status, text: "the server did not accept the token"))
      }
    case .documentChanged(let fields): state.document = state.user == nil ? [:] : fields
    case .waited(let wait): waited(wait)
    case .reportedGone(let token, let since):
      // Older than the token: the report is about the past of a device that is registered again.
      guard token == state.token, let instant = state.tokenInstant, since >= instant else { return }
      state.storedToken = nil
      state.registration = .none
      discard()
    }
  }

  /// What explains a record comes before it.
  func finish() -> [TokenCommand] {
    commands.filter(\.isLine) + (records.isEmpty ? [] : [.deliver(records)]) + commands.filter { !$0.isLine }
  }

  var number: Int {
    mutating get {
      state.counter += 1
      return state.counter
    }
  }

  /// Somebody is signed in, notifications may be shown, and no token of anybody before is alive.
  var mayWrite: Bool {
    state.user != nil && state.discard == nil && machine.rule.writeWhen.contains(state.authorization)
  }

  // MARK: - Launch, permission, user

  /// The process has begun, perhaps in the background. What the one before had still to take out is taken out; a token is
  /// written when people see the app.
  mutating func start() {
    for index in state.pending.indices {
      // An answer of the store is lost with the process; repeating the same write does no harm.
      state.pending[index].isSent = false
      let isRemoval = !state.pending[index].isToken
      if isRemoval, state.user == nil, machine.rule.retriesAtLaunch { state.pending[index].hasFailed = false }
    }
    repairAll()
    send { write in !write.isToken }
  }

  mutating func launch(_ status: AuthorizationStatus) {
    state.began.removeAll()
    leaveOldPlace()
    // Killed with the dialog on screen: there was no answer.
    state.isAsking = false
    for index in state.pending.indices where machine.rule.retriesAtLaunch { state.pending[index].hasFailed = false }
    learn(status)
    if state.discard != nil { tryDiscard() }
    if mayWrite {
      begin()
      if machine.rule.refreshesAtLaunch, machine.rule.encoding == .opaque, !machine.mocks {
        state.began[.refresh] = now.instant
        commands.append(.refresh)
      }
    }
    send()
    if state.user != nil { askOnce() }
  }

  /// The old device may go on, and its token with it: nothing more is taken out of the store.
  private mutating func forgetDevice() {
    state.deviceToken = nil
    state.token = nil
    state.tokenInstant = nil
    state.storedToken = nil
    state.storedUser = nil
    // What the old one had to take out is taken out here.
    state.pending.removeAll(where: \.isToken)
    state.overtaken.removeAll()
    state.registration = .none
    state.discard = nil
    // Nobody was asked on this one.
    state.isAnswered = false
    state.isAsking = false
    stopRetrying()
  }

  mutating func learn(_ status: AuthorizationStatus) {
    let wasGranted = machine.rule.writeWhen.contains(state.authorization)
    state.authorization = status
    if status != .notDetermined { state.isAnswered = true }
    guard wasGranted, !machine.rule.writeWhen.contains(status), machine.rule.clearsOnRevocation else { return }
    state.registration = .none
    clear()
  }

  mutating func signIn(_ user: String) {
    if state.user == user { return }
    if state.user != nil { signOut() }
    state.user = user
    resumeRemoval(for: user)
    if askOnce() { return }
    arrive()
    if mayWrite { begin() }
  }

  /// After the sign-in, and only while nothing was decided. A dialog that got no answer may come again, one that was
  /// answered may not.
  @discardableResult
  mutating func askOnce() -> Bool {
    guard machine.authorization?.askAt == .afterSignIn, state.authorization == .notDetermined, !state.isAnswered,
      !state.isAsking
    else { return false }
    state.isAsking = true
    state.began[.answer] = now.instant
    commands.append(.requestAuthorization)
    return true
  }

  mutating func answer(_ status: AuthorizationStatus) {
    measure(.answer)
    let isAnswerToFlow = machine.flowAsks && !state.isAsking
    state.isAsking = false
    let change: EventRule.PermissionChange =
      status == .notDetermined ? .dismissed : status == .denied ? .denied : .granted
    if !isAnswerToFlow { log(.permission(.notifications, change)) }
    learn(status)
    if mayWrite {
      state.began[.total] = now.instant
      begin()
    }
    arrive()
  }

  /// Whatever was answered, the app continues to its first screen.
  mutating func arrive() {
    if let target = machine.authorization?.fallback { commands.append(.open(target)) }
  }

  mutating func signOut() {
    guard state.user != nil else { return }
    if machine.rule.clearsOnSignOut {
      clear()
      discard()
    }
    state.user = nil
    state.document = [:]
    state.registration = .none
    stopRetrying()
    state.began.removeAll()
  }

  mutating func changeNetwork(_ isOnline: Bool) {
    let wasOnline = state.isOnline
    state.isOnline = isOnline
    guard isOnline else {
      for index in state.pending.indices { state.pending[index].isSent = false }
      return
    }
    // The system may say that there is a network without ever having said that there was none.
    let lacking = Set(state.pending.filter(\.lacksNetwork).map(\.number))
    for index in state.pending.indices where state.pending[index].lacksNetwork {
      state.pending[index].lacksNetwork = false
      state.pending[index].hasFailed = false
    }
    guard !wasOnline else { return send { lacking.contains($0.number) } }
    if state.discard != nil { tryDiscard() }
    if state.offlineFailures > 0 || state.began[.registration] != nil, mayWrite { register() }
    send()
  }

  // MARK: - Registration

  /// The token may be written from now on: one that is known already is.
  mutating func begin() {
    register()
    if let token = state.token, !machine.mocks { take(token: token) }
  }

  mutating func register() {
    if state.registration != .registered { state.registration = .registering }
    guard !machine.mocks else {
      commands.append(.console("A simulator has no APNs token; a mock takes its place"))
      return take(token: TokenRegistration.mockToken)
    }
    state.began[.registration] = now.instant
    commands.append(.register)
    commands.append(.wait(.registration(number), TokenRegistration.patience))
  }

  mutating func take(deviceToken bytes: [UInt8]) {
    measure(.registration)
    log(.tokenRegistered)
    stopRetrying()
    // It was asked for before somebody signed out.
    guard state.discard == nil else { return }
    let deviceToken = bytes.hexadecimal
    let isKnown = state.deviceToken == deviceToken
    if state.deviceToken != deviceToken {
      state.deviceToken = deviceToken
      if let token = machine.logged(deviceToken) { commands.append(.console("APNs Token: \(token)")) }
    }
    guard machine.rule.encoding == .opaque else { return take(token: deviceToken) }
    // The provider may report nothing about a token that is there already.
    if state.token == nil { state.began[.exchange] = now.instant }
    // The provider makes its token from it; the app never does.
    commands.append(.handOver(deviceToken))
    // One that has had it before reports nothing, and has no token since it discarded that of somebody else.
    if isKnown, state.token == nil { commands.append(.refresh) }
  }

  mutating func fail(_ error: TokenError, lacksNetwork: Bool) {
    state.began[.registration] = nil
    state.began[.total] = nil
    log(.tokenRegistrationFailed, error: "APNs: \(error.line)")
    log(.tokenFailed, error: "APNs: \(error.line)")
    guard lacksNetwork else { return giveUp() }
    // Only the network is missing: tried again when it is back, or after a growing wait.
    let wait = TokenRegistration.wait(after: state.offlineFailures)
    state.offlineFailures += 1
    let retry = number
    state.retry = retry
    commands.append(.wait(.retry(retry), wait))
  }

  /// A token in the store continues to work.
  mutating func giveUp() {
    if state.storedToken == nil || state.storedUser != state.user { state.registration = .failed }
  }

  mutating func stopRetrying() {
    state.offlineFailures = 0
    state.retry = nil
  }

  mutating func waited(_ wait: TokenWait) {
    switch wait {
    case .registration:
      guard let began = state.began[.registration], now.instant - began >= TokenRegistration.patience else { return }
      fail(.unanswered(within: TokenRegistration.patience), lacksNetwork: !state.isOnline)
    case .retry(let number): if state.retry == number, mayWrite { register() }
    case .discard(let number): if state.discard?.number == number { tryDiscard() }
    }
  }
}

extension TokenCommand {
  fileprivate var isLine: Bool { if case .console = self { true } else { false } }
}
