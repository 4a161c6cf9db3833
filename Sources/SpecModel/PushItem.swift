public import SpecDiagnostics

/// `push`: how remote notifications reach the app.
public struct PushItem: Sendable, Hashable {
  /// The section's key.
  public var span: SourceSpan
  public var covers: [Located<String>]

  public init(span: SourceSpan, covers: [Located<String>]) {
    self.span = span
    self.covers = covers
  }
}
