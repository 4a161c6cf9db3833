import SpecDiagnostics
import SpecLanguage

struct DuplicateBodyRule: LintRule {
  static let code: DiagnosticCode = "copy/duplicate-body"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    let source = spec.app.sourceLocale.value
    var first: [String: (type: String, text: VisibleText, span: SourceSpan)] = [:]
    var findings: [Diagnostic] = []
    for type in spec.notifications {
      type.forEachText { text in
        guard text.role == .body, let copy = text.text[source] else { return }
        for template in copy.wordings {
          let words = template.source
          guard let earlier = first[words] else {
            first[words] = (type.id, text, template.span)
            continue
          }
          // Variants and plural forms of one type may repeat themselves, and an alias of YAML is one text for two types.
          guard earlier.type != type.id, earlier.span != template.span else { continue }
          findings.append(
            finding(
              "'\(text.path).\(source)' says the same as '\(earlier.text.path).\(source)'", at: template.span,
              notes: [Diagnostic.Note("the same words are here", at: earlier.span)]))
        }
      }
    }
    return findings
  }
}
