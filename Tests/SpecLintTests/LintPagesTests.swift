import Foundation
import SpecDiagnostics
import TestSupport
import Testing

@testable import SpecLint

/// The documentation comment of a rule is its page. At run time comments are gone, so they stand once more in
/// `LintPages.swift`, which this test writes (`NOTISPEC_RECORD=1`) and compares.
@Suite struct LintPagesTests {
  @Test func thePagesAreTheCommentsOfTheRules() throws {
    let folder = Golden.packageFolder().appendingPathComponent("Sources/SpecLint")
    var entries: [String] = []
    for rule in LintRoster.all {
      let file = folder.appendingPathComponent("Rules/\(type(of: rule)).swift")
      let comment = try comment(of: "\(type(of: rule))", in: try String(contentsOf: file, encoding: .utf8))
      let paragraphs = comment.split(separator: "\n\n", maxSplits: 1).map(String.init)
      #expect(paragraphs.count == 2, "\(type(of: rule)) needs a sentence and, after an empty line, the reason for it")
      let text = paragraphs.dropFirst().joined()
      entries.append(
        """
            \(literal(type(of: rule).code.text)): (
              title: \(literal(paragraphs.first ?? "")),
              text: \(literal(text))
            ),
        """)
    }
    let expected = """
      /// The documentation comments of the rules, for `explain`. Written by the tests, not by hand.
      enum LintPages {
        // swift-format-ignore
        static let words: [String: (title: String, text: String)] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
    let place = folder.appendingPathComponent("LintPages.swift")
    if ProcessInfo.processInfo.environment["NOTISPEC_RECORD"] == "1" {
      try expected.write(to: place, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: place, encoding: .utf8) == expected, "NOTISPEC_RECORD=1 swift test writes it anew")
  }

  /// The lines before the declaration; lines of one paragraph are joined, "- Source:" begins one.
  private func comment(of type: String, in source: String) throws -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let declaration = try #require(lines.firstIndex { $0.hasPrefix("struct \(type):") })
    var comment: [Substring] = []
    for line in lines[..<declaration].reversed() {
      guard line.hasPrefix("///") else { break }
      comment.insert(line.dropFirst(3), at: 0)
    }
    var paragraphs: [String] = [""]
    for line in comment.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.isEmpty || line.hasPrefix("- ") { paragraphs.append("") }
      let word = line.hasPrefix("- ") ? String(line.dropFirst(2)) : line
      if !word.isEmpty {
        paragraphs[paragraphs.count - 1] += (paragraphs[paragraphs.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func literal(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\", "\"": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return "\"\(escaped)\""
  }

  @Test func everyPageHasWords() {
    for page in LintRoster.pages { #expect(!page.title.isEmpty && !page.text.isEmpty, "\(page.code)") }
  }
}
