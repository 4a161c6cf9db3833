import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// One step in the making: the state it works on and the commands it has gathered.
struct TokenStep {
  let machine: TokenRegistration
  var state: TokenState
  let now: Moment
  var commands: [TokenCommand] = []

  mutating func apply(_ event: TokenEvent) {
    switch event {
    case .launched(let status): launch(status)
    case .foregrounded(let status):
      let had = mayWrite
      learn(status)
      if mayWrite, !had { register() }
    case .signedIn(let user): signIn(user)
    case .signedOut: signOut()
    case .answered(let status): answer(status)
    case .networkChanged(let isOnline): changeNetwork(isOnline)
    case .deviceToken(let token): take(deviceToken: token)
    case .registrationFailed(let error): fail(error)
    case .token(let token): take(token: token)
    case .tokenFailed(let error):
      state.began[.exchange] = nil
      state.began[.refresh] = nil
      log(.tokenFailed, error: "refresh: \(error.line)")
      // The old token stays stored and published.
      if state.token == nil { state.registration = .failed }
    case .stored(let number): acknowledge(number)
    case .storeFailed(let number, let error): refuse(number, error)
    case .waited(let wait): waited(wait)
    case .reportedGone(let token, let since):
      // Older than the token: the report is about the past of a device that is registered again.
      guard token == state.token, let instant = state.tokenInstant, since >= instant else { return }
      state.token = nil
      state.storedToken = nil
      register()
    }
  }

  /// The records are handed over between two writes and are gone after the second.
  mutating func finish(_ state: inout TokenState) -> [TokenCommand] {
    var out: [TokenCommand] = [.write(self.state)]
    if !self.state.outbox.isEmpty {
      out.append(.deliver(self.state.outbox))
      self.state.outbox.removeAll()
      out.append(.write(self.state))
    }
    state = self.state
    return out + commands
  }

  var number: Int {
    mutating get {
      state.counter += 1
      return state.counter
    }
  }

  /// Somebody is signed in, and notifications may be shown.
  var mayWrite: Bool { state.user != nil && machine.rule.writeWhen.contains(state.authorization) }

  // MARK: - Launch, permission, user

  private mutating func launch(_ status: AuthorizationStatus) {
    state.began.removeAll()
    for index in state.pending.indices {
      // An answer of the store is lost with the process; the same write again does no harm.
      state.pending[index].isSent = false
      if machine.rule.retriesAtLaunch { state.pending[index].hasFailed = false }
    }
    learn(status)
    if mayWrite {
      register()
      if machine.rule.refreshesAtLaunch, !machine.mocks {
        state.began[.refresh] = now.instant
        commands.append(.refresh)
      }
    }
    send()
  }

  private mutating func learn(_ status: AuthorizationStatus) {
    let wasGranted = machine.rule.writeWhen.contains(state.authorization)
    state.authorization = status
    guard wasGranted, !machine.rule.writeWhen.contains(status), machine.rule.clearsOnRevocation else { return }
    state.registration = .none
    clear()
  }

  private mutating func signIn(_ user: String) {
    if state.user == user { return }
    if state.user != nil { signOut() }
    state.user = user
    guard machine.authorization?.askAt == .afterSignIn, state.authorization == .notDetermined, !state.hasAsked else {
      arrive()
      if mayWrite { register() }
      return
    }
    state.hasAsked = true
    state.began[.answer] = now.instant
    commands.append(.requestAuthorization)
  }

  private mutating func answer(_ status: AuthorizationStatus) {
    measure(.answer)
    let change: EventRule.PermissionChange = status == .notDetermined ? .dismissed : status == .denied ? .denied : .granted
    log(.permission(.notifications, change))
    learn(status)
    if mayWrite {
      state.began[.total] = now.instant
      register()
    }
    arrive()
  }

  /// Whatever was answered, the app goes on to its first screen.
  private mutating func arrive() {
    if let target = machine.authorization?.fallback { commands.append(.open(target)) }
  }

  private mutating func signOut() {
    guard state.user != nil else { return }
    if machine.rule.clearsOnSignOut { clear() }
    state.user = nil
    state.registration = .none
    state.began.removeAll()
  }

  private mutating func changeNetwork(_ isOnline: Bool) {
    let wasOnline = state.isOnline
    state.isOnline = isOnline
    guard isOnline, !wasOnline else {
      for index in state.pending.indices { state.pending[index].isSent = false }
      return
    }
    if state.offlineFailures > 0, mayWrite { register() }
    send()
  }

  // MARK: - Registration

  mutating func register() {
    if state.registration != .registered { state.registration = .registering }
    guard !machine.mocks else { return take(token: TokenRegistration.mockToken) }
    state.began[.registration] = now.instant
    commands.append(.register)
    commands.append(.wait(.registration(number), TokenRegistration.patience))
  }

  private mutating func take(deviceToken: String) {
    measure(.registration)
    state.offlineFailures = 0
    if state.deviceToken != deviceToken {
      state.deviceToken = deviceToken
      log(.tokenRegistered, token: deviceToken)
    }
    state.began[.exchange] = now.instant
    // The provider makes its token of it; the app never does.
    commands.append(.handOver(deviceToken))
  }

  private mutating func fail(_ error: TokenError) {
    state.began[.registration] = nil
    state.began[.total] = nil
    log(.tokenFailed, error: "registration: \(error.line)")
    guard error.isOffline else {
      state.registration = .failed
      return
    }
    // Nothing is wrong but the network: tried again when it is back, or after a wait that grows.
    let wait = min(TimeSpan.hours(1), TokenRegistration.firstRetry * (1 << min(state.offlineFailures, 7)))
    state.offlineFailures += 1
    commands.append(.wait(.retry(number), wait))
  }

