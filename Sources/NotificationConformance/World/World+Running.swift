import CenterSimulation
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

extension World {
  /// A cold start into the foreground.
  mutating func launch(and events: [SchedulerEvent] = []) {
    load()
    center.appState = .foreground
    beginUI()
    run([.launched, .foregrounded] + events)
    launchPermissionFlow(isTap: !events.isEmpty)
    launchToken()
    findPushes()
  }

  /// The system starts the app without showing it.
  mutating func launchInBackground(and events: [SchedulerEvent]) {
    load()
    center.appState = .background
    run([.launched] + events)
    wakeToken()
  }

  mutating func kill() {
    state = nil
    screen = nil
    center.appState = .killed
    endPermissionFlow()
    push.end()
    remote.end()
    system.appEnded()
  }

  /// One step of the app with what the center says, and everything that follows from it at this instant.
  mutating func run(_ events: [SchedulerEvent], asks: Bool = true) {
    guard var running = state, takesTurn() else { return }
    depth += 1
    defer { depth -= 1 }
    let report = asks ? center.report() : nil
    let events = asks && isZoneUnknown ? events + [.zoneUnknown] : events
    let plans = running.plans
    let input = StepInput(
      events, report: report, screen: screen, blocked: events.askForScreens ? blockedModules : BlockedModules())
    let commands = scheduler.step(&running, on: input, at: now)
    state = running
    if running.plans > plans {
      isPlanCurrent = true
      planZone = now.zone
    }
    carryOut(commands)
    if asks { show(center.deliverDue(at: now)) }
  }

  /// Whether the case goes on and on, and nothing more happens in it.
  var isRestless: Bool { turnsLeft <= 0 }

  /// One of the turns that a case has; false when they are used up.
  mutating func takesTurn() -> Bool {
    // Far below what a stack holds, and far above what one instant needs.
    if depth >= 100 { turnsLeft = 0 }
    if turnsLeft > 0 { turnsLeft -= 1 }
    return turnsLeft > 0
  }

  private mutating func carryOut(_ commands: [SchedulerCommand]) {
    var results: [AddResult] = []
    var looksAgain = false
    for command in commands {
      switch command {
      case .write(let state):
        stored = state
        if diesAfterWrite() { return }
      case .remove(let identifiers):
        center.removePending(identifiers)
        for identifier in identifiers { note(.removed(identifier)) }
      case .add(let request): results.append(add(request))
      case .present(let identifier, let options):
        if let event = center.present(identifier, options: options, at: now) { show([event]) }
      case .removeDelivered(let identifiers):
        center.removeDelivered(identifiers)
        note(
          .center, "took out of Notification Center: \(identifiers.joined(separator: ", "))", about: identifiers)
      case .clearBadge:
        center.setBadge(0)
        note(.center, "removed the badge and what was in Notification Center")
      case .requestAuthorization(let options): looksAgain = requestAuthorization(options)
      case .store(let write): store(write)
      case .alertPermission:
        permissions.shown.append(ScenarioShape.permissionAlert)
        note(.opened, "alert: notifications are switched off in Settings")
      case .open(let target): open(target)
      case .perform(let response): perform(response)
      case .deliver(let records): handOver(records)
      case .report(let outcome):
        outcomes.append(outcome)
        // What the center did not take had its place in the plan.
        if !results.contains(where: { $0.error != nil }) { noteRefusal(outcome) }
        note(.outcome(outcome, .init(holders: holders(of: outcome), places: places)))
      }
    }
    if !results.isEmpty { run([.addsCompleted(results)], asks: false) }
    if looksAgain { run([.authorizationAnswered, .foregrounded]) }
  }

  mutating func perform(_ response: ActionResponse) {
    performed.append(response)
    note(.opened, "\(response.action)\(response.text.map { ": \"\($0)\"" } ?? "")")
  }

  private mutating func add(_ request: NotificationRequest) -> AddResult {
    do {
      try center.add(request, at: now)
      lostIntervals.remove(request.identifier)
      note(.added(request.identifier, due: due(of: request)))
      return AddResult(identifier: request.identifier, error: nil)
    } catch {
      note(.refused(request.identifier, error: error.name))
      return AddResult(identifier: request.identifier, error: error)
    }
  }

  private func due(of request: NotificationRequest) -> String {
    switch request.trigger {
    case .immediate: "at once"
    case .timeInterval(let interval, _): "for \(now.zone.local(at: now.instant + interval))"
    case .calendar(let components, _):
      components.instant(in: now.zone).map { "for \(now.zone.local(at: $0))" } ?? "for every match"
    case .location(let region): "for the place \(region.latitude), \(region.longitude)"
    }
  }

  mutating func handOver(_ records: [AnalyticsRecord]) {
    for record in records {
      guard handedOver.insert(["\(installation)", record.id, record.event]).inserted else {
        note(.loggedAgain(record))
        continue
      }
      logged.append(record)
      push.console.append(.event(record))
      note(.logged(record))
    }
  }
}

extension [SchedulerEvent] {
  /// Whether any of them may open a screen.
  fileprivate var askForScreens: Bool {
    contains { event in
      switch event {
      case .opened, .acted, .linkOpened: true
      default: false
      }
    }
  }
}
