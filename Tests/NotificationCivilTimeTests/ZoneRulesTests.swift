import NotificationCivilTime
import TestSupport
import Testing

@Suite struct ZoneRulesTests {
  @Test func fixedOffsetsNeverMove() throws {
    let zone = ZoneRules(identifier: "+05:45", fixedOffsetSeconds: 20_700)
    #expect(zone.identifier == "+05:45")
    #expect(try zone.resolve(local("2026-03-08 02:30")) == .unique(instant("2026-03-08 02:30", 5.75)))
    #expect(zone.nextTransition(after: Instant(milliseconds: 0)) == nil)
    #expect(try zone.hasDate(date("2011-12-30")))
    #expect(ZoneRules.utc.offsetSeconds(at: Instant(milliseconds: .max)) == 0)
    #expect(ZoneRules(identifier: "far", fixedOffsetSeconds: .max).offsetSeconds(at: .init(milliseconds: 0)) == 93_599)
    #expect(ZoneRules(identifier: "far", fixedOffsetSeconds: .min).offsetSeconds(at: .init(milliseconds: 0)) == -93_599)
  }

  @Test func equalityIsByNameAndByWhatTheClocksDo() throws {
    let moscow = try SystemZones.rules("Europe/Moscow")
    #expect(try moscow == SystemZones.rules("Europe/Moscow"))
    #expect(try moscow.hashValue == SystemZones.rules("Europe/Moscow").hashValue)
    #expect(try moscow != ZoneRules(identifier: "Europe/Kirov", tzif: SystemZones.bytes("Europe/Moscow")))
    #expect(try moscow != ZoneRules(identifier: "Europe/Moscow", tzif: SystemZones.bytes("Europe/Samara")))
    #expect(ZoneRules(identifier: "UTC", fixedOffsetSeconds: 0) == .utc)
    #expect(ZoneRules(identifier: "UTC", fixedOffsetSeconds: 1) != .utc)
  }

  @Test func changesThatWereObserved() throws {
    let start = try instant("2025-01-01 00:00")
    for name in ["America/New_York", "Africa/Casablanca", "Australia/Lord_Howe", "Asia/Tokyo"] {
      let zone = try SystemZones.rules(name)
      var changes: [(at: Instant, offsetSeconds: Int)] = []
      var next = zone.nextTransition(after: start)
      while let change = next, change.instant < start + .days(1_200) {
        changes.insert((change.instant, change.offsetAfter), at: 0)
        // One that moves no clock.
        changes.append((change.instant + .hours(3), change.offsetAfter))
        next = zone.nextTransition(after: change.instant)
      }
      let observed = ZoneRules(identifier: name, offsetSeconds: zone.offsetSeconds(at: start), changes: changes)
      for hour in 0..<28_800 {
        let at = start + .hours(hour)
        guard observed.offsetSeconds(at: at) == zone.offsetSeconds(at: at) else {
          Issue.record("\(name) at \(at)")
          break
        }
        #expect(observed.resolve(zone.local(at: at)) == zone.resolve(zone.local(at: at)))
      }
    }
  }

  /// The same clocks, told once by transitions and once by a footer, differ after the last transition.
  @Test func rulesOfTheFooterCountForEquality() throws {
    let still = TZifBuilder(types: [0], footer: "A0").bytes
    let moving = TZifBuilder(types: [0], footer: "A0B,M3.2.0,M11.1.0").bytes
    #expect(try ZoneRules(identifier: "Test/Zone", tzif: still) != ZoneRules(identifier: "Test/Zone", tzif: moving))
  }

  /// Every hour of ten years in a zone with both kinds of transition reads back, and days are 23, 24 or 25 hours long.
  @Test func everyHourReadsBack() throws {
    let zone = try SystemZones.rules("America/New_York")
    var at = try instant("2020-01-01 00:00")
    var wrong: [Instant] = []
    for _ in 0..<87_660 {
      let wall = zone.local(at: at)
      switch zone.resolve(wall) {
      case .missing: wrong.append(at)
      case .unique(let instant): if instant != at { wrong.append(at) }
      case .ambiguous(let first, let second): if first != at && second != at { wrong.append(at) }
      }
      at += .hours(1)
    }
    #expect(wrong == [])
    var lengths: [TimeSpan: Int] = [:]
    for day in 0..<3652 {
      let date = try date("2020-01-01").adding(days: day)
      lengths[zone.startOfDay(date.adding(days: 1)) - zone.startOfDay(date), default: 0] += 1
    }
    #expect(lengths == [.hours(23): 10, .hours(24): 3632, .hours(25): 10])
  }
}
