public import SpecDiagnostics

/// One entry of `modules`: a part of the app that a refused permission can block, hide or disable.
public struct ModuleItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var name: LocalizedText
  public var summary: String?
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, name: LocalizedText, summary: String?, covers: [Located<String>]
  ) {
    self.id = id
    self.idSpan = idSpan
    self.name = name
    self.summary = summary
    self.covers = covers
  }
}
