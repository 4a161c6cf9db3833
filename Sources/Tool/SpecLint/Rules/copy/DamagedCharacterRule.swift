import SpecDiagnostics
import SpecLanguage

struct DamagedCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/damaged-character"
  static let page = """
    No text contains the replacement character for a lost character.

    Why: a program that reads a text in the wrong encoding puts `�` (U+FFFD) where it does not recognize a character.
    The original is lost, and people read "It�s time". It usually happens in a spreadsheet, to an apostrophe, a dash or
    an accented letter.

    Source: The Unicode Standard, 23.8 (Specials)
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    daily: """
            copy:
      -       body: { en: 1️⃣"It�s time to tidy up" }
      +       body: { en: "It’s time to tidy up" }
      """)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.lost), wording.plainText.unicodeScalars.contains("\u{FFFD}") else { return nil }
      return
        "contains '�' (U+FFFD), which a program put in place of a character that it could not read: type the character again"
    }
  }
}
