/// A text that people read, wherever it stands in a spec.
public struct VisibleText: Sendable, Hashable {
  /// What the text is on the screen. Lengths and style depend on it.
  public enum Role: Sendable, Hashable {
    case title, subtitle, body
    /// A button of a notification.
    case action
    /// A button of a screen.
    case button
    /// Anything else on a screen of the app.
    case label
    /// A reason that the system shows in its own dialog.
    case usageDescription
  }

  /// Where it stands: `notifications.streak.copy.body`.
  public var path: String
  public var role: Role
  public var text: LocalizedText
  /// What its placeholders stand for.
  public var arguments: [ParameterItem]

  public init(_ path: String, _ role: Role, _ text: LocalizedText, arguments: [ParameterItem] = []) {
    self.path = path
    self.role = role
    self.text = text
    self.arguments = arguments
  }
}
