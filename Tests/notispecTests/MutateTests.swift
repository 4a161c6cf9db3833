import Foundation
import Testing

/// `mutate` over a small workspace.
@Suite struct MutateTests {
  /// It notices the delay, and nothing else.
  private static let suite = """
    notispec_scenarios: 1
    suite: demo.clean
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
    scenarios:
      - id: a-day-later
        title: A day after cleaning the reminder comes
        covers: [DEMO/CLEAN-1]
        steps:
          - { at: "10:00", signal: photos_cleaned }
          - { after: 1m, app: background }
          - { until: "2026-03-04 12:00" }
        then:
          - { delivered: clean_reminder, at: "2026-03-03 10:00" }

    """

  private static let target = "demo/notifications.clean_reminder.target:main_dashboard"

  private func workspace(_ files: [String: String] = [:]) throws -> TestWorkspace {
    try TestWorkspace.withDemo(["conformance/demo/clean.yaml": Self.suite].merging(files) { $1 })
  }

  private func waiver(_ mutant: String, until: String = "2026-12-31") -> [String: String] {
    let entry = "{ mutant: \"\(mutant)\", reason: \"Nobody minds.\", owner: care, until: \(until) }"
    return ["conformance/mutants.yaml": "notispec_mutants: 1\nwaivers:\n  - \(entry)\n"]
  }

  private func run(_ arguments: [String] = [], in workspace: TestWorkspace) throws -> NotispecRun {
    let run = try NotispecRun(["mutate", "--today", "2026-06-01"] + arguments, in: workspace)
    #expect(run.errors == "")
    return run
  }

  @Test func aSurvivorIsAtItsLineWithWhereItShows() throws {
    let run = try run(in: try workspace())
    #expect(run.status == 1)
    let change = "Nothing fails if 'notifications.clean_reminder.target' is 'main_dashboard'"
    #expect(run.output.contains("specs/demo/app.yaml:20:13: error: \(change)"))
    #expect(run.output.contains("'\(Self.target)': 1 case ran"))
    #expect(run.output.contains("  behaviour  "))
    #expect(!run.output.contains("delay"), "the case notices a change of the delay")
  }

