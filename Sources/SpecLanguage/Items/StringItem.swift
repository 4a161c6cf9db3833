public import SpecDiagnostics

/// One entry of `strings`: a user-visible text that belongs to no notification.
public struct StringItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  /// Where it is shown, in a sentence.
  public var summary: String?
  public var text: LocalizedText
  public var arguments: [ParameterItem]
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, summary: String? = nil, text: LocalizedText, arguments: [ParameterItem] = [],
    covers: [Located<String>] = []
  ) {
    self.id = id
    self.idSpan = idSpan
    self.summary = summary
    self.text = text
    self.arguments = arguments
    self.covers = covers
  }
}
