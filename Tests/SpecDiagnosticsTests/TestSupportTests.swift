import SpecDiagnostics
import TestSupport
import Testing

/// The tools other tests rely on must fail when they should.
@Suite struct TestSupportTests {
  @Test func markersAreTakenOut() {
    let source = MarkedText("a: 1️⃣😀\n  2️⃣b\n3️⃣")
    #expect(source.text == "a: 😀\n  b\n")
    #expect(
      source.places == [
        "1️⃣": SourcePosition(line: 1, column: 4), "2️⃣": SourcePosition(line: 2, column: 3),
        "3️⃣": SourcePosition(line: 3, column: 1),
      ])
  }

  private func finding(_ line: Int, _ column: Int, _ message: String) -> Diagnostic {
    let start = SourcePosition(line: line, column: column)
    return Diagnostic("a/b", .error, message, at: SourceSpan(file: "spec.yaml", start: start, end: start))
  }

  @Test func exactFindingsPass() {
    expectDiagnostics(in: "x 1️⃣y", [("1️⃣", "m")]) { _, _ in [finding(1, 3, "m")] }
    expectDiagnostics(in: "x 1️⃣y", [ExpectedDiagnostic("1️⃣", "m", "a/b")]) { _, _ in [finding(1, 3, "m")] }
  }

  @Test func anythingElseFails() {
    withKnownIssue { expectDiagnostics(in: "x 1️⃣y", [("1️⃣", "m")]) { _, _ in [] } }
    withKnownIssue { expectDiagnostics(in: "x 1️⃣y", [] as [ExpectedDiagnostic]) { _, _ in [finding(1, 3, "m")] } }
    withKnownIssue { expectDiagnostics(in: "x 1️⃣y", [("1️⃣", "m")]) { _, _ in [finding(1, 2, "m")] } }
    withKnownIssue {
      expectDiagnostics(in: "x 1️⃣y", [ExpectedDiagnostic("1️⃣", "m", "a/c")]) { _, _ in [finding(1, 3, "m")] }
    }
    withKnownIssue { expectDiagnostics(in: "x", [("1️⃣", "m")]) { _, _ in [] } }
  }
}
