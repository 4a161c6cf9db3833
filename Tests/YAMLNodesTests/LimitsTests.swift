import SpecDiagnostics
import TestSupport
import Testing
import YAMLNodes

/// Files made to hurt end at once, with one finding.
@Suite struct LimitsTests {
  private func codes(_ text: String, _ limits: YAMLLimits = .standard) -> [DiagnosticCode] {
    YAMLReader.read(Array(text.utf8), file: "s", limits: limits).diagnostics.map(\.code)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: ", "&a [", "!!seq ["])
  func depthEndsAtOnce(_ opening: String) {
    let growth = Work.growth(from: 50_000, to: 400_000) { count in
      #expect(codes(String(repeating: opening, count: count)) == ["yaml/too-deep"])
    }
    #expect(growth < 24)
  }

  @Test func manyEqualKeysInOneMapping() {
    let growth = Work.growth(from: 5_000, to: 40_000) { count in
      _ = YAMLReader.read(Array(String(repeating: "key: 1\n", count: count).utf8), file: "s")
    }
    #expect(growth < 20, "\(growth)")
  }

  @Test func aContainerHasALimit() throws {
    let limits = YAMLLimits(entries: 10)
    let keys = (0..<11).map { "k\($0): 1\n" }
    #expect(codes(keys.dropLast().joined(), limits).isEmpty)
    #expect(codes("a:\n" + keys.map { "  " + $0 }.joined() + "b: 1\n", limits) == ["yaml/too-large"])
    #expect(codes("[" + String(repeating: "1, ", count: 10) + "]", limits).isEmpty)
    let list = YAMLReader.read(Array(("[" + String(repeating: "1, ", count: 11) + "]").utf8), file: "s", limits: limits)
    #expect(list.tree == nil)
    #expect(
      list.diagnostics.map(\.message) == [
        "This list has more than 10 items, the limit. Nothing after this was read"
      ])
    #expect(list.diagnostics.first?.span.start.column == 32)
  }

  @Test func depthIsAHundred() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(codes(nested(100)).isEmpty)
    #expect(codes(nested(101)) == ["yaml/too-deep"])
  }

  @Test func aliasesDeepenWhatHoldsThem() {
    var text = "a0: &a0 [x]\n"
    for level in 1...98 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(codes(text + "end: *a98\n").isEmpty)
    #expect(codes(text + "end: [*a98]\n") == ["yaml/too-deep"])
  }

  @Test func aBillionLaughsEndAtTheAlias() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...12 {
      text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }
    let result = YAMLReader.read(Array(text.utf8), file: "s")
    #expect(result.tree == nil)
    #expect(result.diagnostics.map(\.code) == ["yaml/alias-expansion"])
    #expect(result.diagnostics.first?.span.start.line == 6)
  }

  @Test func aliasedTextIsBoundedToo() {
    let text =
      "t: &t " + String(repeating: "x", count: 10_000) + "\nl: ["
      + String(repeating: "*t, ", count: 200) + "]\n"
    #expect(codes(text).isEmpty)
    #expect(codes(text, YAMLLimits(aliasTextBytes: 1_000_000)) == ["yaml/alias-expansion"])
  }

  @Test func aliasesMustBeDefinedAndFinite() throws {
    let undefined = YAMLReader.read(Array("a: &base 1\nb: *bsae\n".utf8), file: "s")
    #expect(undefined.tree == nil)
    #expect(undefined.diagnostics.map(\.code) == ["yaml/undefined-alias"])
    #expect(undefined.diagnostics.first?.fixIt?.replacement == "*base")
    #expect(codes("a: &a [*a]\n") == ["yaml/recursive-alias"])
    #expect(codes("a: &a { b: [*a] }\n") == ["yaml/recursive-alias"])
    #expect(codes("a: &a 1\nb: *a\n").isEmpty)
  }

  @Test func sizeIsJudgedBeforeReading() {
    #expect(codes("a: [x\n", YAMLLimits(fileBytes: 5)) == ["yaml/too-large"])
    #expect(codes("a: [1, 2, 3]\n", YAMLLimits(items: 5)) == ["yaml/too-large"])
    #expect(codes("a: [1, 2]\n", YAMLLimits(items: 5)).isEmpty)
  }

  @Test func aHugeTextIsRead() throws {
    let tree = try #require(
      YAMLReader.read(Array(("a: \"" + String(repeating: "x", count: 8 << 20) + "\"\nb: 1\n").utf8), file: "s").tree)
    #expect(tree.root["a"]?.span.end == SourcePosition(line: 1, column: 4 + (8 << 20) + 2))
    #expect(tree.root["a"]?.withTextBytes { $0.count } == 8 << 20)
    #expect(tree.root["b"]?.span.start == SourcePosition(line: 2, column: 4))
  }
}
