import SpecDiagnostics
import Testing

@testable import NotificationConformance

/// What people write in scenarios who have not read the reference: one finding, with our words.
@Suite struct ScenarioRemedyTests {
  private func expect(
    start: String = "{}", step: String = "{ at: \"10:00\", signal: oven_opened }",
    line: String = "{ delivered: none }", _ message: String
  ) throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            start: \(start)
            steps:
              - \(step)
            then:
              - \(line)
        """, [("1️⃣", message)])
  }

  @Test(arguments: [
    ("{ 1️⃣language: ru }", "Unknown key 'language' in 'scenarios[0].start'"),
    ("{ 1️⃣lang: ru }", "Unknown key 'lang' in 'scenarios[0].start'"),
    ("{ 1️⃣settings: { bread_news: true } }", "Unknown key 'settings' in 'scenarios[0].start'"),
  ])
  func theStart(_ start: String, _ message: String) throws { try expect(start: start, message) }

  @Test(arguments: ["nothing", "no", "null", "false", "0", "нет", "never"])
  func nothing(_ word: String) throws {
    try expect(
      line: "{ delivered: 1️⃣\(word) }", "'scenarios[0].then[0].delivered' is '\(word)': write 'none' for nothing")
  }

  @Test(arguments: [
    ("{ delivered: fresh_bread, 1️⃣time: \"10:00\" }", "Unknown key 'time' in 'scenarios[0].then[0]'"),
    ("{ delivered: fresh_bread, 1️⃣on: \"10:00\" }", "Unknown key 'on' in 'scenarios[0].then[0]': when it came is 'at'"),
    (
      "{ delivered: fresh_bread, 1️⃣count: 2 }",
      "Unknown key 'count' in 'scenarios[0].then[0]': each line is one notification, so write a line for each"
    ),
    (
      "{ delivered: fresh_bread, 1️⃣times: 2 }",
      "Unknown key 'times' in 'scenarios[0].then[0]': each line is one notification, so write a line for each"
    ),
    (
      "{ 1️⃣not: { delivered: fresh_bread } }",
      "Unknown key 'not' in 'scenarios[0].then[0]': the lines name all that came, so what they leave out did not come, "
        + "and 'none' says that nothing did"
    ),
    ("{ 1️⃣received: fresh_bread }", "Unknown key 'received' in 'scenarios[0].then[0]'"),
    ("{ 1️⃣scheduled: fresh_bread }", "Unknown key 'scheduled' in 'scenarios[0].then[0]'"),
    ("{ delivered: 1️⃣[fresh_bread] }", "'scenarios[0].then[0].delivered' is a list: write a line for each"),
    (
      "{ 1️⃣cancelled: fresh_bread }",
      "Unknown key 'cancelled' in 'scenarios[0].then[0]': what became of one that did not come is 'outcome', as in "
        + "'{ outcome: …, is: cancelled }'"
    ),
    (
      "{ 1️⃣not_delivered: fresh_bread }",
      "Unknown key 'not_delivered' in 'scenarios[0].then[0]': the lines name all that came, so what they leave out did "
        + "not come, and 'none' says that nothing did"
    ),
  ])
  func aLine(_ line: String, _ message: String) throws { try expect(line: line, message) }

  @Test(arguments: [
    ("{ at: \"10:00\", 1️⃣event: oven_opened }", "Unknown key 'event' in 'scenarios[0].steps[0]'"),
    ("{ at: \"10:00\", 1️⃣do: oven_opened }", "Unknown key 'do' in 'scenarios[0].steps[0]'"),
    ("{ at: \"10:00\", 1️⃣send: oven_opened }", "Unknown key 'send' in 'scenarios[0].steps[0]'"),
    (
      "{ at: \"10:00\", 1️⃣oven_opened }",
      "Unknown key 'oven_opened' in 'scenarios[0].steps[0]': write 'signal: oven_opened'"
    ),
    ("{ 1️⃣time: \"10:00\", signal: oven_opened }", "Unknown key 'time' in 'scenarios[0].steps[0]'"),
    (
      "{ at: \"10:00\", signal: bread_baked, 1️⃣params: { loaves: 3 } }",
      "Unknown key 'params' in 'scenarios[0].steps[0]'"
    ),
    ("{ at: \"10:00\", 1️⃣click: fresh_bread }", "Unknown key 'click' in 'scenarios[0].steps[0]'"),
    ("{ at: \"10:00\", 1️⃣set: { bread_news: false } }", "Unknown key 'set' in 'scenarios[0].steps[0]'"),
    ("{ at: \"10:00\", 1️⃣allow: notifications }", "Unknown key 'allow' in 'scenarios[0].steps[0]'"),
    ("{ at: \"10:00\", 1️⃣toggle: bread_news }", "Unknown key 'toggle' in 'scenarios[0].steps[0]'"),
    ("{ at: \"10:00\", 1️⃣login: alice }", "Unknown key 'login' in 'scenarios[0].steps[0]'"),
    (
      "{ at: \"10:00\", app: 1️⃣closed }",
      "'scenarios[0].steps[0].app' must be one of 'launch', 'foreground', 'background', 'killed', 'reinstall', 'upgrade', "
        + "'restore', not 'closed'"
    ),
    (
      "{ at: \"10:00\", authorization: 1️⃣granted }",
      "'scenarios[0].steps[0].authorization' must be one of 'not_determined', 'denied', 'authorized', 'provisional', "
        + "'ephemeral', not 'granted'"
    ),
  ])
  func aStep(_ step: String, _ message: String) throws { try expect(step: step, message) }

  @Test(arguments: [
    (
      "[1️⃣id, time]", "[x, \"10:00\"]",
      "'scenarios[0].table.columns[0]' must be 'key': its cells end the ids of the cases"
    ),
    (
      "[1️⃣time]", "[\"10:00\"]",
      "'scenarios[0].table.columns[0]' must be 'key', whose cells end the ids of the cases: write '[key, time]', and a "
        + "name at the beginning of each row"
    ),
    (
      "[key, time]", "1️⃣{ time: \"10:00\", key: x }",
      "'scenarios[0].table.rows[0]' must be a list of cells in the order of the columns: write '[x, \"10:00\"]'"
    ),
    (
      "[key, time]", "1️⃣{ x: [\"10:00\"] }",
      "'scenarios[0].table.rows[0]' must be a list of cells in the order of the columns, such as '[…, …]'"
    ),
  ])
  func aTable(_ columns: String, _ row: String, _ message: String) throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            table: { columns: \(columns), rows: [\(row)] }
            steps:
              - { at: "{time}", signal: oven_opened }
            then:
              - { delivered: none }
        """, [("1️⃣", message)])
  }

  /// None of them is certain: what is meant is another word, not a misspelled one.
  @Test(arguments: [
    ("click: fresh_bread", "tap"), ("set: { bread_news: false }", "prefer"), ("allow: notifications", nil),
    ("allow: authorized", "authorization"),
    ("login: alice", "user"), ("event: oven_opened", "signal"), ("do: oven_opened", "signal"),
    ("emit: oven_opened", "signal"), ("timezone: Asia/Tokyo", "zone"), ("language: ru", "locale"),
    ("toggle: bread_news", nil),
  ])
  func aQuestion(_ action: String, _ word: String?) throws {
    let text =
      Bakery.head + """
          - id: one
            covers: [BAKE/FRESH-1]
            steps:
              - { at: "10:00", \(action) }
            then:
              - { delivered: none }
        """
    let found = try Bakery.loader().load([Bakery.tree(text)]).diagnostics
    #expect(found.map { $0.fixIt?.replacement } == [word], "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.fixIt?.isCertain != true })
  }

  /// What is wrong in every row is wrong once.
  @Test func aMistakeOutsideOfTheCells() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            table: { columns: [key, number], rows: [[x, 1], [y, 2]] }
            steps:
              - { at: "10:00", signal: bread_baked, with: { 1️⃣loafs: "{number}" } }
            then:
              - { delivered: none }
        """,
      [
        (
          "1️⃣",
          "'scenarios[0].steps[0].with.loafs' is not a parameter of the signal 'bread_baked': did you mean 'loaves'?"
        )
      ])
  }
}
