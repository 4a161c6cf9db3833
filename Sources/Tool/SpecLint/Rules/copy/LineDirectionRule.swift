import SpecDiagnostics
import SpecLanguage

struct LineDirectionRule: WordingRule {
  static let code: DiagnosticCode = "copy/line-direction"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    guard spec.app.locales.contains(where: { $0.value.isRightToLeft }) else { return nil }
    return { wording in
      guard wording.language.isRightToLeft, wording.text.role.isRead else { return nil }
      for scalar in wording.plainText.unicodeScalars {
        if Self.isFromRightToLeft(scalar) { return nil }
        if scalar.properties.isAlphabetic {
          return "begins with a letter that is read from left to right, and with it the line: put U+200F before it"
        }
      }
      guard !wording.template.arguments.isEmpty else { return nil }
      return "has no letter of its own, so that its line begins on the left: put U+200F before it"
    }
  }

  /// Whether a letter or a mark makes a line begin on the right.
  private static func isFromRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200F: true
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}
