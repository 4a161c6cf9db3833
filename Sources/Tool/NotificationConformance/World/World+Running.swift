import CenterSimulation
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

extension World {
  /// The app comes to the screen: by itself, or because of what happened.
  mutating func appear(and events: [AppEvent] = []) {
    let isCold = !isRunning
    if isCold { load() }
    let wasInFront = center.appState == .foreground && !isCold
    let wasSeen = app?.process.wasSeen ?? false
    center.appState = .foreground
    var all = isCold ? beginProcess() : []
    if isCold, launchesInTwoSteps {
      tell(all)
      all = []
    }
    all += beginUI()
    if !wasInFront || events.isEmpty { all.append(.foregrounded(isForced: permissions.isForced)) }
    all += events
    // Without a tap the app comes up with its first screen.
    if isCold, events.isEmpty, let first = core.scheduler.rules.targets.first?.id {
      all.append(.arrived(target: first))
    }
    tell(all)
    if !wasSeen { startProvider() }
  }

  /// What is not seen: the system starts the app if it must.
  mutating func wake(for events: [AppEvent]) {
    guard !isRunning else { return tell(events) }
    load()
    center.appState = .background
    tell(beginProcess() + events)
  }

  private mutating func beginProcess() -> [AppEvent] {
    defer { isNewDevice = false }
    let number = AppEvent.installed(number: UInt64(installation), losses: losses)
    return (isNewDevice ? [.movedToNewDevice] : []) + [number, .networkChanged(isOnline: push.isOnline), .launched]
      + foundActivities()
  }

  mutating func kill() {
    crashTestee()
    app = nil
    center.appState = .killed
    permissions.end()
    push.end()
    remote.end()
    system.appEnded()
  }

  mutating func tell(_ events: AppEvent...) { tell(events) }

  /// One step of the app with what the system says, and everything that follows from it at this instant.
  mutating func tell(_ events: [AppEvent]) {
    guard var running = app, takesTurn() else { return }
    depth += 1
    defer { depth -= 1 }
    let needs = events.needs
    let asksCenter = needs.contains(.center)
    let events = asksCenter && isZoneUnknown ? events + [.zoneUnknown] : events
    let plans = running.scheduler.plans
    let before = center
    silence.holds = asksCenter && silence.takesReport()
    let report = report(on: needs)
    var commands = core.step(&running, on: events, report, at: now)
    app = running
    if testee != nil {
      guard let asked = stepTestee(events, report, besides: commands) else { return }
      commands = asked
    }
    note(events, report, before, commands)
    if running.scheduler.plans > plans {
      if !isPlanCurrent {
        onTheirWay.formUnion(before.pending.filter { $0.due < now.instant + .minutes(1) }.map(\.request.identifier))
      }
      isPlanCurrent = true
      planZone = now.zone
    }
    carryOut(commands, isLearnt: events.allSatisfy(\.isLearnt))
    // A center that is silent has not got all of it.
    if silence.lasts { isPlanCurrent = false }
    if asksCenter { show(center.deliverDue(at: now)) }
    answerToken()
  }

  private mutating func report(on needs: AppReport.Needs) -> AppReport {
    var report = AppReport()
    if needs.contains(.center), !silence.holds { report.center = centerReport() }
    if needs.contains(.permissions) {
      if !silence.holds { report.authorization = center.authorization }
      let asked = Set(core.flow?.rule.steps.map(\.permission) ?? []).subtracting([.notifications])
      report.permissions = Dictionary(
        uniqueKeysWithValues: asked.map { ($0, permissions.dialogs.statuses[$0] ?? .notDetermined) })
    }
    if needs.contains(.listed), !silence.holds {
      report.listed = center.delivered.compactMap { remote.push($0.request.identifier) }
    }
    return report
  }

  mutating func centerReport() -> CenterReport {
    let cleared = known.clearing
    guard isLikeADevice else { return center.report(clearing: cleared) }
    return center.reportLikeADevice(
      awaiting: core.scheduler.awaited(in: known), clearing: cleared)
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
}
