import CenterSimulation
import NotificationCivilTime
import NotificationTerms
import Testing

@Suite struct RepeatingTriggerTests {
  @Test func anIntervalOfAMinuteRepeatsFromItsOwnTimes() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    try bench.add("a", .timeInterval(.seconds(60), repeats: true))
    try bench.run(to: "2026-03-02 10:03")
    #expect(
      bench.log == ["a shown 2026-03-02 10:01", "a shown 2026-03-02 10:02", "a shown 2026-03-02 10:03"])
    #expect(bench.center.pending.count == 1)
    #expect(bench.center.delivered.count == 1)
  }

  @Test func anIntervalSlidesAgainstTheClockWhenItIsMoved() throws {
    var bench = try CenterBench(at: "2026-03-07 09:00", in: "America/New_York")
    try bench.add("a", .timeInterval(.hours(24), repeats: true))
    try bench.run(to: "2026-03-08 12:00")
    #expect(bench.log == ["a shown 2026-03-08 10:00"])
  }

  @Test func aDailyTimeStaysTheSameOnTheClock() throws {
    var bench = try CenterBench(at: "2026-03-07 08:00", in: "America/New_York")
    try bench.add("a", daily(9))
    try bench.run(to: "2026-03-09 12:00")
    #expect(
      bench.log == ["a shown 2026-03-07 09:00", "a shown 2026-03-08 09:00", "a shown 2026-03-09 09:00"])
  }

  @Test func withoutRepeatsOnlyTheNextMatchFires() throws {
    var bench = try CenterBench(at: "2026-03-02 21:00")
    try bench.add("a", .calendar(CalendarComponents(hour: 20), repeats: false))
    try bench.run(to: "2026-03-05 12:00")
    #expect(bench.log == ["a shown 2026-03-03 20:00"])
  }

  @Test func componentsMatchFieldsOfTheCalendar() throws {
    // 2 March 2026 is a Monday.
    let cases: [(CalendarComponents, String)] = [
      (CalendarComponents(weekday: .monday, hour: 9), "2026-03-09 09:00"),
      (CalendarComponents(weekday: .monday, hour: 11, minute: 30), "2026-03-02 11:30"),
      (CalendarComponents(hour: 10), "2026-03-03 10:00"),
      (CalendarComponents(weekday: .wednesday), "2026-03-04 00:00"),
      (CalendarComponents(minute: 15), "2026-03-02 10:15"),
      (CalendarComponents(second: 5), "2026-03-02 10:00:05"),
      (CalendarComponents(hour: 20, second: 30), "2026-03-02 20:00:30"),
      (CalendarComponents(day: 31, hour: 9), "2026-03-31 09:00"),
      (CalendarComponents(day: 1), "2026-04-01 00:00"),
      (CalendarComponents(month: 1), "2027-01-01 00:00"),
      (CalendarComponents(month: 2, day: 29, hour: 9), "2028-02-29 09:00"),
      (CalendarComponents(month: 2, day: 29, weekday: .sunday), "2032-02-29 00:00"),
      (CalendarComponents(year: 2030), "2030-01-01 00:00"),
      (CalendarComponents(year: 2026, month: 5, day: 4), "2026-05-04 00:00"),
    ]
    for (components, expected) in cases {
      var bench = try CenterBench(at: "2026-03-02 10:00")
      try bench.add("a", .calendar(components, repeats: false))
      #expect(bench.now.zone.local(at: bench.center.pending[0].due).description == expected, "\(components)")
    }
  }

  @Test func day31SkipsShortMonths() throws {
    var bench = try CenterBench(at: "2026-01-31 10:00")
    try bench.add("a", .calendar(CalendarComponents(day: 31, hour: 9), repeats: true))
    try bench.run(to: "2026-06-01 00:00")
    #expect(bench.log == ["a shown 2026-03-31 09:00", "a shown 2026-05-31 09:00"])
  }
}
