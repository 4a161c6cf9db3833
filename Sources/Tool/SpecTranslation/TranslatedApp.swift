public import SpecLanguage

/// An app into whose files translations go.
public struct TranslatedApp: Sendable {
  /// As it is read if texts may lack translations: without an error.
  public var spec: Spec
  /// All files of its folder.
  public var sources: [SpecSource]

  public init(spec: Spec, sources: [SpecSource]) {
    self.spec = spec
    self.sources = sources
  }
}
