import SpecDiagnostics
import SpecLanguage

struct WrongScriptRule: WordingRule {
  static let code: DiagnosticCode = "copy/wrong-script"
  static let level = Diagnostic.Severity.warning

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
