import SpecDiagnostics
import SpecLanguage

struct MixedScriptRule: WordingRule {
  static let code: DiagnosticCode = "copy/mixed-script"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.isSuperset(of: [.latin, .cyrillic]) else { return nil }
      let words = wording.plainText.split { !$0.isLetter }
      let mixed = words.first { word in
        let scripts = word.unicodeScalars.compactMap(Script.of)
        return scripts.contains(.cyrillic) && scripts.contains(.latin)
      }
      return mixed.map { "mixes Cyrillic and Latin letters in the word '\($0)': type the word again" }
    }
  }
}
