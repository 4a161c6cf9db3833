public import SpecDiagnostics

/// One entry of `categories`: a `UNNotificationCategory` with its actions.
public struct CategoryItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var covers: [Located<String>]

  public init(id: String, idSpan: SourceSpan, covers: [Located<String>]) {
    self.id = id
    self.idSpan = idSpan
    self.covers = covers
  }
}
