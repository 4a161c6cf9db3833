import Foundation
import TestSupport
import Testing

/// Mistakes of one app do not keep the others from running.
@Suite struct OneBrokenAppTests {
  private static let requirements = """
    - { id: DEMO/CLEAN-1, document: demo, section: A, quote: Clean., requires: Clean., kind: type, checked_by: scenario }

    """

  private static func suite(_ app: String) -> String {
    """
    notispec_scenarios: 1
    suite: \(app).clean
    app: \(app)
    defaults: { start: { at: "2026-03-02 09:00", zone: UTC, authorization: authorized, app: foreground } }
    scenarios:
      - id: a-day-later
        covers: [DEMO/CLEAN-1]
        steps:
          - { at: "10:00", signal: photos_cleaned }
          - { until: "2026-03-04 12:00" }
        then:
          - { delivered: clean_reminder, at: "2026-03-03 10:00" }

    """
  }

  /// `demo` is sound, `other` names a screen that is unknown.
  private func workspace(_ more: [String: String] = [:]) throws -> TestWorkspace {
    let other = TestWorkspace.demo.replacing("id: demo\n", with: "id: other\n")
      .replacing("DemoNotifications", with: "OtherNotifications").replacing("scheme: demo", with: "scheme: other")
      .replacing("target: paywall", with: "target: paywal")
    return try TestWorkspace.withDemo(
      [
        "specs/other/app.yaml": other, "conformance/requirements.yaml": Self.requirements,
        "conformance/demo/clean.yaml": Self.suite("demo"), "conformance/other/clean.yaml": Self.suite("other"),
      ].merging(more) { $1 })
  }

  @Test func theSoundAppsRun() throws {
    let run = try NotispecRun("conform", in: try workspace())
    #expect(run.status == 1)
    #expect(run.output.contains("specs/other/app.yaml:"), "\(run.output)")
    #expect(run.output.contains("1 case in 1 suite: 1 passed, 0 failed; not all were run\n"), "\(run.output)")
    #expect(run.output.hasSuffix("not run, because of errors: other\n"), "\(run.output)")
    let json = try NotispecRun("conform", "--format", "json", in: try workspace())
    #expect(json.status == 1)
    #expect(json.output.contains("\"verdict\": \"passed\"") && json.output.contains("spec/unknown-id"))
    #expect(json.output.contains("\"not_run\": [\n      \"other\"\n    ]"), "\(json.output)")
    let page = try NotispecRun("conform", "--format", "html", in: try workspace())
    #expect(page.output.contains("<h1>Conformance: 1 error; 1 case, none failed; not all were run</h1>"))
  }

