/// What the machine of pushes is told, and what it asks for.
extension AppStep {
  mutating func tellPushes(_ events: [AppEvent]) {
    for event in events {
      if let event = event.forPushes { runPushes(event, for: state.scheduler.presentUser) }
      if case .seen(let type) = event, !has(.pushesStayWhenRead) { removePushes(of: type) }
      // It was listed before anybody came or left in this step.
      if event.needs.contains(.listed), let listed = report.listed, !listed.isEmpty {
        runPushes(.found(listed), for: has(.pushesOfAnother) ? state.scheduler.presentUser : earlierUser)
      }
    }
  }

  private mutating func runPushes(_ event: PushEvent, for user: Int) {
    let screen = has(.pushesSeeNoScreen) ? nil : state.process.screen
    let blocked = has(.blockedPushOpens) ? BlockedModules() : blocked
    for command in core.pushes.step(&state.pushes, on: event, for: user, screen: screen, blocked: blocked, at: now) {
      switch command {
      case .present(let identifier, let options): commands.append(.present(identifier, options))
      case .open(let target): open(target)
      case .perform(let response): perform(response)
      case .lacking(let missing): outcomes.append(.lacking(missing))
      case .fetch(let number): commands.append(.fetch(number))
      case .wait(let number, let span): commands.append(.wait(.fetch(number), span))
      case .complete(let number, let result): commands.append(.complete(number, result))
      case .deliver(let records): record(records)
      }
    }
  }
}
