import SpecDiagnostics
import SpecModel

/// No text is written in capitals throughout.
///
/// Why: capitals read as shouting, and VoiceOver may spell them letter by letter. Emphasis is the screen's business.
/// - Source: Human Interface Guidelines, Notifications
struct ShoutingRule: WordingRule {
  static let code: DiagnosticCode = "copy/shouting"
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    bad: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body: { en: 1️⃣"CLEAN UP NOW" }
      """,
    good: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body: { en: "Clean up now" }
      """)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      if wording.template.parts.contains(where: Self.isSpoken) { return nil }
      let words = wording.plainText.split { !$0.isLetter }.filter { $0.count > 1 }
      let isShouted = words.count > 1 && words.allSatisfy { $0.allSatisfy(\.isUppercase) }
      return isShouted ? "is all in capitals, which reads as shouting" : nil
    }
  }

  /// Whether two letters, not both capitals, stand side by side, as far as the commonest scripts go. Mostly the first two
  /// letters of a text settle it.
  private static func isSpoken(_ part: TextTemplate.Part) -> Bool {
    guard case .literal(let text) = part else { return false }
    return text.withBytes { bytes in
      var last = Letter.none
      var place = 0
      while place < bytes.count {
        let (letter, length) = Letter.read(bytes, at: place)
        if letter != .none, last != .none, letter == .small || last == .small { return true }
        last = letter
        place += length
      }
      return false
    }
  }

  private enum Letter {
    /// Also letters of scripts that are not told apart here.
    case none
    case capital
    /// Chinese characters, which have no capitals, too.
    case small

    /// The letter at a place, and the number of its bytes.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (Letter, Int) {
      let second = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch bytes[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): return (.small, 1)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return (.capital, 1)
      case 0xD0: return (second < 0xB0 ? .capital : .small, 2)
      case 0xD1 where second < 0xA0: return (.small, 2)
      case 0xE5...0xE8: return (.small, 3)
      default: return (.none, 1)
      }
    }
  }
}
