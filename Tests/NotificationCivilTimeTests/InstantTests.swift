import NotificationCivilTime
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_772_470_800_000, "2026-03-02T17:00:00Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (1_772_470_800_250, "2026-03-02T17:00:00.250Z"), (951_782_400_000, "2000-02-29T00:00:00Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"), (-62_135_596_800_000, "0001-01-01T00:00:00Z"),
  ])
  func theUTCTextIsRFC3339(_ milliseconds: Int64, _ text: String) {
    #expect(Instant(milliseconds: milliseconds).utcDescription == text)
  }

  @Test func instantsAndSpansCombine() {
    var instant = Instant(milliseconds: 1000)
    instant += .seconds(2)
    #expect(instant - Instant(milliseconds: 500) == .milliseconds(2500))
    #expect(instant - .seconds(4) == Instant(milliseconds: -1000))
    #expect(Instant(milliseconds: .max) + .days(1) == Instant(milliseconds: .max))
    #expect(Instant(milliseconds: -1) < Instant(milliseconds: 0))
  }

  @Test func theEndsOfTheTimeLineAreAnswered() {
    for zone in [ZoneRules.utc, ZoneRules(identifier: "west", fixedOffsetSeconds: -90_000)] {
      for milliseconds in [Int64.min, .max] {
        let local = zone.local(at: Instant(milliseconds: milliseconds))
        #expect(local.date.dayNumber == (milliseconds < 0 ? .min : .max))
        #expect(!zone.resolve(local).instant.utcDescription.isEmpty)
      }
    }
  }
}
