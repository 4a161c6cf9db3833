public import SpecDiagnostics
import TextWriting

extension Coverage {
  /// What a service shows at lines: the requirements that are open, and what speaks against some.
  ///
  /// - Parameter isStrict: Whether it is not enough that something names a requirement.
  public func annotations(isStrict: Bool) -> [Diagnostic] {
    let own = entries.compactMap { entry -> Diagnostic? in
      switch entry.state {
      case .proven, .notApplicable: return nil
      case .open where entry.failed + entry.knownFailing == 0 && !entry.findings.isEmpty: return nil
      case .open:
        return Diagnostic("coverage/open", .error, entry.openSentence, at: entry.requirement.idSpan)
      case .namedOnly:
        return Diagnostic(
          "coverage/named-only", isStrict ? .error : .note, entry.namedOnlySentence, at: entry.requirement.idSpan)
      }
    }
    return (own + findings).sortedForReport()
  }

  /// The requirements as test cases, a suite for each document.
  ///
  /// - Parameters:
  ///   - mistakes: The errors that kept apps and files out of the coverage.
  ///   - isStrict: As for `annotations`.
  public func junit(with mistakes: [Diagnostic], isStrict: Bool) -> JUnitDocument {
    let suites = JUnitDocument.suites(
      of: entries.map { entry in
        (
          entry.requirement.document,
          JUnitDocument.Case(
            entry.requirement.id, entry.verdict(isStrict: isStrict), at: entry.requirement.idSpan,
            remarks: ["\(entry.requirement.requires)"])
        )
      })
    return JUnitDocument("notispec coverage", [JUnitDocument.suite(of: mistakes)] + suites)
  }
}

extension Coverage.Entry {
  fileprivate var openSentence: String {
    "'\(requirement.id)' is open: \(proofsInWords). It says: \(requirement.requires)"
  }

  fileprivate var namedOnlySentence: String {
    "'\(requirement.id)' is named only (\(proofsInWords)): nothing would fail if it were not met"
  }

  fileprivate func verdict(isStrict: Bool) -> JUnitDocument.Verdict {
    switch state {
    case .proven: return .passed
    case .notApplicable: return .skipped("not applicable: \(requirement.notApplicable?.sentence ?? "")")
    case .namedOnly:
      return isStrict ? .failed(namedOnlySentence, type: "coverage/named-only") : .skipped(namedOnlySentence)
    case .open:
      let text: TerminalText = findings.map { finding in
        "\(finding.span.place): \(finding.message)\n"
      }.joined()
      return .failed(
        openSentence, type: "coverage/open", text: text.isEmpty ? "" : "\(openSentence)\n" + text)
    }
  }
}
