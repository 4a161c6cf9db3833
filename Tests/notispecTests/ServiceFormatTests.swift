import Foundation
import TestSupport
import Testing

/// `--format github` and `--format junit` of the verbs whose results are no findings.
@Suite struct ServiceFormatTests {
  private static let requirements = """
    - { id: DEMO/CLEAN-1, document: demo, section: A, quote: Clean., requires: Clean., kind: type, checked_by: scenario }
    - { id: DEMO/CLEAN-2, document: demo, section: A, quote: Clean., requires: Tidy up., kind: type, checked_by: scenario }
    - { id: DEMO/FILE-1, document: files, section: A, quote: A., requires: A file., kind: type, checked_by: artifact }

    """

  private static let suite = """
    notispec_scenarios: 1
    suite: demo.clean
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: UTC, authorization: authorized, app: foreground } }
    scenarios:
      - id: a-day-later
        covers: [DEMO/CLEAN-1, DEMO/FILE-1]
        steps:
          - { at: "10:00", signal: photos_cleaned }
          - { until: "2026-03-04 12:00" }
        then:
          - { delivered: clean_reminder, at: "2026-03-03 10:00" }

    """

  private func workspace(_ files: [String: String] = [:]) throws -> TestWorkspace {
    try TestWorkspace.withDemo(
      ["conformance/requirements.yaml": Self.requirements, "conformance/demo/clean.yaml": Self.suite]
        .merging(files) { $1 })
  }

  private func output(_ arguments: String..., in workspace: TestWorkspace, status: Int32 = 1) throws -> String {
    let run = try NotispecRun(arguments, in: workspace)
    #expect(run.status == status && run.errors == "", "\(run.errors)")
    if arguments.contains("junit") { #expect(JUnitSchema.faults(of: run.output) == []) }
    return run.output
  }

  @Test func coverageIsAtTheRequirements() throws {
    let workspace = try workspace()
    let lines = try output("coverage", "--format", "github", in: workspace).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=conformance/requirements.yaml,line=2,col=9,endLine=2,endColumn=21,title=coverage/open::"),
      "\(lines)")
    #expect(lines[0].hasSuffix("'DEMO/CLEAN-2' is open: no case. It says: Tidy up."))
    #expect(lines[1].hasPrefix("::notice file=conformance/requirements.yaml,line=3,"))
    let strict = try output("coverage", "--strict", "--format", "github", in: workspace)
    #expect(strict.contains("\n::error file=conformance/requirements.yaml,line=3,"))
    let junit = try output("coverage", "--format", "junit", in: workspace)
    #expect(junit.contains("<testsuites name=\"notispec coverage\" tests=\"3\" failures=\"1\" errors=\"0\">"))
    #expect(junit.contains("<testsuite name=\"files\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"1\""))
    #expect(junit.contains("<failure message=\"'DEMO/CLEAN-2' is open: no case."))
    #expect(
      try output("coverage", "--strict", "--format", "junit", in: workspace).contains("tests=\"3\" failures=\"2\""))
  }

  @Test func changesAreAtTheirLines() throws {
    let workspace = try workspace()
    try FileManager.default.copyItem(at: workspace.url("specs"), to: workspace.url("old"))
    let same = try output("diff", "old", "--format", "junit", in: workspace, status: 0)
    #expect(same.contains("<testcase name=\"no changes since old\" classname=\"notispec diff\"/>"))
    #expect(try output("diff", "old", "--format", "github", in: workspace, status: 0) == "")
    try workspace.edit("specs/demo/app.yaml", "  clean_reminder:", to: "  tidy_reminder:")
    try workspace.edit("specs/demo/app.yaml", "path: /paywall", to: "path: /pay")
    let github = try output("diff", "old", "--format", "github", in: workspace, status: 0)
    #expect(github.hasPrefix("::error file=specs/demo/app.yaml,line="), "\(github)")
    #expect(
      github.contains("title=diff/break::'notifications.clean_reminder' is now called 'tidy_reminder'"), "\(github)")
    #expect(github.contains("%0Aold/demo/app.yaml:18:3: before\n"), "\(github)")
    let junit = try output("diff", "old", "--format", "junit", "--breaking", in: workspace)
    #expect(
      junit.contains("<failure message=\"'notifications.clean_reminder' is now called 'tidy_reminder'"), "\(junit)")
    #expect(junit.contains("<testsuite name=\"demo\""))
  }

  @Test func unnoticedValuesAreAtTheirLines() throws {
    let workspace = try workspace()
    let github = try output("mutate", "--format", "github", in: workspace)
    #expect(
      github.contains(
        "::error file=specs/demo/app.yaml,line=20,col=13,endLine=20,endColumn=20,title=mutants/survived::"),
      "\(github)")
    let junit = try output("mutate", "--format", "junit", in: workspace)
    #expect(junit.contains("<testsuite name=\"specs/demo/app.yaml\""))
    #expect(junit.contains("<testcase name=\"demo/notifications.clean_reminder.trigger.after.delay:"))
    #expect(junit.contains("<failure message=\"Nothing fails if 'notifications.clean_reminder.target' is"))
  }

  @Test func errorsComeInstead() throws {
    let workspace = try workspace()
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    for verb in [["coverage"], ["diff", "specs"], ["mutate"]] {
      let github = try NotispecRun(verb + ["--format", "github"], in: workspace).output
      #expect(github.contains("title=spec/unknown-id::"), "\(verb)")
      let junit = try NotispecRun(verb + ["--format", "junit"], in: workspace).output
      #expect(JUnitSchema.faults(of: junit) == [], "\(verb)")
      #expect(junit.contains("type=\"spec/unknown-id\""), "\(verb)")
    }
  }
}
