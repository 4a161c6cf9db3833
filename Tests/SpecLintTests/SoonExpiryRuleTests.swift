import NotificationCivilTime
import Testing

@testable import SpecLint

@Test(arguments: [(31, nil), (30, "30 days"), (1, "1 day"), (0, nil)] as [(Int, String?)])
func aMonthAheadIsSoon(_ days: Int, _ words: String?) throws {
  let spec = try example(SoonExpiryRule.example.bad)
  let today = try #require(CivilDate("2026-07-01")).adding(days: -days)
  let expected = words.map {
    ["'notifications.daily' expires in \($0), on 2026-07-01: ask 'retention' whether to keep it"]
  }
  #expect(SoonExpiryRule().check(spec, on: today).map(\.message) == expected ?? [])
}
