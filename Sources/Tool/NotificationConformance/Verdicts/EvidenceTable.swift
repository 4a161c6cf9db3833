import SpecDiagnostics
import SpecLanguage

/// Requirements, and what there is for each.
struct EvidenceTable {
  private(set) var entries: [Coverage.Entry]
  private let places: [String: Int]

  init(_ requirements: [Requirement]) {
    entries = requirements.map { Coverage.Entry($0) }
    places = Dictionary(requirements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ result: CaseResult) {
    for id in Set(result.scenario.covers) {
      change(id) { entry in
        switch result.verdict {
        case .passed: entry.passed += 1
        case .environment, .notApplicable: break
        case .failed, .restless, .timeout, .crash, .protocolError: entry.failed += 1
        case .knownFailing: entry.knownFailing += 1
        }
      }
    }
  }

  mutating func add(_ spec: Spec, files: (String, String) -> [String]) {
    for (path, covers) in spec.coveringItems {
      for id in Set(covers.map(\.value)) {
        change(id) { entry in
          entry.items.append(path)
          switch entry.requirement.check {
          case .generated, .artifact:
            entry.outputs = Set(entry.outputs + files(spec.app.id, path)).sorted()
          case .scenario, .lint, .device: break
          }
        }
      }
    }
  }

  mutating func add(_ rule: (code: String, covers: [String])) {
    for id in rule.covers { change(id) { $0.rules.append(rule.code) } }
  }

  mutating func add(_ output: (assertion: OutputAssertion, finding: Diagnostic?)) {
    for id in Set(output.assertion.covers) {
      change(id) { entry in
        let file = output.assertion.file
        if !entry.assertedFiles.contains(file) { entry.assertedFiles.append(file) }
        if let finding = output.finding { entry.findings.append(finding) }
      }
    }
  }

  private mutating func change(_ id: String, _ change: (inout Coverage.Entry) -> Void) {
    if let place = places[id] { change(&entries[place]) }
  }
}
