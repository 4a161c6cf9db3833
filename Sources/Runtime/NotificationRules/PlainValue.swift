public import NotificationCivilTime

/// A property of a type that is a single value, and that generated Swift sets by its name where it is not the default.
public struct PlainValue: Sendable {
  public enum Content: Sendable, Hashable {
    case number(Int)
    case flag(Bool)
    case text(String?)
    case span(TimeSpan?)
    /// A case of an enum.
    case word(String?)
  }

  /// The property, as Swift calls it.
  public let name: String
  public let content: @Sendable (TypeRule) -> Content

  init(_ name: String, _ content: @escaping @Sendable (TypeRule) -> Content) {
    self.name = name
    self.content = content
  }
}
