import NotificationCivilTime
import NotificationTerms
import Testing

@testable import CenterSimulation

@Suite struct TimeChangeTests {
  @Test(arguments: [SimulatedCenter.AppState.background, .killed])
  func aCalendarTriggerFloatsAndAnIntervalStays(_ app: SimulatedCenter.AppState) throws {
    var bench = try CenterBench(at: "2026-03-02 05:00", in: "America/New_York", app: app)
    try bench.add("wall", dated("2026-03-02 20:00"))
    try bench.add("daily", daily(20))
    try bench.add("interval", .timeInterval(.hours(4), repeats: false))
    let interval = bench.now.instant + .hours(4)
    // 05:00 in New York is 19:00 in Tokyo.
    try bench.travel(to: "Asia/Tokyo")
    #expect(bench.log.isEmpty)
    try bench.run(to: "2026-03-02 23:30")
    #expect(
      bench.log == [
        "daily shown 2026-03-02 20:00", "wall shown 2026-03-02 20:00", "interval shown 2026-03-02 23:00",
      ])
    #expect(bench.center.delivered.last?.instant == interval)
  }

  @Test func travelToTheWestLetsItWait() throws {
    var bench = try CenterBench(at: "2026-03-02 19:00", in: "Asia/Tokyo")
    try bench.add("wall", dated("2026-03-02 20:00"))
    try bench.travel(to: "America/New_York")
    let due = try #require(bench.center.nextDue(at: bench.now))
    #expect(due == bench.now.instant + .hours(15))
  }

  @Test func aJumpOverMoreThanTheLatenessMisses() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", in: "America/New_York")
    try bench.add("wall", dated("2026-03-02 20:00"))
    try bench.add("later", dated("2026-03-03 20:00"))
    // 10:00 in New York is midnight in Tokyo.
    try bench.travel(to: "Asia/Tokyo")
    #expect(bench.log == ["wall missed 2026-03-03 00:00"])
    let report = bench.center.report()
    #expect(report.settled == [.init(identifier: "wall", instant: bench.now.instant, fate: .missed)])
    #expect(report.pending == ["later"])
    #expect(bench.center.delivered.isEmpty)
  }

  @Test(arguments: [(15 * 60_000, "shown"), (15 * 60_000 + 1, "missed")])
  func aJumpOverByNoMoreThanTheLatenessShowsItAtOnce(_ milliseconds: Int, _ word: String) throws {
    var bench = try CenterBench(at: "2026-03-02 19:00")
    try bench.add("wall", dated("2026-03-02 20:00"))
    bench.setClock(by: .hours(1) + .milliseconds(milliseconds))
    #expect(bench.log == ["wall \(word) \(bench.now.local)"])
    #expect(bench.center.report().settled.map(\.instant) == [bench.now.instant])
  }

  @Test func aRepeatingTimeThatWasJumpedOverWaitsForItsNextMatch() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("daily", daily(20))
    bench.setClock(by: .hours(12))
    #expect(bench.log.isEmpty)
    try bench.run(to: "2026-03-03 20:00")
    #expect(bench.log == ["daily shown 2026-03-03 20:00"])
  }

  @Test func aRepeatingTimeOnlyJustOverIsLate() throws {
    var bench = try CenterBench(at: "2026-03-02 19:55")
    try bench.add("daily", daily(20))
    bench.setClock(by: .minutes(15))
    #expect(bench.center.delivered.map(\.instant) == [bench.now.instant])
    try bench.run(to: "2026-03-03 20:00")
    #expect(bench.log == ["daily shown 2026-03-02 20:10", "daily shown 2026-03-03 20:00"])
  }

  @Test func setBackTheClockReachesACalendarTriggerLater() throws {
    var bench = try CenterBench(at: "2026-03-02 19:00")
    try bench.add("wall", dated("2026-03-02 20:00"))
    bench.setClock(by: .hours(-2))
    #expect(bench.center.nextDue(at: bench.now) == bench.now.instant + .hours(3))
  }

  @Test func anIntervalCountsTheTimeThatReallyPasses() throws {
    for shift in [TimeSpan.hours(2), .hours(-2)] {
      var bench = try CenterBench(at: "2026-03-02 10:00")
      try bench.add("interval", .timeInterval(.minutes(30), repeats: false))
      bench.setClock(by: shift)
      #expect(bench.log.isEmpty)
      #expect(bench.center.nextDue(at: bench.now) == bench.now.instant + .minutes(30))
    }
  }

  @Test func anIntervalMayAlsoKeepItsInstant() throws {
    let choices = CenterChoices(intervalAfterClockChange: .keepsInstant)
    var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
    try bench.add("once", .timeInterval(.minutes(30), repeats: false))
    try bench.add("hourly", .timeInterval(.minutes(60), repeats: true))
    try bench.add("late", .timeInterval(.minutes(145), repeats: false))
    bench.setClock(by: .minutes(150))
    #expect(bench.log == ["once missed 2026-03-02 12:30", "late shown 2026-03-02 12:30"])
    #expect(bench.center.nextDue(at: bench.now) == bench.now.instant + .minutes(30))
  }

  @Test func aNewZoneIsNoticedWithoutAReport() throws {
    var bench = try CenterBench(at: "2026-03-02 05:00", in: "America/New_York")
    try bench.add("wall", dated("2026-03-02 20:00"))
    bench.now.zone = try systemZone("Asia/Tokyo")
    #expect(bench.center.nextDue(at: bench.now) == bench.now.instant + .hours(1))
    try bench.run(to: "2026-03-02 20:00")
    #expect(bench.log == ["wall shown 2026-03-02 20:00"])
  }

  @Test func aRequestDueAtOnceStaysSo() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("now", .immediate)
    bench.setClock(by: .hours(-2))
    #expect(bench.log == ["now shown 2026-03-02 08:00"])
  }
}
