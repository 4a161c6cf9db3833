public import NotificationTerms

/// When an app asks for permission to notify.
public struct AuthorizationRule: Sendable, Hashable {
  public enum Occasion: Sendable, Hashable {
    /// At the step of the permission flow.
    case permissionFlow
    /// On the first screen after signing in.
    case afterSignIn
    /// When this toggle is switched on.
    case preference(String)
    case launch
  }

  public var askAt: Occasion
  /// The target at which the app asks if the step of the flow was never shown, or to which signing in leads.
  public var fallback: String?
  /// Whether the app must show its own screen directly before the system's dialog.
  public var needsPrePrompt: Bool
  /// With `provisional` there is no dialog: notifications come quietly on a trial basis, until the user keeps them or
  /// turns them off.
  public var options: [AuthorizationOption]

  public static let standardOptions: [AuthorizationOption] = [.alert, .sound, .badge]

  public init(
    askAt: Occasion, fallback: String? = nil, needsPrePrompt: Bool = false,
    options: [AuthorizationOption] = standardOptions
  ) {
    self.askAt = askAt
    self.fallback = fallback
    self.needsPrePrompt = needsPrePrompt
    self.options = options
  }
}
