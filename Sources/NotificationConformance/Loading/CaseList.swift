import SpecLanguage

/// The sound cases of a workspace, up to a limit: a table multiplies what a file says.
struct CaseList {
  static let caseLimit = ReadingSession.sectionLimit
  /// Steps and expectations, of all cases together.
  static let lineLimit = 1_000_000

  private(set) var cases: [ScenarioCase] = []
  private var lines = 0

  /// Whether a scenario may add as many cases of as many lines each; if so, they count as added.
  mutating func takeRoom(cases count: Int, lines: Int) -> Bool {
    let (product, isTooMuch) = count.multipliedReportingOverflow(by: lines)
    guard !isTooMuch, cases.count + count <= Self.caseLimit, self.lines + product <= Self.lineLimit else {
      return false
    }
    self.lines += product
    return true
  }

  mutating func append(_ scenario: ScenarioCase) { cases.append(scenario) }

  mutating func removeAll(after count: Int) { cases.removeSubrange(count...) }

  /// Cases of the list at these places go.
  mutating func remove(at places: Set<Int>) {
    cases = cases.indices.filter { !places.contains($0) }.map { cases[$0] }
  }
}
