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
  /// The target at which the app asks when the step of the flow was never shown, or to which signing in leads.
  public var fallback: String?
  /// Whether a screen of the app has to come directly before the dialog of the system.
  public var needsPrePrompt: Bool

  public init(askAt: Occasion, fallback: String? = nil, needsPrePrompt: Bool = false) {
    self.askAt = askAt
    self.fallback = fallback
    self.needsPrePrompt = needsPrePrompt
  }
}
