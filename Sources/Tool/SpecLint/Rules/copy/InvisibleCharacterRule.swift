import SpecDiagnostics
import SpecLanguage

struct InvisibleCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/invisible-character"
  static let page = """
    No text contains an invisible character.

    Why: a zero-width space or a soft hyphen comes along when text is copied from a web page. It breaks search, line
    breaks and VoiceOver, and reviewers cannot see it. A joiner inside an emoji, or in a Persian or Hindi word, is fine,
    and so are U+200E and U+200F in Arabic and Hebrew and U+200B in Thai and Khmer, which are written with them.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
    -       body: { en: 1️⃣"Tidy\u200Bup" }
    +       body: { en: "Tidy up" }
    """#)

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
