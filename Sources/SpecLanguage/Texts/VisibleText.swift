/// A text that people read, anywhere in a spec.
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

  /// The keys down to it; a walk over all texts shows few of them.
  private enum Place: Sendable, Hashable {
    case path(String)
    case notification(String, field: String, variant: String?)
  }

  private let place: Place
  public var role: Role
  public var text: LocalizedText
  /// What its placeholders mean.
  public var arguments: [ParameterItem]

  public init(_ path: String, _ role: Role, _ text: LocalizedText, arguments: [ParameterItem] = []) {
    place = .path(path)
    self.role = role
    self.text = text
    self.arguments = arguments
  }

  /// A text of a notification.
  init(_ item: NotificationItem, field: String, variant: String? = nil, _ role: Role, _ text: LocalizedText) {
    place = .notification(item.id, field: field, variant: variant)
    self.role = role
    self.text = text
    arguments = item.arguments
  }

  /// Where it is: `notifications.streak.copy.body`.
  public var path: String {
    switch place {
    case .path(let path): path
    case .notification(let id, let field, let variant):
      "notifications.\(id).copy.\(field)\(variant.map { ".variants.\($0)" } ?? "")"
    }
  }
}
