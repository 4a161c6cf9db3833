import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension World {
  mutating func perform(_ action: SystemAction) {
    switch action {
    case .trial(let choice): choose(choice)
    case .seen(let type):
      guard isRunning else { return problems.append("the app is not running, so '\(type)' cannot be seen in it") }
      tell(.seen(type))
    case .location(let place):
      center.allowsLocation = permissions.dialogs.statuses[.location] == .authorized
      show(center.moved(to: place, at: now))
    case .settings(let change): apply(change)
    case .firstScreen(let span):
      system.firstScreen = span
    case .arrive(let target):
      guard center.appState == .foreground else {
        return problems.append("the app is not on screen, so nobody can go to '\(target)'")
      }
      tell(.arrived(target: target))
    case .activity(let kind, let event): perform(event, on: kind)
    }
  }

  // MARK: - Permission and settings

  private mutating func choose(_ choice: SimulatedCenter.TrialChoice) {
    guard center.choose(choice) else {
      let reason =
        center.authorization == .provisional
        ? "no notification that came quietly is in Notification Center"
        : "notifications are not on trial: the permission is '\(center.authorization.rawValue)'"
      return problems.append("\(reason), so there is nothing to keep or to turn off")
    }
    if center.appState == .foreground { appear() }
  }

  private mutating func apply(_ change: SettingsChange) {
    if let value = change.alerts { center.settings.showsAlerts = value }
    if let value = change.previews { center.settings.showsPreviews = value }
    if let value = change.sounds { center.settings.playsSounds = value }
    if let value = change.badge { center.settings.setsBadge = value }
    if let value = change.timeSensitive { center.settings.allowsTimeSensitive = value }
    if let value = change.critical { center.settings.allowsCritical = value }
    if let times = change.summary { center.settings.summaryTimes = times }
  }

  // MARK: - Screens

  /// A cold start: the first screen is there at once, or later.
  mutating func beginUI() -> [AppEvent] {
    guard app?.process.router.isReady == false, !system.isBeginning else { return [] }
    if system.firstScreen == .zero { return [.ready] }
    system.set(.firstScreen, at: now.instant + system.firstScreen)
    return []
  }

  // MARK: - Time

  mutating func runTimers() {
    while let timer = system.popDue(at: now.instant) {
      switch timer.kind {
      case .firstScreen: tell(.ready)
      case .extensionAnswer(let identifier, let event): runExtension(identifier, event)
      }
    }
    if system.background.expire(at: now.instant) {
      note(.center, "the system ended the app: it did not report the result of its work in time")
      kill()
    }
  }

  // MARK: - The service extension

  mutating func beginExtension(_ request: NotificationRequest) {
    guard let rule = scheduler.rules.serviceExtension else { return }
    note(.center, "the service extension works on \(request.identifier)", about: [request.identifier])
    let writing = DeviceWriting(scheduler, locale: locale, zone: now.zone)
    system.extensions[request.identifier] = ServiceExtension(rule, writing: writing)
    runExtension(request.identifier, .received(request.content))
  }

  mutating func warnExtension(_ request: NotificationRequest) {
    note(
      .center, "the service extension ran out of time for \(request.identifier)", about: [request.identifier])
    runExtension(request.identifier, .timeWillExpire)
    if let event = center.endExtension(of: request.identifier, at: now) { show([event]) }
  }

  private mutating func runExtension(_ identifier: String, _ event: ServiceExtension.Event) {
    guard let work = system.arrivals[identifier], let commands = system.extensions[identifier]?.step(on: event) else {
      return
    }
    for command in commands {
      switch command {
      case .decrypt: runExtension(identifier, .decrypted(work.decrypted))
      case .download(let key, _):
        let answer: ServiceExtension.Event = work.downloadFails ? .downloadFailed(key: key) : .downloaded(key: key)
        if work.takes > .zero {
          system.set(.extensionAnswer(identifier, answer), at: now.instant + work.takes)
        } else {
          runExtension(identifier, answer)
        }
      case .wait(let span): system.set(.extensionAnswer(identifier, .timeWillExpire), at: now.instant + span)
      case .deliver(let content, let attachments):
        if let event = center.modify(identifier, content: content, attachments: attachments, at: now) {
          system.attached[identifier] = attachments
          show([event])
        } else {
          system.repeatedHandovers += 1
        }
      }
    }
  }

  // MARK: - Live Activities

  private mutating func perform(_ event: ActivityEvent, on kind: String) {
    let newest = system.activities.newest(kind, at: now.instant)
    let running = newest.flatMap { activity in
      activity.ended == nil
        ? LiveActivities.Running(id: activity.id, kind: kind, content: activity.content) : nil
    }
    if newest != nil, running == nil, !event.isStart {
      // A push, or an update that was under way, may come after the end: nothing is wrong, and nothing changes.
      return note(.center, "\(kind) has ended; this changes nothing")
    }
    if case .push(let state) = event {
      guard let running else { return problems.append("no '\(kind)' was started that a push could update") }
      let content = core.activities.decode(state, kind: kind, at: now.instant)
      let isNew = system.activities.receive(content, for: running.id, at: now.instant)
      let takesPushes = core.activities.rules.first { $0.id == kind }?.hasPushUpdates ?? false
      let why = takesPushes ? "it cannot be read" : "'\(kind)' has no 'push_updates'"
      note(.center, isNew ? "\(kind): \(content?.status ?? "")" : "\(kind): the pushed state is not shown: \(why)")
      if isRunning { tell(foundActivities()) }
      return
    }
    guard isRunning else { return problems.append("the app is not running, so it does nothing with '\(kind)'") }
    if case .start = event { return tell(.activity(.start(kind: kind))) }
    guard let running else { return problems.append("no '\(kind)' was started") }
    switch event {
    case .start, .push: break
    case .update(let status, let estimate):
      tell(.activity(.update(running, status: status, estimate: estimate.map { now.instant + $0 })))
    case .end(let dismissal): tell(.activity(.end(running, dismissal)))
    case .token(let bytes): tell(.activity(.token(running, bytes)))
    }
  }

  /// What the system lists when the app runs.
  mutating func foundActivities() -> [AppEvent] {
    core.activities.rules.compactMap { rule in
      guard let activity = system.activities.newest(rule.id, at: now.instant), activity.ended == nil else { return nil }
      return .activity(.found(.init(id: activity.id, kind: rule.id, content: activity.content)))
    }
  }

  mutating func carryOut(_ command: LiveActivities.Command) {
    switch command {
    case .request(let kind, let content, let hasPushUpdates):
      let id = system.activities.request(
        kind, content, hasPushUpdates: hasPushUpdates, appState: center.appState, at: now.instant)
      note(.center, id.map { "started \($0)" } ?? "refused \(kind): the app is not on screen")
    case .update(let id, let content):
      system.activities.update(id, content, at: now.instant)
      note(.center, "\(id): \(content.status)")
    case .end(let id, let content, let dismissal):
      system.activities.end(id, content, dismissal, at: now.instant)
      note(.center, "\(id) ended: \(content.status)")
    case .sendToken(let id, let hex):
      system.activityTokens.append((id, hex))
      note(.center, "token of \(id) to the server: \(hex)")
    case .refuse(let reason): note(.outcome, reason)
    }
  }
}

extension ActivityEvent {
  fileprivate var isStart: Bool { if case .start = self { true } else { false } }
}
