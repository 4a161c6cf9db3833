/// What the app knows of the user, and reports whenever it changes.
public struct AttributeRule: Sendable, Hashable {
  public var id: String
  /// What it can be.
  public var values: [String]

  public init(_ id: String, values: [String]) {
    self.id = id
    self.values = values
  }
}
