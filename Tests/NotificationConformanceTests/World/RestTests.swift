import Testing

@testable import NotificationConformance

/// Cases that go on for ever at virtual time, and runs that do not repeat.
@Suite struct RestTests {
  private func cold(until: String) throws -> ScenarioCase {
    try #require(
      try Bakery.cases(
        """
          - id: for-ever
            covers: [BAKE/FRESH-1]
            steps: [{ until: "\(until)" }]
            then: [{ delivered: none }]
        """
      ).first)
  }

  /// An app on the screen is asked about every reminder, here more often than is allowed.
  @Test func aCaseThatNeverEndsIsAVerdict() throws {
    let spec = try Bakery.spec()
    let runner = ScenarioRunner([TestedApp(spec)], turns: 10)
    let result = runner.run(try cold(until: "2026-04-01 00:00"))
    #expect(result.verdict == .restless)
    #expect(result.isFailed)
    #expect(result.failures.map(\.kind) == [.rest])
    #expect(result.failures.first?.message.hasPrefix("never settles: after 10 turns") == true)
    #expect(TextReport.failed(result).text.contains("never settles"))
  }

  /// With what is usually allowed, the same case is judged by what it expects.
  @Test func yearsOfADailyReminderFit() throws {
    let result = ScenarioRunner(specs: [try Bakery.spec()]).run(try cold(until: "2027-03-02 00:00"))
    #expect(result.verdict == .failed)
    #expect(result.failures.allSatisfy { $0.kind == .assertion })
  }

  @Test func aSecondRunThatDiffersIsAFailureOfItsOwnKind() throws {
    let one = Verdicts.late[1]
    var other = one
    other.trace[2].event = .delivered("bakery.cold_oven.1", .plain)
    #expect(one.fingerprint == Verdicts.late[1].fingerprint)
    #expect(one.fingerprint != other.fingerprint)
    let failure = one.failure(against: other, "in another order (seed 1)")
    #expect(failure.kind == .repetition)
    #expect(
      failure.message == "ran a second time in another order (seed 1) and behaved differently: first "
        + "'2026-03-02 10:30 delivered bakery.fresh_bread.1', then '2026-03-02 10:30 delivered bakery.cold_oven.1'")
    other.trace.removeLast()
    #expect(other.fingerprint != one.fingerprint)
    other = one
    other.failures = []
    #expect(one.failure(against: other, "again").message.hasSuffix("the first run failed, the second passed"))
  }
}
