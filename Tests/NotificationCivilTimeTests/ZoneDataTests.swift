import NotificationCivilTime
import Testing

/// TZif bytes in every shape a writer may choose, and footers that no file on the machine has.
@Suite struct ZoneDataTests {
  @Test("version 1 to 4 files, fat and slim, tell the same", arguments: [0, 0x32, 0x33, 0x34], [true, false])
  func versions(version: UInt8, isFat: Bool) throws {
    let zone = try ZoneRules(
      identifier: "Test/Zone",
      tzif: TZifBuilder(
        version: version, types: [-3600, 7200, -3600], transitions: [(0, 1), (1000, 1), (2000, 2)], footer: "<-01>1",
        isFat: isFat
      ).bytes)
    #expect(zone.identifier == "Test/Zone")
    #expect(zone.offsetSeconds(at: Instant(milliseconds: -1)) == -3600)
    #expect(zone.offsetSeconds(at: Instant(milliseconds: 0)) == 7200)
    #expect(zone.offsetSeconds(at: Instant(milliseconds: 2_000_000)) == -3600)
    // The middle one changes nothing a clock shows.
    #expect(zone.nextTransition(after: Instant(milliseconds: 0))?.instant == Instant(milliseconds: 2_000_000))
    #expect(zone.nextTransition(after: Instant(milliseconds: 2_000_000)) == nil)
  }

  @Test("times before the first and after the last transition, and zones without any")
  func outside() throws {
    for (footer, offset) in [("<-00>0", 0), ("", 5400), ("IST-5:30", 19_800), ("<+0545>-05:45:30", 20_730)] {
      let zone = try rules(footer: footer, types: [5400])
      for year in ["0001", "1969", "2026", "2100", "2101", "9999"] {
        let noon = try local("\(year)-06-01 12:00")
        #expect(zone.resolve(noon) == .unique(ZoneRules.utc.instant(of: noon) - .seconds(offset)), "'\(footer)'")
      }
      #expect(zone.nextTransition(after: Instant(milliseconds: .min)) == nil)
    }
  }

  @Test("the footer begins after the last transition, even one that moves no clock, as in slim files of Lisbon")
  func lastTransitionMovesNoClock() throws {
    let transitions: [(time: Int64, type: UInt8)] = [(0, 1), (86_400 * 365 * 5, 1)]
    let zone = try ZoneRules(
      identifier: "Test/Zone",
      tzif: TZifBuilder(types: [0, 3600], transitions: transitions, footer: "A0B,M3.5.0/1,M10.5.0").bytes)
    let change = try #require(zone.nextTransition(after: Instant(milliseconds: 0)))
    #expect(change.instant.utcDescription == "1975-10-26T01:00:00Z")
    #expect([change.offsetBefore, change.offsetAfter] == [3600, 0])
  }

  @Test("a first transition at the Big Bang, as old files have it, is what was always so")
  func bigBang() throws {
    let bytes = TZifBuilder(
      types: [100, 3600], transitions: [(-576_460_752_303_423_488, 1), (1_000_000_000_000_000_000, 0)], footer: ""
    ).bytes
    let zone = try ZoneRules(identifier: "Test/Zone", tzif: bytes)
    #expect(zone.offsetSeconds(at: Instant(milliseconds: .min)) == 3600)
    #expect(zone.offsetSeconds(at: Instant(milliseconds: .max)) == 3600)
  }

