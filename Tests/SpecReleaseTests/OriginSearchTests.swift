import Testing

@testable import SpecRelease

/// Since when something fails, by what it does at each commit.
@Suite struct OriginSearchTests {
  private func line(_ ids: [String]) -> OriginSearch.Line {
    .init(ids.map { .commit(id: $0, author: "Emil", date: "2026-11-10", subject: $0) })
  }

  /// - Parameter merged: The commits of each merge, the newest first.
  private func search(failing: Set<String>, merged: [String: [String]] = [:]) -> OriginSearch {
    OriginSearch {
      failing.contains($0)
    } merged: {
      line(merged[$0] ?? [])
    }
  }

  @Test(arguments: 1...9) func theFirstThatFailsIsFound(_ count: Int) {
    let ids = (0..<10).map { "c\($0)" }
    let origin = search(failing: Set(ids.prefix(count))).origin(in: line(ids))
    #expect(origin == .commit(line(ids).commits[count - 1]))
  }

  @Test func ofAThousandCommitsThirtyAreLookedAt() {
    let ids = (0..<1000).map { "c\($0)" }
    var asked = 0
    let search = OriginSearch {
      asked += 1
      return ids.prefix(700).contains($0)
    } merged: { _ in
      line([])
    }
    #expect(search.origin(in: line(ids)) == .commit(line(ids).commits[699]))
    #expect(asked <= 33)
  }

  /// It failed, was repaired, and broke again with the first of these commits.
  @Test func theLastBreakIsMeant() {
    let ids = (0..<10).map { "c\($0)" }
    let failing = Set(ids.prefix(1) + ids[2..<8])
    #expect(search(failing: failing).origin(in: line(ids)) == .commit(line(ids).commits[0]))
    let always = Set(ids.prefix(3) + ids.dropFirst(5))
    #expect(search(failing: always).origin(in: line(ids)) == .commit(line(ids).commits[2]))
    let branch = search(failing: ["m", "b4", "b1"], merged: ["m": ["b4", "b3", "b2", "b1"]])
    #expect(branch.origin(in: line(["m", "c0"])) == .commit(line(["b4"]).commits[0]))
  }

  @Test func whatPassesAtTheNewestIsNotCommitted() {
    #expect(search(failing: []).origin(in: line(["b", "a"])) == .commit(.uncommitted))
  }

  @Test func whatFailsAtAllIsOlder() {
    #expect(search(failing: ["b", "a"]).origin(in: line(["b", "a"])) == .older(than: 2))
    #expect(search(failing: []).origin(in: line([])) == .unknown)
  }

  @Test func aMergeLeadsToTheCommitThatItBroughtIn() {
    let branch = ["b3", "b2", "b1"]
    let origin = search(failing: ["c1", "m", "b3", "b2"], merged: ["m": branch]).origin(in: line(["c1", "m", "c0"]))
    #expect(origin == .commit(line(branch).commits[1]))
  }

  /// Each side passes; only both together do not.
  @Test func aMergeThatFailsByItselfIsNamed() {
    let origin = search(failing: ["m"], merged: ["m": ["b1"]]).origin(in: line(["m", "c0"]))
    #expect(origin == .commit(line(["m"]).commits[0]))
  }
}
