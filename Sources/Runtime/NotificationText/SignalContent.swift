/// What a generated `Signal` holds: here, so that no module compiles the comparison of such lists once more.
public struct SignalContent: Sendable, Hashable {
  /// What a parameter of a signal holds.
  public enum Value: Sendable, Hashable {
    case integer(Int)
    case number(Double)
    case text(String)
  }

  /// What a signal carries under one name.
  public struct Parameter: Sendable, Hashable {
    /// The id of the parameter in the spec.
    public let name: String
    /// Nil when the signal goes without it.
    public let value: Value?

    @inline(never)
    public init(_ name: StaticString, _ value: Value?) {
      self.name = name.description
      self.value = value
    }
  }

  public let id: String
  public let parameters: [Parameter]

  @inline(never)
  public init(_ id: StaticString, _ parameters: [Parameter]) {
    self.id = id.description
    self.parameters = parameters
  }

  @inline(never)
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.parameters == right.parameters
  }

  @inline(never)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(parameters)
  }
}
