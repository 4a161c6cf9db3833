public import NotificationTerms

/// How an app gets permission to notify.
extension SimulatedCenter {
  /// The result of `requestAuthorization(options:)`.
  public enum AuthorizationAnswer: Sendable, Hashable {
    /// Answered at once, without a dialog.
    case answered(AuthorizationStatus)
    case showsDialog
  }

  /// What the user chooses below a notification that came quietly on a trial basis.
  public enum TrialChoice: String, Sendable, Hashable, CaseIterable {
    case keep
    case turnOff = "turn_off"
  }

  /// `requestAuthorization(options:)`: with `provisional` there is no dialog.
  public mutating func requestAuthorization(_ options: [AuthorizationOption]) -> AuthorizationAnswer {
    let isTrial = options.contains(.provisional)
    switch authorization {
    case .notDetermined:
      guard isTrial else { return .showsDialog }
      authorization = .provisional
      return .answered(.provisional)
    case .provisional:
      if !isTrial, choices.askingWhileProvisional == .showsDialog { return .showsDialog }
      return .answered(.provisional)
    case .denied, .authorized, .ephemeral: return .answered(authorization)
    }
  }

  /// The user answers below the newest notification that came on a trial basis.
  ///
  /// - Returns: False if there is none, or the trial is over.
  public mutating func choose(_ choice: TrialChoice) -> Bool {
    guard authorization == .provisional, delivered.contains(where: { $0.manner == .quietly }) else { return false }
    switch choice {
    case .keep:
      authorization = .authorized
      if choices.afterKeep == .quietly {
        settings.showsAlerts = false
        settings.playsSounds = false
      }
    case .turnOff: authorization = .denied
    }
    return true
  }
}
