public import SpecDiagnostics

/// One entry of `live_activities`.
public struct LiveActivityItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var covers: [Located<String>]

  public init(id: String, idSpan: SourceSpan, covers: [Located<String>]) {
    self.id = id
    self.idSpan = idSpan
    self.covers = covers
  }
}
