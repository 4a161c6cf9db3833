import NotificationCivilTime
import Testing

@Suite struct TimeSpanTests {
  @Test(arguments: [
    ("0m", 0), ("500ms", 500), ("30m", 1_800_000), ("24h", 86_400_000), ("7d", 604_800_000), ("1h30m", 5_400_000),
    ("1d2h3m4s5ms", 93_784_005), ("90m", 5_400_000), ("2m500ms", 120_500), ("106751991167d", 9_223_372_036_828_800_000),
  ])
  func writtenSpansAreRead(_ text: String, _ milliseconds: Int64) {
    #expect(TimeSpan(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "m", "5", "-5m", "+5m", " 5m", "5m ", "5 m", "1.5h", "30m1h", "1h1h", "5M", "1w", "1ms5s", "1d2", "٣m", "5m\0",
    "106751991168d", "9223372036854775808ms", "99999999999999999999d",
  ])
  func otherTextsAreRefused(_ text: String) {
    #expect(TimeSpan(text) == nil)
  }

  @Test(arguments: [
    (0, "0m"), (1, "1ms"), (1500, "1s500ms"), (5_400_000, "1h30m"), (86_400_000, "1d"), (90_061_001, "1d1h1m1s1ms"),
    (-5_400_000, "-1h30m"), (Int64.min, "-106751991167d7h12m55s808ms"),
  ])
  func theTextIsCanonical(_ milliseconds: Int64, _ text: String) {
    #expect(TimeSpan(milliseconds: milliseconds).description == text)
  }

  @Test func theTextReadsBackAsTheSameSpan() {
    var value: Int64 = 1
    while value < Int64.max / 3 {
      let span = TimeSpan(milliseconds: value)
      #expect(TimeSpan(span.description) == span)
      value = value * 3 + 1
    }
    #expect(TimeSpan(TimeSpan(milliseconds: .max).description) == TimeSpan(milliseconds: .max))
  }

  @Test func arithmeticSaturates() {
    let longest = TimeSpan(milliseconds: .max)
    #expect(longest + .seconds(1) == longest)
    #expect(TimeSpan(milliseconds: .min) - .seconds(1) == TimeSpan(milliseconds: .min))
    #expect(TimeSpan.days(Int.max) == longest)
    #expect(TimeSpan.minutes(-1) * Int.max == TimeSpan(milliseconds: .min))
    #expect(TimeSpan.hours(2) * 3 - .minutes(1) == .minutes(359))
    #expect(TimeSpan.zero < .milliseconds(1))
  }
}
