import SpecDiagnostics
import SpecLint

/// The findings of `check` that prove requirements: those whose bad example breaks a requirement and is found.
enum ProvenRules {
  /// Codes with the requirements. Each example is run, so a rule that no longer objects proves nothing.
  static var all: [(code: String, covers: [String])] {
    let rules = LintRoster.pages.map { page in
      let proofs = page.proofs.filter { ExampleRun.finds($0, by: page.code) }
      return (page.code.text, proofs.flatMap(\.covers))
    }
    let mistakes = MistakePages.all.map { page in
      let proofs = page.proofs.filter { proof in
        ExampleRun.findings(proof.bad, proof.kind).map(\.code) == [page.code]
      }
      return (page.code.text, proofs.flatMap(\.covers))
    }
    return (rules + mistakes).filter { !$0.1.isEmpty }
  }
}

extension ExampleRun {
  /// Whether a rule finds an example at its marker, and finds nothing else in it.
  static func finds(_ proof: LintProof, by rule: DiagnosticCode) -> Bool {
    let found = findings(proof.bad, of: rule)
    guard let place = proof.place, found.count == 1, found[0].code == rule else { return false }
    return found[0].span.start == SourcePosition(line: place.line, column: place.column)
  }
}
