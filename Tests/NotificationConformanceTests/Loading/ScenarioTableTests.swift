import NotificationRules
import Testing

@testable import NotificationConformance

@Suite struct ScenarioTableTests {
  @Test func everyRowIsACaseWithCellsOfTheirOwnTypes() throws {
    let cases = try Bakery.cases(
      """
        - id: rows
          title: "{loaves} loaves at {at} in {zone}"
          covers: [BAKE/FRESH-1]
          table:
            columns: [key, at, loaves, zone, quiet, delivered, allowed]
            rows:
              - [first, "10:00", 3, UTC, true, fresh_bread, authorized]
              - [85, "11:00", 4, Asia/Tokyo, false, none, denied]
          start: { zone: "{zone}", authorization: "{allowed}" }
          steps: [{ at: "{at}", signal: bread_baked, with: { loaves: "{loaves}", baker: "number {loaves}" } }]
          then: [{ delivered: fresh_bread, quiet: "{quiet}" }, { pending: "{loaves}" }, { delivered: "{delivered}" }]
      """)
    #expect(cases.map(\.id) == ["bakery.bread/rows/first", "bakery.bread/rows/85"])
    #expect(cases.map(\.title) == ["3 loaves at 10:00 in UTC", "4 loaves at 11:00 in Asia/Tokyo"])
    #expect(cases.map(\.start.authorization) == [.authorized, .denied])
    #expect(cases.map { $0.steps[0].instant } == [try utc("2026-03-02 10:00"), try utc("2026-03-02 02:00")])
    #expect(
      cases.map { $0.steps[0].action } == [
        .signal("bread_baked", ["loaves": .int(3), "baker": .string("number 3")]),
        .signal("bread_baked", ["loaves": .int(4), "baker": .string("number 4")]),
      ])
    // A cell `none` beside another line of its kind adds nothing to it.
    #expect(cases.map(\.then.count) == [3, 2])
    #expect(cases[1].span.start.line == 14)
    if case .delivered(let line?) = cases[1].then[0].kind { #expect(line.isQuiet == false) } else { Issue.record() }
  }

  /// A warning is told once, and leaves out no row.
  @Test func everyRowIsACaseInSpiteOfAWarning() throws {
    let scenarios = """
        - id: rows
          covers: [BAKE/FRESH-1]
          table: { columns: [key, loaves], rows: [[one, 1], [two, 2], [three, 3]] }
          steps: [{ at: 10:00, signal: bread_baked, with: { loaves: "{loaves}", baker: x } }]
          then: [{ pending: "{loaves}" }]
      """
    let result = try Bakery.loader().load([Bakery.tree(Bakery.head + scenarios)])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(
      result.cases.map(\.id) == ["bakery.bread/rows/one", "bakery.bread/rows/two", "bakery.bread/rows/three"])
    #expect(result.leftOut.isEmpty)
  }

  @Test func aCellMayBeNoneOnItsOwn() throws {
    let cases = try Bakery.cases(
      """
        - id: rows
          covers: [BAKE/FRESH-1]
          table: { columns: [key, delivered], rows: [[a, none], [b, fresh_bread]] }
          then: [{ delivered: "{delivered}" }]
      """)
    #expect(cases.map { $0.then[0].kind } == [.delivered(nil), .delivered(.init(type: "fresh_bread"))])
  }

