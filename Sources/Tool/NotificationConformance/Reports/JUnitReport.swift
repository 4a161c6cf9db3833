public import SpecDiagnostics
import TextWriting

/// Verdicts as JUnit XML, which CI systems show.
///
/// A case that is known to fail counts as skipped, and so do one that this machine cannot judge and one that was not run;
/// what is wrong in a case that was not run is its error. What is wrong elsewhere is an error of a suite of its own.
public enum JUnitReport {
  /// - Parameters:
  ///   - unrun: The cases that errors kept out of the run.
  ///   - findings: What is wrong with the run as a whole, the errors of such cases included.
  public static func xml(_ results: [CaseResult], unrun: [UnrunCase] = [], findings: [Diagnostic] = []) -> String {
    var failed = 0
    var cases = results.map { result in
      if !result.failures.isEmpty { failed += 1 }
      return (suite: result.scenario.suite, one: testCase(result, isWhole: failed <= ReportBounds.cases))
    }
    cases += unrun.map { ($0.suite, testCase($0)) }
    return JUnitDocument(
      "notispec conform",
      [JUnitDocument.suite(of: unrun.others(of: findings))] + JUnitDocument.suites(of: cases)
    ).xml
  }

  private static func testCase(_ result: CaseResult, isWhole: Bool) -> JUnitDocument.Case {
    JUnitDocument.Case(
      result.scenario.nameInSuite, verdict(on: result, isWhole: isWhole), at: result.scenario.span,
      took: result.nanoseconds, remarks: result.remarks.map { "line \($0.span.start.line): \($0.message)" })
  }

  private static func verdict(on result: CaseResult, isWhole: Bool) -> JUnitDocument.Verdict {
    if let lacking = result.environment { return .skipped("not judged: \(lacking)") }
    guard let first = result.failures.first else { return .passed }
    if let known = result.known { return .skipped("known to fail: \(known.why.sentence)") }
    let text: TerminalText =
      isWhole
      ? TextReport.failed(result)
      : "\(first.message)\nOnly the first \(ReportBounds.cases) failed cases of a run are reported in full.\n"
    return .failed(first.message, type: first.kind.rawValue, text: text)
  }

  private static func testCase(_ one: UnrunCase) -> JUnitDocument.Case {
    guard let first = one.errors.first else {
      return JUnitDocument.Case(one.name, .skipped(one.sentence), at: one.span)
    }
    let text: TerminalText = one.errors.map { error in
      "\(error.span.place): \(error.message)\n"
        + (error.fixIt.map { "\($0.message)\n" } ?? "")
    }.joined()
    return JUnitDocument.Case(
      one.name, .error("not run: \(first.message)", type: first.code.text, text: text), at: one.span)
  }
}
