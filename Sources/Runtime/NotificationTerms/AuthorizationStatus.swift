/// `UNAuthorizationStatus`: whether the app may post notifications.
public enum AuthorizationStatus: String, Sendable, Hashable, CaseIterable {
  case notDetermined = "not_determined"
  case denied
  case authorized
  case provisional
  case ephemeral

  /// The status of the system by its number. One that a future system adds allows nothing.
  /// - Source: Apple, `UNAuthorizationStatus`; trap T54
  public init(systemValue: Int) {
    switch systemValue {
    case 0: self = .notDetermined
    case 2: self = .authorized
    case 3: self = .provisional
    case 4: self = .ephemeral
    default: self = .denied
    }
  }

  /// Authorized, provisional and ephemeral apps may post. An app that never asked, or that was refused, may not.
  public var allowsPosting: Bool {
    switch self {
    case .notDetermined, .denied: false
    case .authorized, .provisional, .ephemeral: true
    }
  }
}
