import SpecDiagnostics
import SpecLanguage

struct WrongScriptRule: WordingRule {
  static let code: DiagnosticCode = "copy/wrong-script"
  static let page = """
    A text is written in the letters of its language.

    Why: a Russian text without a Cyrillic letter, or a Chinese one without a Chinese character, is under the wrong
    language or was never translated.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
    -       body: { en: 1️⃣"Пора наводить порядок", ru: "Наведите порядок" }
    +       body: { en: "Tidy up", ru: "Наведите порядок" }
    """

  func judge(for spec: Spec) -> Judge? {
    let source = spec.app.sourceLocale.value
    return { wording in
      let expected = wording.language.scripts
      guard let first = expected.first else { return nil }
      var letters = 0
      for scalar in wording.plainText.unicodeScalars {
        guard let script = Script.of(scalar) else { continue }
        if expected.contains(script) { return nil }
        letters += 1
      }
      guard letters > 3 else { return nil }
      // A text that was never translated has its own finding.
      guard wording.copy.locale == source || !wording.text.says(wording.template, in: source) else { return nil }
      return "is for '\(wording.copy.locale)' but has no \(first.letter)"
    }
  }
}
