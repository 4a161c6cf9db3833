import SpecDiagnostics
import SpecLanguage

struct LineBreakRule: WordingRule {
  static let code: DiagnosticCode = "copy/line-break"
  static let page = """
    A title, a subtitle and the label of a button are one line.

    Why: iOS has little room for them, and what comes after a line break is cut off first. A break in a title is usually
    a text that was pasted together with its body.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    daily: """
            copy:
      -       title: { en: 1️⃣"Milestone\\nTen days" }
      +       title: { en: "Milestone" }
              body: { en: "Tidy up" }
      """)

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
