public import SpecDiagnostics

/// A value of the spec and the place to edit it.
///
/// Without constraints on the value: for each kind of value the program would look for its conformances when it starts,
/// among those of all types there are, which takes as long as checking a small app.
public struct Located<Value> {
  public var value: Value
  public var span: SourceSpan

  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// An entry of a map whose keys are names of the user's own.
public struct LocatedEntry<Value> {
  public var name: Located<String>
  public var value: Located<Value>
}

extension LocatedEntry: Sendable where Value: Sendable {}
extension LocatedEntry: Equatable where Value: Equatable {}
extension LocatedEntry: Hashable where Value: Hashable {}
