import SpecDiagnostics
import SpecLanguage

struct LineBreakRule: WordingRule {
  static let code: DiagnosticCode = "copy/line-break"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard [.title, .subtitle, .action, .button].contains(wording.text.role),
        wording.plainText.unicodeScalars.contains(where: { Self.breaks.contains($0) })
      else { return nil }
      return "contains a line break, but has a single line: write the rest into the body"
    }
  }

  private static let breaks = "\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars
}
