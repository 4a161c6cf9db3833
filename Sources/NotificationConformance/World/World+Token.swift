import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension World {
  mutating func launchToken() {
    guard push.machine != nil, isRunning else { return }
    loadToken()
    startToken()
  }

  /// The start that counts: the app looks after its token, and the provider tells it the one it has, once.
  private mutating func startToken() {
    runToken(.launched(center.authorization))
    if let machine = push.machine, machine.rule.encoding == .opaque, !machine.isSimulator, !push.isTold,
      !push.answers.contains(where: \.isRefresh), let token = push.provider
    {
      push.isTold = true
      runToken(.token(token))
    }
    listen()
  }

  /// The system has started the app behind the user's back: nothing is asked of the network.
  mutating func wakeToken() {
    guard push.machine != nil, isRunning else { return }
    loadToken()
    push.isUnseen = true
  }

  mutating func foregroundToken() {
    guard !push.isUnseen else {
      push.isUnseen = false
      return startToken()
    }
    runToken(.foregrounded(center.authorization))
  }

  private mutating func loadToken() {
    push.state = push.stored
    push.state?.isOnline = push.isOnline
  }

  /// The store tells an app that listens what is in the document of its user.
  private mutating func listen() {
    guard push.isOnline, let machine = push.machine, let user = push.state?.user else { return }
    runToken(.documentChanged(push.store.documents[machine.document(of: user)] ?? [:]))
  }

  mutating func runToken(_ event: TokenEvent) {
    guard let machine = push.machine, var state = push.state else { return }
    let commands = machine.step(&state, on: event, at: now)
    push.state = state
    for command in commands {
      if let asked = ExpectedTokenCommand(command) { push.commands.append(asked) }
      switch command {
      case .write(let state):
        push.stored = state
        if diesAfterWrite() { return }
      case .requestAuthorization: request(.notifications)
      case .register: register()
      case .handOver(let token):
        push.handedOver = token
        push.schedule(.exchange, .exchange, at: now.instant)
      case .discard: push.provider = nil
      case .refresh:
        push.refreshes += 1
        push.schedule(.refresh, .refresh, at: now.instant)
      case .set(let document, let field, let token, let number):
        push.store.attempts += 1
        note(.center, "set \(document).\(field) = \(token)")
        push.schedule(.set(document: document, field: field, token: token, number: number), .upload, at: now.instant)
      case .clear(let document, let field, let token, let number):
        push.store.attempts += 1
        note(.center, "clear \(document).\(field)")
        push.schedule(.clear(document: document, field: field, token: token, number: number), .upload, at: now.instant)
      case .wait(let wait, let span): push.schedule(.event(.waited(wait)), after: span, at: now.instant)
      case .open(let target):
        opened.append(OpenedTarget(target: target, identifier: "", isFallback: false))
        note(.opened(target, isFallback: false))
      case .measured(let part, let span, let isSlow):
        push.measured.append((part, span, isSlow))
        // What takes no time in a scenario is every part that no step delays.
        if span > .zero || isSlow {
          note(.logged, "\(part.rawValue) took \(span)\(isSlow ? ", which is slow" : "")")
        }
      case .deliver(let records): handOver(records)
      case .console(let line):
        push.console.append(.text(line))
        note(.logged, line)
      }
    }
    answerToken()
  }

  /// Everything that answers by now, in order.
  mutating func answerToken() {
    while let answer = push.answers.first, answer.due <= now.instant {
      push.answers.removeFirst()
      switch answer.kind {
      case .event(let event): runToken(event)
      case .preferences(let write): settle(write)
      case .exchange: exchange()
      case .refresh: refresh()
      case .set(let document, let field, let token, let number):
        settle(document, number) { $0.write(token, to: field, of: document) }
      case .clear(let document, let field, let token, let number):
        settle(document, number) { $0.clear(token, in: field, of: document) }
      }
    }
  }

  /// The app stores settings of its user.
  mutating func store(_ write: PreferenceWrite) {
    for field in write.fields { note(.center, "set \(write.document).\(field.name) = \(field.value.stored)") }
    push.schedule(.preferences(write), .upload, at: now.instant)
    answerToken()
  }

  /// An answer comes only if the store has accepted it.
  private mutating func settle(_ write: PreferenceWrite) {
    guard push.isOnline, push.store.accepts else { return }
    push.store.put(
      Dictionary(write.fields.map { ($0.name, $0.value.stored) }, uniquingKeysWith: { $1 }), in: write.document)
    run([.preferencesStored(write.number)], asks: false)
    listen()
  }

  private mutating func register() {
    switch push.fault?.fault {
    case .registration:
      if let error = push.fault?.error {
        push.device.nextAnswer = .error(domain: error.domain, code: error.code, text: error.text)
      }
      push.fault = nil
    case .silence:
      push.device.nextAnswer = .never
      push.fault = nil
    case .refresh, nil: break
    }
    let event: TokenEvent
    if push.machine?.isSimulator == true {
      push.device.nextAnswer = .error(
        domain: "NSCocoaErrorDomain", code: 3010, text: "remote notifications are not supported in the simulator")
    }
    switch push.device.register(isOnline: push.isOnline) {
    case .token(let token): event = .deviceToken(token)
    case .error(let domain, let code, let text):
      event = .registrationFailed(TokenError(domain: domain, code: code, text: text))
    case .never: return
    case nil:
      event = .registrationFailed(
        TokenError(domain: "NSURLErrorDomain", code: -1009, text: "the Internet connection appears to be offline"))
    }
    push.schedule(.event(event), .registration, at: now.instant)
  }

  /// The provider makes its token of the device's; one it has made stays.
  private mutating func exchange() {
    guard push.provider == nil, push.isOnline else { return }
    push.isTold = true
    runToken(.token(push.makeToken()))
  }

  private mutating func refresh() {
    // An error is all that the provider says at this start.
    push.isTold = true
    if push.fault?.fault == .refresh, let error = push.fault?.error {
      push.fault = nil
      return runToken(.tokenFailed(error))
    }
    if let token = push.provider { runToken(.token(token)) }
  }

  /// The answer of the store; without a network there is none.
  private mutating func settle(_ document: String, _ number: Int, _ change: (inout RemoteStore) -> Void) {
    guard push.isOnline else { return }
    if push.store.isFailing {
      let error = TokenError(
        domain: "FIRFirestoreErrorDomain", code: 7, text: "Missing or insufficient permissions.")
      return runToken(.storeFailed(number, error))
    }
    if let status = push.store.status {
      if 200..<300 ~= status { change(&push.store) }
      return runToken(.responded(number, status: status))
    }
    change(&push.store)
    runToken(.stored(number))
    listen()
  }

  // MARK: - Steps

  mutating func perform(_ action: TokenAction) {
    if case .user(let user?) = action { push.lastUser = user }
    if case .user(let user) = action, plansByItself { signIn(user) }
    guard push.machine != nil || action.isOfStore && scheduler.rules.preferenceStore != nil else {
      // Who uses the app matters to what it plans, with a token or without.
      if case .user = action, plansByItself { return }
      problems.append("the app has no push token")
      return
    }
    note(.step(.token(action)))
    switch action {
    case .user(let user?):
      if push.state == nil { problems.append("the app is not running, so no user can sign in") }
      runToken(.signedIn(user))
      listen()
    case .user(nil):
      if push.state == nil { problems.append("the app is not running, so no user can sign out") }
      runToken(.signedOut)
    case .network(let isOn):
      push.isOnline = isOn
      runToken(.networkChanged(isOnline: isOn))
      listen()
      // The provider has waited for it.
      if isOn, isRunning, push.handedOver != nil, push.provider == nil {
        push.schedule(.exchange, .exchange, at: now.instant)
      }
      answerToken()
      if isOn { receiveWaiting() }
    case .store(let fails):
      push.store.isFailing = fails
      push.store.status = nil
    case .server(let status):
      push.store.isFailing = false
      push.store.status = status
    case .device(let token): push.device.token = token
    case .provider(let token):
      push.provider = token
      push.isTold = isRunning
      runToken(.token(token))
    case .fail(let fault, let error): push.fault = (fault, error)
    case .remote(let user, let fields):
      let document = (user ?? push.lastUser).flatMap { user in
        push.machine?.document(of: user) ?? scheduler.rules.preferenceStore?.document(of: user)
      }
      guard let document else {
        problems.append("there is no user whose document could be written")
        return
      }
      push.store.put(fields, in: document)
      listen()
    case .gone(let token, let age):
      push.gone.insert(token)
      runToken(.reportedGone(token, since: now.instant - age))
    case .slow(let latency): push.latency.merge(latency) { $1 }
    case .slowFetch(let span): remote.duration = span
    }
  }
}

extension World {
  /// Whether there is anything that the scheduler plans.
  private var plansByItself: Bool { scheduler.rules.types.contains { !$0.triggers.isEmpty } }

  /// What the scheduler learns of it.
  private mutating func signIn(_ user: String?) {
    if push.machine == nil {
      note(.step(.token(.user(user))))
      guard isRunning else {
        problems.append("the app is not running, so no user can sign \(user == nil ? "out" : "in")")
        return
      }
    }
    run([user.map { .signedIn($0) } ?? .signedOut])
  }
}

extension PreferenceValue {
  /// As a document has it.
  fileprivate var stored: String {
    if case .toggle(let isOn) = self { "\(isOn)" } else { "\(self)" }
  }
}
