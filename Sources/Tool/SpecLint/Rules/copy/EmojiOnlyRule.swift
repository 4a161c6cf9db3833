import SpecDiagnostics
import SpecLanguage

struct EmojiOnlyRule: WordingRule {
  static let code: DiagnosticCode = "copy/no-words"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard !wording.signs.contains(.plainLetter), !wording.template.hasArguments else { return nil }
      return wording.plainText.contains { $0.isLetter || $0.isNumber } ? nil : "has no words"
    }
  }
}