  private mutating func waited(_ wait: TokenWait) {
    switch wait {
    case .registration:
      guard let began = state.began[.registration], now.instant - began >= TokenRegistration.patience else { return }
      fail(TokenError(domain: "notispec", code: 1, text: "no answer within \(TokenRegistration.patience)"))
    case .retry: if state.offlineFailures > 0, mayWrite { register() }
    }
  }

  // MARK: - The token

  private mutating func take(token: String) {
    measure(.exchange)
    measure(.refresh)
    guard !token.isEmpty else {
      log(.tokenFailed, error: "refresh: the provider gave an empty token")
      return
    }
    if token != state.token {
      state.token = token
      state.tokenInstant = now.instant
      log(.tokenReceived, token: token)
    }
    guard mayWrite, let user = state.user else { return }
    // Once acknowledged, an unchanged token is not written again: another device may have written since.
    if state.storedToken == token, state.storedUser == user, !state.pending.contains(where: { $0.user == user }) {
      state.registration = .registered
      return
    }
    if state.pending.contains(where: { $0.user == user && $0.value == .token(token) }) { return send() }
    state.registration = .registering
    queue(.token(token), for: user)
  }

  /// Takes the token of this device out of the user's document. A write that waits is void.
  private mutating func clear() {
    guard let user = state.user else { return }
    let sent = state.pending.first { $0.user == user && $0.isSent }
    state.pending.removeAll { $0.user == user }
    let stored = state.storedUser == user ? state.storedToken : nil
    state.storedToken = nil
    state.storedUser = nil
    if let token = stored ?? sent?.token { queue(.removal(of: token), for: user) }
  }

  private mutating func queue(_ value: TokenState.PendingWrite.Value, for user: String) {
    state.pending.removeAll { $0.user == user }
    state.pending.append(
      TokenState.PendingWrite(user: user, value: value, number: number, isSent: false, hasFailed: false))
    send()
  }

  /// Hands over everything that waits and has not failed, if there is a network.
  private mutating func send() {
    guard state.isOnline else { return }
    for index in state.pending.indices where !state.pending[index].isSent && !state.pending[index].hasFailed {
      state.pending[index].isSent = true
      let write = state.pending[index]
      let document = machine.document(of: write.user)
      switch write.value {
      case .token(let token):
        state.began[.upload] = now.instant
        commands.append(.set(document: document, field: machine.rule.field, token: token, number: write.number))
      case .removal(let token):
        commands.append(.clear(document: document, field: machine.rule.field, token: token, number: write.number))
      }
    }
  }

  private mutating func acknowledge(_ number: Int) {
    guard let index = state.pending.firstIndex(where: { $0.number == number }) else { return }
    let write = state.pending.remove(at: index)
    switch write.value {
    case .token(let token):
      measure(.upload)
      measure(.total)
      state.storedToken = token
      state.storedUser = write.user
      if write.user == state.user { state.registration = .registered }
      log(.tokenStored, token: token)
    case .removal(let token): log(.tokenCleared, token: token)
    }
  }

  private mutating func refuse(_ number: Int, _ error: TokenError) {
    guard let index = state.pending.firstIndex(where: { $0.number == number }) else { return }
    state.pending[index].isSent = false
    state.pending[index].hasFailed = true
    state.began[.upload] = nil
    state.began[.total] = nil
    let document = machine.document(of: state.pending[index].user)
    log(.tokenFailed, error: "store \(document): \(error.line)")
  }

  // MARK: - Figures and logs

  private mutating func measure(_ part: TokenPart) {
    guard let began = state.began.removeValue(forKey: part) else { return }
    let span = now.instant - began
    commands.append(.measured(part, span, isSlow: machine.budget(of: part).map { span >= $0 } ?? false))
  }

  private mutating func log(_ transition: EventRule.Transition, token: String? = nil, error: String? = nil) {
    let count = number
    for event in machine.events where event.transitions.contains(transition) {
      let values = event.parameters.compactMap { parameter -> EventValue? in
        let value: String? =
          switch parameter {
          case .token: token.flatMap(machine.logged)
          case .error, .reason: error
          case .stage: transition.stage
          case .permission: Permission.notifications.rawValue
          case .type, .trigger, .target, .request, .access, .action: nil
          }
        return value.map { EventValue(parameter.rawValue, .string($0)) }
      }
      state.outbox.append(
        AnalyticsRecord(
          id: "\(machine.app).token.\(count).\(transition.rawValue)", event: event.name, parameters: values,
          instant: now.instant, local: now.local))
    }
  }
}

extension TokenRegistration {
  var mocks: Bool { isSimulator && rule.mocksSimulator }

  /// Whole while developing; the log of a released app is read by others.
  func logged(_ token: String) -> String? {
    switch build == .debug ? rule.debugLog : rule.releaseLog {
    case .full: token
    case .short: token.count > 6 ? "\(token.prefix(6))…" : "…"
    case .none: nil
    }
  }
}

extension TokenState.PendingWrite {
  var token: String {
    switch value {
    case .token(let token), .removal(let token): token
    }
  }
}

extension TokenError {
  /// One line: `NSCocoaErrorDomain 3000 no valid entitlement`.
  var line: String { "\(domain) \(code) \(text)" }
}
