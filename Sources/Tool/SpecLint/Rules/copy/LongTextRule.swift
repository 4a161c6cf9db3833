import SpecDiagnostics
import SpecLanguage

struct LongTextRule: WordingRule {
  static let code: DiagnosticCode = "copy/too-long"
  static let page = """
    A notification fits on the Lock Screen.

    Why: iOS truncates a long title, subtitle or body with an ellipsis, so its end is never read. A Chinese character is
    twice as wide as a Latin letter. A placeholder counts with its `example`. Without one, and for amounts and dates, it
    counts with its longest likely value. Apple publishes no numbers: these come from what current phones show.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    daily: """
            copy:
      -       title: { en: 1️⃣"This is a title that goes on and on until nobody wants to read it any more" }
      -       body: { en: "Tidy up" }
      +       title: { en: "Tidy up" }
      +       body: { en: "A few minutes are enough." }
      """)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard let limit = wording.text.role.columns, wording.mostColumns > limit else { return nil }
      let width = wording.width
      return width > limit ? "is as wide as \(width) letters; the Lock Screen cuts off anything after \(limit)" : nil
    }
  }
}
