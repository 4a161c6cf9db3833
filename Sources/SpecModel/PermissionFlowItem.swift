public import SpecDiagnostics

/// `permission_flow`: the screens that ask for permissions, in order.
public struct PermissionFlowItem: Sendable, Hashable {
  /// The section's key.
  public var span: SourceSpan
  public var covers: [Located<String>]

  public init(span: SourceSpan, covers: [Located<String>]) {
    self.span = span
    self.covers = covers
  }
}
