import SpecDiagnostics
import SpecLanguage

struct ShoutingRule: WordingRule {
  static let code: DiagnosticCode = "copy/shouting"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      Self.isShouted(wording.plainText) ? "is all in capitals, which reads as shouting" : nil
    }
  }

  /// Two words and more, all in capitals; single letters do not count. The first word mostly settles it.
  private static func isShouted(_ text: String) -> Bool {
    var words = 0
    var letters = 0
    var areCapitals = true
    for scalar in text.unicodeScalars {
      switch category(of: scalar) {
      case .uppercaseLetter: letters += 1
      case .lowercaseLetter, .otherLetter, .titlecaseLetter, .modifierLetter:
        letters += 1
        areCapitals = false
      case .nonspacingMark, .spacingMark, .enclosingMark, .format: continue
      // Roman numerals and letters in circles.
      case _ where scalar.properties.isAlphabetic:
        letters += 1
        areCapitals = areCapitals && scalar.properties.isUppercase
      default: (letters, areCapitals) = (0, true)
      }
      if letters == 2 { words += 1 }
      if letters > 1, !areCapitals { return false }
    }
    return words > 1
  }

  /// The commonest letters are known: to look them up takes ten times as long.
  private static func category(of scalar: Unicode.Scalar) -> Unicode.GeneralCategory {
    switch scalar.value {
    case 0x61...0x7A, 0x430...0x44F: .lowercaseLetter
    case 0x4E00...0x9FFF: .otherLetter
    default: scalar.properties.generalCategory
    }
  }
}
