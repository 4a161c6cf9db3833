import Foundation
import Testing

/// Runs of scenario tables by the command.
@Suite struct ConformTests {
  private static let suite = """
    notispec_scenarios: 1
    suite: demo.clean
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
    scenarios:
      - id: a-day-later
        covers: [DEMO/CLEAN-1]
        table:
          columns: [key, shown]
          rows:
            - [right, "2026-03-03 10:00"]
            - [wrong, "2026-03-03 11:00"]
        steps:
          - { at: "10:00", signal: photos_cleaned }
          - { after: 1m, app: background }
          - { until: "2026-03-04 12:00" }
        then:
          - { delivered: clean_reminder, at: "{shown}" }

    """

  private static func known(_ pattern: String) -> String {
    """
    notispec_known_failing: 1
    entries:
      - { pattern: "\(pattern)", reason: "Being mended.", owner: care, until: 2026-06-30 }

    """
  }

  private func workspace(knownFailing: String? = nil) throws -> TestWorkspace {
    var files = ["conformance/demo/clean.yaml": Self.suite]
    files["conformance/known-failing.yaml"] = knownFailing
    return try TestWorkspace.withDemo(files)
  }

  @Test func everyFormatTellsTheSameVerdicts() throws {
    let workspace = try workspace()
    func output(_ format: String) throws -> String {
      let run = try NotispecRun("conform", "--format", format, in: workspace)
      #expect(run.status == 1)
      #expect(run.errors == "")
      return run.output
    }
    #expect(try output("text").contains("2 cases in 1 suite: 1 passed, 1 failed\neach case ran twice"))
    #expect(try output("json").contains("\"seed\": 1"))
    let lines = try output("jsonl").split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    let summary = #"{"cases":2,"passed":1,"failed":1,"known_failing":0,"not_judged":0,"seed":1}"#
    #expect(lines.last == "{\"summary\":\(summary)}")
    #expect(try output("junit").contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
    let tap = try output("tap")
    #expect(tap.hasPrefix("TAP version 14\n1..2\nok 1 - demo.clean/a-day-later/right: a-day-later\nnot ok 2 - "))
    let annotation = try output("github")
    #expect(annotation.hasPrefix("::error file=conformance/demo/clean.yaml,line=18,"), "\(annotation)")
    let page = try output("html")
    #expect(page.contains("<title>Conformance: 1 of 2 cases failed</title>"))
    #expect(page.contains("<code>- [wrong, &quot;2026-03-03 11:00&quot;]</code>"))
  }

  @Test func anyNumberOfJobsGivesTheSameBytes() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let one = try NotispecRun("conform", "--jobs", "1", "--format", "json", in: workspace)
    let three = try NotispecRun("conform", "--jobs", "3", "--format", "json", in: workspace)
    #expect(one.status == three.status)
    #expect(one.output == three.output)
    let page = try NotispecRun("conform", "--jobs", "1", "--format", "html", in: workspace)
    #expect(try NotispecRun("conform", "--jobs", "2", "--format", "html", in: workspace).output == page.output)
  }

  @Test func shardsShareTheCases() throws {
    let workspace = try workspace()
    let runs = try ["1/2", "2/2"].map { try NotispecRun("conform", "--shard", $0, "--format", "jsonl", in: workspace) }
    let cases = runs.flatMap(\.lines).filter { $0.hasPrefix("{\"case\"") }
    #expect(cases.count == 2)
    #expect(try NotispecRun("conform", "--shard", "3/2", in: workspace).status == 64)
    #expect(try NotispecRun("conform", "--jobs", "0", in: workspace).status == 64)
    #expect(try NotispecRun("conform", "--seed=-1", in: workspace).status == 64)
  }

  @Test func filtersAddUp() throws {
    let workspace = try workspace()
    #expect(try NotispecRun("conform", "--filter", "*/right", in: workspace).status == 0)
    let both = try NotispecRun("conform", "--filter", "*/right", "--filter", "*/wrong", "--once", in: workspace)
    #expect(both.status == 1)
    #expect(both.output.hasSuffix("2 cases in 1 suite: 1 passed, 1 failed\n"))
    let typo = try NotispecRun("conform", "--filter", "*/right", "--filter", "*/rong", in: workspace)
    #expect(typo.status == 64)
    #expect(typo.errors.contains("--filter: no case has an id that matches '*/rong'"))
    for (filter, hint) in [
      ("demo.clean", "write 'demo.clean/*'"), ("demo.clean/a-day-later", "write 'demo.clean/a-day-later/*'"),
      ("demo.claen", "did you mean 'demo.clean'?"), ("demo.claen/*", "did you mean 'demo.clean/*'?"),
    ] {
      let run = try NotispecRun("conform", "--filter", filter, in: workspace)
      #expect(run.status == 64)
      #expect(run.errors.contains(hint), "\(run.errors)")
    }
  }

  @Test func aKnownFailureIsNoFailureUntilItsDate() throws {
    let workspace = try workspace(knownFailing: Self.known("*/wrong"))
    let run = try NotispecRun("conform", "--today", "2026-06-30", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("known   demo.clean/a-day-later/wrong: Being mended. (care, until 2026-06-30)"))
    #expect(run.output.contains("2 cases in 1 suite: 1 passed, 0 failed, 1 known to fail"))
    #expect(
      try NotispecRun("conform", "--format", "tap", "--today=2026-06-30", in: workspace).output.contains("# TODO"))
    let over = try NotispecRun("conform", "--today", "2026-07-01", in: workspace)
    #expect(over.status == 1)
    #expect(over.output.contains("conformance/known-failing.yaml:3:"))
    #expect(over.output.contains("[known-failing/expired]"))
    #expect(over.output.contains("1 passed, 1 failed\n"))
    // A filter that leaves the case out says nothing about its entry.
    #expect(try NotispecRun("conform", "--filter", "*/right", "--today=2026-06-30", in: workspace).status == 0)
  }

  @Test(arguments: [("*", "passes"), ("*/gone", "matches-nothing")])
  func anEntryThatHidesNothingFailsTheRun(_ pattern: String, _ code: String) throws {
    let workspace = try workspace(knownFailing: Self.known(pattern))
    let run = try NotispecRun(
      "conform", "--filter", "*/right", "--filter", "*", "--today", "2026-06-30", "--fail-on", "never", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("[known-failing/\(code)]"))
    let junit = try NotispecRun("conform", "--format", "junit", "--today", "2026-06-30", in: workspace)
    #expect(junit.output.contains("type=\"known-failing/\(code)\""))
  }

  @Test func aBrokenListIsFoundByCheckToo() throws {
    let workspace = try workspace(knownFailing: "notispec_known_failing: 1\nentry: []\n")
    for verb in ["check", "conform"] {
      let run = try NotispecRun(verb, in: workspace)
      #expect(run.status == 1)
      #expect(run.output.contains("conformance/known-failing.yaml:2:1: error:"))
    }
  }
}
