import SpecDiagnostics
import SpecLanguage

struct EmojiOnlyRule: WordingRule {
  static let code: DiagnosticCode = "copy/no-words"
  static let page = """
    Every text has words.

    Why: VoiceOver reads out the name of an emoji, other devices draw it differently, and a text of symbols alone tells
    people nothing about what to do.

    Source: Human Interface Guidelines, Notifications
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    daily: """
            copy:
      -       body: { en: 1️⃣"🎉🎉" }
      +       body: { en: "Well done 🎉" }
      """)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard !wording.signs.contains(.plainLetter), !wording.template.hasArguments else { return nil }
      return wording.plainText.contains { $0.isLetter || $0.isNumber } ? nil : "has no words"
    }
  }
}
