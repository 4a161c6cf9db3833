import CenterSimulation
import NotificationCivilTime
import NotificationTerms
import Testing

@Suite struct DeliveryTests {
  @Test func whatIsAllowedWhenItComesDueDecides() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("a", dated("2026-03-02 11:00"))
    try bench.add("b", dated("2026-03-02 12:00"))
    bench.center.authorization = .denied
    try bench.run(to: "2026-03-02 11:30")
    bench.center.authorization = .authorized
    try bench.run(to: "2026-03-02 12:30")
    #expect(bench.log == ["a not permitted 2026-03-02 11:00", "b shown 2026-03-02 12:00"])
    #expect(bench.center.delivered.map(\.request.identifier) == ["b"])
  }

  @Test func nothingIsShownBeforeTheUserWasAsked() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", authorization: .notDetermined)
    try bench.add("a", .immediate)
    try bench.run(to: "2026-03-02 10:00")
    #expect(bench.log == ["a not permitted 2026-03-02 10:00"])
  }

  @Test func provisionalAuthorizationDeliversQuietly() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", authorization: .provisional)
    try bench.add("a", .immediate)
    try bench.run(to: "2026-03-02 10:00")
    #expect(bench.log == ["a quiet 2026-03-02 10:00"])
    #expect(bench.center.delivered.map(\.manner) == [.quietly])
    #expect(bench.center.report().settled.map(\.fate) == [.presented(quietly: true)])
  }

  @Test func aKilledAppGetsItsNotificationsAndLearnsOfThemLater() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", app: .killed)
    try bench.add("a", dated("2026-03-02 20:00"))
    try bench.add("b", dated("2026-03-03 20:00"))
    let due = bench.center.pending[0].due
    try bench.run(to: "2026-03-03 09:00")
    let report = bench.center.report()
    #expect(report.authorization == .authorized)
    #expect(report.pending == ["b"])
    #expect(report.settled == [.init(identifier: "a", instant: due, fate: .presented(quietly: false))])
    #expect(bench.center.report().settled.isEmpty, "told once")
  }

  @Test func settledRequestsAreReportedInTheOrderInWhichTheyCameDue() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", app: .killed)
    for (identifier, minutes) in [("c", 1), ("a", 3), ("b", 2)] {
      try bench.add(identifier, .timeInterval(.minutes(minutes), repeats: false))
    }
    // One look for all three, as after a night without anyone looking.
    let late = Moment(instant: bench.now.instant + .hours(8), zone: bench.now.zone)
    #expect(bench.center.deliverDue(at: late).map(\.request.identifier) == ["c", "b", "a"])
    let passed = bench.center.report().settled.map { ($0.instant - bench.now.instant).milliseconds / 60_000 }
    #expect(passed == [1, 2, 3])
  }

  @Test func aNewRequestReplacesTheDeliveredOneOfItsIdentifierWhenItFires() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("a", .immediate)
    try bench.add("b", .immediate)
    try bench.run(to: "2026-03-02 10:00")
    try bench.add("a", dated("2026-03-02 20:00"))
    #expect(bench.center.delivered.map(\.request.identifier) == ["a", "b"])
    try bench.run(to: "2026-03-02 20:00")
    #expect(bench.center.delivered.map(\.request.identifier) == ["b", "a"])
    #expect(bench.log.last == "a shown 2026-03-02 20:00", "it alerts again")
  }

  @Test func aTapTakesItOutOfTheListOnce() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("a", .immediate)
    #expect(bench.center.respond(to: "a") == nil, "not delivered yet")
    try bench.run(to: "2026-03-02 10:00")
    #expect(bench.center.respond(to: "a") == request("a", .immediate))
    #expect(bench.center.respond(to: "a") == nil)
  }

  @Test func theAppMayClearTheList() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    for identifier in ["a", "b", "c"] { try bench.add(identifier, .immediate) }
    try bench.run(to: "2026-03-02 10:00")
    bench.center.removeDelivered(["b"])
    #expect(bench.center.delivered.map(\.request.identifier) == ["a", "c"])
    bench.center.removeAllDelivered()
    #expect(bench.center.delivered.isEmpty)
    #expect(bench.center.counters.removed == 0, "only pending ones are counted")
  }
}
