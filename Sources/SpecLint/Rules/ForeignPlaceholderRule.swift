import SpecDiagnostics
import SpecModel

/// Placeholders are written in braces: `{count}`.
///
/// Why: `%@` or `%d` belongs to another tool. Here it is plain text, and people would read it as it stands.
/// - Source: DESIGN 4
struct ForeignPlaceholderRule: LintRule {
  static let code: DiagnosticCode = "copy/foreign-placeholder"
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    bad: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body: { en: 1️⃣"You have %d photos" }
      """,
    good: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body: { en: "You have photos" }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    findings(in: spec) { wording in
      let found = wording.literals.lazy.compactMap(Self.placeholder).first
      return found.map { "holds '\($0)', which people would read as it stands: write '{name}' for an argument" }
    }
  }

  private static func placeholder(in text: String) -> Substring? {
    for match in text.matches(of: /%(\d+\$)?(@|ll?[du]|[dsfi]\b)|\$\([^)]*\)|\{\w+\}|<%=?[^%]*%>/) {
      return match.output.0
    }
    return nil
  }
}
