import NotificationCivilTime
import Testing

@testable import SpecLint

@Test func onTheDateItselfATypeIsSentNoMore() throws {
  let spec = try example(PastExpiryRule.example.bad)
  let day = try #require(CivilDate("2026-01-31"))
  #expect(PastExpiryRule().check(spec, on: day.adding(days: -1)) == [])
  #expect(
    PastExpiryRule().check(spec, on: day).map(\.message) == [
      "'notifications.daily' expired on 2026-01-31: remove it, or agree on another date with 'retention'"
    ])
}

@Test func withoutADateOfTodayNothingIsPast() throws {
  #expect(PastExpiryRule().check(try example(PastExpiryRule.example.bad)) == [])
}
