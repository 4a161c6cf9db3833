import NotificationCivilTime
import SpecDiagnostics
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

@Suite struct KnownFailingTests {
  private let today = CivilDate(year: 2026, month: 3, day: 2) ?? CivilDate(dayNumber: 0)

  private func entries(_ lines: String) throws -> [KnownFailure] {
    let file = KnownFailingFile(try Bakery.tree("notispec_known_failing: 1\nentries:\n\(lines)\n"))
    #expect(file.diagnostics.map(\.message) == [])
    return file.entries
  }

  private func entry(_ pattern: String, until: String = "2026-03-02") -> String {
    "  - { pattern: \"\(pattern)\", reason: \"The oven is being mended.\", owner: bakers, until: \(until) }"
  }

  @Test func aFailureThatIsKnownDoesNotCount() throws {
    var results = Verdicts.late
    let findings = try entries(entry("*/late")).apply(to: &results, ids: nil, today: today)
    #expect(findings == [])
    #expect(results.map(\.verdict) == [.passed, .knownFailing, .passed])
    #expect(results.allSatisfy { !$0.isFailed })
    #expect(ConformanceSummary(of: results).knownFailing == 1)
    #expect(results[1].known?.why.sentence == "The oven is being mended. (bakers, until 2026-03-02)")
  }

  @Test func anEntryThatHidesNothingFailsTheRun() throws {
    var results = Verdicts.late
    let ids = results.map(\.scenario.id)
    let known = try entries(
      [entry("bakery.bread/*"), entry("tea/*"), entry("*/late", until: "2026-03-01"), entry("*/early/a")]
        .joined(separator: "\n"))
    let findings = known.apply(to: &results, ids: ids, today: today)
    #expect(
      findings.map { "\($0.span.start.line) \($0.code.text)" } == [
        "3 known-failing/passes", "4 known-failing/matches-nothing", "5 known-failing/expired",
        "6 known-failing/passes",
      ])
    #expect(findings[0].message.contains("'bakery.bread/early/a' passes"))
    #expect(findings[2].message.contains("agree on a new date with bakers"))
  }

  @Test func whatIsOverExcusesNothing() throws {
    var results = Verdicts.late
    _ = try entries(entry("*/late", until: "2026-03-01")).apply(to: &results, ids: nil, today: today)
    #expect(results.map(\.verdict) == [.passed, .failed, .passed])
  }

  /// A shard or a filter leaves cases out; they are there all the same.
  @Test func anEntryForACaseThatIsNotRunIsLeftAlone() throws {
    var results = [Verdicts.late[0]]
    let ids = Verdicts.late.map(\.scenario.id)
    #expect(try entries(entry("*/late")).apply(to: &results, ids: ids, today: today) == [])
    #expect(try entries(entry("tea/*")).apply(to: &results, ids: nil, today: today) == [])
    // Nor is it over for a run of another app.
    #expect(try entries(entry("tea/*", until: "2026-03-01")).apply(to: &results, ids: nil, today: today) == [])
  }

  @Test func mistakesAreFindings() {
    expectDiagnostics(
      in: """
        notispec_known_failing: 1
        entries:
          - { pattern: "a/*", 1️⃣reazon: "x", owner: me, until: 2026-12-31 }
          - { 2️⃣pattern: "a/*", reason: "x", until: 2026-12-31 }
          - { pattern: "a/*", reason: "x", owner: me, until: 3️⃣2026-02-30 }
          - { pattern: 4️⃣7, reason: "x", owner: me, until: 2026-12-31 }
        """, file: "known-failing.yaml",
      [
        ("1️⃣", "Unknown key 'reazon' in 'entries[0]'"), ("2️⃣", "'entries[1]' has no 'owner'"),
        ("3️⃣", "'entries[2].until' is '2026-02-30', but the month has no such day"),
        ("4️⃣", "'entries[3].pattern' must be a text, not the number 7"),
      ]
    ) { bytes, file in
      let read = YAMLReader.read(bytes, file: file)
      return read.diagnostics + (read.tree.map { KnownFailingFile($0).diagnostics } ?? [])
    }
  }
}
