import NotificationCivilTime
import TestSupport
import Testing

/// The zones that break resolvers, each with the instants its law says; the table of all zones is in
/// `ZoneinfoTableTests`.
@Suite struct HardZonesTests {
  @Test("New York skips 02:30 on 8 March 2026 (T01) and shows 01:30 twice on 1 November (T02)")
  func newYork() throws {
    let zone = try SystemZones.rules("America/New_York")
    #expect(try zone.resolve(local("2026-03-08 02:30")) == .missing(after: instant("2026-03-08 03:00", -4)))
    #expect(try zone.resolve(local("2026-03-08 02:00")) == .missing(after: instant("2026-03-08 03:00", -4)))
    #expect(try zone.resolve(local("2026-03-08 01:59:59.999")) == .unique(instant("2026-03-08 01:59:59.999", -5)))
    #expect(try zone.resolve(local("2026-03-08 03:00")) == .unique(instant("2026-03-08 03:00", -4)))
    #expect(try zone.instant(of: local("2026-03-09 02:30")) == instant("2026-03-09 02:30", -4))
    let first = try instant("2026-11-01 01:30", -4)
    let second = try instant("2026-11-01 01:30", -5)
    #expect(try zone.resolve(local("2026-11-01 01:30")) == .ambiguous(first: first, second: second))
    #expect(try zone.instant(of: local("2026-11-01 01:30")) == first)
    #expect(try zone.resolve(local("2026-11-01 00:59:59.999")) == .unique(instant("2026-11-01 00:59:59.999", -4)))
    #expect(try zone.resolve(local("2026-11-01 02:00")) == .unique(instant("2026-11-01 02:00", -5)))
    #expect(zone.local(at: first) == zone.local(at: second))
  }

