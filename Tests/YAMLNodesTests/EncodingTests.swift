import SpecDiagnostics
import Testing
import YAMLNodes

/// Files that are not clean UTF-8, and lines as editors count them.
@Suite struct EncodingTests {
  private func first(_ bytes: [UInt8]) throws -> Diagnostic {
    try #require(YAMLReader.read(bytes, file: "s").diagnostics.first)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x31, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x61, 0, 0x3A], "UTF-16"),
      ([0x61, 0, 0x3A, 0, 0x20, 0, 0x31, 0], "UTF-16"), ([0, 0x61, 0, 0x3A, 0, 0x20, 0, 0x31], "UTF-16"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x61, 0, 0, 0, 0x3A], "UTF-32"),
    ] as [([UInt8], String)])
  func foreignEncodingsAreNamed(_ bytes: [UInt8], _ name: String) throws {
    let finding = try first(bytes)
    #expect(finding.code == "yaml/encoding")
    #expect(finding.message == "This file is \(name): save the file as UTF-8")
  }

  @Test func aByteThatIsNotUTF8IsReportedAtItsPlace() throws {
    let finding = try first(Array("я: 1\nb: ж".utf8) + [0xE9, 0x0A])
    #expect(finding.code == "yaml/encoding")
    #expect(finding.span.start == SourcePosition(line: 2, column: 5))
  }

  @Test(
    arguments: [(0x00, "U+0000"), (0x07, "U+0007"), (0x7F, "U+007F"), (0x9B, "U+009B"), (0xFFFE, "U+FFFE")]
      as [(UInt32, String)])
  func controlCharactersHaveTheirPlace(_ value: UInt32, _ name: String) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let finding = try first(Array("a: 1\nb: 😀\(scalar)\n".utf8))
    #expect(finding.code == "yaml/control-character")
    #expect(finding.message.contains(name))
    #expect(finding.span.start == SourcePosition(line: 2, column: 5))
  }

  @Test func aByteOrderMarkIsNotCounted() throws {
    let result = YAMLReader.read(Array("\u{FEFF}a: \"x\"\nb: 1\n".utf8), file: "s")
    let root = try #require(result.tree).root
    #expect(result.diagnostics.isEmpty)
    #expect(root["a"]?.span.start == SourcePosition(line: 1, column: 4))
    #expect(root["a"]?.sourceText == "\"x\"")
    #expect(result.lines.text(1) == "a: \"x\"")
  }

  @Test func linesEndWhereEditorsEndThem() throws {
    // U+2028, U+0085 and a lone CR end a line for libyaml only; CRLF ends one for both.
    let text = "a: \"x\u{2028}y\" # 1\r\nb: \"\u{85}\"\nc: [1,\r  2, 'z']\nd: end\n"
    let result = YAMLReader.read(Array(text.utf8), file: "s")
    let root = try #require(result.tree).root
    #expect(root["b"]?.span.start == SourcePosition(line: 2, column: 4))
    let items = try #require(root["c"]).items.map { $0 }
    #expect(items.map(\.span.start.line) == [3, 3, 3])
    #expect(items.map(\.span.start.column) == [5, 10, 13])
    #expect(items[2].sourceText == "'z'")
    #expect(root["d"]?.span.start == SourcePosition(line: 4, column: 4))
    #expect(result.lines.text(1) == "a: \"x\u{2028}y\" # 1")
  }

  /// What follows looks like a part of the comment, and YAML reads it.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\r"])
  func aCommentEndsWhereItsLineEnds(_ end: String) throws {
    for (text, column) in [("# a\(end)b: 1\nc: \"# x\(end)y\"\n", 4), ("c: \"#\(end)\" # 1\(end)# 2\(end)b: 1\n", 12)] {
      let found = YAMLReader.read(Array(text.utf8), file: "s").diagnostics
      #expect(found.map(\.code).allSatisfy { $0 == "yaml/control-character" })
      #expect(found.first?.span.start == SourcePosition(line: 1, column: column), "\(text.debugDescription)")
      #expect(found.count == (column == 4 ? 1 : 2))
    }
    // Where what follows is no key, that is not what is wrong.
    let found = YAMLReader.read(Array("# a\(end)b\nc: 1\n".utf8), file: "s").diagnostics
    #expect(found.map(\.code) == ["yaml/control-character"])
    #expect(
      found.first?.message.hasSuffix("ends this comment, so what follows is read: delete it, or begin a new line")
        == true)
  }

  @Test func errorsAfterForeignLineEndsHaveTheEditorsPlace() throws {
    let finding = try first(Array("a: \"\u{2028}\u{2028}\"\nm: { k: 1, k: 2 }\nb: @x\n".utf8))
    #expect(finding.span.start == SourcePosition(line: 2, column: 12))
  }

  @Test func textsAcrossForeignLineEndsKeepTheirEnd() throws {
    let root = try #require(YAMLReader.read(Array("a: \"x\u{2028}\ny\"\nb: &n\u{85} 'z'\n".utf8), file: "s").tree).root
    #expect(root["a"]?.sourceText == "\"x\u{2028}\ny\"")
    #expect(root["a"]?.text == "x\u{2028}\ny")
    #expect(root["b"]?.sourceText == "'z'")
  }

  @Test func columnsCountScalars() throws {
    let root = try #require(YAMLReader.read(Array("{ \"👨‍👩‍👧 漢字\": é, k: v }".utf8), file: "s").tree).root
    let entries = root.entries.map { $0 }
    #expect(entries[0].key.span.end.column == 3 + 8 + 2)
    #expect(entries[1].key.span.start.column == 3 + 8 + 2 + 2 + 1 + 2)
    #expect(entries[1].key.sourceText == "k")
  }
}
