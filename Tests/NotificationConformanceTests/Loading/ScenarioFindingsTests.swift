import Testing

@testable import NotificationConformance

@Suite struct ScenarioFindingsTests {
  @Test func wordsThatNameNothingAreReportedWhereTheyStand() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [1️⃣BAKE/FRESH-3]
            start: { profile: 2️⃣festiv, preferences: { 3️⃣bread_new: true } }
            steps:
              - { at: "10:00", signal: 4️⃣oven_open }
              - { at: "10:00", tap: 5️⃣fresh_bred }
            then:
              - { delivered: fresh_bread, text: { 6️⃣de: "Brot!" } }
              - { opened: 7️⃣shlf }
              - { logged: [8️⃣bread_show] }
              - { logged_count: { 9️⃣shown_bread: 1 } }
        """,
      [
        (
          "1️⃣",
          "'scenarios[0].covers[0]' names an unknown requirement 'BAKE/FRESH-3': did you mean 'BAKE/FRESH-1' or 'BAKE/FRESH-2'? Otherwise "
            + "add it to 'conformance/requirements.yaml', or use another"
        ),
        ("2️⃣", "'scenarios[0].start.profile' names an unknown profile 'festiv'"),
        (
          "3️⃣",
          "'scenarios[0].start.preferences.bread_new' is not a preference of the app: did you mean 'bread_news'?"
        ),
        ("4️⃣", "'scenarios[0].steps[0].signal' names an unknown signal 'oven_open': did you mean 'oven_opened'?"),
        ("5️⃣", "'scenarios[0].steps[1].tap' names an unknown notification type 'fresh_bred'"),
        ("6️⃣", "'scenarios[0].then[0].text.de' is not a language of the app"),
        ("7️⃣", "'scenarios[0].then[1].opened' names an unknown deep-link target 'shlf'"),
        ("8️⃣", "'scenarios[0].then[2].logged[0]' names an unknown analytics event 'bread_show'"),
        ("9️⃣", "'scenarios[0].then[3].logged_count.shown_bread' is not an analytics event of the app"),
      ])
  }

  /// Traces show events like this; and an id that shares only a number with another is no misspelled one.
  @Test func theFormOfATraceAndARequirementToAdd() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [1️⃣OVEN-1]
            steps:
              - { at: "10:00", signal: oven_opened }
            then:
              - { logged_includes: [2️⃣"bread_shown type=fresh_bread"] }
        """,
      [
        (
          "1️⃣",
          "'scenarios[0].covers[0]' names an unknown requirement 'OVEN-1': add it to 'conformance/requirements.yaml', or "
            + "use another"
        ),
        (
          "2️⃣",
          "'scenarios[0].then[0].logged_includes[0]' has values in its text: write "
            + "'{ bread_shown: { type: fresh_bread } }'"
        ),
      ])
  }

  /// A server's clock counts seconds.
  @Test func secondsAreNoMilliseconds() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            steps:
              - { at: "10:00", signal: oven_opened, with: { until: 1️⃣1773108720 } }
              - { at: "10:01", signal: oven_opened, with: { until: 1773108720000 } }
            then:
              - { delivered: none }
        """,
      [
        (
          "1️⃣",
          "'scenarios[0].steps[0].with.until' is in milliseconds since 1970, so 1773108720 is a moment in 1970: "
            + "add '000' to seconds, or write a time such as \"2026-03-02 20:00\""
        )
      ])
  }

  @Test func unknownKeysStepsAndLinesAreReported() throws {
    try Bakery.expectFindings(
      in: """
        notispec_scenarios: 1
        suite: bakery.bread
        app: bakery
        1️⃣default: {}
        scenarios:
          - id: one
            2️⃣tittle: "One"
            covers: [BAKE/FRESH-1]
            start: { at: "2026-03-02 09:00", zone: UTC, 3️⃣zones: UTC }
            steps:
              - { at: "10:00", 4️⃣singal: oven_opened }
              - { at: "10:00", signal: oven_opened, 5️⃣app: killed }
              - { 6️⃣at: "10:00" }
              - { at: "10:00", tap: fresh_bread, 7️⃣with: {} }
            then:
              - { 8️⃣delivred: none }
              - { delivered: none, 9️⃣reason: quiet }
        """,
      [
        ("1️⃣", "Unknown key 'default'"),
        ("2️⃣", "Unknown key 'tittle' in 'scenarios[0]'"),
        ("3️⃣", "Unknown key 'zones' in 'scenarios[0].start': is 'zone' meant, which is already here in line 9?"),
        ("4️⃣", "Unknown key 'singal' in 'scenarios[0].steps[0]'"),
        ("5️⃣", "'scenarios[0].steps[1]' cannot have both 'signal' and 'app'"),
        (
          "6️⃣",
          "'scenarios[0].steps[2]' says when but not what happens; to let time pass write 'until'. If the next line "
            + "belongs to it, begin that without '-'"
        ),
        (
          "7️⃣",
          "Unknown key 'with' in 'scenarios[0].steps[3]': the other keys here are 'until', 'after', 'fold', 'action', 'text', 'twice' and 'expect'"
        ),
        ("8️⃣", "Unknown key 'delivred' in 'scenarios[0].then[0]'"),
        (
          "9️⃣",
          "Unknown key 'reason' in 'scenarios[0].then[1]': the other keys here are 'at', 'between', 'fold', 'quiet', "
            + "'banner', 'sound', 'attachments', 'text', 'title', 'subtitle' and 'content'"
        ),
      ])
  }

  /// Not once more for each case.
  @Test func aMisspelledKeyOfTheDefaultsIsReportedOnce() throws {
    try Bakery.expectFindings(
      in: """
        notispec_scenarios: 1
        suite: bakery.bread
        app: bakery
        defaults: { start: { 1️⃣att: "2026-03-02 09:00", zone: UTC } }
        scenarios:
          - { id: one, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }
          - { id: two, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }
        """,
      [("1️⃣", "Unknown key 'att' in 'defaults.start'")])
  }

  /// They would sign in people of that name.
  @Test func wordsThatLookLikeCommandsAreNoUsers() throws {
    let text = """
        - id: one
          covers: [BAKE/FRESH-1]
          start: { user: 1️⃣none }
          steps:
            - { at: "10:00", user: 2️⃣in }
            - { at: "10:01", user: 3️⃣none }
            - { at: "10:02", user: 4️⃣Sign-out }
            - { at: "10:03", user: out }
            - { at: "10:04", user: ann }
          then: [{ nothing: true }]
      """
    try Bakery.expectFindings(
      inScenarios: text,
      [
        ("1️⃣", "'scenarios[0].start.user' is not a name: leave 'user' out when no user is signed in"),
        ("2️⃣", "'scenarios[0].steps[0].user' is not a name: write who signs in, such as 'alice'"),
        ("3️⃣", "'scenarios[0].steps[1].user' is not a name: to sign out, write 'out'"),
        ("4️⃣", "'scenarios[0].steps[2].user' is not a name: to sign out, write 'out'"),
      ])
  }

  @Test func settingsAndButtonsAreHeldToTheSpec() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            start: { preferences: { bread_news: 1️⃣maybe, oven_time: 2️⃣"25:00", bread_kind: 3️⃣wheet } }
            steps:
              - { at: "10:00", tap: fresh_bread, action: 4️⃣ODER }
              - { at: "10:00", tap: fresh_bread, 5️⃣text: "One" }
              - { at: "10:00", state: 6️⃣broken }
              - { at: "10:00", push: { type: fresh_bread, 7️⃣payload: { type: cold_oven } } }
              - { at: 8️⃣"8pm", state: lost }
            then:
              - { delivered: none }
        """,
      [
        ("1️⃣", "'scenarios[0].start.preferences.bread_news' must be true or false, not 'maybe'"),
        ("2️⃣", "'scenarios[0].start.preferences.oven_time' must be a time of day such as \"20:00\", not '25:00'"),
        (
          "3️⃣",
          "'scenarios[0].start.preferences.bread_kind' is not an option of 'bread_kind', which has 'rye', 'wheat'"
        ),
        ("4️⃣", "'scenarios[0].steps[0].action' is not a button of 'fresh_bread'"),
        ("5️⃣", "'scenarios[0].steps[1]' writes a text without the 'action' that takes it"),
        ("6️⃣", "'scenarios[0].steps[2].state' must be one of 'corrupt', 'newer', 'truncated', 'lost', not 'broken'"),
        ("7️⃣", "'scenarios[0].steps[3].push' has the 'type' 'cold_oven', but the push is one of 'fresh_bread'"),
        (
          "8️⃣",
          "'scenarios[0].steps[4].at' must be a time such as \"10:00\", \"2026-03-03 20:00\", \"+1d 20:00\" or "
            + "\"2026-03-03 20:00+09:00\", not '8pm'"
        ),
      ])
  }

  @Test func whatASignalCarriesIsHeldAgainstItsDeclaration() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            start: { signals: [{ 1️⃣signal: bread_baked, at: "08:00" }] }
            steps:
              - { at: "10:00", signal: bread_baked, 2️⃣with: {} }
              - { at: "10:00", signal: bread_baked, with: { loaves: 3️⃣many } }
              - { at: "10:00", signal: bread_baked, with: { loaves: 1, weight: 4️⃣"2.5", baker: 5️⃣7 } }
              - { at: "10:00", signal: bread_baked, with: { 6️⃣loafs: 1 } }
              - { at: "10:00", signal: oven_opened, with: { 7️⃣loaves: 1 } }
            then: [{ logged: [{ bread_shown: { 8️⃣typ: fresh_bread } }] }]
        """,
      [
        (
          "1️⃣", "'scenarios[0].start.signals[0].signal' needs 'with: { loaves: … }': the signal 'bread_baked' carries it"
        ),
        ("2️⃣", "'scenarios[0].steps[0].with' needs 'with: { loaves: … }': the signal 'bread_baked' carries it"),
        ("3️⃣", "'scenarios[0].steps[1].with.loaves' must be a whole number, not 'many'"),
        ("4️⃣", "'scenarios[0].steps[2].with.weight' must be a number, not '2.5'"),
        ("5️⃣", "'scenarios[0].steps[2].with.baker' must be a text, not the number 7"),
        (
          "6️⃣",
          "'scenarios[0].steps[3].with.loafs' is not a parameter of the signal 'bread_baked': did you mean 'loaves'?"
        ),
        ("7️⃣", "'scenarios[0].steps[4].with.loaves' is not a parameter of the signal 'oven_opened'"),
        (
          "8️⃣",
          "'scenarios[0].then[0].logged[0].bread_shown.typ' is not a parameter of the event 'bread_shown': did you "
            + "mean 'type'?"
        ),
      ])
  }

  @Test func aThenThatAssertsNothingIsReported() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - 1️⃣id: without
            covers: [BAKE/FRESH-1]
          - id: empty
            covers: 2️⃣[]
            then: 3️⃣[]
          - id: lines
            covers: [BAKE/FRESH-1]
            steps: [{ until: "10:00", expect: 4️⃣[] }]
            then:
              - { logged_includes: 5️⃣[] }
              - { logged_count: 6️⃣{} }
              - { center: 7️⃣{} }
              - { nothing: 8️⃣false }
              - 9️⃣{}
        """,
      [
        ("1️⃣", "'scenarios[0]' has no 'then'"),
        ("2️⃣", "'scenarios[1].covers' names no requirement: list the ids of those that the scenario proves"),
        ("3️⃣", "'scenarios[1].then' asserts nothing, so the scenario could never fail"),
        ("4️⃣", "'scenarios[2].steps[0].expect' asserts nothing"),
        ("5️⃣", "'scenarios[2].then[0].logged_includes' asserts nothing"),
        ("6️⃣", "'scenarios[2].then[1].logged_count' asserts nothing"),
        ("7️⃣", "'scenarios[2].then[2].center' asserts nothing"),
        ("8️⃣", "'scenarios[2].then[3].nothing' asserts nothing"),
        (
          "9️⃣",
          "'scenarios[2].then[4]' does not say what: it needs one of "
            + AssertionWord.all.map { "'\($0.name)'" }.joined(separator: ", ")
        ),
      ])
  }

  @Test func linesThatCannotBothHoldAreReported() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            then:
              - { delivered: fresh_bread }
              - { delivered: 1️⃣none }
              - { logged: [bread_shown] }
              - { 2️⃣logged: none }
              - { pending: none, 3️⃣at: "10:00" }
              - { outcome: fresh_bread, is: none, 4️⃣reason: quiet }
          - id: two
            covers: [BAKE/FRESH-1]
            then:
              - { pending: 3, 5️⃣at: "10:00" }
              - { delivered: fresh_bread, between: 6️⃣["11:00", "10:00"] }
              - { delivered: fresh_bread, at: "10:00", 7️⃣between: ["10:00", "11:00"] }
          - id: three
            covers: [BAKE/FRESH-1]
            then:
              - { delivered: cold_oven, at: "10:00" }
              - { delivered: fresh_bread, at: 8️⃣none }
              - { pending: fresh_bread, at: none, 9️⃣text: { en: "Bread!" } }
        """,
      [
        ("1️⃣", "'scenarios[0].then[1].delivered' is 'none' next to another 'delivered'"),
        ("2️⃣", "'scenarios[0].then[3]' is a second 'logged': put everything into one"),
        ("3️⃣", "'scenarios[0].then[4]' cannot have 'at' if 'pending' is 'none'"),
        ("4️⃣", "'scenarios[0].then[5]' cannot have 'reason' if 'is' is 'none'"),
        ("5️⃣", "'scenarios[1].then[0]' cannot have 'at' if 'pending' is a count"),
        ("6️⃣", "'scenarios[1].then[1].between' ends before it begins"),
        ("7️⃣", "'scenarios[1].then[2]' cannot have both 'at' and 'between'"),
        ("8️⃣", "'scenarios[2].then[1].at' is 'none' next to another 'delivered'"),
        ("9️⃣", "'scenarios[2].then[2]' cannot have 'text' if 'at' is 'none'"),
      ])
  }

  @Test func theHeadOfAFileIsChecked() throws {
    try Bakery.expectFindings(
      in: """
        notispec_scenarios: 1️⃣2
        suite: 2️⃣"bakery bread"
        app: bakery
        scenarios:
          - 3️⃣id: one
            covers: [BAKE/FRESH-1]
            then: [{ delivered: none }]
          - id: 4️⃣two/three
            covers: [BAKE/FRESH-1]
            start: { at: "2026-03-02 09:00", zone: UTC }
            then: [{ delivered: 5️⃣fresh_bred }]
        """,
      [
        ("1️⃣", "'notispec_scenarios' must be 1, not 2"),
        (
          "2️⃣",
          "'suite' must be a name such as 'at-85' or 'cleaner.limits': letters, digits, '.', '_' and '-', at most 100 of them"
        ),
        ("3️⃣", "'scenarios[0]' has no 'start.zone', and the defaults have none"),
        (
          "4️⃣",
          "'scenarios[1].id' must be a name such as 'at-85' or 'cleaner.limits': letters, digits, '.', '_' and '-', at most 100 of them"
        ),
        ("5️⃣", "'scenarios[1].then[0].delivered' names an unknown notification type 'fresh_bred'"),
      ])
    try Bakery.expectFindings(
      in: "notispec_scenarios: 1\nsuite: a\napp: bakery\nscenarios: 1️⃣[]",
      [("1️⃣", "'scenarios' is empty: add a scenario, or delete the file")])
    try Bakery.expectFindings(
      in: "notispec_scenarios: 1\nsuite: a\napp: 1️⃣bakry\nscenarios: [{ id: 7 }]",
      [("1️⃣", "'app' names an unknown app 'bakry'")])
  }

  @Test func anIdStandsForOneCaseOverAllFiles() throws {
    let text = Bakery.head + "  - { id: a, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }"
    let result = try Bakery.loader().load([Bakery.tree(text, "b.yaml"), Bakery.tree(text, "a.yaml")])
    #expect(result.cases.map(\.span.file) == ["a.yaml"])
    #expect(result.diagnostics.map(\.message) == ["The case 'bakery.bread/a' is already defined"])
    #expect(result.diagnostics.map(\.span.file) == ["b.yaml"])
    #expect(result.diagnostics.first?.notes.map(\.span?.file) == ["a.yaml"])
  }
}
