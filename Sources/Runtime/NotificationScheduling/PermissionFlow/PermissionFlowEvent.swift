public import NotificationTerms

/// Something that happened to a permission flow.
public enum PermissionFlowEvent: Sendable, Hashable {
  public enum Button: String, Sendable, Hashable, CaseIterable { case primary, secondary }

  /// What the user did with the system's dialog.
  public enum DialogAnswer: String, Sendable, Hashable, CaseIterable {
    case granted, limited, denied
    /// It went away without an answer.
    case dismissed

    /// What the status afterwards says of it.
    public init(_ status: AccessStatus) {
      self =
        switch status {
        case .authorized: .granted
        case .limited: .limited
        case .denied, .restricted: .denied
        case .notDetermined: .dismissed
        }
    }
  }

  /// A cold start; `isForced` if the outside switch is on.
  case launched(isForced: Bool)
  /// The state comes from the backup of another device, on which the answers were given.
  case movedToNewDevice
  /// The app is back, from Settings perhaps.
  case foregrounded
  /// The app has reported a signal. In front of the user, the flow may begin at once.
  case signal(String, isInFront: Bool)
  /// The app would show the flow, if there is an occasion for it.
  case started
  /// From outside: whether it was completed or not.
  case forced
  case pressed(Button)
  case answered(DialogAnswer)
  /// The user opens a part of the app.
  case moduleOpened(String)
  /// The app shows its own screen, with nothing of the flow in front of it.
  case arrived(target: String)
}

/// What a permission flow asks of the outside, in the order in which it must be carried out.
public enum PermissionFlowCommand: Sendable, Hashable {
  /// The id of a screen.
  case show(String)
  /// Ask the system for its dialog.
  case request(Permission)
  case openSettings
  /// The id of a target.
  case open(String)
  /// For analytics.
  case deliver([AnalyticsRecord])
}
