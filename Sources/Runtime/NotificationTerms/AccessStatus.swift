/// What the user lets an app access: the states that `PHAuthorizationStatus`, `CNAuthorizationStatus` and the like have
/// in common.
public enum AccessStatus: String, Sendable, Hashable, CaseIterable {
  /// The user was not asked yet; only in this state does the system show its dialog.
  case notDetermined = "not_determined"
  /// The device forbids it, for instance to a child; there is no dialog and nobody to ask.
  case restricted
  case denied
  /// Part of it: some photos, some contacts.
  case limited
  case authorized

  /// The status of the system by its number, which is the same for photos and contacts. One that a future system adds
  /// allows nothing.
  /// - Source: Apple, `PHAuthorizationStatus` and `CNAuthorizationStatus`
  public init(systemValue: Int) {
    switch systemValue {
    case 0: self = .notDetermined
    case 1: self = .restricted
    case 3: self = .authorized
    case 4: self = .limited
    default: self = .denied
    }
  }

  /// Quiet and temporary permission to notify is permission.
  public init(_ status: AuthorizationStatus) {
    self =
      switch status {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .authorized, .provisional, .ephemeral: .authorized
      }
  }
}
