import Testing

@testable import SpecLint

struct StarvedTypeRuleTests {
  private func check(
    _ tidy: String, winner: String = "", _ expected: [(String, String)]
  ) throws {
    try expectFindings(
      of: StarvedTypeRule(),
      in: """
        notispec: 1
        policies: { caps: [{ id: daily, max: 1, per: calendar_day }] }
        signals: { tick: {} }
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        notifications:
          news:
            summary: "News."
            target: home
            trigger: { calendar: { every: day } }
            priority: 20
            \(winner)
            copy: { body: { en: "There is news" } }
          tidy:
            summary: "Tidy."
            target: home
            priority: 10
            \(tidy)
            copy: { body: { en: "Tidy up" } }
        """, expected)
  }

  private static let never =
    "'notifications.tidy' never comes: 'news' is due every day with a higher priority, and the cap allows only one"
  private static let rest = ". Every slot that it is deferred to is taken as well"

  @Test func whatIsPutOffIsStarvedToo() throws {
    try check(
      "1️⃣trigger: { calendar: { every: day } }\n    on_cap: defer", [("1️⃣", Self.never + Self.rest)])
  }

  @Test func soIsWhatASignalBegins() throws {
    try check("1️⃣trigger: { after: { signal: tick, delay: 1h } }", [("1️⃣", Self.never)])
    try check("1️⃣trigger: { slot_after: { signal: tick, at_least: 2h } }", [("1️⃣", Self.never)])
  }

  @Test func aPlaceIsStarvedWhateverItsPriority() throws {
    let place = "trigger: { location: { latitude: 1, longitude: 1, radius: 200 } }"
    try check(
      "1️⃣\(place)", winner: "on_cap: defer",
      [("1️⃣", "'notifications.tidy' never comes: 'news' is due every day, and the cap allows only one")])
    try check("\(place)\n    on_cap: exempt", [])
    try check(place, winner: "repeat_after: { days: 2 }", [])
  }

  @Test func whatTheCapDoesNotCountComes() throws {
    try check("trigger: { calendar: { every: day } }\n    on_cap: exempt", [])
  }

  @Test func afterTheLastDayOfTheOtherItComes() throws {
    try check("trigger: { calendar: { every: day } }", winner: "expires: 2026-12-31", [])
  }
}
