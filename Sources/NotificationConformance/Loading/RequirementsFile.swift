public import SpecDiagnostics
import SpecLanguage
public import YAMLNodes

/// One numbered requirement of a product document.
public struct Requirement: Sendable, Hashable {
  /// What proves it.
  public enum Check: String, Sendable, Hashable, CaseIterable {
    /// A case of a scenario table that passes.
    case scenario
    /// What is generated from the spec.
    case generated
    /// A rule that judges the spec.
    case lint
    /// A file of this repository.
    case artifact
    /// Only a device can.
    case device
  }

  /// What `covers` names: `NOTIF-001/EVENT-1`.
  public var id: String
  public var idSpan: SourceSpan
  public var document: String
  public var section: String
  /// The document's own words.
  public var quote: String
  /// What it asks for, in one sentence.
  public var requires: String
  public var kind: String
  public var check: Check
  /// For `device`: what can be checked without one.
  public var here: String?
  /// A conflict or gap of the document and its proposed resolution.
  public var note: String?

  public init(
    id: String, idSpan: SourceSpan, document: String, section: String, quote: String, requires: String, kind: String,
    check: Check, here: String? = nil, note: String? = nil
  ) {
    self.id = id
    self.idSpan = idSpan
    self.document = document
    self.section = section
    self.quote = quote
    self.requires = requires
    self.kind = kind
    self.check = check
    self.here = here
    self.note = note
  }
}

/// `conformance/requirements.yaml`: the requirements that scenarios and spec items cover.
public struct RequirementsFile: Sendable {
  /// In the order of the file; broken entries are left out.
  public var requirements: [Requirement]
  /// What `covers` may name: the ids of the broken entries too. Nil where some id cannot be read, so that no other
  /// can be called unknown.
  public var ids: Set<String>?
  /// In the order of a report.
  public var diagnostics: [Diagnostic]

  /// Reads the file.
  public init(_ tree: SourceTree) {
    let list = RequirementList(tree, shape: RequirementShape.entry, entry: Self.requirement)
    requirements = list.requirements
    ids = list.ids
    diagnostics = list.diagnostics
  }

  private static func requirement(_ reader: ObjectReader, _ id: Located<String>) -> Requirement? {
    let document = reader.text("document")?.value
    let section = reader.text("section")?.value
    let quote = reader.text("quote")?.value
    let requires = reader.text("requires")?.value
    let kind = reader.text("kind")?.value
    let check = reader.choice("checked_by", as: Requirement.Check.self)?.value
    let here = reader.text("here")?.value
    let note = reader.text("note")?.value
    guard let document, let requires, let check else { return nil }
    return Requirement(
      id: id.value, idSpan: id.span, document: document, section: section ?? "", quote: quote ?? "",
      requires: requires, kind: kind ?? "", check: check, here: here, note: note)
  }
}
