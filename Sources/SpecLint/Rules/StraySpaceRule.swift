import SpecDiagnostics
import SpecLanguage

struct StraySpaceRule: WordingRule {
  static let code: DiagnosticCode = "copy/stray-space"
  static let page = """
    No text has stray spaces.

    Why: a space at the end or a double space is left over from editing. It shifts centred titles and makes two equal
    texts differ. The same goes for a line break at the end, which every text after `|` or `>` has. After `|-` or `>-`
    there is none.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
    -       body: { en: 1️⃣"Tidy up " }
    +       body: { en: "Tidy up" }
    """)

  func interest(in role: VisibleText.Role, _ language: TextLanguage, of spec: Spec) -> WordingInterest {
    WordingInterest([.strayAtEdge, .strayInside])
  }

  func judge(for spec: Spec) -> Judge? {
    { wording in
      let text = wording.template.source
      if Self.isBreak(text.utf8.first) { return "begins with a line break: delete it" }
      if Self.isBreak(text.utf8.last) {
        // After `|` or `>` a text is on lines of its own.
        let span = wording.template.span
        let advice =
          span.start.line == span.end.line ? "delete it" : "write '|-' instead of '|', or '>-' instead of '>'"
        return "ends with a line break: \(advice)"
      }
      if Self.isSpace(text.utf8.first, text.first) { return "has a space at its beginning" }
      if Self.isSpace(text.utf8.last, text.last) { return "has a space at its end" }
      let followers = text.withBytes(Self.followers)
      if followers == 0 { return nil }
      if followers & 1 != 0 { return "has two spaces in a row" }
      let isFrench = wording.language.code == "fr"
      for (number, mark) in Self.marks.enumerated() where followers & (2 << number) != 0 {
        if !isFrench || number < Self.frenchMarks { return "has a space before '\(Character(Unicode.Scalar(mark)))'" }
      }
      return nil
    }
  }

  private static let marks = Array(",.!?:;".utf8)
  /// The marks before which French has no space.
  private static let frenchMarks = 2

  /// Which bytes follow a space: the lowest bit is another space, the next ones are the marks.
  private static func followers(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var found = 0
    var last: UInt8 = 0
    for byte in bytes {
      if last == UInt8(ascii: " ") {
        if byte == last { found |= 1 } else if let number = marks.firstIndex(of: byte) { found |= 2 << number }
      }
      last = byte
    }
    return found
  }

  private static func isBreak(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Most texts begin and end in ASCII, where the byte says it.
  private static func isSpace(_ byte: UInt8?, _ character: @autoclosure () -> Character?) -> Bool {
    guard let byte else { return false }
    if byte < 0x80 { return byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
    return character()?.isWhitespace == true
  }
}