  /// Each case that errors keep out is there in every format, with the error.
  @Test func everyCaseThatWasNotRunIsInTheReports() throws {
    let broken = """
        - id: late
          covers: [DEMO/CLEAN-1]
          steps: [{ at: "10:00", signal: photos_clean }]
          then: [{ delivered: none }]
        - id: rows
          covers: [DEMO/CLEAN-1]
          steps: [{ at: "10:00", signal: photos_cleaned }, { until: "{end}" }]
          then: [{ delivered: none }]
          table: { columns: [key, end], rows: [[a, "11:00"], [b, "9:70"]] }

      """
    let unparsed = Self.suite("demo").replacing("suite: demo.clean", with: "suite: demo.two")
      .replacing("steps:", with: "steps: [")
    let ofNoKind = Self.suite("demo").replacing("suite: demo.clean", with: "suite: demo.three")
      .replacing("notispec_scenarios", with: "notispec_scenaros")
    let workspace = try workspace([
      "conformance/demo/clean.yaml": Self.suite("demo") + broken, "conformance/demo/two.yaml": unparsed,
      "conformance/demo/three.yaml": ofNoKind,
    ])
    func output(_ arguments: String...) throws -> String {
      let run = try NotispecRun(["conform"] + arguments, in: workspace)
      #expect(run.status == 1)
      return run.output
    }
    let ids = [
      "demo.clean/late", "demo.clean/rows/b", "demo.three/a-day-later", "demo.two/a-day-later",
      "other.clean/a-day-later",
    ]
    let junit = try output("--format", "junit")
    #expect(JUnitSchema.faults(of: junit) == [])
    // Each with its own error, or skipped because of another one.
    let cases = junit.matches(of: /<testcase name="([^"]*)" classname="([a-z.]*)"[^>]*>\n *<(\w+) message="not run/)
    #expect(
      cases.map { "\($0.2)/\($0.1) \($0.3)" }
        == zip(ids, ["error", "error", "skipped", "skipped", "skipped"]).map {
          "\($0) \($1)"
        })
    #expect(junit.contains("not run, because of an error at specs/other/app.yaml:"))
    #expect(junit.contains("not run, because of an error at conformance/demo/two.yaml:"))
    #expect(junit.matches(of: /<testcase [^>]*time="0\.\d{6}"/).count == 2)
    let tap = try output("--format", "tap")
    for id in ids { #expect(tap.contains(" - \(id) # SKIP not run, because of an error at"), "\(id)") }
    let page = try output("--format", "html")
    #expect(page.contains("href=\"#unrun\">5 not run</a>"))
    for id in ids { #expect(page.contains("<li><code>\(id)</code>"), "\(id)") }
    let markdown = try output("--format", "markdown")
    for id in ids { #expect(markdown.contains("- `\(id)`: not run, because of an error at"), "\(id)") }
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(output("--format", "json").utf8)) as? [String: Any])
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["cases_not_run"] as? [String] == ids)
    // Only what was asked for.
    let some = try output("--filter", "demo.clean/*", "--format", "junit")
    #expect(some.ranges(of: "message=\"not run").count == 2)
    #expect(try output("--app", "demo", "--format", "junit").ranges(of: "message=\"not run").count == 4)
  }

  @Test func nothingCouldBeRunAndEachCaseSaysSo() throws {
    let workspace = try workspace()
    let junit = try NotispecRun("conform", "--app", "other", "--format", "junit", in: workspace).output
    #expect(JUnitSchema.faults(of: junit) == [])
    #expect(
      junit.contains("<testcase name=\"a-day-later\" classname=\"other.clean\">\n      <skipped message=\"not run"))
    let page = try NotispecRun("conform", "--app", "other", "--format", "html", in: workspace).output
    #expect(page.contains("<li><code>other.clean/a-day-later</code>"))
    #expect(page.contains("<code class=\"code\">[spec/unknown-id]</code>"))
  }

  @Test func theyAreCountedInCoverage() throws {
    let run = try NotispecRun("coverage", in: try workspace())
    #expect(run.status == 1)
    #expect(run.output.contains("specs/other/app.yaml:"), "\(run.output)")
    #expect(run.output.contains("demo          1       1           0               0     0\n"), "\(run.output)")
    let json = try NotispecRun("coverage", "--format", "json", in: try workspace())
    #expect(json.status == 1)
    #expect(json.output.contains("\"complete\": false") && json.output.contains("spec/unknown-id"))
    let page = try NotispecRun("coverage", "--format", "markdown", in: try workspace())
    #expect(page.status == 1)
    #expect(page.output.hasPrefix("# Requirements") && page.errors.contains("spec/unknown-id"))
  }

  @Test func aBrokenScenarioDoesNotKeepTheOthersFromRunning() throws {
    let broken = Self.suite("demo").replacing("suite: demo.clean", with: "suite: demo.two")
      .replacing("signal: photos_cleaned", with: "signal: photos_clean")
    let run = try NotispecRun("conform", "--app", "demo", in: try workspace(["conformance/demo/two.yaml": broken]))
    #expect(run.status == 1)
    #expect(run.output.contains("conformance/demo/two.yaml:"), "\(run.output)")
    #expect(run.output.contains("1 passed, 0 failed; not all were run\n"), "\(run.output)")
    #expect(run.output.hasSuffix("not run, because of errors: conformance/demo/two.yaml\n"), "\(run.output)")
  }

  @Test func theCasesThatWereNotRunAreNamed() throws {
    func output(_ more: String) throws -> String {
      let workspace = try workspace(["conformance/demo/clean.yaml": Self.suite("demo") + more])
      return try NotispecRun("conform", "--app", "demo", in: workspace).output
    }
    let broken = """
        - id: late
          covers: [DEMO/CLEAN-1]
          steps: [{ at: "10:00", signal: photos_clean }]
          then: [{ delivered: none }]
        - id: rows
          covers: [DEMO/CLEAN-1]
          steps: [{ at: "10:00", signal: photos_cleaned }, { until: "{end}" }]
          then: [{ delivered: none }]
          table: { columns: [key, end], rows: [[a, "11:00"], [b, "9:70"]] }

      """
    let named = try output(broken)
    #expect(named.contains("2 passed, 0 failed; not all were run\n"), "\(named)")
    #expect(named.hasSuffix("not run, because of errors: demo.clean/late, demo.clean/rows/b\n"), "\(named)")
    let unnamed = try output("  - covers: [DEMO/CLEAN-1]\n    steps: []\n    then: [{ delivered: none }]\n")
    #expect(
      unnamed.hasSuffix("not run, because of errors: cases with errors in conformance/demo/clean.yaml\n"),
      "\(unnamed)")
  }

  @Test func aFileThatCannotBeParsedIsNamed() throws {
    let broken = Self.suite("demo").replacing("suite: demo.clean", with: "suite: \"demo.two")
    let run = try NotispecRun("conform", "--app", "demo", in: try workspace(["conformance/demo/two.yaml": broken]))
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("not run, because of errors: conformance/demo/two.yaml\n"), "\(run.output)")
  }

  @Test func nothingIsGeneratedUnlessTheBrokenAppIsLeftOut() throws {
    let workspace = try workspace()
    #expect(try NotispecRun("generate", in: workspace).status == 1)
    #expect(!workspace.exists("generated"))
    #expect(try NotispecRun("generate", "--app", "demo", in: workspace).status == 0)
    #expect(workspace.exists("generated/swift/DemoNotifications"))
  }

  @Test(arguments: ["demo.clean/*", "demo.*", "demo.clean/a-day-late?"])
  func aFilterReadsOnlyWhatItNeeds(_ filter: String) throws {
    let workspace = try workspace([
      "conformance/other/broken.yaml": "notispec_scenarios: 1\nsuite: other.broken\nscenarios: [\n",
      "conformance/third/app.yaml": "notispec: 1\napp: { id: third }\n",
    ])
    let run = try NotispecRun("conform", "--filter", filter, in: workspace)
    #expect(run.output.contains("1 passed, 0 failed"), "\(run.output)")
    #expect(!run.output.contains("/other/") && !run.output.contains("/third/"), "\(run.output)")
    #expect(run.status == 0)
    // What could not be read may be what a wide pattern means.
    let wide = try NotispecRun("conform", "--filter", "*/a-day-later", in: workspace)
    #expect(wide.status == 1)
    #expect(wide.output.contains("conformance/other/broken.yaml:") && wide.output.contains("1 passed, 0 failed"))
  }
}
