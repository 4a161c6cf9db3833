import SpecDiagnostics
import TestSupport
import Testing
import YAMLNodes

/// What our YAML does not allow, each at its place.
@Suite struct YAMLReaderTests {
  private func expect(_ marked: String, _ expected: [ExpectedDiagnostic], _ location: SourceLocation = #_sourceLocation)
  {
    expectDiagnostics(in: marked, expected, sourceLocation: location) { YAMLReader.read($0, file: $1).diagnostics }
  }

  private func findings(_ bytes: [UInt8], _ limits: YAMLLimits = .standard) -> [Diagnostic] {
    YAMLReader.read(bytes, file: "spec.yaml", limits: limits).diagnostics
  }

  @Test func repeatedKeysAreReportedAtTheSecondOne() throws {
    let marked = "a: 1\nb: { x: 1, 1️⃣'x': 2 }\n2️⃣a: 3\n"
    expect(
      marked,
      [
        .init("1️⃣", "The key 'x' appears twice here: keep one of the two", "yaml/duplicate-key"),
        .init("2️⃣", "The key 'a' appears twice here: keep one of the two", "yaml/duplicate-key"),
      ])
    let result = YAMLReader.read(Array(MarkedText(marked).text.utf8), file: "spec.yaml")
    let note = try #require(result.diagnostics.last?.notes.first?.span)
    #expect(note.start == SourcePosition(line: 1, column: 1))
    #expect(try #require(result.tree).root.entries.map(\.key.text) == ["a", "b"])
    #expect(try #require(result.tree).root["a"]?.text == "1")
  }

  @Test func repeatedKeysAreFoundAmongMany() {
    let keys = (0..<40).map { "key_number_\($0): 1\n" }.joined()
    expect(
      keys + "1️⃣key_number_7: 2\nkey_number_70: 2\n",
      [.init("1️⃣", "The key 'key_number_7' appears twice here: keep one of the two", "yaml/duplicate-key")])
  }

  @Test func longKeysAreDistinguishedAmongMany() {
    let keys = (10..<60).map { "beginning_\($0)_of_a_long_key_with_its_ending: 1\n" }.joined()
    expect(keys, [])
    let repeated = "beginning_41_of_a_long_key_with_its_ending"
    expect(
      keys + "1️⃣\(repeated): 2\n",
      [.init("1️⃣", "The key '\(repeated)' appears twice here: keep one of the two", "yaml/duplicate-key")])
  }

  @Test func keysThatLookTheSameAreTheSame() {
    for more in ["", (0..<40).map { "k\($0): 1\n" }.joined()] {
      expect(
        more + "\u{E9}: 1\n1️⃣e\u{301}: 2\n",
        [.init("1️⃣", "The key 'é' appears twice here: keep one of the two", "yaml/duplicate-key")])
    }
  }

  @Test func mergeKeysAreLeftOutAndSaid() throws {
    expect(
      "base: &b { x: 1 }\nuse:\n  1️⃣<<: *b\n  y: 2\nquoted: { '<<': 1 }\n",
      [.init("1️⃣", "Merge keys ('<<') are not supported: write out the keys", "yaml/merge-key")])
    let tree = try #require(YAMLReader.read(Array("use: { <<: {}, y: 2 }".utf8), file: "s").tree)
    let use = try #require(tree.root["use"])
    #expect(use.isIncomplete && use.count == 1 && use.entries.map(\.key.text) == ["y"])
  }

  @Test func keysAreTexts() {
    let message = "A key must be a text, not a list or a group of keys: put a text with brackets or braces in quotes"
    expect("? 1️⃣[a]\n: 1\n", [.init("1️⃣", message, "yaml/key-not-text")])
    expect("a: { 1️⃣{name}: 1 }\n", [.init("1️⃣", message, "yaml/key-not-text")])
    expect("l: &l [1]\n1️⃣*l : 2\n", [.init("1️⃣", message, "yaml/key-not-text")])
  }

  @Test func tabsDoNotIndent() {
    let message = "This line is indented with a tab: indent with spaces"
    expect("a:\n1️⃣\tb: 1\n", [.init("1️⃣", message, "yaml/tab-indentation")])
    expect("a:\n1️⃣  \tb: 1\n", [.init("1️⃣", message, "yaml/tab-indentation")])
    expect("a: [x,\n1️⃣\ty,\n2️⃣  \tz]\n", [.init("1️⃣", message), .init("2️⃣", message)])
    expect("a: 'x\n1️⃣\ty'\n", [.init("1️⃣", message)])
    expect("a: |\n  code\n1️⃣\t\nb: 1\n", [.init("1️⃣", message)])
    expect("a: |\n  code\n  \tindented\nb: \"x\ty\"  # \tc\n", [])
  }

  @Test func spacesOfTextProcessorsDoNotIndent() {
    let message =
      "This line is indented with non-breaking spaces, which YAML takes for letters: indent with ordinary spaces"
    let here = { (marker: String) in ExpectedDiagnostic(marker, message, "yaml/space-indentation") }
    expect("a:\n  b: 1\n1️⃣\u{A0}\u{A0}c: 2\n  d: 3\n", [here("1️⃣")])
    expect("a:\n  b: 1\n1️⃣\u{A0} c:\n2️⃣ \u{202F}\u{A0} e: 1\n  d: 3\n", [here("1️⃣"), here("2️⃣")])
    expect("a:\n1️⃣\u{A0}\u{A0}- b\n", [here("1️⃣")])
    expect("a:\n1️⃣\u{A0}\u{A0}b: 1\n", [here("1️⃣")])
    expect("a: |\n  \u{A0}code: 1\nb: \"\u{A0}c: d\"\nc: \u{A0}d\n", [])
    let bytes = Array("a:\n  b: 1\n\u{A0}\u{A0}c: 2\n  d: 3\n".utf8)
    let fixIts = YAMLReader.read(bytes, file: "a.yaml").diagnostics.compactMap(\.fixIt)
    #expect(FixedText(bytes, applying: fixIts).bytes == Array("a:\n  b: 1\n  c: 2\n  d: 3\n".utf8))
  }

  @Test func aMarkThatNothingNamesIsMostLikelyText() {
    let message = { (name: String) in
      "To YAML, '&\(name)' is a mark, not text. Nothing here uses it, and the value begins after it. "
        + "Put the whole text in quotes, or delete the mark"
    }
    expect("a: 1️⃣&Save 20% today\n", [.init("1️⃣", message("Save"), "yaml/unused-anchor")])
    expect("a: 1️⃣&x { b: 1 }\nc: &y 1\nd: *y\n", [.init("1️⃣", message("x"))])
    expect("a: 1️⃣&x 1\nb: &x 2\nc: *x\n", [.init("1️⃣", message("x"))])
    func mended(_ text: String) -> String {
      let bytes = Array(text.utf8)
      let fixIts = YAMLReader.read(bytes, file: "a.yaml").diagnostics.compactMap(\.fixIt)
      return String(decoding: FixedText(bytes, applying: fixIts).bytes, as: UTF8.self)
    }
    #expect(mended("a: &Save 20% today\n") == "a: \"&Save 20% today\"\n")
    // An id, and what would need escapes.
    for text in ["a: &t today\n", "a: &Save \"20% today\"\n", "a: &Save 20\" now\n"] { #expect(mended(text) == text) }
  }

  @Test func aFileHoldsOneDocument() throws {
    let message =
      "A second document begins here, but a file has only one: delete the line, or move what follows to another file"
    expect("a: 1\n1️⃣---\nb: 2\n", [.init("1️⃣", message, "yaml/several-documents")])
    expect("---\na: 1\n...\n", [])
  }

  @Test func tagsOfTheCoreSchemaAreAllowedWhereTheyChangeNothing() throws {
    expect("a: !!str 12\nb: ! 13\nc: !!int 3\nd: !!seq [x]\ne: !!map { k: v }\nf: !!float 3\n", [])
    let tree = try #require(YAMLReader.read(Array("a: !!str 12\nb: ! 13\n".utf8), file: "s").tree)
    #expect(tree.root["a"]?.core == .string && tree.root["b"]?.core == .string)
    #expect(tree.root["a"]?.span.start == SourcePosition(line: 1, column: 10))
    expect(
      "a: 1️⃣!!int x\nb: &x 2️⃣!foo y\nc: 3️⃣!!set { k: v }\nd: *x\n",
      [
        .init("1️⃣", "YAML does not read '!!int' as text: put a text that starts with '!' in quotes, or delete it"),
        .init(
          "2️⃣", "YAML does not read '!foo' as text: put a text that starts with '!' in quotes, or delete it",
          "yaml/foreign-tag"),
        .init("3️⃣", "YAML does not read '!!set' as text: put a text that starts with '!' in quotes, or delete it"),
      ])
  }

  @Test func emptyFilesSaySo() {
    for text in ["", "\n\n", "# only a comment\n", "---\n", "\u{FEFF}"] {
      #expect(findings(Array(text.utf8)).map(\.code) == ["yaml/empty"])
    }
  }

  @Test func everythingBeforeASyntaxErrorIsStillReported() {
    let result = YAMLReader.read(Array("a: 1\na: 2\nb: [x\n".utf8), file: "spec.yaml")
    // The outer mapping never ends, so its keys are not compared; the error itself is there once.
    #expect(result.tree == nil)
    #expect(result.diagnostics.map(\.code) == ["yaml/syntax"])
    #expect(result.lines.text(3) == "b: [x")
    #expect(findings(Array("m: { a: 1, a: 2 }\nb: [x\n".utf8)).map(\.code) == ["yaml/duplicate-key", "yaml/syntax"])
  }

  @Test func manyFindingsAreCountedInTheLastOne() throws {
    let found = findings(Array(("a: {" + String(repeating: "k: 1, ", count: 500) + "}").utf8), YAMLLimits(findings: 10))
    #expect(found.count == 11)
    #expect(found.last?.message == "This file has 489 more findings, which are not shown")
  }
}
