import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import NotificationText

extension World {
  /// Work that has ended by now, and waits that are over.
  mutating func answerPush() {
    while let work = remote.work.first, work.due <= now.instant {
      remote.work.removeFirst()
      tell(work.event)
    }
  }

  // MARK: - Steps

  mutating func perform(_ action: PushAction) {
    switch action {
    case .alert(let type, let payload, let tokens, let work):
      for token in tokens.isEmpty ? storedTokens : tokens { send(type, payload, work, to: token) }
      if tokens.isEmpty, storedTokens.isEmpty { note(.center, "the server has no token to send to") }
    case .silent(let result):
      push.isOnline ? wake(for: result) : keep(PushWorld.Waiting(action: action))
      answerPush()
    }
  }

  /// What waited at APNs comes when the network is back.
  mutating func receiveWaiting() {
    let waiting = remote.waiting
    remote.waiting.removeAll()
    for push in waiting {
      if let expires = push.expires, expires <= now.instant {
        note(.center, "APNs dropped a push that expired at \(now.zone.local(at: expires))")
        continue
      }
      switch push.action {
      case .alert(let type, let payload, _, let work): receive(type, payload, work)
      case .silent(let result): wake(for: result)
      }
    }
  }

  /// What a server finds in the document of the user.
  var storedTokens: [String] {
    guard let machine = core.token, let user = push.lastUser else { return [] }
    return [push.store.documents[machine.document(of: user)]?[machine.rule.field]].compactMap { $0 }
  }

  /// One token that is refused says nothing about the others.
  private mutating func send(_ type: String, _ payload: [String: String], _ work: ExtensionWork, to token: String) {
    guard !push.gone.contains(token) else {
      remote.sent.append(SentPush(token: token, result: .gone))
      return note(.center, "APNs knows no device for \(token)")
    }
    remote.sent.append(SentPush(token: token, result: .ok))
    note(.center, "sent to \(token)")
    guard token == push.ownToken, !push.isUnregistered else { return }
    if push.isOnline { return receive(type, payload, work) }
    let headers = remote.headers[type]
    if headers?.expiration == .zero {
      return note(.center, "the device is offline, and APNs does not keep a push whose expiration is 0")
    }
    keep(
      PushWorld.Waiting(
        action: .alert(type: type, payload: payload, to: [], work), collapseID: headers?.collapseID(of: payload),
        expires: headers?.expiration.map { now.instant + $0 }))
  }

  /// APNs keeps it until the device is back, and of those with one collapse id the last.
  private mutating func keep(_ push: PushWorld.Waiting) {
    note(.center, "waits at APNs for the network")
    if let collapseID = push.collapseID, remote.waiting.contains(where: { $0.collapseID == collapseID }) {
      note(.center, "takes the place of the push that waits under '\(collapseID)'")
      remote.waiting.removeAll { $0.collapseID == collapseID }
    }
    remote.waiting.append(push)
  }

  private mutating func receive(_ type: String, _ payload: [String: String], _ work: ExtensionWork) {
    guard let rule = scheduler.rules.types.first(where: { $0.id == type }) else { return }
    // What the device writes, the server sends in one language.
    let written = rule.push?.values.isEmpty == false ? scheduler.rules.sourceLocale : locale
    guard var content = scheduler.content(of: type, in: written, arguments(of: payload, type)) else { return }
    content.userInfo.merge(payload) { $1 }
    content.userInfo["type"] = type
    let collapseID = remote.headers[type]?.collapseID(of: payload)
    // As on a device, all of one collapse id have one identifier, of which the type is for the reports of a run.
    let received = ReceivedPush(
      identifier: "\(scheduler.rules.app).\(type).push-\(collapseID ?? String(remote.received.count + 1))", type: type,
      payload: payload, instant: now.instant)
    remote.received.append(received)
    system.arrivals[received.identifier] = work
    let notification = RemoteNotification(
      identifier: received.identifier, content: content, isMutable: rule.push?.isMutable ?? false,
      collapseID: collapseID)
    show([center.receive(notification, hasExtension: scheduler.rules.serviceExtension != nil, at: now)])
  }

  /// What a server puts into the texts it also sends.
  private func arguments(of payload: [String: String], _ type: String) -> [String: ParameterValue] {
    let values = remote.headers[type]?.values ?? []
    var arguments = (LinkValues(payload: payload).values(of: values) ?? [:]).mapValues(ParameterValue.init)
    for key in scheduler.rules.targets.flatMap(\.payload) {
      if arguments[key.id] == nil { arguments[key.id] = payload[key.key].map { .string($0) } }
    }
    return arguments
  }

  /// The values in the texts of a request.
  func arguments(of identifier: String) -> [String: ParameterValue] {
    if let push = remote.push(identifier) { return arguments(of: push.payload, push.type) }
    return scheduler.arguments(of: identifier, in: known.scheduler)
  }

  private mutating func wake(for result: FetchResult?) {
    remote.silentPushes += 1
    remote.findings[remote.silentPushes] = .some(result)
    if !isRunning { wake(for: []) }
    system.wakes[remote.silentPushes] = system.background.wake(at: now.instant)
    tell(.silentPush(remote.silentPushes))
  }
}

extension PushWorld {
  /// What waits at APNs for a device that wants no pushes comes to nobody.
  mutating func dropAlerts() { waiting.removeAll { if case .alert = $0.action { true } else { false } } }

  /// The newest under an identifier: it has taken the place of the others.
  func push(_ identifier: String) -> ReceivedPush? { received.last { $0.identifier == identifier } }
}
