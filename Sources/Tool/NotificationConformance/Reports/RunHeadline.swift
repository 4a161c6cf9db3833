import SpecDiagnostics
import SpecLanguage
import TextWriting

/// What a page says first of a run.
struct RunHeadline {
  private let summary: ConformanceSummary
  private let unrun: [UnrunCase]
  /// "2 errors" about the run as a whole; nil without any.
  let errors: String?

  init(_ summary: ConformanceSummary, findings: [Diagnostic], unrun: [UnrunCase]) {
    self.summary = summary
    self.unrun = unrun
    let count = findings.counts.errors
    errors = count == 0 ? nil : Plural.of(count, "error")
  }

  var sentence: String {
    if summary.suites.isEmpty, let errors { return "Conformance: nothing was run, because of \(errors)" }
    let cases = summary.cases.counted("case")
    let known = summary.knownFailing == 0 ? "" : ", \(summary.knownFailing) known to fail"
    let missing = summary.unread.isEmpty && unrun.isEmpty ? "" : "; not all were run"
    let verdict = summary.failed == 0 ? "\(cases), none failed" : "\(summary.failed) of \(cases) failed"
    return "Conformance: \(errors.map { "\($0); " } ?? "")\(verdict)\(known)\(missing)"
  }
}
