import NotificationCivilTime
import NotificationTerms
import Testing

@testable import CenterSimulation

/// New York moves its clocks from 02:00 to 03:00 on 8 March 2026 and from 02:00 to 01:00 on 1 November 2026.
@Suite struct ClockTransitionTests {
  private let zone = "America/New_York"

  @Test func aSkippedTimeFiresAfterTheGap() throws {
    var bench = try CenterBench(at: "2026-03-07 12:00", in: zone)
    try bench.add("dated", dated("2026-03-08 02:30"))
    try bench.add("daily", daily(2, 30))
    try bench.run(to: "2026-03-09 12:00")
    #expect(
      bench.log == [
        "daily shown 2026-03-08 03:00", "dated shown 2026-03-08 03:00", "daily shown 2026-03-09 02:30",
      ])
  }

  @Test func aSkippedTimeMayAlsoNotFire() throws {
    let choices = CenterChoices(skippedTime: .doesNotFire)
    var bench = try CenterBench(at: "2026-03-07 12:00", in: zone, choices: choices)
    try bench.add("daily", daily(2, 30))
    #expect(throws: CenterError.invalidTrigger) { try bench.add("dated", dated("2026-03-08 02:30")) }
    try bench.run(to: "2026-03-09 12:00")
    #expect(bench.log == ["daily shown 2026-03-09 02:30"])
  }

  @Test(arguments: CenterChoices.RepeatedTime.allCases)
  func aRepeatedTimeFiresOnce(_ choice: CenterChoices.RepeatedTime) throws {
    var bench = try CenterBench(at: "2026-10-31 12:00", in: zone, choices: CenterChoices(repeatedTime: choice))
    let start = bench.now.instant
    try bench.add("dated", dated("2026-11-01 01:30"))
    try bench.add("daily", daily(1, 30))
    try bench.run(to: "2026-11-02 00:00")
    #expect(bench.log == ["daily shown 2026-11-01 01:30", "dated shown 2026-11-01 01:30"])
    let hours = bench.center.delivered.map { ($0.instant - start).milliseconds / 360_000 }
    #expect(hours == (choice == .firesAtFirst ? [135, 135] : [145, 145]))
  }

  @Test func inTheSecondPassTheFirstIsOver() throws {
    var bench = try CenterBench(at: "2026-11-01 01:40", in: zone)
    bench.now.instant += .minutes(30)
    #expect(bench.now.local.description == "2026-11-01 01:10")
    #expect(throws: CenterError.invalidTrigger) { try bench.add("dated", dated("2026-11-01 01:30")) }
    try bench.add("daily", daily(1, 30))
    try bench.run(to: "2026-11-02 12:00")
    #expect(bench.log == ["daily shown 2026-11-02 01:30"])
  }

  @Test func theRepeatedTimeMayLieOnTheDateBefore() throws {
    // At 00:01 on 7 November 2010 St. John's went back to 23:01 on the 6th.
    for (choice, minutes) in [(CenterChoices.RepeatedTime.firesAtFirst, 24 * 60 + 30), (.firesAtSecond, 30)] {
      let choices = CenterChoices(repeatedTime: choice)
      var bench = try CenterBench(at: "2010-11-07 00:00", in: "America/St_Johns", choices: choices)
      try bench.add("daily", daily(23, 30))
      #expect(bench.center.nextDue(at: bench.now) == bench.now.instant + .minutes(minutes), "\(choice)")
    }
  }

  @Test func aDateTheZoneNeverShowsHasNoDailyMatch() throws {
    var bench = try CenterBench(at: "2011-12-29 12:00", in: "Pacific/Apia")
    try bench.add("daily", daily(20))
    try bench.run(to: "2012-01-01 00:00")
    #expect(bench.log == ["daily shown 2011-12-29 20:00", "daily shown 2011-12-31 20:00"])
  }
}