  @Test func tablesThatDoNotFitAreReported() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: placeholders
            covers: [BAKE/FRESH-1]
            table: { columns: [key, hour, 1️⃣minute], rows: [[a, "10:00", 1]] }
            steps: [{ at: "{hour}", app: 2️⃣"{state}" }, { until: 3️⃣"{hours}" }]
            then: [{ delivered: none }]
          - id: no-table
            title: 4️⃣"At {hour}"
            covers: [BAKE/FRESH-1]
            then: [{ delivered: none }]
          - id: rows
            covers: [BAKE/FRESH-1]
            table:
              columns: [key, hour]
              rows: [[a, "10:00"], 5️⃣[b], [6️⃣a, "11:00"], [c, "12:00", 7️⃣more], 8️⃣d]
            steps: [{ until: "{hour}" }]
            then: [{ delivered: none }]
          - id: first-column
            covers: [BAKE/FRESH-1]
            table: { columns: [9️⃣hour, key], rows: [["10:00", a]] }
            steps: [{ until: "{hour}" }]
            then: [{ delivered: none }]
        """.replacing("[c, \"12:00\", 7️⃣more]", with: "7️⃣[c, \"12:00\", more]"),
      [
        ("1️⃣", "The column 'minute' is not used anywhere in the scenario"),
        ("2️⃣", "The table has no column 'state'"),
        ("3️⃣", "The table has no column 'hours'"),
        ("4️⃣", "'{hour}' means a cell of a table, but the scenario has no table"),
        ("5️⃣", "'scenarios[2].table.rows[1]' has 1 cell where the table has 2 columns"),
        ("6️⃣", "'scenarios[2].table.rows[2]' has the key 'a', which another row already has"),
        ("7️⃣", "'scenarios[2].table.rows[3]' has 3 cells where the table has 2 columns"),
        (
          "8️⃣",
          "'scenarios[2].table.rows[4]' is 'd', but must be a list; each item is a text, or a number, or true or false"
        ),
        ("9️⃣", "'scenarios[3].table.columns[0]' must be 'key': its cells end the ids of the cases"),
      ])
  }

  /// A misspelled column is one mistake, not an unknown one and an unused one.
  @Test func aMisspelledColumnIsOneFinding() throws {
    let scenarios = """
        - id: rows
          covers: [BAKE/FRESH-1]
          table: { columns: [key, hout], rows: [[a, "10:00"]] }
          steps: [{ until: "{hour}" }]
          then: [{ delivered: none }]
      """
    let result = try Bakery.loader().load([Bakery.tree(Bakery.head + scenarios)])
    #expect(result.diagnostics.map(\.message) == ["The table has no column 'hour'"])
  }

  /// An event without a parameter is one mistake, however many scenarios expect it.
  @Test func aMissingParameterOfAnEventIsOneCause() throws {
    let scenarios = ["a", "b"].map { id in
      """
        - id: \(id)
          covers: [BAKE/FRESH-1]
          steps: [{ until: "10:00" }]
          then: [{ logged_includes: [{ bread_shown: { colour: brown } }, { bread_shown: { colour: white } }] }]
      """
    }
    let result = try Bakery.loader().load([Bakery.tree(Bakery.head + scenarios.joined(separator: "\n"))])
    #expect(result.diagnostics.count == 1)
    #expect(
      result.diagnostics.first?.message.hasPrefix(
        "4 places expect 'colour' of the event 'bread_shown', which has no such parameter") == true)
  }

  @Test func aBrokenRowHidesNoOther() throws {
    let scenarios = """
        - id: rows
          covers: [BAKE/FRESH-1]
          table: { columns: [key, type], rows: [[a, fresh_bread], [b, fresh_bred], [c, cold_oven]] }
          then: [{ delivered: "{type}" }]
      """
    let result = try Bakery.loader().load([Bakery.tree(Bakery.head + scenarios)])
    #expect(result.cases.map(\.id) == ["bakery.bread/rows/a", "bakery.bread/rows/c"])
    #expect(result.diagnostics.count == 1)
  }

  @Test func defaultsMayHavePlaceholdersUnlessTheScenarioSaysOtherwise() throws {
    let head = Bakery.head.replacing("zone: Europe/Berlin", with: "zone: \"{zone}\"")
    let result = try Bakery.loader().load([
      Bakery.tree(
        head + """
              - id: rows
                covers: [BAKE/FRESH-1]
                table: { columns: [key, zone], rows: [[a, UTC]] }
                then: [{ delivered: none }]
              - { id: own, covers: [BAKE/FRESH-1], start: { zone: UTC }, then: [{ delivered: none }] }
              - { id: none, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }
          """)
    ])
    #expect(result.cases.map(\.id) == ["bakery.bread/rows/a", "bakery.bread/own"])
    #expect(
      result.diagnostics.map(\.message) == ["'{zone}' means a cell of a table, but the scenario has no table"])
  }
}
