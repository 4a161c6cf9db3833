import SpecDiagnostics
import SpecLanguage

struct ControlCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/control-character"
  static let page = """
    No text contains a control character.

    Why: it is invisible, but it has an effect. A right-to-left override reverses the words after it, so that people
    read something other than what was approved. Other control characters show up as empty boxes on some devices.
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

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.hidden) else { return nil }
      let found = wording.plainText.unicodeScalars.first(where: ControlScalar.contains)
      return found.map { found in
        // Without it two words would be one.
        found == "\t"
          ? "contains a tab: type a space instead"
          : "contains the invisible control character \(ControlScalar.name(found)): \(ControlScalar.remedy(for: found))"
      }
    }
  }
}
