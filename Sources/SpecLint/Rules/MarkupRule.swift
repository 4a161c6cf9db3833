import SpecDiagnostics
import SpecModel

/// No text holds markup.
///
/// Why: a notification shows plain text. Tags and entities appear on the screen as they are written.
/// - Source: UNNotificationContent
struct MarkupRule: LintRule {
  static let code: DiagnosticCode = "copy/markup"
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
            body: { en: 1️⃣"Clean up <b>now</b>" }
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
            body: { en: "Clean up now" }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    findings(in: spec) { wording in
      let found = wording.literals.lazy.compactMap(Self.markup).first
      return found.map { "holds '\($0)', which people would read as it stands" }
    }
  }

  private static func markup(in text: String) -> Substring? {
    text.firstMatch(of: /<\/?[A-Za-z][^<>]*>|&[a-z]+;|&#\d+;|\*\*[^*]+\*\*|\]\(https?:[^)]*\)/)?.output
  }
}
