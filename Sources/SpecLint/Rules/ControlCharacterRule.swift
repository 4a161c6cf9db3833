import SpecDiagnostics
import SpecLanguage

struct ControlCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/control-character"
  static let page = """
    No text holds a control character.

    Why: nobody sees one, and it acts. A right-to-left override turns the words after it round, so that people read
    another text than the one that was approved; other control characters become empty boxes on some devices.
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
    -       body: { en: 1️⃣"Tidy \u202Eup" }
    +       body: { en: "Tidy up" }
    """#)

  func interest(in role: VisibleText.Role, _ language: TextLanguage, of spec: Spec) -> WordingInterest {
    WordingInterest([.control, .hidden])
  }

  func judge(for spec: Spec) -> Judge? {
    { wording in
      let found = wording.literals.lazy.flatMap(\.unicodeScalars).first { ControlScalar.contains($0) }
      return found.map { "holds the invisible control character \(ControlScalar.name($0)): delete it" }
    }
  }
}
