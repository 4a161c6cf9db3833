public import SpecDiagnostics

/// A value of the spec and the place to edit it.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  public var value: Value
  public var span: SourceSpan

  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}
