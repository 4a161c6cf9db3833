import SpecDiagnostics
import SpecLanguage

struct DuplicateBodyRule: LintRule {
  static let code: DiagnosticCode = "copy/duplicate-body"
  static let page = """
    No two types say the same thing.

    Why: people who get both read the same sentence twice and take it for a bug. Usually one was copied and never
    rewritten.

    Source: Human Interface Guidelines, Notifications: do not send several notifications for the same thing
    """
  static let level = Diagnostic.Severity.note
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        morning:
          summary: "Morning."
          target: home
          trigger: { calendar: { every: day, time: "08:00" } }
          copy: { body: { en: "Tidy up" } }
        evening:
          summary: "Evening."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
    -     copy: { body: { en: 1️⃣"Tidy up" } }
    +     copy: { body: { en: "A quiet moment to tidy up?" } }
    """

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
