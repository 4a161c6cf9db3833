import SpecDiagnostics
import SpecLanguage

struct ControlCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/control-character"
  static let level = Diagnostic.Severity.error

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.hidden) else { return nil }
      let found = wording.plainText.unicodeScalars.first(where: ControlScalar.contains)
      return found.map { found in
        // Without it two words would be one.
        found == "\t"
          ? "contains a tab: type a space instead"
          : "contains the invisible control character \(ControlScalar.name(found)): \(ControlScalar.remedy(for: found))"
      }
    }
  }
}
