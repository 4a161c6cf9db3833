import CenterSimulation
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

extension World {
  /// In order. What follows a write that the app does not survive is not done.
  ///
  /// - Parameter isLearnt: They follow from what became of others. A kill that was armed counts the writes of steps.
  mutating func carryOut(_ commands: [AppCommand], isLearnt: Bool) {
    var results: [AddResult] = []
    var handedOver = 0
    var answers: [AppEvent] = []
    for command in commands {
      if let asked = ExpectedTokenCommand(command) { push.commands.append(asked) }
      switch command {
      case .write:
        if let app { stored = app }
        testeeFile = testeeDraft
        let dies = !isLearnt && diesAfterWrite()
        noteWrite(survived: !dies)
        if dies { return }
      case .present(let identifier, let options): present(identifier, options)
      case .remove(let identifiers) where silence.holds: silence.untaken.formUnion(identifiers)
      case .removeDelivered where silence.holds, .clearBadge where silence.holds: break
      case .remove(let identifiers):
        center.removePending(identifiers)
        silence.untaken.subtract(identifiers)
        for identifier in identifiers { note(.removed(identifier)) }
      case .add(let request): results.append(add(request))
      case .removeDelivered where silence.takesRemoval(): break
      case .removeDelivered(let identifiers):
        center.removeDelivered(identifiers)
        note(
          .center, "took out of Notification Center: \(identifiers.joined(separator: ", "))", about: identifiers)
      case .clearBadge:
        center.setBadge(0)
        center.removeAllDelivered()
        note(.center, "removed the badge and what was in Notification Center")
      case .request(let permission, let options):
        if let answer = request(permission, options) { answers.append(answer) }
      case .open(let target):
        opened.append(target)
        note(.opened(target.target, isFallback: target.isFallback))
      case .perform(let response):
        performed.append(response)
        note(.opened, "\(response.action)\(response.text.map { ": \"\($0)\"" } ?? "")")
      case .alertPermission:
        permissions.shown.append(ScenarioShape.permissionAlert)
        note(.opened, "alert: notifications are switched off in Settings")
      case .show(let screen):
        permissions.screen = screen
        guard let screen else { break }
        permissions.shown.append(screen)
        note(.opened, "screen \(screen)")
      case .openSettings:
        permissions.settingsOpened += 1
        note(.opened, "Settings")
      case .store, .register, .unregister, .handOver, .discard, .refresh, .set, .clear, .wait, .fetch, .complete:
        askNetwork(command)
      case .activity(let command): carryOut(command)
      case .deliver(let records):
        handOver(records)
        handedOver += records.count
      case .report(let outcome):
        outcomes.append(outcome)
        // What the center did not take had its place in the plan.
        if !results.contains(where: { $0.error != nil }) { noteRefusal(outcome) }
        note(.outcome(outcome, .init(holders: holders(of: outcome), places: places)))
      case .measured(let part, let span, let isSlow):
        push.measured.append((part, span, isSlow))
        // What takes no time in a scenario is every part that no step delays.
        if span > .zero || isSlow {
          note(.logged, "\(part.rawValue) took \(span)\(isSlow ? ", which is slow" : "")")
        }
      case .lacking(let missing): note(.opened, "\(missing)")
      case .console(let line):
        push.console.append(.text(line))
        note(.logged, line)
      }
    }
    // As on a phone: the center's answer is written, and what analytics has goes into the next write.
    if !results.isEmpty { tell(.addsCompleted(results)) }
    if handedOver > 0 { tell(.handedOver(handedOver)) }
    for answer in answers { tell(answer) }
  }

  private mutating func present(_ identifier: String, _ options: PresentationOptions) {
    if let event = center.present(identifier, options: options, at: now) {
      show([event])
    } else if remote.push(identifier) != nil {
      note(.center, "\(identifier) is not shown: the app is in front", about: [identifier])
    }
  }

  private mutating func add(_ request: NotificationRequest) -> AddResult {
    if silence.holds { return AddResult(request, error: .unanswered) }
    silence.holds = silence.takesAdd()
    let result = submit(request)
    return silence.holds ? AddResult(request, error: .unanswered) : result
  }

  private mutating func submit(_ request: NotificationRequest) -> AddResult {
    do {
      try center.add(request, at: now)
      silence.untaken.remove(request.identifier)
      lostIntervals.remove(request.identifier)
      note(.added(request.identifier, due: due(of: request)))
      return AddResult(request, error: nil)
    } catch {
      note(.refused(request.identifier, error: error.name))
      // The plan is not what the center has.
      isPlanCurrent = false
      return AddResult(request, error: error)
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

  private mutating func handOver(_ records: [AnalyticsRecord]) {
    for record in records {
      guard handedOver.insert([record.id, record.event]).inserted else {
        note(.loggedAgain(record))
        continue
      }
      logged.append(record)
      push.console.append(.event(record))
      note(.logged(record))
    }
  }
}
