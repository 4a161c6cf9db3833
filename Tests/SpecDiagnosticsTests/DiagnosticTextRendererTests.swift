import SpecDiagnostics
import Testing

@Suite struct DiagnosticTextRendererTests {
  private func span(_ line: Int, _ columns: Range<Int>, _ file: String = "specs/app.yaml") -> SourceSpan {
    SourceSpan(
      file: file, start: SourcePosition(line: line, column: columns.lowerBound),
      end: SourcePosition(line: line, column: columns.upperBound))
  }

  /// The echoed line and the carets below it for a range of a line.
  private func excerpt(_ line: String, _ columns: Range<Int>, _ renderer: DiagnosticTextRenderer = .init()) -> [String]
  {
    let text = renderer.render([Diagnostic("a/b", .error, "m", at: span(1, columns))]) { _, _ in line }
    return text.text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func looksLikeACompiler() {
    var finding = Diagnostic("links/unknown-target", .error, "'paywal' is no target", at: span(2, 11..<17))
    finding.notes = [.init("targets are declared here", at: span(1, 1..<9)), .init("no place")]
    finding.fixIt = .init("did you mean 'paywall'?", replace: finding.span, with: "paywall")
    let lines = ["targets: x", "  target: paywal"]
    #expect(
      DiagnosticTextRenderer().render([finding]) { _, line in lines[line - 1] } == """
        specs/app.yaml:2:11: error: 'paywal' is no target [links/unknown-target]
            target: paywal
                    ^~~~~~
          did you mean 'paywall'?
        specs/app.yaml:1:1: note: targets are declared here
          targets: x
          ^~~~~~~~
        note: no place

        """)
  }

  @Test func caretsAreBelowWideAndCombinedCharacters() {
    #expect(excerpt("a: 漢字 x", 4..<6) == ["  a: 漢字 x", "     ^~~~"])
    #expect(excerpt("漢字: xy", 5..<7) == ["  漢字: xy", "        ^~"])
    #expect(excerpt("e\u{301}e\u{301}: xy", 7..<9) == ["  e\u{301}e\u{301}: xy", "      ^~"])
    #expect(excerpt("👨‍👩‍👧🇩🇪 x", 9..<10) == ["  👨‍👩‍👧🇩🇪 x", "       ^"])
    #expect(excerpt("👨‍👩‍👧 x", 3..<4) == ["  👨‍👩‍👧 x", "  ^~"])
    #expect(excerpt("❤️ x", 4..<5) == ["  ❤️ x", "     ^"])
    #expect(excerpt("ａ１ x", 4..<5) == ["  ａ１ x", "       ^"])
  }

  @Test func tabsAndInvisibleCharactersAreShown() {
    #expect(excerpt("\ta:\tx", 5..<6) == ["      a:  x", "          ^"])
    #expect(excerpt("a: \u{202E}x", 5..<6) == ["  a: \\u{202E}x", "             ^"])
    #expect(excerpt("a: \u{1B}[31m", 4..<5) == ["  a: \\u{1B}[31m", "     ^~~~~~"])
    let finding = Diagnostic("a/b", .error, "'\u{202E}x\n::error::'", at: span(1, 1..<1, "f\u{7}.yaml"))
    #expect(
      DiagnosticTextRenderer().render([finding]) { _, _ in nil }
        == "f\\u{7}.yaml:1:1: error: '\\u{202E}x\\u{A}::error::' [a/b]\n")
  }

  /// GitHub looks behind the blanks at the beginning of a line, and for `##[` anywhere in it.
  @Test func noLineIsACommandOfACIService() {
    #expect(excerpt("  ::error::x", 3..<5) == ["    \\u{3A}:error::x", "    ^~~~~~~"])
    #expect(excerpt("a ##[error]x", 3..<6) == ["  a \\u{23}#[error]x", "    ^~~~~~~~"])
    #expect(excerpt("a ## b ::", 1..<2) == ["  a ## b ::", "  ^"])
    let finding = Diagnostic("a/b", .error, "##[error]x ##vso[y", at: span(1, 1..<1, "::error::a.yaml"))
    #expect(
      DiagnosticTextRenderer().render([finding]) { _, _ in nil }
        == "\\u{3A}:error::a.yaml:1:1: error: \\u{23}#[error]x \\u{23}#vso[y [a/b]\n")
  }

  /// What reads a log does not know that Unicode joins some characters, nor which ones make no difference.
  @Test func noCommandHidesBehindOtherCharacters() {
    #expect(excerpt("a \u{600}##[error]x", 9..<11) == ["  a \u{600}\\u{23}#[error]x", "              ^~"])
    #expect(excerpt("\u{FE0F}:\u{FE0F}:error::x", 1..<2)[0] == "  \u{FE0F}\\u{3A}\u{FE0F}:error::x")
  }

  @Test func emptyRangesAndLineEndsHaveOneCaret() {
    #expect(excerpt("ab", 3..<3) == ["  ab", "    ^"])
    #expect(excerpt("", 1..<1) == ["  ", "  ^"])
    #expect(excerpt("ab", 50..<60) == ["  ab", "    ^"])
  }

  @Test func longLinesAreCutAroundTheCaret() throws {
    let line = String(repeating: "a", count: 500) + "XYZ" + String(repeating: "b", count: 500)
    let shown = excerpt(line, 501..<504)
    let carets = try #require(shown.last)
    #expect(shown[0].count == 2 + 1 + 160 + 1 && shown[0].hasPrefix("  …") && shown[0].hasSuffix("…"))
    let offset = carets.count - 3
    #expect(shown[0].dropFirst(offset).prefix(3) == "XYZ" && carets.hasSuffix("^~~"))
    #expect(excerpt(String(repeating: "漢", count: 500), 1..<501)[1].count <= 2 + 160)
    #expect(excerpt(String(repeating: "x", count: 70_000), 1..<2) == ["  (the line is too long to show: 70000 bytes)"])
  }

  @Test func notesOfFindingsInARowAreShownOnce() {
    let note = Diagnostic.Note("'de' is declared here", at: span(1, 1..<2))
    let findings = ["a/b", "a/b", "a/c", "a/b"].map { code in
      Diagnostic(DiagnosticCode(code), .error, "m", at: span(2, 1..<2), notes: [note])
    }
    let text = DiagnosticTextRenderer().render(findings) { _, _ in nil }.text
    #expect(text.split(separator: "\n").map { $0.contains("note:") } == [false, true, false, false, true, false, true])
  }

  @Test func outputIsBoundedAndSaysSo() {
    let findings = (1...5).map { Diagnostic("a/b", .warning, "m", at: span($0, 1..<2)) }
    let text = DiagnosticTextRenderer(findingLimit: 3).render(findings) { _, _ in nil }.text
    #expect(text.split(separator: "\n").count == 4)
    #expect(text.hasSuffix("(2 more findings are not shown)\n"))
    let long = Diagnostic("a/b", .error, String(repeating: "x", count: 100_000), at: span(1, 1..<2))
    #expect(DiagnosticTextRenderer().render([long]) { _, _ in nil }.text.utf8.count < 1_000)
  }

  @Test func coloursAreOptional() {
    let finding = Diagnostic("a/b", .warning, "m", at: span(1, 1..<2))
    #expect(!DiagnosticTextRenderer().render([finding]) { _, _ in "x" }.text.contains("\u{1B}"))
    let coloured = DiagnosticTextRenderer(isColored: true).render([finding]) { _, _ in "x" }
    #expect(coloured.text.contains("\u{1B}[1;35mwarning:\u{1B}[0m"))
  }
}
