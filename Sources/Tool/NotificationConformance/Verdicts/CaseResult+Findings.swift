public import SpecDiagnostics

extension CaseResult {
  /// The failures as findings at the lines of the scenario, for services that annotate lines; notes where the case is
  /// known to fail.
  public var asFindings: [Diagnostic] {
    failures.map { failure in
      Diagnostic(
        "conform/failed", known == nil ? .error : .note, "\(scenario.title): \(failure.message)", at: failure.span,
        notes: reasons(for: failure, atMost: 3).sentences.map { Diagnostic.Note($0, at: failure.span) }
          + [Diagnostic.Note("the case is '\(scenario.id)'", at: scenario.span)]
          + (known.map { [Diagnostic.Note("known to fail: \($0.why.sentence)", at: $0.patternSpan)] } ?? []))
    }
      + remarks.map { remark in
        Diagnostic(
          "conform/remark", .note, "\(scenario.title): \(remark.message)", at: remark.span,
          notes: [Diagnostic.Note("the case is '\(scenario.id)'", at: scenario.span)])
      }
  }
}
