/// `UNAuthorizationStatus`: whether the app may post notifications.
public enum AuthorizationStatus: String, Sendable, Hashable, CaseIterable {
  case notDetermined = "not_determined"
  case denied
  case authorized
  case provisional
  case ephemeral

  /// Authorized, provisional and ephemeral apps may post; an app nobody asked about, or that was refused, may not.
  public var allowsPosting: Bool {
    switch self {
    case .notDetermined, .denied: false
    case .authorized, .provisional, .ephemeral: true
    }
  }
}
