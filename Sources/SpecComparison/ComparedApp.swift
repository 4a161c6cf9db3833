public import SpecDiagnostics
public import SpecModel

/// One side of a comparison: an app and the places of its parts.
public struct ComparedApp {
  /// Where a path of keys leads in the files.
  public struct Place: Sendable, Hashable {
    /// What was found: of the whole path, or of its longest beginning that there is.
    public var span: SourceSpan
    /// How many steps of the path that is.
    public var depth: Int

    public init(_ span: SourceSpan, depth: Int) {
      self.span = span
      self.depth = depth
    }
  }

  public let spec: Spec
  /// Takes keys, and `[0]` for the first item of a list.
  public let place: ([String]) -> Place?

  public init(_ spec: Spec, place: @escaping ([String]) -> Place?) {
    self.spec = spec
    self.place = place
  }
}
