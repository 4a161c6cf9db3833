import NotificationRules
import NotificationTerms

/// What people press, and what the system says.
extension PermissionFlowStep {
  mutating func press(_ button: PermissionFlowEvent.Button) {
    switch state.place {
    case .prePrompt(let id): if let step = flow.step(id) { press(button, on: step) }
    case .settingsOffer(let id, _):
      guard button == .secondary else { return openSettings() }
      if let step = flow.step(id) { settle(step, .denied) }
    case .hint(let id, let screen), .moduleScreen(let id, let screen):
      if let step = flow.step(id) { press(button, on: screen, of: step) }
    case .finalScreen: if button == .primary { complete() }
    case .dialog, nil: break
    }
  }

  private mutating func press(_ button: PermissionFlowEvent.Button, on step: PermissionStepRule) {
    if button == .secondary {
      guard step.canSkip else { return }
      log(.permission(step.permission, .skipped), of: step)
      return settle(step, .skipped)
    }
    guard status(of: step) == .notDetermined else {
      // The system would not ask: what it says is the answer, although nobody gave it just now.
      return settle(step, flow.answer(to: step, in: state) ?? .denied)
    }
    state.place = .dialog(step: step.id)
    log(.permission(step.permission, .requested), of: step)
    commands.append(.request(step.permission))
  }

  private mutating func press(_ button: PermissionFlowEvent.Button, on screen: String, of step: PermissionStepRule) {
    let rule = flow.screen(screen)
    switch button == .primary ? rule?.primary : rule?.secondary {
    case .settings: openSettings()
    case .prePrompt: showPrePrompt(step)
    case .nextStep, .app: advance()
    case nil: break
    }
  }

  private mutating func openSettings() {
    state.isInSettings = true
    commands.append(.openSettings)
  }

  mutating func take(_ answer: PermissionFlowEvent.DialogAnswer) {
    guard case .dialog(let id) = state.place, let step = flow.step(id) else { return }
    let (choice, change): (PermissionChoice, EventRule.PermissionChange) =
      switch answer {
      case .granted: (.granted, .granted)
      case .limited: (.limited, .limited)
      case .denied: (.denied, .denied)
      case .dismissed: (.dismissed, .dismissed)
      }
    log(.permission(step.permission, change), of: step)
    settle(step, choice)
  }

  /// The step is done; a screen that follows the answer comes before the next step.
  private mutating func settle(_ step: PermissionStepRule, _ choice: PermissionChoice) {
    state.answers[step.id] = choice
    let isFirstTime = state.run.map { !$0.answered.contains(step.id) } ?? false
    if isFirstTime { state.run?.answered.append(step.id) }
    if let consequence = step.consequence(of: choice), let screen = consequence.screen, !consequence.takesModules {
      state.place = .hint(step: step.id, screen: screen)
      commands.append(.show(screen))
    } else {
      advance()
    }
  }

  /// Settings may have been changed.
  mutating func comeBack() {
    guard state.isInSettings else { return closeModuleScreen() }
    state.isInSettings = false
    switch state.place {
    case .settingsOffer(let id, let screen):
      guard let step = flow.step(id) else { return }
      let choice = flow.answer(to: step, in: state) ?? .denied
      // If no other button leads on, people who come back without permission go on too.
      let leadsOn = screen == step.screen ? step.canSkip : flow.screen(screen)?.secondary != nil
      if choice.givesAccess || !leadsOn { settle(step, choice) }
    case .hint(let id, _):
      if let step = flow.step(id), status(of: step) == .authorized {
        state.answers[step.id] = .granted
        advance()
      }
    case .moduleScreen: closeModuleScreen()
    case .prePrompt, .dialog, .finalScreen, nil: break
    }
  }

  /// The module is back, so nothing replaces it.
  private mutating func closeModuleScreen() {
    guard case .moduleScreen(let id, _) = state.place, let step = flow.step(id), status(of: step).givesAccess else {
      return
    }
    state.place = nil
  }
}
