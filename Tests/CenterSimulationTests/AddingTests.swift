import NotificationCivilTime
import NotificationTerms
import Testing

@testable import CenterSimulation

@Suite struct AddingTests {
  @Test func aRequestWaitsUntilItIsDue() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("b", .timeInterval(.minutes(30), repeats: false))
    try bench.add("a", dated("2026-03-02 20:00"))
    #expect(bench.center.pending.map(\.request.identifier) == ["b", "a"])
    #expect(bench.center.nextDue(at: bench.now) == bench.now.instant + .minutes(30))
    try bench.run(to: "2026-03-02 10:29")
    #expect(bench.log.isEmpty)
    try bench.run(to: "2026-03-02 20:00")
    #expect(bench.log == ["b shown 2026-03-02 10:30", "a shown 2026-03-02 20:00"])
    #expect(bench.center.nextDue(at: bench.now) == nil)
  }

  @Test func requestsOfOneInstantComeInTheOrderOfTheirIdentifiers() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    for identifier in ["c", "a", "b"] { try bench.add(identifier, dated("2026-03-02 20:00")) }
    try bench.run(to: "2026-03-02 21:00")
    #expect(bench.log.map { $0.prefix(1) } == ["a", "b", "c"])
  }

  @Test func aRequestWithoutATriggerIsDueAtOnce() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("now", .immediate)
    #expect(bench.center.nextDue(at: bench.now) == bench.now.instant)
    try bench.run(to: "2026-03-02 10:00")
    #expect(bench.log == ["now shown 2026-03-02 10:00"])
  }

  @Test func theSameIdentifierReplacesThePendingRequest() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("a", dated("2026-03-02 20:00"))
    try bench.add("a", dated("2026-03-02 21:00"))
    #expect(bench.center.pending.count == 1)
    #expect(bench.center.counters.added == 2)
    #expect(bench.center.counters.replaced == 1)
    try bench.run(to: "2026-03-02 22:00")
    #expect(bench.log == ["a shown 2026-03-02 21:00"])
  }

  @Test func aRefusedRequestLeavesThePendingOneOfItsIdentifier() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("a", dated("2026-03-02 20:00"))
    #expect(throws: CenterError.invalidTrigger) { try bench.add("a", dated("2026-03-02 09:00")) }
    #expect(bench.center.pending.map(\.request.trigger) == [try dated("2026-03-02 20:00")])
  }

  @Test func aTriggerThatNeverMatchesIsRefused() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    let refused: [Trigger] = try [
      dated("2026-03-02 10:00"), dated("2026-03-01 20:00"),
      .timeInterval(.zero, repeats: false), .timeInterval(.seconds(-1), repeats: false),
      .timeInterval(.milliseconds(59_999), repeats: true),
      .calendar(CalendarComponents(), repeats: true),
      .calendar(CalendarComponents(month: 2, day: 30), repeats: true),
      .calendar(CalendarComponents(hour: 24), repeats: true),
      .calendar(CalendarComponents(year: 2025, hour: 9), repeats: true),
      .calendar(CalendarComponents(year: 2026, month: 3, day: 3, weekday: .monday, hour: 9), repeats: false),
    ]
    for trigger in refused {
      #expect(throws: CenterError.invalidTrigger, "\(trigger)") { try bench.add("a", trigger) }
    }
    #expect(bench.center.pending.isEmpty)
    #expect(bench.center.counters.refused == refused.count)
    #expect(bench.center.counters.added == 0)
  }

  @Test func aPastDateMayAlsoBeForgotten() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", choices: CenterChoices(pastDate: .forgets))
    try bench.add("dated", dated("2026-03-02 09:00"))
    try bench.add("year", .calendar(CalendarComponents(year: 2025, hour: 9), repeats: true))
    #expect(bench.center.pending.isEmpty)
    #expect(throws: CenterError.invalidTrigger) {
      try bench.add("never", .calendar(CalendarComponents(month: 2, day: 30), repeats: true))
    }
  }

  @Test func aRequestWithoutTextIsRefused() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    let empty = NotificationRequest(identifier: "a", content: NotificationContent(body: ""), trigger: .immediate)
    #expect(throws: CenterError.noContent) { try bench.center.add(empty, at: bench.now) }
  }

  @Test func theNextAddsFailAsTold() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    let error = CenterError(code: 4097, name: "connectionInterrupted")
    bench.center.failNextAdds(2, error: error)
    #expect(throws: error) { try bench.add("a", dated("2026-03-02 20:00")) }
    #expect(throws: error) { try bench.add("a", dated("2026-03-02 20:00")) }
    try bench.add("a", dated("2026-03-02 20:00"))
    #expect(bench.center.counters.attempted == 3)
    #expect(bench.center.counters.refused == 2)
    #expect(bench.center.pending.count == 1)
  }

  @Test func withoutPermissionAddingSucceedsOrThrowsAsChosen() throws {
    for status in [AuthorizationStatus.denied, .notDetermined] {
      var silent = try CenterBench(at: "2026-03-02 10:00", authorization: status)
      try silent.add("a", dated("2026-03-02 20:00"))
      #expect(silent.center.pending.count == 1)

      let choices = CenterChoices(addingUnpermitted: .throwsNotAllowed)
      var strict = try CenterBench(at: "2026-03-02 10:00", authorization: status, choices: choices)
      #expect(throws: CenterError.notificationsNotAllowed) { try strict.add("a", dated("2026-03-02 20:00")) }
      #expect(strict.center.pending.isEmpty)
    }
  }

  @Test func removedRequestsDoNotCome() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    for identifier in ["a", "b", "c"] { try bench.add(identifier, dated("2026-03-02 20:00")) }
    bench.center.removePending(["a", "unknown"])
    #expect(bench.center.counters.removed == 1)
    #expect(bench.center.pending.map(\.request.identifier) == ["b", "c"])
    bench.center.removeAllPending()
    #expect(bench.center.counters.removed == 3)
    try bench.run(to: "2026-03-02 21:00")
    #expect(bench.log.isEmpty)
  }
}
