/// What else a mapping must have, and what it must not have, when one of its keys has a certain value: with `every: week`
/// there is a `weekday` and no `month`.
public struct KeyCase: Sendable {
  public enum Value: Sendable, Hashable {
    case words([String])
    case mapping
    case list
    /// Text that is not one of a closed list.
    case text
    /// Any: it is enough that the key is there.
    case any
  }

  public let key: String
  public let value: Value
  public let needed: [String]
  /// Keys without a meaning then.
  public let excluded: [String]
  /// What other keys may hold then, where that is less than their fields say.
  public let values: [String: ValueShape]

  public init(
    _ key: String, _ value: Value, needed: [String] = [], excluded: [String] = [], values: [String: ValueShape] = [:]
  ) {
    self.key = key
    self.value = value
    self.needed = needed
    self.excluded = excluded
    self.values = values
  }
}
