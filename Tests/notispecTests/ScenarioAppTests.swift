import Foundation
import Testing

/// Apps that only scenarios have.
@Suite struct ScenarioAppTests {
  private static let app = TestWorkspace.demo.replacingOccurrences(of: "id: demo", with: "id: clocks")
  private static let suite = """
    notispec_scenarios: 1
    suite: clocks.all
    app: clocks
    scenarios:
      - id: a-day-later
        covers: [DEMO/CLEAN-1]
        start: { at: "2026-03-02 09:00", zone: Europe/Berlin, tzdata: "2000a" }
        steps: [{ at: "10:00", signal: photos_cleaned }, { until: "2026-03-04 12:00" }]
        then: [{ delivered: clean_reminder, at: "2026-03-03 10:00" }]

    """

  private func workspace(_ more: [String: String] = [:]) throws -> TestWorkspace {
    try TestWorkspace.withDemo(
      ["conformance/clocks/app.yaml": Self.app, "conformance/clocks/all.yaml": Self.suite].merging(more) { $1 })
  }

  @Test func itIsCheckedAndRunAndNothingIsGenerated() throws {
    let workspace = try workspace()
    #expect(try NotispecRun("check", in: workspace).status == 0)
    for run in [
      try NotispecRun("conform", in: workspace), try NotispecRun("conform", "--app", "clocks", in: workspace),
    ] {
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("1 case in 1 suite: 1 passed, 0 failed"))
    }
    let other = try NotispecRun("conform", "--app", "demo", in: workspace)
    #expect(other.output.contains("There are no scenarios"))
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(!workspace.exists("generated/swift/ClocksNotifications"))
    #expect(!(try workspace.read("generated/manifest.json")).contains("clocks"))
  }

  @Test func itsMistakesAreFindings() throws {
    let workspace = try workspace()
    try workspace.edit("conformance/clocks/app.yaml", "signal: photos_cleaned", to: "signal: photos_clean")
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("conformance/clocks/app.yaml:"))
    #expect(run.output.contains("did you mean 'photos_cleaned'?"))
    // What the broken part decides is not judged.
    #expect(!run.output.contains("conformance/clocks/all.yaml"))
  }

  @Test func aFileThatCannotBeParsedHidesTheApp() throws {
    let run = try NotispecRun("check", in: try workspace(["conformance/clocks/app.yaml": "notispec: [\n"]))
    #expect(run.status == 1)
    #expect(!run.output.contains("conformance/clocks/all.yaml"))
  }

  @Test func anAppIsDescribedOnce() throws {
    for path in ["conformance/demo/app.yaml", "conformance/deep/clocks/app.yaml"] {
      let text = path.contains("demo") ? TestWorkspace.demo : Self.app
      let run = try NotispecRun("check", in: try workspace([path: text]))
      #expect(run.status == 1)
      #expect(run.output.contains("[workspace/second-app]"), "\(run.output)")
    }
  }

  @Test func aMachineWithOlderTimeZoneDataGivesNoVerdict() throws {
    let workspace = try workspace()
    try workspace.edit("conformance/clocks/all.yaml", "2000a", to: "2999z")
    try workspace.edit("conformance/clocks/all.yaml", "2026-03-03 10:00", to: "2026-03-03 11:00")
    let run = try NotispecRun("conform", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("not judged  clocks.all/a-day-later: needs tzdata 2999z, and this is 20"))
    #expect(run.output.contains("1 case in 1 suite: 0 passed, 0 failed, 1 not judged"))
    #expect(try NotispecRun("conform", "--format", "tap", in: workspace).output.contains("# SKIP needs tzdata 2999z"))
    #expect(try NotispecRun("conform", "--format", "junit", in: workspace).output.contains("skipped=\"1\""))
    #expect(try NotispecRun("conform", "--format", "html", in: workspace).output.contains("Not judged"))
  }
}
