public import SpecDiagnostics
import SpecLanguage
public import YAMLNodes

/// `conformance/traps.yaml`: behaviours that schedulers get wrong, a second source of ids for `covers`.
public struct TrapsFile: Sendable {
  static let document = "traps"

  /// Each trap as a requirement of the document `traps`, in the order of the file; broken entries are left out.
  public var requirements: [Requirement]
  /// As of the requirements: the broken entries' too, nil where some cannot be read.
  public var ids: Set<String>?
  /// In the order of a report.
  public var diagnostics: [Diagnostic]

  public init(_ tree: SourceTree) {
    let list = RequirementList(tree, shape: TrapShape.entry) { reader, id in
      let text = reader.text("text")?.value
      let mark = reader.choice("mark", as: TrapMark.self)?.value
      let namedOnly = reader.namedOnlyReason()
      guard let text, let mark else { return nil }
      return Requirement(
        id: id.value, idSpan: id.span, document: Self.document, section: "", quote: "", quoteSpan: id.span,
        requires: text, kind: "trap", check: mark.check, namedOnly: namedOnly)
    }
    requirements = list.requirements
    ids = list.ids
    diagnostics = list.diagnostics
  }
}
