public import SpecDiagnostics
import TextWriting

extension MutationReport {
  /// What a service shows at lines: the values that nothing notices.
  public var annotations: [Diagnostic] { UnnoticedValue.all(survivors).compactMap(\.finding).sortedForReport() }

  /// The mutants as test cases, a suite for each file: one that nothing noticed fails. Those that `check` refuses or
  /// that change nothing are left out, as in the counts.
  ///
  /// - Parameter findings: What is wrong with the run as a whole.
  public func junit(findings: [Diagnostic]) -> JUnitDocument {
    let suites = byFile.map { file, mutants in
      JUnitDocument.Suite(
        file,
        mutants.compactMap { one in
          one.junitVerdict.map { JUnitDocument.Case(one.id, $0, at: one.mutant.span) }
        })
    }
    return JUnitDocument("notispec mutate", [JUnitDocument.suite(of: findings)] + suites)
  }
}

extension JudgedMutant {
  /// Nil for one without a verdict.
  fileprivate var junitVerdict: JUnitDocument.Verdict? {
    switch verdict {
    case .killed: return .passed
    case .waived(let waiver): return .skipped("waived: \(waiver.why.sentence)")
    case .refused, .equivalent: return nil
    case .survived:
      guard let finding = UnnoticedValue(mutants: [self]).finding else { return nil }
      return .failed(finding.message, type: finding.code.text, text: JUnitDocument.text(of: finding))
    }
  }
}
