import SpecDiagnostics
import SpecLanguage

struct DecomposedCharacterRule: WordingRule {
  static let code: DiagnosticCode = "copy/decomposed-character"
  static let level = Diagnostic.Severity.warning

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
