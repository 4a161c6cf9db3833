import NotificationCivilTime
import NotificationTerms
import Testing

@testable import CenterSimulation

@Suite struct PendingLimitTests {
  /// 64 requests, due 70, 69 … 7 minutes from now: the one added first is due last.
  private func full(_ overflow: CenterChoices.Overflow) throws -> CenterBench {
    var bench = try CenterBench(at: "2026-03-02 10:00", choices: CenterChoices(overflow: overflow))
    for index in 0..<64 { try bench.add("r\(index)", .timeInterval(.minutes(70 - index), repeats: false)) }
    #expect(bench.center.pending.count == 64)
    #expect(bench.center.counters.lost == 0)
    return bench
  }

  private func lost(_ bench: CenterBench) -> Set<String> {
    let all = Set((0..<64).map { "r\($0)" } + ["new"])
    return all.subtracting(bench.center.pending.map(\.request.identifier))
  }

  @Test func the65thRequestPushesOutTheLatest() throws {
    var bench = try full(.keepsSoonest)
    try bench.add("new", .timeInterval(.minutes(60), repeats: false))
    #expect(bench.center.pending.count == 64)
    #expect(lost(bench) == ["r0"])
    #expect(bench.center.counters.lost == 1)
    #expect(bench.center.report().settled.isEmpty, "nobody is told")
  }

  @Test func theLatestOfAllIsItselfLost() throws {
    var bench = try full(.keepsSoonest)
    try bench.add("new", .timeInterval(.minutes(90), repeats: false))
    #expect(lost(bench) == ["new"])
  }

  @Test func theOneAddedFirstMayBeLostInstead() throws {
    var bench = try full(.keepsLastAdded)
    bench.center.removePending(["r0"])
    try bench.add("r0", .timeInterval(.minutes(70), repeats: false))
    try bench.add("new", .timeInterval(.minutes(90), repeats: false))
    #expect(lost(bench) == ["r1"])
  }

  @Test func theNewOneMayBeLostInstead() throws {
    var bench = try full(.ignoresNew)
    try bench.add("new", .timeInterval(.minutes(1), repeats: false))
    #expect(lost(bench) == ["new"])
  }

  @Test func aReplacementAndARequestDueAtOnceNeedNoPlace() throws {
    var bench = try full(.keepsSoonest)
    try bench.add("r5", .timeInterval(.minutes(90), repeats: false))
    try bench.add("now", .immediate)
    #expect(bench.center.counters.lost == 0)
    #expect(bench.center.pending.count == 65)
    try bench.run(to: "2026-03-02 10:00")
    #expect(bench.center.pending.count == 64)
  }
}
