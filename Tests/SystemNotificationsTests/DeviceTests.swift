import Foundation
import NotificationCivilTime
import TestSupport
import Testing

@testable import SystemNotifications

/// What the adapter reads of the world.
@Suite struct DeviceTests {
  @Test(arguments: [
    "America/New_York", "Europe/Moscow", "Africa/Casablanca", "Africa/Cairo", "Australia/Lord_Howe", "Asia/Kolkata",
    "America/Santiago", "Pacific/Chatham", "Europe/Dublin", "Antarctica/Troll", "Asia/Gaza", "America/Havana",
  ])
  func aZoneIsTheOneOfTheTZDatabase(_ name: String) throws {
    let found = ZoneRules(try #require(TimeZone(identifier: name)), around: 2023)
    let known = try SystemZones.rules(name)
    #expect(found.identifier == name)
    // Years that are over: two releases of the database may differ about the others.
    let start = try #require(CivilDate(year: 2022, month: 1, day: 1))
    let first = ZoneRules.utc.startOfDay(start)
    var differences: [Instant] = []
    for quarter in 0..<(4 * 365 * 96) {
      let at = first + .minutes(15 * quarter)
      if found.offsetSeconds(at: at) != known.offsetSeconds(at: at) { differences.append(at) }
    }
    #expect(differences.prefix(3) == [])
    // To the second, not to the quarter of an hour.
    var transition = known.nextTransition(after: first)
    while let change = transition, change.instant < first + .days(1_400) {
      #expect(found.offsetSeconds(at: change.instant) == change.offsetAfter)
      #expect(found.offsetSeconds(at: change.instant - .seconds(1)) == change.offsetBefore)
      transition = known.nextTransition(after: change.instant)
    }
  }

  @Test func aMomentHasMillisecondsAndTheZoneOfItsYear() async throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let moment = Device.moment(at: Date(timeIntervalSince1970: 1_772_442_000.25), in: zone)
    #expect(moment.instant == Instant(milliseconds: 1_772_442_000_250))
    #expect(moment.zone.identifier == "Asia/Tokyo")
    #expect(moment.zone.offsetSeconds(at: moment.instant) == 9 * 3600)
    #expect(await Device.current.moment().instant > moment.instant)
    #expect(!Device.current.locale().text.isEmpty)
  }
}
