import SpecModel
import SpecReading
import Testing

@testable import NotificationConformance

@Suite struct ScenarioShapeTests {
  /// A key that is declared and never asked for would be accepted and then ignored.
  @Test func everyDeclaredKeyIsRead() throws {
    let coverage = ShapeCoverage()
    let time = #"at: "10:00", fold: first"#
    let steps = [
      "signal: bread_baked, with: { loaves: 1 }", "app: killed", "tap: fresh_bread", "dismiss: fresh_bread",
      "authorization: denied", "prefer: { bread_news: true }", "zone: UTC", "clock: +1h", "locale: en", "focus: on",
      "center: { fail: add, times: 2 }", "tap: fresh_bread, action: ORDER, text: One", "crash: { after_write: 1 }",
      "state: corrupt", "flow: start", "press: primary", "answer: granted", "open: settings",
      "expect: [{ delivered: none }]",
    ]
    let lines = [
      #"delivered: fresh_bread, at: "10:00", fold: first, quiet: true, text: { en: "Bread!" }"#,
      #"delivered: fresh_bread, between: ["10:00", "11:00"]"#, #"pending: fresh_bread, at: "10:00", fold: first"#,
      #"pending: fresh_bread, between: ["10:00", "11:00"]"#,
      #"pending_includes: fresh_bread, at: "10:00", fold: first"#,
      #"pending_includes: fresh_bread, between: ["10:00", "11:00"]"#,
      "outcome: fresh_bread, is: held, reason: quiet, on: 2026-03-02", "logged: [bread_shown]",
      "logged_includes: [bread_shown]", "logged_count: { bread_shown: 1 }", "opened: shelf, url: x, with: { a: 1 }",
      "badge: 1",
      "center: { added: 1, removed: 1 }", "preference: { bread_news: true }", "text: differs, type: fresh_bread",
      "shown: [welcome]", "modules: { camera_scan: blocked }", "flag: { hasSeenOven: true }",
      "prompted: { photos: 0, contacts: 0, notifications: 0, camera: 1, microphone: 0, location: 0, calendars: 0, "
        + "reminders: 0, tracking: 0 }",
      "nothing: true",
    ]
    let yaml = """
      notispec_scenarios: 1
      suite: all
      app: bakery
      defaults: { start: { at: "2026-03-02 09:00", zone: UTC } }
      scenarios:
        - id: all
          title: "All."
          covers: [BAKE/FRESH-1]
          table: { columns: [key], rows: [[a]] }
          start:
            fold: first
            profile: festive
            authorization: { notifications: denied }
            app: killed
            locale: en
            preferences: {}
            focus: on
            signals: [{ signal: bread_baked, at: "08:00", fold: first, with: { loaves: 1 } }]
            history: [{ delivered: fresh_bread, at: "08:00", fold: first }]
            pending: [{ id: a, type: fresh_bread, at: "10:00", fold: first }]
          steps: [\(steps.flatMap { s in ["{ \(time), \(s) }", "{ after: 1s, \(s) }", "{ until: \"23:00\", \(s) }"] }
            .joined(separator: ", "))]
          then: [\(lines.map { "{ \($0) }" }.joined(separator: ", "))]
      """
    _ = try Bakery.loader().load([Bakery.tree(yaml)], coverage: coverage)
    #expect(coverage.neverAsked(from: ScenarioShape.file) == [])
  }

  @Test func everyWordOfTheDesignIsKnownNowOrPlanned() {
    let verbs = StepVerb.allCases.map(\.rawValue) + ScenarioShape.plannedVerbs
    #expect(Set(verbs).count == verbs.count)
    for word in ["signal", "flow", "press", "answer", "state", "push", "remote", "slow", "network", "store", "crash"] {
      #expect(verbs.contains(word))
    }
    let lines = AssertionWord.allCases.map(\.rawValue) + ScenarioShape.plannedAssertions
    #expect(Set(lines).count == lines.count)
    for word in ["delivered", "shown", "prompted", "modules", "token", "badge", "flag", "nothing"] {
      #expect(lines.contains(word))
    }
  }
}
