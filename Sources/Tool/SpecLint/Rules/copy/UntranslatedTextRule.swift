import SpecDiagnostics
import SpecLanguage

struct UntranslatedTextRule: WordingRule {
  static let code: DiagnosticCode = "copy/untranslated"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    let source = spec.app.sourceLocale.value
    let sourceScripts = Script.expected(in: source)
    let isEnglish = source.language == "en"
    // A Russian form among those of English is no English text that was not translated.
    func isSource(_ wording: Wording) -> Bool {
      let scripts = wording.plainText.unicodeScalars.compactMap { Script.of($0) }
      return scripts.isEmpty || sourceScripts.isEmpty || scripts.contains(where: sourceScripts.contains)
    }
    return { wording in
      guard wording.copy.locale != source, wording.text.says(wording.template, in: source) else { return nil }
      // British English is hardly ever another text than American English.
      if isEnglish, wording.language.code == "en" { return nil }
      // Names and abbreviations are the same everywhere; a language of the same script shares single words.
      let needed = wording.language.scripts.contains(where: sourceScripts.contains) ? 3 : 1
      let words = wording.plainText.split { !$0.isLetter }.filter { $0.count > 1 && $0.contains(where: \.isLowercase) }
      guard words.count >= needed, wording.plainText != spec.app.name else { return nil }
      // The text of the other language is the one that is wrong.
      guard isSource(wording) else { return nil }
      return "is the text of '\(source)', word for word: translate it"
    }
  }
}
