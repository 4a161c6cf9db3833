public import NotificationTerms
public import SpecDiagnostics

/// `app.authorization`: what the app asks to be allowed, and when.
public struct AuthorizationItem: Sendable, Hashable {
  public enum Moment: String, Sendable, Hashable, CaseIterable {
    case permissionFlow = "permission_flow"
    case afterSignIn = "after_sign_in"
    case preference
    case launch
  }

  /// Whether a screen of the app comes before the dialog of the system.
  public enum PrePrompt: String, Sendable, Hashable, CaseIterable {
    case required
    case notShown = "none"
  }

  /// The key.
  public var span: SourceSpan
  /// Nil if the spec names none; then it is `standardOptions`.
  public var options: [Located<AuthorizationOption>]?
  public var askAt: Located<Moment>?
  /// With `ask_at: preference` the toggle that asks.
  public var preference: Located<String>?
  /// The screen the dialog may come at when the step of the flow was never shown.
  public var fallback: Located<String>?
  public var prePrompt: Located<PrePrompt>?

  public init(
    span: SourceSpan, options: [Located<AuthorizationOption>]?, askAt: Located<Moment>?,
    preference: Located<String>?, fallback: Located<String>?, prePrompt: Located<PrePrompt>?
  ) {
    self.span = span
    self.options = options
    self.askAt = askAt
    self.preference = preference
    self.fallback = fallback
    self.prePrompt = prePrompt
  }

  public static let standardOptions: [AuthorizationOption] = [.alert, .sound, .badge]
}
