/// What a generated `AnalyticsEvent` holds: here, so that no module compiles the comparison of such lists once more.
public struct EventContent: Sendable, Hashable {
  /// The value of a parameter, in the kinds that analytics providers take.
  public enum Value: Sendable, Hashable {
    case text(String)
    case number(Double)
    case integer(Int)
  }

  /// What an event carries under one name.
  public struct Parameter: Sendable, Hashable {
    /// As it is logged.
    public let name: String
    public let value: Value

    @inline(never)
    public init(_ name: StaticString, _ value: Value) {
      self.name = name.description
      self.value = value
    }

    /// - Parameter name: One that is known at run time only.
    @inline(never)
    public init(named name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  public let name: String
  public let parameters: [Parameter]

  @inline(never)
  public init(_ name: String, _ parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }

  @inline(never)
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.parameters == right.parameters
  }

  @inline(never)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(parameters)
  }
}
