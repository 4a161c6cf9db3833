import SpecDiagnostics
import SpecLanguage

struct StraySpaceRule: WordingRule {
  static let code: DiagnosticCode = "copy/stray-space"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      // A space that is not ASCII is one of the hidden characters.
      guard
        !wording.signs.isDisjoint(with: [.straySpace, .hidden]) || Self.isBlank(wording.plainText.utf8.first)
          || Self.isBlank(wording.plainText.utf8.last)
      else { return nil }
      let text = wording.template.source
      if Self.isBreak(text.utf8.first) { return "begins with a line break: delete it" }
      if Self.isBreak(text.utf8.last) {
        // After `|` or `>` a text is on lines of its own.
        let span = wording.template.span
        let advice =
          span.start.line == span.end.line ? "delete it" : "write '|-' instead of '|', or '>-' instead of '>'"
        return "ends with a line break: \(advice)"
      }
      if Self.isSpace(text.first) { return "has a space at its beginning" }
      if Self.isSpace(text.last) { return "has a space at its end" }
      guard wording.signs.contains(.straySpace) else { return nil }
      let followers = Self.followers(in: text)
      if followers.contains(UInt8(ascii: " ")) { return "has two spaces in a row" }
      let marks = wording.language.code == "fr" ? Self.frenchMarks : Self.marks
      let found = marks.first(where: followers.contains)
      // `:name` is a placeholder of another tool, and `:wave:` an emoji.
      if found == UInt8(ascii: ":"), Self.hasName(in: wording) { return nil }
      return found.map {
        "has a space before '\(Character(Unicode.Scalar($0)))'"
      }
    }
  }

  /// Whether another rule says what the ':' is.
  private static func hasName(in wording: Wording) -> Bool {
    wording.literals.contains { text in
      ForeignPlaceholderRule.placeholder(in: text)?.first == ":" || MarkupRule.markup(in: text)?.first == ":"
    } || ForeignPlaceholderRule.named(in: wording)?.found.first == ":"
  }

  private static let marks = Array(",.!?:;".utf8)
  /// French has a space before the others.
  private static let frenchMarks = Array(",.".utf8)

  /// The bytes that follow a space.
  private static func followers(in text: String) -> Set<UInt8> {
    Set(zip(text.utf8, text.utf8.dropFirst()).lazy.filter { $0.0 == UInt8(ascii: " ") }.map(\.1))
  }

  private static func isBreak(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isBlank(_ byte: UInt8?) -> Bool { byte.map { $0 <= 0x20 } ?? false }

  private static func isSpace(_ character: Character?) -> Bool { character?.isWhitespace == true }
}
