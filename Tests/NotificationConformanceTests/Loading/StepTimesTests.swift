import NotificationCivilTime
import SpecDiagnostics
import Testing

@testable import NotificationConformance

/// Berlin is at UTC+1 on 2 March 2026 and changes to UTC+2 at 02:00 on 29 March.
@Suite struct StepTimesTests {
  private func times(_ steps: String, start: String = "{}") throws -> [String] {
    try Bakery.steps(steps, start: start).map(\.instant.description)
  }

  @Test func bareTimesAreOnTheDateOfTheStepBefore() throws {
    let times = try times(#"{ until: "10:00" }, { until: "2026-03-04 08:00" }, { until: "23:00" }"#)
    #expect(times == ["2026-03-02T09:00:00Z", "2026-03-04T07:00:00Z", "2026-03-04T22:00:00Z"])
  }

  @Test func daysCountFromTheStartAndDurationsFromTheStepBefore() throws {
    let times = try times(#"{ until: "+1d 20:00" }, { after: 10m }, { until: "+3d 20:00" }, { after: 1500ms }"#)
    #expect(
      times == ["2026-03-03T19:00:00Z", "2026-03-03T19:10:00Z", "2026-03-05T19:00:00Z", "2026-03-05T19:00:01.500Z"])
  }

  @Test func aNewZoneIsInForceFromTheNextStep() throws {
    // 12:00 in Berlin is 20:00 in Tokyo, on the same date; 17:00 in Berlin is already the next.
    let times = try times(
      #"{ at: "12:00", zone: Asia/Tokyo }, { until: "21:00" }, { at: "2026-03-02 17:00+01:00", zone: Europe/Berlin }"#)
    #expect(times == ["2026-03-02T11:00:00Z", "2026-03-02T12:00:00Z", "2026-03-02T16:00:00Z"])
    let next = try self.times(#"{ at: "17:00", zone: Asia/Tokyo }, { until: "02:00" }"#)
    #expect(next == ["2026-03-02T16:00:00Z", "2026-03-02T17:00:00Z"])
  }

  @Test func aClockStepHappensBeforeTheClockIsSet() throws {
    let times = try times(
      #"{ at: "12:00", clock: -2h }, { until: "10:30" }, { at: "11:00", clock: +1d }, { after: 1m }"#)
    #expect(
      times == ["2026-03-02T11:00:00Z", "2026-03-02T09:30:00Z", "2026-03-02T10:00:00Z", "2026-03-03T10:01:00Z"])
  }

  @Test func ofTwoTimesTheFoldChooses() throws {
    let start = #"{ at: "2026-10-24 12:00" }"#
    // 02:30 comes twice in Berlin on 25 October.
    #expect(
      try times(#"{ until: "2026-10-25 02:30", fold: first }, { until: "02:30", fold: second }"#, start: start)
        == ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"])
  }

  @Test func theStartIsReadInItsOwnZone() throws {
    let scenario = try #require(
      try Bakery.cases(
        """
          - id: one
            covers: [BAKE/FRESH-1]
            start:
              zone: Asia/Tokyo
              signals:
                - { signal: oven_opened, at: "08:30" }
                - { signal: bread_baked, at: "2026-02-28 10:00", with: { loaves: 3 } }
              history: [{ delivered: fresh_bread, at: "2026-03-01 20:00+01:00" }]
              pending: [{ id: old.1, at: "+1d 09:00" }]
            then: [{ delivered: none }]
        """
      ).first)
    #expect(scenario.start.moment.instant == (try utc("2026-03-02 00:00")))
    #expect(scenario.start.signals.map(\.signal) == ["bread_baked", "oven_opened"])
    #expect(scenario.start.signals.map(\.instant) == [try utc("2026-02-28 01:00"), try utc("2026-03-01 23:30")])
    #expect(scenario.start.history.map(\.instant) == [try utc("2026-03-01 19:00")])
    #expect(scenario.start.pending.map(\.instant) == [try utc("2026-03-03 00:00")])
  }

  @Test func timesThatCannotBeMeantAreRefused() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: backwards
            covers: [BAKE/FRESH-1]
            steps:
              - { at: "10:00", signal: oven_opened }
              - { at: 1️⃣"09:59", signal: oven_opened }
              - { at: "10:01", signal: oven_opened }
            then: [{ delivered: none }]
          - id: skipped-and-twice
            covers: [BAKE/FRESH-1]
            start: { at: "2026-03-28 12:00" }
            steps:
              - { until: 2️⃣"2026-03-29 02:30" }
            then: [{ delivered: none }]
          - id: twice
            covers: [BAKE/FRESH-1]
            start: { at: "2026-10-24 12:00" }
            steps:
              - { until: 3️⃣"2026-10-25 02:30" }
            then: [{ delivered: none }]
          - id: several-dates
            covers: [BAKE/FRESH-1]
            steps:
              - { until: "20:00", expect: [{ delivered: fresh_bread, at: "19:00" }] }
              - { until: "+1d 20:00" }
            then: [{ delivered: fresh_bread, between: [4️⃣"19:00", "2026-03-03 20:00"] }]
          - id: not-a-time
            covers: [BAKE/FRESH-1]
            start: { at: 5️⃣"09:00" }
            then: [{ delivered: none }]
          - id: no-zone
            covers: [BAKE/FRESH-1]
            start: { zone: 6️⃣Europe/Berln }
            then: [{ delivered: none }]
          - id: clock
            covers: [BAKE/FRESH-1]
            steps: [{ at: 7️⃣10:00, clock: 8️⃣2h }]
            then: [{ delivered: none }]
          - id: before-the-start
            covers: [BAKE/FRESH-1]
            steps: [{ until: 9️⃣"2026-03-02 08:59" }]
            then: [{ delivered: none }]
        """,
      [
        (
          "1️⃣",
          "'scenarios[0].steps[1].at' is before the step above it, at 2026-03-02 10:00; a time without a date is on the date of that step"
        ),
        (
          "2️⃣",
          "'scenarios[1].steps[0].until' does not exist in Europe/Berlin: the clocks skip 2026-03-29 02:30 and go on at 2026-03-29 03:00"
        ),
        (
          "3️⃣",
          "'scenarios[2].steps[0].until' occurs twice in Europe/Berlin: add 'fold: first' or 'fold: second', or the offset, as in \"2026-10-25 02:30+01:00\""
        ),
        ("4️⃣", "'scenarios[3].then[0].between[0]' needs its date, because the case has several"),
        ("5️⃣", "'scenarios[4].start.at' must have a date: \"2026-03-02 09:00\""),
        ("6️⃣", "'scenarios[5].start.zone' names an unknown time zone 'Europe/Berln': write one such as 'Europe/Berlin'"),
        (
          "7️⃣",
          "'scenarios[6].steps[0].at' should be in quotes: some YAML tools read 10:00 as something else"
        ),
        ("8️⃣", "'scenarios[6].steps[0].clock' must be how far the clock is set: '+2h' or '-2h'"),
        ("9️⃣", "'scenarios[7].steps[0].until' is before the start, at 2026-03-02 09:00"),
      ])
  }

  @Test func thePastIsBeforeTheStartAndWhatIsPendingAfterIt() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            start:
              signals: [{ signal: oven_opened, at: 1️⃣"09:00:00.001" }, { signal: oven_opened, at: "09:00" }]
              history: [{ delivered: fresh_bread, at: 2️⃣"2026-03-03 08:00" }]
              pending: [{ id: old.1, at: 3️⃣"09:00" }]
            then: [{ delivered: none }]
        """,
      [
        (
          "1️⃣",
          "'scenarios[0].start.signals[0].at' is after the start (2026-03-02 09:00); what comes later is a step"
        ),
        (
          "2️⃣",
          "'scenarios[0].start.history[0].at' is after the start (2026-03-02 09:00); what comes later is a step"
        ),
        ("3️⃣", "'scenarios[0].start.pending[0].at' is not after the start (2026-03-02 09:00)"),
      ])
  }
}

@Suite struct NearMissTests {
  @Test func whatWasMeantIsSaid() throws {
    let loader = ScenarioLoader(
      specs: [try Bakery.spec()], requirements: Bakery.requirements, zone: Zones.rules,
      zoneNames: { ["Europe/Berlin", "Europe/Moscow"] })
    func findings(_ start: String, _ steps: String, _ then: String) throws -> [Diagnostic] {
      let scenario = """
          - id: one
            covers: [BAKE/FRESH-1]
            start: \(start)
            steps: [\(steps)]
            then: [\(then)]
        """
      return loader.load([try Bakery.tree(Bakery.head + scenario)]).diagnostics
    }
    let wait = #"{ until: "12:00" }"#
    // A name in other case is certain; one that is misspelled may be that of another zone.
    for (name, replacement) in [("Europe/Berln", nil), ("europe/berlin", "Europe/Berlin")] {
      let found = try findings("{ zone: \(name) }", wait, "{ delivered: none }")
      let step = try findings("{}", #"{ at: "10:00", zone: \#(name) }"#, "{ delivered: none }")
      for found in [found, step] {
        #expect(found.map(\.fixIt?.replacement) == [replacement])
        #expect(found.first?.message.contains("Europe/Berlin") == (replacement == nil))
      }
    }
    let day = try findings("{}", #"{ until: "2026-02-30 21:00" }"#, "{ delivered: none }")
    #expect(day.map(\.message) == ["'scenarios[0].steps[0].until' is on a day that does not exist: 2026-02-30"])
    let was = try findings("{}", wait, "{ outcome: fresh_bread, was: held }")
    #expect(was.map(\.fixIt?.replacement) == ["is"])
    let both = try findings("{}", #"{ at: "10:00", until: "11:00" }"#, "{ delivered: none }")
    #expect(both.map(\.message) == ["'scenarios[0].steps[0]' cannot have both 'at' and 'until'"])
  }

  /// The moments that signals carry, those of the history first.
  private func moments(_ steps: String, history: String = "[]") throws -> [Int64] {
    let scenario = try #require(
      try Bakery.cases(
        """
          - id: one
            covers: [BAKE/FRESH-1]
            start: { signals: \(history) }
            steps: [\(steps)]
            then: [{ delivered: none }]
        """
      ).first)
    let past = scenario.start.signals.map(\.parameters)
    let told = scenario.steps.compactMap { step in
      if case .signal(_, let parameters, _) = step.action { parameters } else { nil }
    }
    return (past + told).compactMap { if case .int(let value)? = $0["until"] { Int64(value) } else { nil } }
  }

  @Test func aMomentIsATimeOfTheScenario() throws {
    let noon: Int64 = 1_772_449_200_000
    #expect(
      try moments(
        """
        { at: "10:00", signal: oven_opened, with: { until: "12:00" } },
        { at: "10:01", signal: oven_opened, with: { until: "2026-03-02 12:00" } },
        { at: "10:02", signal: oven_opened, with: { until: "2026-03-02 12:00+01:00" } },
        { at: "10:03", signal: oven_opened, with: { until: "+1d 12:00" } },
        { at: "10:04", signal: oven_opened, with: { until: \(noon) } },
        { at: "10:05", zone: Asia/Tokyo },
        { after: 1m, signal: oven_opened, with: { until: "20:00" } }
        """) == [noon, noon, noon, noon + 86_400_000, noon, noon])
  }

  @Test func whatASignalOfTheHistoryCarriedIsReadWhereItWas() throws {
    let history = #"[{ signal: oven_opened, at: "2026-03-01 10:00", with: { until: "12:00" } }]"#
    #expect(try moments(#"{ until: "10:00" }"#, history: history) == [1_772_449_200_000 - 86_400_000])
  }

  @Test func anEmptyThenIsOneLine() throws {
    let scenario = "  - id: one\n    covers: [BAKE/FRESH-1]\n    then:\n"
    let result = try Bakery.loader().load([Bakery.tree(Bakery.head + scenario)]).diagnostics
    #expect(result.count == 1)
    #expect(result.first?.message == "'scenarios[0].then' is empty, but must be a list, each item after '- '")
  }
}
