import SpecDiagnostics
import SpecLanguage

struct MixedScriptRule: WordingRule {
  static let code: DiagnosticCode = "copy/mixed-script"
  static let page = """
    Each word is written in one script.

    Why: a Latin `c` in a Cyrillic word looks right but is another letter. Search does not find the word, VoiceOver
    stumbles over it, and only some spell checkers notice.
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
    -       body: { en: "Tidy up", ru: 1️⃣"Очиcтка" }
    +       body: { en: "Tidy up", ru: "Очистка" }
    """

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