  @Test("Lord Howe skips half an hour: 02:15 on 4 October 2026 becomes 02:30 +11:00 (T03)")
  func lordHowe() throws {
    let zone = try SystemZones.rules("Australia/Lord_Howe")
    #expect(try zone.resolve(local("2026-10-04 02:15")) == .missing(after: instant("2026-10-04 02:30", 11)))
    #expect(try zone.resolve(local("2026-10-04 01:59:59.999")) == .unique(instant("2026-10-04 01:59:59.999", 10.5)))
    #expect(try zone.resolve(local("2026-10-04 02:30")) == .unique(instant("2026-10-04 02:30", 11)))
    #expect(
      try zone.resolve(local("2026-04-05 01:45"))
        == .ambiguous(first: instant("2026-04-05 01:45", 11), second: instant("2026-04-05 01:45", 10.5)))
    #expect(try zone.resolve(local("2026-04-05 01:29:59")) == .unique(instant("2026-04-05 01:29:59", 11)))
  }

  @Test("Troll skips two hours on 29 March 2026 (T04) and repeats two in October")
  func troll() throws {
    let zone = try SystemZones.rules("Antarctica/Troll")
    for time in ["01:00", "01:59", "02:15", "02:59:59.999"] {
      #expect(try zone.resolve(local("2026-03-29 \(time)")) == .missing(after: instant("2026-03-29 03:00", 2)))
    }
    let october = try zone.resolve(local("2026-10-25 02:00"))
    #expect(
      try october == .ambiguous(first: instant("2026-10-25 02:00", 2), second: instant("2026-10-25 02:00", 0)))
  }

  @Test(
    "Nuuk follows its footer after 2037, an hour before midnight",
    arguments: [
      ("2026-03-28", "2026-10-24"), ("2038-03-27", "2038-10-30"), ("2050-03-26", "2050-10-29"),
      ("2100-03-27", "2100-10-30"), ("2101-03-26", "2101-10-29"), ("2450-03-26", "2450-10-29"),
    ])
  func nuuk(spring: String, autumn: String) throws {
    let zone = try SystemZones.rules("America/Nuuk")
    let gapEnd = try instant("\(spring) 23:00", -2)
    #expect(try zone.resolve(local("\(spring) 23:30")) == .missing(after: gapEnd))
    #expect(zone.local(at: gapEnd) == CivilDateTime(date: try date(spring).adding(days: 1), time: .midnight))
    #expect(zone.hasDate(try date(spring)))
    #expect(zone.startOfDay(try date(spring).adding(days: 1)) == gapEnd)
    #expect(zone.offsetSeconds(at: gapEnd) == -3600)
    #expect(zone.offsetSeconds(at: gapEnd - .milliseconds(1)) == -7200)
    #expect(
      try zone.resolve(local("\(autumn) 23:30"))
        == .ambiguous(first: instant("\(autumn) 23:30", -1), second: instant("\(autumn) 23:30", -2)))
    #expect(zone.nextTransition(after: gapEnd - .milliseconds(1))?.instant == gapEnd)
    #expect(zone.nextTransition(after: gapEnd - .days(20))?.instant == gapEnd)
    #expect(try zone.nextTransition(after: gapEnd)?.instant == instant("\(autumn) 23:00", -2))
  }

  @Test("Scoresbysund changed both offset and rule in 2024 and now moves with Nuuk")
  func scoresbysund() throws {
    let zone = try SystemZones.rules("America/Scoresbysund")
    let nuuk = try SystemZones.rules("America/Nuuk")
    let spring = try instant("2026-03-28 23:00", -2)
    #expect(try zone.resolve(local("2026-03-28 23:15")) == .missing(after: spring))
    #expect(zone.nextTransition(after: spring) == nuuk.nextTransition(after: spring))
    #expect(try zone.offsetSeconds(at: instant("2024-03-30 12:00")) == -3600)
    #expect(try zone.offsetSeconds(at: instant("2024-12-01 12:00")) == -7200)
  }

  @Test(
    "Apia never saw 30 December 2011; Kiritimati never saw 31 December 1994",
    arguments: [
      ("Pacific/Apia", "2011-12-30", -10.0), ("Pacific/Fakaofo", "2011-12-30", -11.0),
      ("Pacific/Kiritimati", "1994-12-31", -10.0),
    ])
  func skippedDate(identifier: String, text: String, offsetBefore: Double) throws {
    let zone = try SystemZones.rules(identifier)
    let skipped = try date(text)
    let end = try instant("\(text) 00:00", offsetBefore)
    #expect(!zone.hasDate(skipped))
    #expect(zone.hasDate(skipped.adding(days: -1)))
    #expect(zone.hasDate(skipped.adding(days: 1)))
    #expect(zone.startOfDay(skipped) == end)
    #expect(zone.startOfDay(skipped.adding(days: 1)) == end)
    #expect(try zone.resolve(local("\(text) 09:00")) == .missing(after: end))
    #expect(zone.local(at: end) == CivilDateTime(date: skipped.adding(days: 1), time: .midnight))
    #expect(zone.local(at: end - .milliseconds(1)).date == skipped.adding(days: -1))
  }

  @Test("Almaty set its clocks back for good on 1 March 2024 (T25)")
  func almaty() throws {
    let zone = try SystemZones.rules("Asia/Almaty")
    let change = try instant("2024-03-01 00:00", 6)
    #expect(
      zone.nextTransition(after: change - .milliseconds(1)).map { [$0.offsetBefore, $0.offsetAfter] }
        == [21_600, 18_000])
    #expect(zone.nextTransition(after: change) == nil)
    #expect(
      try zone.resolve(local("2024-02-29 23:30"))
        == .ambiguous(first: instant("2024-02-29 23:30", 6), second: instant("2024-02-29 23:30", 5)))
    #expect(try zone.startOfDay(date("2024-03-01")) == change + .hours(1))
    #expect(try zone.resolve(local("2500-07-01 12:00")) == .unique(instant("2500-07-01 12:00", 5)))
  }

  @Test("Moscow set its clocks back for good on 26 October 2014")
  func moscow() throws {
    let zone = try SystemZones.rules("Europe/Moscow")
    #expect(
      try zone.resolve(local("2014-10-26 01:30"))
        == .ambiguous(first: instant("2014-10-26 01:30", 4), second: instant("2014-10-26 01:30", 3)))
    #expect(try zone.nextTransition(after: instant("2014-10-26 02:00", 4)) == nil)
    #expect(try zone.resolve(local("2026-03-29 02:30")) == .unique(instant("2026-03-29 02:30", 3)))
  }

  @Test("Casablanca goes back for Ramadan and forward after it")
  func casablanca() throws {
    let zone = try SystemZones.rules("Africa/Casablanca")
    #expect(
      try zone.resolve(local("2026-02-15 02:30"))
        == .ambiguous(first: instant("2026-02-15 02:30", 1), second: instant("2026-02-15 02:30", 0)))
    #expect(try zone.offsetSeconds(at: instant("2026-03-01 12:00")) == 0)
    #expect(try zone.resolve(local("2026-03-22 02:30")) == .missing(after: instant("2026-03-22 03:00", 1)))
    #expect(try zone.offsetSeconds(at: instant("2026-07-01 12:00")) == 3600)
  }

  @Test(
    "Where midnight is skipped the day begins at 01:00 (T05)",
    arguments: [
      ("Africa/Cairo", "2026-04-24", 3.0), ("Asia/Beirut", "2026-03-29", 3.0), ("America/Santiago", "2026-09-06", -3.0),
      ("America/Havana", "2026-03-08", -4.0),
    ])
  func midnightGap(identifier: String, text: String, offsetAfter: Double) throws {
    let zone = try SystemZones.rules(identifier)
    let day = try date(text)
    let start = try instant("\(text) 01:00", offsetAfter)
    #expect(zone.startOfDay(day) == start)
    #expect(zone.hasDate(day))
    #expect(zone.local(at: start).description == "\(text) 01:00")
    #expect(zone.local(at: start - .milliseconds(1)).date == day.adding(days: -1))
    #expect(zone.startOfDay(day.adding(days: 1)) - start == .hours(23))
  }

  @Test("Havana shows midnight twice on 2 November 2025, and the day begins at the first")
  func repeatedMidnight() throws {
    let zone = try SystemZones.rules("America/Havana")
    let first = try instant("2025-11-02 00:00", -4)
    #expect(try zone.resolve(local("2025-11-02 00:00")) == .ambiguous(first: first, second: first + .hours(1)))
    #expect(try zone.startOfDay(date("2025-11-02")) == first)
    #expect(try zone.startOfDay(date("2025-11-03")) - first == .hours(25))
  }

  @Test("Santiago repeats the last hour of 4 April 2026, so the 5th begins after the second pass")
  func repeatedHourBeforeMidnight() throws {
    let zone = try SystemZones.rules("America/Santiago")
    #expect(try zone.startOfDay(date("2026-04-05")) == instant("2026-04-05 00:00", -4))
    #expect(try zone.startOfDay(date("2026-04-05")) - zone.startOfDay(date("2026-04-04")) == .hours(25))
  }
}