  /// Without a cap that lets everything through, the rules below it move up a line, and the reason of what does not come
  /// names another line. That is no change of what happens.
  @Test func aRuleThatOnlyMovedIsNoDifference() throws {
    let workspace = try workspace()
    try workspace.edit(
      "specs/demo/app.yaml", "notifications:\n",
      to: """
        policies:
          caps:
            - { id: many, max: 900, per: calendar_day, groups: [cleaning] }
            - { id: daily, max: 1, per: calendar_day, groups: [cleaning] }
        notifications:

        """)
    try workspace.edit(
      "specs/demo/app.yaml", "    target: paywall\n", to: "    target: paywall\n    group: cleaning\n    on_cap: drop\n"
    )
    try workspace.edit(
      "specs/demo/app.yaml", "trigger: { after: { signal: photos_cleaned, delay: 24h } }",
      to: "trigger: { after: { signal: photos_cleaned, delay: 24h, from: each } }")
    try workspace.edit(
      "conformance/demo/clean.yaml", "      - { after: 1m, app: background }",
      to: "      - { at: \"10:01\", signal: photos_cleaned }\n      - { after: 1m, app: background }")
    let run = try run(in: workspace)
    let lines = run.output.split(separator: "\n")
    let place = try #require(
      lines.firstIndex { $0.contains("'demo/policies.caps[many]:out': 1 case ran") }, "\(run.output)")
    #expect(!lines[place + 1].contains("it changes what happens"), "\(run.output)")
  }

  @Test func aCaseMoreIsASurvivorLess() throws {
    let workspace = try workspace()
    let tap = "- { after: 1m, tap: clean_reminder }\n    then:\n      - { opened: paywall }"
    try workspace.edit(
      "conformance/demo/clean.yaml", "then:\n      - { delivered: clean_reminder, at: \"2026-03-03 10:00\" }",
      to: "  \(tap)")
    #expect(try !run(in: workspace).output.contains(Self.target))
  }

  @Test func gatesAreWholeNumbers() throws {
    let workspace = try workspace()
    let survivors = try survivors(in: workspace)
    #expect(survivors > 1)
    #expect(try run(["--max-surviving", "\(survivors)"], in: workspace).status == 0)
    #expect(try run(["--max-surviving", "\(survivors - 1)"], in: workspace).status == 1)
    #expect(try NotispecRun("mutate", "--max-surviving", "-1", in: workspace).status == 64)
  }

  @Test func aWaiverTakesOneAwayAsLongAsItIsNeeded() throws {
    let all = try survivors(in: try workspace())
    #expect(try survivors(in: try workspace(waiver(Self.target))) == all - 1)
    for (mutant, until, code) in [
      (Self.target, "2026-05-31", "mutants/expired"), ("demo/app.nothing:1", "2026-12-31", "mutants/matches-nothing"),
      ("dmo/app.nothing:1", "2026-12-31", "mutants/matches-nothing"),
      ("demo/notifications.clean_reminder.trigger.after.delay:23h", "2026-12-31", "mutants/needs-no-waiver"),
    ] {
      let run = try run(["--max-surviving", "1000"], in: try workspace(waiver(mutant, until: until)))
      #expect(run.status == 1)
      #expect(run.output.contains("[\(code)]"), "\(run.output)")
    }
  }

  @Test func aRedBaselineIsAnError() throws {
    let workspace = try workspace()
    try workspace.edit("conformance/demo/clean.yaml", "2026-03-03 10:00", to: "2026-03-03 11:00")
    let run = try run(["--max-surviving", "1000"], in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("'demo.clean/a-day-later' fails even with nothing changed"))
    #expect(run.output.contains("no verdict, because 1 case fails without any change"))
    let page = try self.run(["--format", "html"], in: workspace).output
    #expect(page.contains("<h1>Mutation: no verdict, because 1 case fails without any change</h1>"))
    #expect(!page.contains("everything is noticed"))
  }

  /// `other` has a case that fails, and `third` an error; `demo` is judged all the same.
  @Test func theSoundAppsAreJudged() throws {
    func app(_ id: String, _ module: String) -> String {
      TestWorkspace.demo.replacing("id: demo\n", with: "id: \(id)\n").replacing("DemoNot", with: "\(module)Not")
        .replacing("scheme: demo", with: "scheme: \(id)")
    }
    let failing = Self.suite.replacing("demo", with: "other").replacing("2026-03-03 10:00", with: "2026-03-03 11:00")
    let workspace = try workspace([
      "specs/other/app.yaml": app("other", "Other"), "conformance/other/clean.yaml": failing,
      "specs/third/app.yaml": app("third", "Third").replacing("target: paywall", with: "target: paywal"),
      "conformance/mutants.yaml": waiver("other/notifications.clean_reminder.target:main_dashboard").values.joined(),
    ])
    let run = try run(["--max-surviving", "1000"], in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("Nothing fails if 'notifications.clean_reminder.target' is 'main_dashboard'"))
    #expect(run.output.contains("'other.clean/a-day-later' fails even with nothing changed"), "\(run.output)")
    #expect(run.output.contains("\nno verdict on 'other', because 1 case fails without any change\n"))
    #expect(run.output.hasSuffix("\nno verdict on 'third', because it has errors\n"))
    #expect(!run.output.contains("matches-nothing"))
    let page = try self.run(["--format", "html"], in: workspace).output
    #expect(page.contains("<h1>Mutation: 2 apps without a verdict; elsewhere "))
    let json = try self.run(["--format", "json"], in: workspace).output
    #expect(json.contains("\"notJudged\"") && json.contains("\"app\": \"third\""))
    #expect(json.contains("\"specs/demo/app.yaml\"") && !json.contains("\"specs/other/app.yaml\""))
  }

  @Test func aPriorityIsToldWithItsNeighbours() throws {
    let workspace = try workspace()
    let second = """
        second:
          summary: Another.
          target: paywall
          priority: 15
          trigger: { after: { signal: photos_cleaned, delay: 30d } }
          copy:
            body: { en: "Second look", ru: "Второй взгляд" }

      """
    try workspace.write(try workspace.read("specs/demo/app.yaml") + second, to: "specs/demo/app.yaml")
    #expect(
      try run(in: workspace).output.contains(
        "  'second' (15) goes before 'clean_reminder' (0) when both are due and a cap has room for one\n"))
  }

  /// A change that a scenario table cannot be read with is one that `check` refuses.
  @Test func whatATableRefusesIsRefused() throws {
    let workspace = try workspace()
    try workspace.edit(
      "specs/demo/app.yaml", "photos_cleaned: {}", to: "photos_cleaned: { parameters: { count: { type: int } } }")
    try workspace.edit("conformance/demo/clean.yaml", "photos_cleaned }", to: "photos_cleaned, with: { count: 3 } }")
    let report = try JSONSerialization.jsonObject(
      with: Data(try run(["--format", "json"], in: workspace).output.utf8))
    let files = try #require((report as? [String: Any])?["files"] as? [String: [String: Any]])
    let mutants = try #require(files["specs/demo/app.yaml"]?["mutants"] as? [[String: Any]])
    let types = mutants.filter { ($0["id"] as? String)?.contains("parameters.count") == true }
    let refused = types.filter { $0["status"] as? String == "CompileError" }
    #expect(refused.contains { ($0["id"] as? String)?.hasSuffix("count:out") == true }, "\(types)")
    #expect(!types.contains { ($0["statusReason"] as? String)?.contains("must be") == true }, "\(types)")
  }

  @Test func errorsAreInTheHeading() throws {
    let workspace = try workspace([
      "specs/other/app.yaml": TestWorkspace.demo.replacingOccurrences(of: "id: demo\n", with: "id: other\n")
        .replacingOccurrences(of: "DemoNotifications", with: "OtherNotifications")
        .replacingOccurrences(of: "scheme: demo", with: "scheme: other")
        .replacingOccurrences(of: "target: paywall", with: "target: paywal")
    ])
    let page = try run(["--format", "html"], in: workspace).output
    #expect(page.contains("<h1>Mutation: 1 app without a verdict; elsewhere "), "\(page.prefix(9_000).suffix(3_000))")
    #expect(page.contains("<p class=\"note\">write &#39;paywall&#39;</p>"))
  }

  @Test func theMistakesOfTheCoreAreListedALineEach() throws {
    let run = try run(["--core", "--fault", "list"], in: try workspace())
    #expect(run.output.hasPrefix("capOneMore\ncapIgnoresGroups\n"), "\(run.output.prefix(100))")
  }

  @Test func onlyWhatChangedSinceABaseIsTried() throws {
    let workspace = try workspace()
    try FileManager.default.copyItem(at: workspace.url("specs"), to: workspace.url("old"))
    #expect(try run(["--since", "old"], in: workspace).output.contains("no mutants"))
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: main_dashboard")
    let changed = try run(["--since", "old"], in: workspace)
    #expect(changed.output.contains("'demo/notifications.clean_reminder.target:paywall'"))
    #expect(!changed.output.contains("scheme"))
  }

  @Test func jsonFollowsTheSchemaOfMutationReports() throws {
    let run = try run(["--format", "json"], in: try workspace())
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["schemaVersion"] as? String == "2")
    let files = try #require(report["files"] as? [String: [String: Any]])
    let file = try #require(files["specs/demo/app.yaml"])
    #expect(file["source"] as? String == TestWorkspace.demo)
    let mutants = try #require(file["mutants"] as? [[String: Any]])
    let statuses = Dictionary(grouping: mutants) { $0["status"] as? String ?? "" }.mapValues(\.count)
    #expect(Set(statuses.keys).isSubset(of: ["Killed", "Survived", "NoCoverage", "CompileError", "Ignored"]))
    let killed = try #require(mutants.first { $0["status"] as? String == "Killed" })
    #expect(killed["killedBy"] as? [String] == ["demo.clean/a-day-later"])
    #expect(Set(mutants.compactMap { $0["id"] as? String }).count == mutants.count)
  }

  @Test func thePageHasSurvivorsAndWaivers() throws {
    let page = try run(["--format", "html"], in: try workspace(waiver(Self.target))).output
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("Waived: Nobody minds. (care, until 2026-12-31)"))
    #expect(page.contains("noticed by demo.clean/a-day-later"))
  }

  private func survivors(in workspace: TestWorkspace) throws -> Int {
    let output = try run(["--format", "json"], in: workspace).output
    return output.components(separatedBy: "\"status\": \"Survived\"").count
      + output.components(separatedBy: "\"status\": \"NoCoverage\"").count - 2
  }
}
