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
