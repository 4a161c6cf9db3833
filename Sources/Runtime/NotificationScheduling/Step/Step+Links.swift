import NotificationCivilTime
import NotificationRules

extension Step {
  /// A link that names no screen of the app, mistyped or long retired, opens the first one.
  /// - Source: trap T72
  mutating func openLink(to target: String?, _ parameters: [String: ParameterValue]) {
    guard let first = scheduler.rules.targets.first?.id else { return }
    let known = scheduler.rules.targets.first { $0.id == target }?.id
    guard let route = scheduler.rules.route(to: known ?? first, blocked) else { return }
    let isFallback = known == nil || route.isFallback
    commands.append(
      .open(
        OpenedTarget(
          target: route.target, identifier: "", isFallback: isFallback, blockedModule: route.module,
          parameters: isFallback ? [:] : parameters)))
    if isFallback { logBadLink(opening: route.target) }
  }

  private mutating func logBadLink(opening target: String) {
    let transition = EventRule.Transition.linkFallback
    let id = "link.\(state.nextOrder()).\(transition.rawValue)"
    // There is no notification behind it.
    records += scheduler.rules.events.records(of: transition, id: id, at: now.instant, local) { parameter in
      parameter == .target ? target : nil
    }
  }
}
