import SpecDiagnostics
import SpecLanguage

struct InvisibleCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/invisible-character"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.hidden) else { return nil }
      let found = wording.literals.lazy.compactMap { InvisibleCharacter.first(in: $0, of: wording.language) }.first
      return found.map { scalar in
        // Separators of lines and of words stand where one sees a break.
        let advice =
          switch scalar.value {
          case 0x2028, 0x2029: "write a space or a line break in its place"
          case 0x200B: "delete it, or write a space in its place where it separates two words"
          default: "delete it"
          }
        return "contains the invisible character \(ControlScalar.name(scalar)): \(advice)"
      }
    }
  }
}
