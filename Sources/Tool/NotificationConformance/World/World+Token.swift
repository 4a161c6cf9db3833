import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension World {
  /// The provider tells an app that people see the token that it has, once.
  mutating func startProvider() {
    guard let machine = core.token, isRunning else { return }
    if machine.rule.encoding == .opaque, !machine.isSimulator, !push.isTold,
      !push.answers.contains(where: \.isRefresh), let token = push.provider
    {
      push.isTold = true
      tell(.token(token))
    }
    listen()
  }

  /// The store tells an app that listens what is in the document of its user.
  private mutating func listen() {
    guard push.isOnline, let machine = core.token, let user = app?.token.user else { return }
    tell(.documentChanged(push.store.documents[machine.document(of: user)] ?? [:]))
  }

  /// What the app asks of the system, the provider, its store and its own work; the answers come later.
  mutating func askNetwork(_ command: AppCommand) {
    switch command {
    case .register: register()
    case .handOver(let token):
      push.handedOver = token
      // Firebase does nothing when it gets a token of the device that it has already.
      guard push.known != token else { return }
      push.known = token
      push.schedule(.exchange, .exchange, at: now.instant)
    case .unregister:
      push.isUnregistered = true
      remote.dropAlerts()
    case .discard(let number): discard(number)
    case .refresh:
      push.refreshes += 1
      push.schedule(.refresh, .refresh, at: now.instant)
    case .set(let document, let field, let token, let number):
      push.store.attempts += 1
      note(.center, "set \(document).\(field) = \(token)")
      ask(.set(document: document, field: field, token: token, number: number), number, of: document)
    case .clear(let document, let field, let token, let number):
      push.store.attempts += 1
      note(.center, "clear \(document).\(field)")
      ask(.clear(document: document, field: field, token: token, number: number), number, of: document)
    case .store(let write):
      for field in write.fields { note(.center, "set \(write.document).\(field.name) = \(field.value.stored)") }
      if push.store.allows(writing: write.document) {
        push.schedule(.preferences(write), .upload, at: now.instant)
      }
    case .wait(.token(let wait), let span): push.schedule(.event(.waited(.token(wait))), after: span, at: now.instant)
    case .wait(.fetch(let number), let span): remote.schedule(.waited(.fetch(number)), at: now.instant + span)
    case .fetch(let number):
      if let finding = remote.findings[number] {
        remote.schedule(.fetched(number, finding), at: now.instant + remote.duration)
      }
    case .complete(let number, let result):
      if let wake = system.wakes[number] { system.background.complete(wake) }
      remote.completed.append(result)
      note(.center, "background work ended: \(result.rawValue)")
    default: break
    }
  }

  /// A write is asked for in the name of whoever is signed in then, also if it gets there later.
  private mutating func ask(_ kind: TokenWorld.Answer.Kind, _ number: Int, of document: String) {
    let isAllowed = push.store.allows(writing: document)
    push.schedule(isAllowed ? kind : .refused(number: number), .upload, at: now.instant)
  }

  /// Everything that answers by now, in order.
  mutating func answerToken() {
    while let answer = push.answers.first, answer.due <= now.instant {
      push.answers.removeFirst()
      switch answer.kind {
      case .event(let event): tell(event)
      case .preferences(let write): settle(write)
      case .exchange: exchange()
      case .refresh: refresh()
      case .set(let document, let field, let token, let number):
        settle(document, number) { $0.write(token, to: field, of: document) }
      case .clear(let document, let field, let token, let number):
        settle(document, number) { $0.clear(token, in: field, of: document) }
      case .refused(let number):
        if push.isOnline { tell(.tokenNotStored(number, .permissionDenied)) }
      }
    }
  }

  /// An answer comes only if the store has accepted it.
  private mutating func settle(_ write: PreferenceWrite) {
    guard push.isOnline, push.store.accepts else { return }
    push.store.put(
      Dictionary(write.fields.map { ($0.name, $0.value.stored) }, uniquingKeysWith: { $1 }), in: write.document)
    tell(.preferencesStored(write.number))
    listen()
  }

  /// The provider forgets a token only where it can tell its servers.
  private mutating func discard(_ number: Int) {
    var failure: TokenError?
    if push.fault?.fault == .discard {
      failure = push.fault?.error
      push.fault = nil
    } else if !push.isOnline {
      failure = .offline
    }
    if let failure { return push.schedule(.event(.tokenNotDiscarded(number, failure)), nil, at: now.instant) }
    push.forgetToken()
    push.schedule(.event(.tokenDiscarded(number)), nil, at: now.instant)
  }

  private mutating func register() {
    push.isUnregistered = false
    switch push.fault?.fault {
    case .registration:
      if let error = push.fault?.error {
        push.device.nextAnswer = .error(domain: error.domain, code: error.code, text: error.text)
      }
      push.fault = nil
    case .silence:
      push.device.nextAnswer = .never
      push.fault = nil
    case .refresh, .discard, nil: break
    }
    let event: AppEvent
    if core.token?.isSimulator == true {
      push.device.nextAnswer = .error(
        domain: "NSCocoaErrorDomain", code: 3010, text: "remote notifications are not supported in the simulator")
    }
    switch push.device.register(isOnline: push.isOnline) {
    case .token(let token): event = .deviceToken(token)
    case .error(let domain, let code, let text):
      event = .registrationFailed(TokenError(domain: domain, code: code, text: text))
    case .never: return
    case nil:
      event = .registrationFailed(.offline)
    }
    push.schedule(.event(event), .registration, at: now.instant)
  }

  /// The provider makes its token of the device's; one it has made stays.
  private mutating func exchange() {
    guard push.provider == nil, push.isOnline else { return }
    push.isTold = true
    tell(.token(push.makeToken()))
  }

  private mutating func refresh() {
    // An error is all that the provider says at this start.
    push.isTold = true
    if push.fault?.fault == .refresh, let error = push.fault?.error {
      push.fault = nil
      return tell(.tokenFailed(error))
    }
    if push.provider == nil, push.known != nil, push.isOnline { _ = push.makeToken() }
    if let token = push.provider { tell(.token(token)) }
  }

  /// The answer of the store; without a network there is none.
  private mutating func settle(_ document: String, _ number: Int, _ change: (inout RemoteStore) -> Void) {
    guard push.isOnline else { return }
    if push.store.isFailing {
      return tell(.tokenNotStored(number, .permissionDenied))
    }
    if let status = push.store.status {
      if 200..<300 ~= status { change(&push.store) }
      return tell(.tokenResponded(number, status: status))
    }
    change(&push.store)
    tell(.tokenStored(number))
    listen()
  }

  // MARK: - Steps

  mutating func perform(_ action: TokenAction) {
    if case .user(let user?) = action { push.lastUser = user }
    if case .user = action {
    } else if core.token == nil, !action.isOfStore || scheduler.rules.preferenceStore == nil {
      return problems.append("the app has no push token")
    }
    note(.step(.token(action)))
    switch action {
    case .user(let user):
      guard isRunning else {
        return problems.append("the app is not running, so no user can sign \(user == nil ? "out" : "in")")
      }
      // Whoever signs in is signed in to the store by then; whoever leaves is until the app has done what it is asked.
      if let user { push.store.session = user }
      tell(user.map { .signedIn($0) } ?? .signedOut)
      if user == nil, isRunning { push.store.session = nil }
      listen()
    case .network(let isOn):
      push.isOnline = isOn
      tell(.networkChanged(isOnline: isOn))
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
      tell(.token(token))
    case .fail(let fault, let error): push.fault = (fault, error)
    case .remote(let user, let fields):
      let document = (user ?? push.lastUser).flatMap { user in
        core.token?.document(of: user) ?? scheduler.rules.preferenceStore?.document(of: user)
      }
      guard let document else {
        problems.append("there is no user whose document could be written")
        return
      }
      push.hasForeignWrites = true
      push.store.put(fields, in: document)
      listen()
    case .gone(let token, let age):
      push.gone.insert(token)
      tell(.reportedGone(token, since: now.instant - age))
    case .slow(let latency): push.latency.merge(latency) { $1 }
    case .slowFetch(let span): remote.duration = span
    }
  }
}

extension TokenError {
  fileprivate static let offline = TokenError(
    domain: "NSURLErrorDomain", code: -1009, text: "the Internet connection appears to be offline")
  fileprivate static let permissionDenied = TokenError(
    domain: "FIRFirestoreErrorDomain", code: 7, text: "Missing or insufficient permissions.")
}

extension PreferenceValue {
  /// As a document has it.
  fileprivate var stored: String {
    if case .toggle(let isOn) = self { "\(isOn)" } else { "\(self)" }
  }
}
