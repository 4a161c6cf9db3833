import CenterSimulation
import NotificationCivilTime
import NotificationTerms
import Testing

@Suite struct SummaryTests {
  private func bench(app: SimulatedCenter.AppState = .background) throws -> CenterBench {
    var bench = try CenterBench(at: "2026-03-02 10:00", app: app)
    bench.center.settings.summaryTimes = try ["08:00", "18:00"].map { try #require(WallClockTime($0)) }
    return bench
  }

  @Test func whatCanWaitComesTogether() throws {
    var bench = try bench()
    try bench.add("a", try dated("2026-03-02 11:00"), level: .passive)
    try bench.add("b", try dated("2026-03-02 18:00"))
    try bench.add("c", try dated("2026-03-02 12:00"), level: .timeSensitive)
    try bench.run(to: "2026-03-03 12:00")
    #expect(
      bench.log == [
        "a held 2026-03-02 11:00", "c shown 2026-03-02 12:00", "b held 2026-03-02 18:00", "a quiet 2026-03-02 18:00",
        "b quiet 2026-03-03 08:00",
      ])
    #expect(bench.center.delivered.map(\.manner) == [.alerted, .inSummary, .inSummary])
  }

  @Test func theMostRelevantComesFirst() throws {
    var bench = try bench()
    for (identifier, relevance) in [("a", 0.1), ("b", 0.9), ("c", 0.5)] {
      var asked = request(identifier, .immediate)
      asked.content.relevanceScore = relevance
      try bench.center.add(asked, at: bench.now)
    }
    try bench.run(to: "2026-03-02 18:00")
    #expect(bench.center.delivered.map(\.request.identifier) == ["b", "c", "a"])
  }

  @Test func theBadgeWaitsWithIt() throws {
    var bench = try bench()
    var asked = request("a", .immediate)
    asked.content.badge = 5
    try bench.center.add(asked, at: bench.now)
    try bench.run(to: "2026-03-02 17:00")
    #expect(bench.center.badge == 0)
    try bench.run(to: "2026-03-02 18:00")
    #expect(bench.center.badge == 5)
  }

  @Test func theAppLearnsThatItIsGone() throws {
    var bench = try bench()
    try bench.add("a", .immediate)
    try bench.run(to: "2026-03-02 10:00")
    let report = bench.center.report()
    #expect(report.pending.isEmpty)
    #expect(report.settled.map(\.fate) == [.presented(quietly: true)])
  }

  @Test func anAppInTheForegroundIsAskedAtOnce() throws {
    var bench = try bench(app: .foreground)
    try bench.add("a", .immediate)
    try bench.run(to: "2026-03-02 10:00")
    #expect(bench.log == ["a asked 2026-03-02 10:00", "a shown 2026-03-02 10:00"])
  }

  @Test func theSummaryFollowsTheClockOnTheWall() throws {
    var bench = try bench()
    try bench.add("a", .immediate)
    try bench.run(to: "2026-03-02 10:30")
    try bench.travel(to: "Asia/Tokyo")
    try bench.run(to: "2026-03-02 23:00")
    #expect(bench.log == ["a held 2026-03-02 10:00", "a quiet 2026-03-02 18:00"])
  }
}
