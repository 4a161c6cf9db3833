import SpecDiagnostics
import SpecLanguage

struct DamagedCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/damaged-character"
  static let level = Diagnostic.Severity.error

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.lost), wording.plainText.unicodeScalars.contains("\u{FFFD}") else { return nil }
      return
        "contains '�' (U+FFFD), which a program put in place of a character that it could not read: type the character again"
    }
  }
}
