public import SpecDiagnostics
public import SpecLanguage

/// One numbered requirement of a product document.
public struct Requirement: Sendable, Hashable {
  /// What proves it.
  public enum Check: String, Sendable, Hashable, CaseIterable {
    /// A case of a scenario table that passes.
    case scenario
    /// A text that has the document's words, or a line or value of a generated file.
    case generated
    /// A rule that objects to a spec without it.
    case lint
    /// A line or value of a generated file.
    case artifact
    /// Only a device can; here, a line of a checklist says so.
    case device
  }

  /// What `covers` names: `NOTIF-001/EVENT-1`.
  public var id: String
  public var idSpan: SourceSpan
  public var document: String
  public var section: String
  /// The document's own words.
  public var quote: String
  public var quoteSpan: SourceSpan
  /// What it asks for, in one sentence.
  public var requires: String
  public var kind: String
  public var check: Check
  /// For `device`: what can be checked without one.
  public var here: String?
  /// A conflict or gap of the document and its proposed resolution.
  public var note: String?
  /// Texts that must have the document's words.
  public var texts: [QuotedText] = []
  /// Why nothing here meets it, if that is agreed.
  public var notApplicable: Justification?
  /// Why it is enough that something names it.
  public var namedOnly: NamedOnlyReason?
}
