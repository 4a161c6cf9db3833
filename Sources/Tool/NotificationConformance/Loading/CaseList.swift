import SpecLanguage

/// The sound cases of a workspace, up to a limit: a table multiplies what a file says.
struct CaseList {
  static let caseLimit = ReadingSession.sectionLimit
  /// Steps and expectations, of all cases together.
  static let lineLimit = 1_000_000

  private(set) var cases: [ScenarioCase] = []
  /// What errors keep out, by file.
  private(set) var leftOut: [String: LeftOutCases] = [:]
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

  /// Notes a case of a file that cannot be run, or several, as `suite/scenario/*`.
  ///
  /// - Parameter id: Nil where it cannot be told.
  mutating func leaveOut(_ id: String?, of file: String) {
    if let id {
      leftOut[file, default: LeftOutCases()].ids.append(id)
    } else {
      leftOut[file, default: LeftOutCases()].hasOthers = true
    }
  }

  mutating func removeAll(after count: Int) { cases.removeSubrange(count...) }

  /// Cases of the list at these places go.
  mutating func remove(at places: Set<Int>) {
    cases = cases.indices.filter { !places.contains($0) }.map { cases[$0] }
  }
}

/// The cases of one file that errors keep from being run.
public struct LeftOutCases: Sendable, Hashable {
  /// As far as they are known, in the order of the lines; `suite/scenario/*` for a whole table.
  public var ids: [String] = []
  /// There are others, or may be.
  public var hasOthers = false

  /// Parts of a list of what was not run.
  public func words(in file: String) -> [String] { ids + (hasOthers ? ["cases with errors in \(file)"] : []) }
}
