public import SpecDiagnostics
import SpecLanguage
public import YAMLNodes

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
    let quote = reader.text("quote")
    let requires = reader.text("requires")?.value
    let kind = reader.text("kind")?.value
    let check = reader.choice("checked_by", as: Requirement.Check.self)?.value
    let here = reader.text("here")?.value
    let note = reader.text("note")?.value
    let texts = QuotedText.all(in: reader, quote: quote?.value ?? "")
    let isApplicable = !reader.has("not_applicable")
    let notApplicable = reader.object("not_applicable")?.justification()
    let namedOnly = reader.namedOnlyReason()
    guard let document, let requires, let check, let texts, isApplicable || notApplicable != nil else { return nil }
    return Requirement(
      id: id.value, idSpan: id.span, document: document, section: section ?? "",
      quote: quote?.value ?? "", quoteSpan: quote?.span ?? id.span, requires: requires, kind: kind ?? "", check: check,
      here: here, note: note, texts: texts, notApplicable: notApplicable, namedOnly: namedOnly)
  }
}
