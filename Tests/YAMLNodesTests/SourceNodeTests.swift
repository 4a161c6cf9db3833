import SpecDiagnostics
import Testing
import YAMLNodes

/// What nodes say of their text and place.
@Suite struct SourceNodeTests {
  private func root(_ text: String) throws -> SourceNode {
    let result = YAMLReader.read(Array(text.utf8), file: "s")
    #expect(result.diagnostics.isEmpty)
    return try #require(result.tree).root
  }

  private func place(_ node: SourceNode?) -> String {
    guard let span = node?.span else { return "nil" }
    return "\(span.start.line):\(span.start.column)-\(span.end.line):\(span.end.column)"
  }

  @Test func blocksEndWithTheirLastValue() throws {
    let root = try root("a:\n  b: 1\n  c: [x, y]  # note\n\n# more\nd: 2\n")
    #expect(place(root) == "1:1-6:5")
    #expect(place(root["a"]) == "2:3-3:12")
    #expect(place(root["a"]?["c"]) == "3:6-3:12")
  }

  @Test func listsEndWithTheirLastItem() throws {
    let root = try root("a:\n- x\n- y: 1\n  z: \"2\"\n\nb: [k: v , l]\n")
    #expect(place(root["a"]) == "2:1-4:9")
    let items = try #require(root["b"]).items.map { $0 }
    #expect(items.map { place($0) } == ["6:5-6:9", "6:12-6:13"])
    #expect(items[0].kind == .mapping)
    #expect(place(try self.root("a:\n- x\n? b\n: c\n")["a"]) == "2:1-2:4")
  }

  @Test func emptyValuesAreAfterTheColonOrDash() throws {
    let root = try root("a:\nb: [x]\nc:\n  -\n  - y\nd: { k, l: }\n")
    #expect(place(root["a"]) == "1:3-1:3")
    #expect(root["a"]?.core == .null)
    #expect(place(root["c"]?.items.first { _ in true }) == "4:4-4:4")
    #expect(root["d"]?.entries.map(\.value.core) == [.null, .null])
  }

  @Test func blockTextsEndWithTheirLastWord() throws {
    let root = try root("a: |\n  one\n\n    two\n\n\nb: >-\n  folded\n  text\nc: x\n")
    #expect(root["a"]?.text == "one\n\n  two\n")
    #expect(place(root["a"]) == "1:4-4:8")
    #expect(root["a"]?.style == .literal)
    #expect(root["b"]?.text == "folded text")
    #expect(place(root["b"]) == "7:4-9:7")
    #expect(place(root["c"]) == "10:4-10:5")
  }

  @Test func quotedTextsKeepTheirQuotesInTheSpan() throws {
    let root = try root("a: 'It''s'\nb: \"tab\\there\"\nc: \"two\n  lines\"\nd: plain\n  goes on\n")
    #expect(root["a"]?.text == "It's")
    #expect(root["a"]?.sourceText == "'It''s'")
    #expect(root["b"]?.text == "tab\there")
    #expect(place(root["b"]) == "2:4-2:15")
    #expect(root["c"]?.text == "two lines")
    #expect(place(root["c"]) == "3:4-4:9")
    #expect(root["d"]?.text == "plain goes on")
    #expect(place(root["d"]) == "5:4-6:10")
  }

  @Test func aliasesReadAsWhatTheyName() throws {
    let root = try root("a: &m\n  k: 1\nb: *m\nc: &t \"x\"\nd: *t\n*t : 5\n")
    let alias = try #require(root["b"])
    #expect(alias.isAlias && alias.kind == .mapping && alias.count == 1)
    #expect(place(alias) == "3:4-3:6")
    #expect(alias.sourceText == "*m")
    #expect(place(alias["k"]) == "2:6-2:7")
    #expect(place(root["a"]) == "2:3-2:7")
    #expect(place(root["c"]) == "4:7-4:10")
    #expect(root["d"]?.text == "x")
    #expect(root["x"]?.core == .int(5))
  }

  @Test func textsAreComparedAsBytes() throws {
    let root = try root("k: caf\u{E9}\nl: [a]\n")
    let node = try #require(root["k"])
    #expect(node.hasText("caf\u{E9}"))
    #expect(!node.hasText("cafe\u{301}"))
    #expect(!node.hasText("caf"))
    #expect(try !#require(root["l"]).hasText(""))
    #expect(node.withTextBytes { $0.count } == 5)
  }

  @Test func commentsAfterATextAreFound() throws {
    let root = try root("a: Photo #1\nb: Photo#1\nc: 'x'   # why\nd: [u, v] # both\n")
    #expect(root["a"]?.text == "Photo")
    let comment = try #require(root["a"]?.commentAfter)
    #expect(comment.start == SourcePosition(line: 1, column: 10))
    #expect(comment.end == SourcePosition(line: 1, column: 12))
    #expect(root["b"]?.commentAfter == nil)
    #expect(root["c"]?.commentAfter?.start.column == 10)
    #expect(root["d"]?.commentAfter?.start.column == 11)
  }

  @Test func linesAreThoseOfAnEditor() {
    let lines = SourceLines(Array("one\r\ntwo\n\nfour".utf8))
    #expect((1...5).map { lines.text($0) } == ["one", "two", "", "four", nil])
    #expect(lines.text(0) == nil)
    let many = SourceLines(Array((1...5_000).map { "line \($0)\n" }.joined().utf8))
    for line in [1, 2, 127, 128, 129, 1_000, 4_999, 5_000] { #expect(many.text(line) == "line \(line)") }
    #expect(many.text(5_001) == "")
    #expect(many.text(5_002) == nil)
  }
}
