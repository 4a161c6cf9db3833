import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension World {
  /// One step, or several signals of one instant, which are applied together and then planned once.
  mutating func perform(_ steps: ArraySlice<ScenarioStep>) {
    guard let last = steps.last else { return }
    line = last.span
    var signals: [(id: String, parameters: [String: ParameterValue])] = []
    for step in steps {
      if case .signal(let id, let parameters, _) = step.action { signals.append((id, parameters)) }
      if step.action.isNotedAtOnce { note(.step(step.action)) }
    }
    perform(last.action, signals)
  }

  private mutating func perform(
    _ action: ScenarioStep.Action, _ signals: [(id: String, parameters: [String: ParameterValue])]
  ) {
    switch action {
    case .signal: report(signals)
    case .app(let transition): change(to: transition)
    case .upgrade(let profile): upgrade(to: profile)
    case .tap(let type): tap(type, times: 1)
    case .tapTwice(let type): tap(type, times: 2)
    case .link(let link): follow(link)
    case .act(let type, let action, let text): act(type, action, text)
    case .dismiss(let type): dismiss(type)
    case .authorization(let status):
      center.authorization = status
      if center.appState == .foreground { appear() }
    case .prefer(let changes):
      guard requireRunning("a preference") else { return }
      // What comes some seconds behind others of its minute has come for the setting.
      onTheirWay.formUnion(center.pending.filter { $0.due < now.instant + .minutes(1) }.map(\.request.identifier))
      tell(changes.map { .preferenceChanged($0.id, $0.value) })
    case .attribute(let values):
      guard requireRunning("an attribute") else { return }
      tell(values.sorted { $0.key < $1.key }.map { .attributeChanged($0.key, $0.value) })
    case .switched(let positions):
      guard requireRunning("a flag") else { return }
      tell(positions.sorted { $0.key < $1.key }.map { .flagChanged($0.key, $0.value) })
    case .device(let facts):
      guard requireRunning("a device") else { return }
      tell(.deviceChanged(facts))
    case .preferRefused(let id, let text):
      guard requireRunning("a preference") else { return }
      // An app takes what a text says, and nothing where it says nothing.
      guard let value = scheduler.rules.preferences.first(where: { $0.id == id })?.value(from: text) else { return }
      problems.append("'\(id)' can be set to \"\(text)\"")
      tell(.preferenceChanged(id, value))
    case .zone(let zone):
      now.zone = zone
      isZoneUnknown = false
      isPlanCurrent = false
      show(center.zoneChanged(at: now))
      if center.appState == .foreground { tell(.timeChanged) }
    case .zoneUnknown:
      isZoneUnknown = true
      if center.appState == .foreground { tell(.zoneUnknown) }
    case .clock(let shift):
      now.instant = now.instant + shift
      isPlanCurrent = false
      lostIntervals.formUnion(center.pending.map(\.request).filter(\.isInterval).map(\.identifier))
      if shift < .zero { epoch += 1 }
      show(center.clockChanged(by: shift, at: now))
      if center.appState == .foreground { tell(.timeChanged) }
    case .locale(let locale):
      self.locale = locale
      tell(.localeChanged(locale))
    case .focus(let isOn): center.isFocusOn = isOn
    case .fail(.add, let times): center.failNextAdds(times, error: CenterError(code: 0, name: "center.failed"))
    case .fail(.answer, let times): silence.adds = times
    case .fail(.removal, let times): silence.removals = times
    case .fail(.report, let times): silence.reports = times
    case .crash(let write): arm(crashAfterWrite: write)
    case .state(let damage): self.damage(damage)
    case .permission(let action): perform(action)
    case .token(let action): perform(action)
    case .push(let action): perform(action)
    case .system(let action): perform(action)
    case .wait: break
    }
  }

  /// A link opens the app, on the screen it names, if it names one. One that is not the app's own is for other code.
  private mutating func follow(_ link: String) {
    guard let links, links.owns(link) else { return appear() }
    let target = links.opening(of: link)
    appear(and: [.linkOpened(target: target?.id, target?.parameters ?? [:])])
  }

  private mutating func report(_ signals: [(id: String, parameters: [String: ParameterValue])]) {
    guard requireRunning("the signal '\(signals.first?.id ?? "")'") else { return }
    tell(signals.map { .signal($0.id, $0.parameters, isInFront: center.appState == .foreground) })
  }

  private mutating func change(to transition: ScenarioStep.AppTransition) {
    switch transition {
    case .launch:
      kill()
      appear()
    case .foreground: appear()
    case .background:
      if !isRunning { appear() }
      center.appState = .background
      tell(.backgrounded)
    case .killed: kill()
    case .upgrade:
      // A new version of the app: whatever ran is over, and what an older one left is found at the launch.
      kill()
      appear()
    case .restore:
      // A new device has the file of the old one, and neither its requests nor what it showed.
      kill()
      center.removeAllPending()
      center.removeAllDelivered()
      center.setBadge(0)
      _ = center.report()
      push.movedToNewDevice()
      remote.movedToNewDevice()
      system.appRemoved()
      isNewDevice = true
    case .reinstall:
      // The system forgets the app: its requests, its list, its permission. So does the app: its state is gone.
      kill()
      center.removeAllPending()
      center.removeAllDelivered()
      center.setBadge(0)
      center.authorization = .notDetermined
      _ = center.report()
      stored = AppState(SchedulerState(locale: locale))
      testeeFile = nil
      permissions.dialogs.appRemoved()
      push.movedToNewDevice()
      remote.movedToNewDevice()
      system.appRemoved()
      epoch += 1
      installation += 1
      losses = 0
      // A new installation has fresh caps.
      forgottenDeliveries = deliveries.count
    }
  }

  /// A policy update: caps counted by the old rules are not held against the new ones.
  private mutating func upgrade(to profile: String) {
    guard let rules = scheduler.rules.applying(profile: profile) else {
      problems.append("there is no profile '\(profile)'")
      return
    }
    kill()
    core = AppCore(Scheduler(rules, zones: scheduler.zones, fault: scheduler.fault), token: core.token)
    testee?.upgrade = profile
    epoch += 1
    // What waits only for its second keeps it.
    isPlanCurrent = false
    appear()
  }

  private mutating func tap(_ type: String, times: Int) {
    guard let identifier = newestDelivered(type) else {
      problems.append("there is no delivered '\(type)' to tap")
      return
    }
    let event = AppEvent.opened(source(of: identifier))
    _ = center.respond(to: identifier)
    appear(and: [event])
    for _ in 1..<max(1, times) { tell(event) }
  }

  /// A button that does not open the app is handled in the background, where the system starts the app if it must.
  private mutating func act(_ type: String, _ action: String, _ text: String?) {
    guard let identifier = newestDelivered(type) else {
      problems.append("there is no delivered '\(type)' with a button to press")
      return
    }
    guard let recipient = recipient(of: .action(action), type) else {
      problems.append("'\(type)' came without the button '\(action)'")
      return
    }
    let event = AppEvent.acted(source(of: identifier), action: action, text: text)
    _ = center.respond(to: identifier)
    if recipient == .appInForeground { appear(and: [event]) } else { wake(for: [event]) }
  }

  /// The app hears of it only for a category with a custom dismiss action.
  private mutating func dismiss(_ type: String) {
    guard let identifier = newestDelivered(type) else {
      problems.append("there is no delivered '\(type)' to dismiss")
      return
    }
    _ = center.respond(to: identifier)
    guard recipient(of: .dismiss, type) == .appInBackground else { return }
    wake(for: [.dismissed(source(of: identifier))])
  }

  func source(of identifier: String) -> NotificationSource {
    let listed = center.delivered.last { $0.request.identifier == identifier }
    return remote.push(identifier).map { .push($0) }
      ?? .local(identifier, carried: listed?.request.content.userInfo ?? [:])
  }

  private func recipient(of response: SimulatedCenter.UserResponse, _ type: String) -> SimulatedCenter.Recipient? {
    let identifier = scheduler.rules.types.first { $0.id == type }?.content.category ?? ""
    return center.recipient(of: response, category: identifier)
  }

  /// In Notification Center, or delivered before the scenario began.
  private func newestDelivered(_ type: String) -> String? {
    if let found = center.delivered.last(where: { self.type(of: $0.request) == type }) {
      return found.request.identifier
    }
    guard !deliveries.contains(where: { $0.type == type }) else { return nil }
    return scheduler.newestDelivery(of: type, in: known.scheduler)
  }

  private mutating func requireRunning(_ what: String) -> Bool {
    if isRunning { return true }
    problems.append("the app is not running, so it cannot report \(what); launch it first")
    return false
  }
}

extension ScenarioStep.Action {
  /// Of a step about a token the trace first says what the scheduler makes of it.
  fileprivate var isNotedAtOnce: Bool {
    if case .token = self { return false }
    return self != .wait
  }
}

extension NotificationRequest {
  fileprivate var isInterval: Bool { if case .timeInterval = trigger { true } else { false } }
}
