import SpecDiagnostics
import SpecLanguage

struct UnwrittenTextRule: WordingRule {
  static let code: DiagnosticCode = "copy/unwritten"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.latin) else { return nil }
      let text = wording.plainText
      let mark = text.prefix { $0.isLetter }
      let isMark = Self.marks.contains(String(mark)) && Self.isEnd(text[mark.endIndex...])
      // In Spanish and Portuguese it is a word.
      if isMark, mark != "TODO" || !["es", "pt", "gl", "ca"].contains(wording.language.code) {
        return "is '\(excerpt(text))': write the text"
      }
      return text.lowercased().hasPrefix("lorem ipsum") ? "is 'Lorem ipsum': write the text" : nil
    }
  }

  private static let marks: Set<String> = ["TODO", "TBD", "FIXME", "TBA"]

  /// Nothing but marks, or what is still to do.
  private static func isEnd(_ rest: Substring) -> Bool {
    rest.first == ":" || rest.allSatisfy { $0.isPunctuation || $0.isWhitespace }
  }
}
