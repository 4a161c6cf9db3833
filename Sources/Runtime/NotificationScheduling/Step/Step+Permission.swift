import NotificationRules
import NotificationTerms

/// An app that asks for permission when a toggle is switched on.
/// - Source: ACH/UI-2, ACH/UI-3, ACH/UI-40
extension Step {
  /// Switching it on asks, if the user was not asked before. If permission was refused, an alert replaces the dialog,
  /// which the system shows only once.
  ///
  /// - Returns: False if the toggle stays off.
  mutating func askPermission(switchingOn isOn: Bool) -> Bool {
    guard isOn else {
      state.isAsking = false
      return true
    }
    switch state.authorization {
    case .authorized, .provisional, .ephemeral: return true
    case .notDetermined:
      if !state.isAsking, let rule = scheduler.rules.authorization {
        commands.append(.requestAuthorization(rule.options))
      }
      state.isAsking = true
      return true
    case .denied:
      commands.append(.alertPermission)
      return false
    }
  }

  /// The dialog has an answer. Without permission the toggle goes back off, and the alert says why.
  mutating func answerPermission() {
    guard state.isAsking, let toggle = scheduler.askingToggle else { return }
    state.isAsking = false
    guard !state.authorization.allowsPosting else { return }
    state.preferences[toggle] = .toggle(false)
    commands.append(.alertPermission)
  }

  /// Killed with the dialog on screen: there was no answer, and the toggle is off as before.
  mutating func forgetQuestion() {
    guard state.isAsking, let toggle = scheduler.askingToggle else { return }
    state.isAsking = false
    if !state.authorization.allowsPosting { state.preferences[toggle] = .toggle(false) }
  }
}

extension Scheduler {
  /// The toggle that asks for permission when it is switched on.
  var askingToggle: String? {
    guard case .preference(let id)? = rules.authorization?.askAt else { return nil }
    return id
  }
}
