import SpecDiagnostics
import SpecLanguage

struct DamagedCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/damaged-character"
  static let page = """
    No text holds the sign that stands for a lost character.

    Why: a program that saves a text in another encoding than it was read in puts `�` (U+FFFD) where it cannot tell the
    character. What stood there is lost in the file, and people read "It�s time". An apostrophe, a dash or a letter with
    an accent is the usual victim, and a spreadsheet the usual culprit.

    Source: The Unicode Standard, 23.8 (Specials)
    """
  static let level = Diagnostic.Severity.error
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
    -       body: { en: 1️⃣"It�s time to tidy up" }
    +       body: { en: "It’s time to tidy up" }
    """)

  func interest(in role: VisibleText.Role, _ language: TextLanguage, of spec: Spec) -> WordingInterest {
    WordingInterest(.lost)
  }

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.template.hasLostCharacter else { return nil }
      return
        "holds '�' (U+FFFD), which a program wrote for a character that it could not read: write the character again"
    }
  }
}
