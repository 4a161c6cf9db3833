import SpecDiagnostics
import SpecLanguage

struct DecomposedCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/decomposed-character"
  static let page = """
    An accented letter is one character.

    Why: `й` can be written as one character, or as `и` and a combining mark. Both look the same, but searching,
    comparing and the size of a push differ, and some fonts misplace the mark. Text that comes from file names on a Mac
    often has the second form.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
    -       body: { en: "Tidy up", ru: 1️⃣"Мои\u0306 альбом" }
    +       body: { en: "Tidy up", ru: "Мой альбом" }
    """#)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.mark) else { return nil }
      let found = wording.plainText.first { $0.unicodeScalars.count > 1 && Self.composed.contains($0) }
      return found.map { "contains '\($0)' as a letter and a separate mark: type the letter again" }
    }
  }

  /// Latin and Cyrillic letters with a mark; a set of characters finds both ways of writing them.
  private static let composed: Set<Character> = {
    let ranges: [ClosedRange<UInt32>] = [0xC0...0x17F, 0x1CD...0x233, 0x400...0x45F, 0x1E00...0x1EF9]
    return Set(ranges.joined().compactMap { Unicode.Scalar($0).map(Character.init) })
  }()
}
