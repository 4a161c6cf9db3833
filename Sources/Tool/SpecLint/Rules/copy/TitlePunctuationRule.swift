import SpecDiagnostics
import SpecLanguage

struct TitlePunctuationRule: WordingRule {
  static let code: DiagnosticCode = "copy/title-punctuation"
  static let level = Diagnostic.Severity.note

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.text.role == .title, let last = wording.plainText.unicodeScalars.last, Self.marks.contains(last)
      else { return nil }
      return "ends with '\(last)': a title needs none"
    }
  }

  private static let marks = ".。:：;；,，".unicodeScalars
}
