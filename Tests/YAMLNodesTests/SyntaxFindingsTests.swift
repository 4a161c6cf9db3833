import SpecDiagnostics
import TestSupport
import Testing
import YAMLNodes

/// libyaml's errors in words a product manager understands.
@Suite struct SyntaxFindingsTests {
  @Test(arguments: [
    ("app: title1️⃣: sale\n", "put the whole text in quotes"),
    ("app:\n  title: x\n   other1️⃣: y\n", "does not line up with the keys above it"),
    ("app:\n  title: 1️⃣@home\n", "A text cannot start with '@' unless it is in quotes"),
    ("app:\n  title: 1️⃣%d left\n", "A text cannot start with '%' unless it is in quotes"),
    ("app:\n  title: \"Hi\" 1️⃣there\n", "put a text that contains quotes or brackets wholly in quotes"),
    ("app:\n  title: { text: Hi\nother1️⃣: 1\n", "These braces need a ',' or the closing '}' here"),
    ("app: [a, b\nother1️⃣: 1\n", "This list needs a ',' or its closing ']' here"),
    ("a: \"1️⃣\\q\"\n", "In double quotes a '\\' starts an escape, and this is none"),
    ("a: \"\\u1️⃣d800\"\n", "half of a surrogate pair"),
    ("a: \"\\x1️⃣zz\"\n", "needs more hexadecimal digits"),
    ("a: *1️⃣ x\n", "reads as an alias: put the text in quotes"),
    ("a: &1️⃣ x\n", "reads as an anchor: put the text in quotes"),
    ("a: 1️⃣!x!y z\n", "reads as a tag: put the text in quotes"),
    ("a: |1️⃣text\n", "After '|' or '>' the text starts on the next line"),
    ("a: 1️⃣- b\n", "A list cannot start here"),
    ("a: 1\n1️⃣- b\n", "A key was expected here"),
    ("- b\n1️⃣a: 1\n", "A list item was expected here"),
  ])
  func saysWhatToDo(_ marked: String, _ words: String) throws {
    let source = MarkedText(marked)
    let result = YAMLReader.read(Array(source.text.utf8), file: "spec.yaml")
    let finding = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(result.tree == nil)
    #expect(finding.code == "yaml/syntax")
    #expect(finding.message.contains(words), "\(finding.message)")
    #expect(finding.span.start == source.places["1️⃣"], "\(finding.span.start)")
  }

  @Test func theUnfinishedTextIsNamedInANote() throws {
    let finding = try #require(YAMLReader.read(Array("a: \"never\nb: 1\n".utf8), file: "s").diagnostics.first)
    #expect(finding.message == "The file ends inside a text in quotes: add the closing quote")
    #expect(finding.notes.first?.message == "the text in quotes began here")
    #expect(finding.notes.first?.span?.start == SourcePosition(line: 1, column: 4))
  }

  @Test func noSentenceIsLibyamls() {
    let texts = [
      "%FOO\n---\na", "%YAML 3.0\n---\na", "%YAML 1.2\n%YAML 1.2\n---\na", "a: b: c", "? - ? [", "a: 'x\n---\n'",
    ]
    for text in texts {
      for finding in YAMLReader.read(Array(text.utf8), file: "s").diagnostics {
        #expect(!finding.message.contains("cannot be read as YAML"), "\(text): \(finding.message)")
      }
    }
  }
}