  @Test(
    "footers name the days of a rule in three ways and times up to a week off",
    arguments: [
      ("A0B,M3.2.0,M11.1.0", "2026-03-08T02:00:00Z", "2026-11-01T01:00:00Z"),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"),
      ("AAA3BBB2:30,M3.5.0/1:30:15,M10.5.0", "2026-03-29T04:30:15Z", "2026-10-25T04:30:00Z"),
      ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", "2026-10-23T23:00:00Z"),
      ("A0B,J60/0,J365/0", "2026-03-01T00:00:00Z", "2026-12-30T23:00:00Z"),
      ("A0B,59/0,364/0", "2026-03-01T00:00:00Z", "2026-12-30T23:00:00Z"),
      ("A0B,M1.1.1/-167,M6.5.5/167", "2026-12-28T01:00:00Z", "2026-07-02T22:00:00Z"),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-10-25T01:00:00Z", "2026-03-29T01:00:00Z"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-10-03T15:30:00Z", "2026-04-04T15:00:00Z"),
    ])
  func footers(footer: String, start: String, end: String) throws {
    let zone = try rules(footer: footer)
    let transitions = try [start, end].map { text in
      // Asked half a day before, so that only the right instant will do.
      try zone.nextTransition(after: utc(text) - .hours(12)).map(\.instant.utcDescription)
    }
    #expect(transitions == [start, end])
  }

  @Test("29 February is counted by `59` and not by `J60`")
  func leapDays() throws {
    #expect(
      try rules(footer: "A0B,J60/0,J300").nextTransition(after: utc("2028-01-02T00:00:00Z"))?.instant
        == utc("2028-03-01T00:00:00Z"))
    #expect(
      try rules(footer: "A0B,59/0,J300").nextTransition(after: utc("2028-01-02T00:00:00Z"))?.instant
        == utc("2028-02-29T00:00:00Z"))
  }

  @Test("daylight time all the year has no transitions", arguments: ["EST5EDT,0/0,J365/25", "XXX3EDT4,0/0,J365/23"])
  func permanentDaylightTime(footer: String) throws {
    let zone = try rules(footer: footer)
    #expect(zone.nextTransition(after: try instant("2026-01-01 00:00")) == nil)
    #expect(zone.nextTransition(after: try instant("2300-01-01 00:00")) == nil)
    #expect(zone.offsetSeconds(at: try instant("2026-12-31 23:59")) == -14_400)
    #expect(zone.offsetSeconds(at: try instant("2300-01-01 00:30")) == -14_400)
  }

  @Test("the rule of the footer gives the same before and after the last year that is written out")
  func seam() throws {
    let zone = try rules(footer: "A0B,M3.2.0,M11.1.0")
    // The calendar repeats after 400 years, to the weekday.
    let cycle = TimeSpan.days(146_097)
    var at = try instant("2098-01-01 00:00")
    while at < (try instant("2104-01-01 00:00")) {
      let next = try #require(zone.nextTransition(after: at))
      #expect(zone.nextTransition(after: at + cycle)?.instant == next.instant + cycle)
      for step in [-3600, -1, 0, 1, 3599, 3600] {
        let probe = next.instant + .seconds(step)
        #expect(zone.offsetSeconds(at: probe) == zone.offsetSeconds(at: probe + cycle))
        let wall = ZoneRules.utc.local(at: probe)
        #expect(zone.instant(of: wall) + cycle == zone.instant(of: wall.adding(days: 146_097)))
      }
      at = next.instant
    }
  }

  @Test(
    "what is no TZif file is refused with a sentence",
    arguments: [
      ([], "the file ends inside its header"), (Array("TZif2".utf8), "the file ends inside its header"),
      ([UInt8](repeating: 0, count: 64), "the file does not begin with 'TZif'"),
      (TZifBuilder(version: 0x41).bytes, "the version of the file is unknown"),
      (TZifBuilder(types: []).bytes, "the file has no local time type"),
      (TZifBuilder(types: [93_600]).bytes, "an offset is longer than 26 hours"),
      (TZifBuilder(types: [.min]).bytes, "an offset is longer than 26 hours"),
      (TZifBuilder(transitions: [(5, 0), (5, 0)]).bytes, "the transition times do not ascend"),
      (TZifBuilder(transitions: [(5, 1)]).bytes, "a transition names a local time type that is missing"),
      (TZifBuilder(leapCount: 1).bytes, "the file counts leap seconds; use one that is not below 'right/'"),
      (TZifBuilder().bytes.dropLast(), "the file ends before its footer does"),
      (TZifBuilder().bytes.dropLast(6), "the file ends before its footer does"),
    ] as [([UInt8], String)])
  func malformed(bytes: [UInt8], reason: String) throws {
    let error = try #require(throws: ZoneDataError.self) { try ZoneRules(identifier: "Test/Zone", tzif: bytes) }
    #expect(error.reason == reason)
    #expect(error.description == "the data of time zone 'Test/Zone' cannot be used: \(reason)")
  }

  @Test(
    "what is no POSIX text is refused",
    arguments: [
      "EST", "5", "<EST5", "<>5", "EST5EDT", "EST5EDT,", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,", "EST5EDT,M13.1.0,M1.1.0",
      "EST5EDT,M3.6.0,M1.1.0", "EST5EDT,M3.1.7,M1.1.0", "EST5EDT,J0,J1", "EST5EDT,J366,J1", "EST5EDT,366,1",
      "EST25", "EST5:60", "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0 ", "EST5 ", " EST5",
      "EST99999999999999999999", "EST5EDT,M3.2.0/2:7,M11.1.0", "EST5EDT4EXT,M3.2.0,M11.1.0",
    ])
  func malformedFooter(footer: String) throws {
    let error = try #require(throws: ZoneDataError.self) { try rules(footer: footer) }
    #expect(error.reason == "the footer is not a POSIX time zone text")
  }

  private func rules(footer: String, types: [Int32] = [0]) throws(ZoneDataError) -> ZoneRules {
    try ZoneRules(identifier: "Test/Zone", tzif: TZifBuilder(types: types, footer: footer).bytes)
  }

  private func utc(_ text: String) throws -> Instant {
    try instant(text.replacing("T", with: " ").replacing("Z", with: ""))
  }
}
