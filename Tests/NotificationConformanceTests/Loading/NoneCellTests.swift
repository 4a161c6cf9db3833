import NotificationConformance
import TestSupport
import Testing

/// A cell for a time may say that nothing comes.
@Test func aCellForATimeMaySayThatItNeverComes() throws {
  let cases = try Bakery.cases(
    """
      - id: bread
        covers: [BAKE/FRESH-1]
        table:
          columns: [key, on, at]
          rows:
            - [allowed, true, "10:00"]
            - [switched-off, false, none]
            - [came-all-the-same, true, none]
            - [never-came, false, "10:00"]
        start: { preferences: { bread_news: "{on}" } }
        steps: [{ at: "10:00", signal: bread_baked, with: { loaves: 1 } }]
        then: [{ delivered: fresh_bread, at: "{at}", text: { en: "Bread!" } }]
    """)
  let runner = ScenarioRunner(specs: [try Bakery.spec()])
  #expect(cases.map { runner.run($0).verdict } == [.passed, .passed, .failed, .failed])
}
