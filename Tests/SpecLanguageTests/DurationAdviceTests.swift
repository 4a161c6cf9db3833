import Testing

@testable import SpecLanguage

struct DurationAdviceTests {
  @Test(arguments: [
    ("3 days", "3d"), ("24 hours", "24h"), ("1 hour 30 minutes", "1h30m"), ("2 Weeks", "14d"), ("90min", "90m"),
    ("1 week 2 days", nil), ("1h 30m", "1h30m"), ("30 m", "30m"), ("10 secs", "10s"), ("500 milliseconds", "500ms"),
    ("3", nil), ("days", nil), ("a day", "1d"), ("1.5h", "90m"), ("1,5h", "90m"), ("0.5 days", "12h"), ("1,500ms", nil),
    ("1.5ms", nil), ("PT1H30M", "1h30m"),
    ("P1W", "7d"), ("P3M", nil), ("1w", "7d"), ("2W", "14d"), ("24H", "24h"), ("-5m", nil), ("2 months", nil),
    ("30m 1h", nil), ("1h30", "1h30m"), ("1h5", "1h5m"), ("2m30", "2m30s"), ("1h90", nil), ("5 30", nil), ("1d5", nil),
    ("5 мин", "5m"), ("2 часа", "2h"), ("3 дня", "3d"), ("2 Stunden", "2h"), ("30分钟", "30m"), ("2 heures", "2h"),
    ("", nil),
    ("99999999999999999999 days", nil), ("9223372036854775807 weeks", nil),
  ])
  func aDuration(_ text: String, _ notation: String?) { #expect(DurationAdvice(text)?.notation == notation) }

  /// Three months are no three minutes.
  @Test(arguments: [
    ("3M", false), ("3 M", false), ("5MS", false), ("3m 2M", false), ("3 Min", true), ("3D", true), ("5 мин", false),
  ])
  func aCapitalMMayBeAMonth(_ text: String, _ isCertain: Bool) {
    #expect(DurationAdvice(text)?.isCertain ?? false == isCertain)
  }

  @Test(arguments: [
    ("3M", "'M' may mean"), ("2 months", "a month has"), ("1y", "a year has"), ("P1Y", "a year has"),
    ("P3M", "a month has"),
  ])
  func whyThereIsNone(_ text: String, _ words: String) {
    #expect(DurationAdvice.reason(text)?.hasPrefix(words) == true)
  }

  @Test(arguments: [
    ("30m-60m", "30m..60m"), ("30-60 min", "30m..60m"), ("30 to 60 minutes", "30m..60m"), ("1h–2h", "1h..2h"),
    ("30m...1h", "30m..1h"), ("3 days", "3d"), ("60-30m", nil), ("30m-", nil), ("-30m", nil), ("1-2-3h", nil),
  ])
  func aRange(_ text: String, _ notation: String?) { #expect(DurationAdvice.range(text)?.notation == notation) }
}
