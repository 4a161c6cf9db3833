import SpecDiagnostics
import SpecLanguage

struct LongTextRule: WordingRule {
  static let code: DiagnosticCode = "copy/too-long"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard let limit = wording.text.role.columns, wording.mostColumns > limit else { return nil }
      let width = wording.width
      return width > limit ? "is as wide as \(width) letters; the Lock Screen cuts off anything after \(limit)" : nil
    }
  }
}
