import SpecLanguage
import Testing

@testable import SpecRelease

/// Which changes a failure comes from, if it is known when it passes.
@Suite struct CauseSearchTests {
  /// Eight values that have changed.
  private let changes: [AppChange] = {
    func source(_ value: Int) -> SpecSource {
      let lines = (0..<8).map { "v\($0): \(value)\n" }.joined()
      return SpecSource(path: "specs/a/app.yaml", bytes: Array(lines.utf8))
    }
    return AppComparison(app: "a", from: [source(1)], to: [source(2)]).changes
  }()

  /// - Parameter passes: Whether a failure passes with a set put back.
  private func found(_ failures: Int, always: Set<Int> = [], _ passes: @escaping (Int, Set<Int>) -> Bool)
    -> [CauseSearch.Found]
  {
    var search = CauseSearch(changes) { sets, asked in sets.map { set in asked.filter { passes($0, set) } } }
    return search.causes(of: failures, tryingAlways: always)
  }

  @Test func eachFailureHasItsChange() {
    let found = found(2) { failure, back in back.contains(failure + 3) }
    #expect(found.map(\.singles) == [[3], [4]] && found.allSatisfy { $0.passesBefore && $0.breaks.isEmpty })
    #expect(CauseGroups(found).causes.map(\.failures) == [[0], [1]])
  }

  /// It fails only while both are there.
  @Test func aPairIsOneCause() {
    let groups = CauseGroups(found(1) { _, back in back.contains(2) || back.contains(5) })
    #expect(groups.causes.map(\.changes) == [[2, 5]] && groups.causes.allSatisfy(\.failsOnlyTogether))
  }

  @Test func threeThatHaveToGoTogetherAreFound() {
    let found = found(1) { _, back in back.isSuperset(of: [1, 4, 7]) }
    #expect(found[0].singles.isEmpty && found[0].breaks == [[1], [4], [7]])
    #expect(CauseGroups(found).causes.map(\.failsOnlyTogether) == [false])
  }

  /// A case that two breaks with failures of their own make fail belongs to both.
  @Test func aFailureOfTwoCausesIsUnderBoth() {
    let groups = CauseGroups(
      found(3) { failure, back in failure == 2 ? back.isSuperset(of: [0, 6]) : back.contains(failure * 6) })
    #expect(groups.causes.map(\.changes) == [[0], [6]] && groups.causes.map(\.failures) == [[0, 2], [1, 2]])
  }

  /// A case that a pair makes fail, and another change too: both are named, the pair with both of its changes.
  @Test func aPairBesideAnotherBreakIsNamedWhole() {
    let groups = CauseGroups(
      found(2) { failure, back in
        back.contains(0) && (failure == 0 || !back.isDisjoint(with: [3, 5]))
      })
    #expect(groups.causes.map(\.changes) == [[0], [3, 5]] && groups.causes.map(\.failures) == [[0, 1], [1]])
    #expect(groups.causes.map(\.failsOnlyTogether) == [false, true])
  }

  /// What alone explains one failure is the cause of every failure that passes without it.
  @Test func theFewestChangesExplainTheMost() {
    let groups = CauseGroups(found(2) { failure, back in back.contains(1) || failure == 1 && back.contains(3) })
    #expect(groups.causes.map(\.changes) == [[1]] && groups.causes.map(\.failures) == [[0, 1]])
  }

  @Test func aRedBaselineIsNotTried() {
    let old = found(1) { _, back in back == [3] }
    #expect(!old[0].wasTried && CauseGroups(old).unexplained == [0])
    let new = found(1, always: [0]) { _, back in back == [3] }
    #expect(new[0].wasTried && new[0].singles == [3])
  }

  @Test func whatPassesAloneHasNoCause() {
    let found = found(1) { _, _ in true }
    #expect(found[0].passesNow && found[0].singles.isEmpty && CauseGroups(found).causes.isEmpty)
  }
}
