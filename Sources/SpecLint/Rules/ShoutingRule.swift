import SpecDiagnostics
import SpecLanguage

struct ShoutingRule: WordingRule {
  static let code: DiagnosticCode = "copy/shouting"
  static let page = """
    No text is all in capitals.

    Why: capitals read as shouting, and VoiceOver may spell them out letter by letter. Leave emphasis to the screen.

    Source: Human Interface Guidelines, Notifications
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
    -       body: { en: 1️⃣"CLEAN UP NOW" }
    +       body: { en: "Clean up now" }
    """)

  func interest(in role: VisibleText.Role, _ language: TextLanguage, of spec: Spec) -> WordingInterest {
    WordingInterest(.unspoken)
  }

  func judge(for spec: Spec) -> Judge? {
    { wording in
      let words = wording.plainText.split { !$0.isLetter }.filter { $0.count > 1 }
      let isShouted = words.count > 1 && words.allSatisfy { $0.allSatisfy(\.isUppercase) }
      return isShouted ? "is all in capitals, which reads as shouting" : nil
    }
  }
}
