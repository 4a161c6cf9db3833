import Foundation
import Testing

/// No file that somebody meant is left out without a word.
@Suite struct UnreadFileTests {
  private static let suite = """
    notispec_scenarios: 1
    suite: demo.clean
    app: demo
    scenarios:
      - id: a-day-later
        covers: [DEMO/CLEAN-1]
        start: { at: "2026-03-02 09:00", zone: Europe/Berlin }
        steps: [{ at: "10:00", signal: photos_cleaned }, { until: "2026-03-04 12:00" }]
        then: [{ delivered: clean_reminder, at: "2026-03-03 10:00" }]

    """

  private static let marker = "notispec_scenarios: 1\n"

  @Test(arguments: [
    (
      "notispec_scenaros: 1\n\(suite.dropFirst(marker.count))", "two.yaml:1:1: error: ",
      "write 'notispec_scenarios'"
    ),
    (String(suite.dropFirst(marker.count)), "two.yaml:1:1: error: ", "put that line above this one"),
    ("suite: x\nnotispec_scenarios: 1\n", "two.yaml:2:1: error: ", "'notispec_scenarios' is not its first key"),
    ("suite: x\nnotispec_scenario: 1\n", "two.yaml:2:1: error: ", "begin the file with 'notispec_scenarios: 1'"),
    ("notes: [a, b]\n", "two.yaml:1:1: error: ", "it begins with 'notes'"),
    (
      "notispec: 1\n\(suite.dropFirst(marker.count))".replacing("app: demo\n", with: ""), "two.yaml:1:1: error: ",
      "write 'notispec_scenarios'"
    ),
    ("notispec: 1\n\(suite.dropFirst(marker.count))", "two.yaml:1:1: error: ", "write 'notispec_scenarios'"),
    ("- a\n", "two.yaml:1:1: error: ", "does not begin with a key"),
    ("# nothing yet\n", "two.yaml:1:1: error: ", "This file is empty"),
  ])
  func aFileOfNoKindIsAnError(_ text: String, _ place: String, _ words: String) throws {
    let workspace = try TestWorkspace.withDemo([
      "conformance/demo/one.yaml": Self.suite, "conformance/demo/two.yaml": text,
      "conformance/requirements.yaml":
        "[{ id: DEMO/CLEAN-1, document: demo, section: A, quote: Clean., requires: Clean., kind: type, checked_by: scenario }]",
    ])
    for verb in ["check", "conform", "coverage"] {
      let run = try NotispecRun(verb, in: workspace)
      #expect(run.status == 1, "\(verb)")
      #expect(run.output.contains("conformance/demo/\(place)"), "\(run.output)")
      #expect(run.output.contains(words), "\(run.output)")
    }
  }

  @Test(arguments: [
    ("conformance/demo/two.YAML", "rename it to end in '.yaml'"), ("conformance/demo/two.Yml", "rename it to end"),
    ("conformance/demo/known-failing.yaml", "only 'conformance/known-failing.yaml' is"),
    ("conformance/demo/more/requirements.yaml", "only 'conformance/requirements.yaml' is"),
    ("specs/demo/x.YAML", "rename it to end in '.yaml'"), ("specs/notispec.yml", "rename it to 'notispec.yaml'"),
    ("specs/Notispec.YAML", "rename it to 'notispec.yaml'"), ("specs/demo.YML", "belongs to no app"),
  ])
  func aFileUnderAnotherNameIsAnError(_ path: String, _ words: String) throws {
    let workspace = try TestWorkspace.withDemo([path: "notispec_known_failing: 1\nentries: []\n"])
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("\(path):1:1: error: "), "\(run.output)")
    #expect(run.output.contains(words), "\(run.output)")
  }

  /// Each app may have its requirements in its own folder, and all of them are one list.
  @Test func theRequirementsOfAnAppAreRead() throws {
    func entry(_ id: String) -> String {
      "{ id: \(id), document: demo, section: A, quote: Clean., requires: Clean., kind: type, checked_by: scenario }"
    }
    func workspace(_ own: String...) throws -> TestWorkspace {
      try TestWorkspace.withDemo([
        "conformance/requirements.yaml": "[\(entry("DEMO/CLEAN-1"))]",
        "conformance/demo/requirements.yaml": "[\(own.map(entry).joined(separator: ",\n"))]",
      ])
    }
    let open = try NotispecRun("coverage", in: workspace("DEMO/CLEAN-2"))
    #expect(open.output.contains("DEMO/CLEAN-1") && open.output.contains("DEMO/CLEAN-2"), "\(open.output)")
    let twice = try NotispecRun("check", in: workspace("DEMO/CLEAN-2", "DEMO/CLEAN-1"))
    #expect(twice.status == 1)
    #expect(
      twice.output.contains(
        "conformance/demo/requirements.yaml:2:7: error: 'DEMO/CLEAN-1' is the id of another requirement too"),
      "\(twice.output)")
  }

  @Test(arguments: ["check", "conform", "coverage", "generate", "list", "dump"])
  func aFolderThatSomebodyNamedMustBeThere(_ verb: String) throws {
    let workspace = try TestWorkspace.withDemo(["file": ""])
    for arguments in [["--conformance", "nope"], ["--conformance=nope"], ["--conformance", "file"]] {
      let line = "\"$NOTISPEC\" \(verb) \(arguments.joined(separator: " "))"
      let run = try NotispecRun(shell: line, in: workspace)
      #expect(run.status == 66, "\(line): \(run.output)\(run.errors)")
      #expect(run.errors.contains("cannot read '\(arguments.last == "file" ? "file" : "nope")'"), "\(run.errors)")
    }
    if verb == "check" { #expect(try NotispecRun(verb, in: workspace).status == 0) }
  }
}
