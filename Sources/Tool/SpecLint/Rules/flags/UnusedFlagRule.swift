import SpecDiagnostics
import SpecLanguage

struct UnusedFlagRule: LintRule {
  static let code: DiagnosticCode = "flags/unused"
  static let page = """
    Conditions ask about every flag.

    Why: the team turns the flag off, and everything is still sent.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    - flags: { 1️⃣offers: { default: on } }
    + flags: { offers: { default: on } }
      signals: { visited: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        offer:
          summary: "An offer."
          target: home
          trigger: { after: { signal: visited, delay: 1h } }
    +     conditions: [{ flag: offers }]
          copy: { body: { en: "A better tier" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, !spec.flags.isEmpty else { return [] }
    var used: Set<String> = []
    spec.forEachCondition { if case .flag(let id) = $0.form { used.insert(id.value) } }
    return spec.flags.filter { !used.contains($0.id) }.map {
      finding("No condition asks about 'flags.\($0.id)': name it in one, or remove it", at: $0.idSpan)
    }
  }
}
