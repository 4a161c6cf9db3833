import NotificationRules

/// Whoever was there is here no more.
extension AppStep {
  /// - Parameters:
  ///   - wasSignedOut: Before the plan.
  ///   - user: Who was there then, by number.
  func hasLeft(_ wasSignedOut: Bool, _ user: Int) -> Bool {
    state.scheduler.isSignedOut && !wasSignedOut || state.scheduler.userNumber != user
  }

  /// Work for a button would touch what belongs to whoever is there now.
  mutating func perform(_ response: ActionResponse) {
    if !tappedBefore.contains(response.identifier) { commands.append(.perform(response)) }
  }

  var firstScreen: OpenedTarget? {
    core.scheduler.rules.targets.first.map { OpenedTarget(target: $0.id, identifier: "", isFallback: true) }
  }
}

extension [AppEvent] {
  /// What was tapped before somebody came or left, by identifiers. What waited for the file comes in one step.
  var tappedBeforeLeaving: Set<String> {
    Set(
      self[..<(lastIndex(where: \.leavesUser) ?? startIndex)].compactMap { event in
        switch event {
        case .opened(let source), .acted(let source, _, _): source.identifier
        default: nil
        }
      })
  }
}
