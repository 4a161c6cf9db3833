import SpecDiagnostics
import SpecLanguage

struct TitlePunctuationRule: WordingRule {
  static let code: DiagnosticCode = "copy/title-punctuation"
  static let page = """
    A title ends without a full stop.

    Why: a title is a headline. iOS shows it in bold on its own line, where a full stop looks like a mistake. After
    a comma, a colon or a semicolon people expect more.

    Source: Human Interface Guidelines, Notifications
    """
  static let level = Diagnostic.Severity.note
  static let example = LintExample(
    daily: """
            copy:
      -       title: { en: 1️⃣"Milestone." }
      +       title: { en: "Milestone" }
              body: { en: "Tidy up" }
      """)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.text.role == .title, let last = wording.plainText.unicodeScalars.last, Self.marks.contains(last)
      else { return nil }
      return "ends with '\(last)': a title needs none"
    }
  }

  private static let marks = ".。:：;；,，".unicodeScalars
}
