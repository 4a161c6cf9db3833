import SpecDiagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  private func finding(
    _ file: String, _ line: Int, _ column: Int, _ code: DiagnosticCode, _ message: String
  ) -> Diagnostic {
    let start = SourcePosition(line: line, column: column)
    return Diagnostic(code, .error, message, at: SourceSpan(file: file, start: start, end: start))
  }

  @Test func orderIsFileLineColumnCodeMessage() {
    let ordered = [
      finding("a", 1, 1, "b/x", "m"), finding("a", 1, 2, "a/x", "m"), finding("a", 1, 2, "a/x", "n"),
      finding("a", 1, 2, "b/x", "a"), finding("a", 2, 1, "a/x", "m"), finding("a", 10, 1, "a/x", "m"),
      finding("b", 1, 1, "a/x", "m"),
    ]
    #expect(ordered.reversed().sortedForReport() == ordered)
    #expect((ordered.shuffled() + ordered).sortedForReport() == ordered)
  }

  @Test func whatDiffersInNotesStaysTwice() {
    let one = finding("a", 1, 1, "a/x", "m")
    var two = one
    two.notes = [.init("why")]
    #expect([two, one, two].sortedForReport() == [one, two])
  }
}
