import Foundation
import Testing

/// What pages for people say of the run that they are about.
@Suite struct ReportPageTests {
  private static let suite = """
    notispec_scenarios: 1
    suite: demo.clean
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: UTC, authorization: authorized, app: foreground } }
    scenarios:
      - id: a-day-later
        title: A day after cleaning the reminder comes
        covers: [DEMO/CLEAN-1]
        steps:
          - { at: "10:00", signal: photos_cleaned }
          - { until: "2026-03-04 12:00" }
        then:
          - { delivered: clean_reminder, at: "2026-03-03 10:00" }

    """

  private func workspace() throws -> TestWorkspace {
    try TestWorkspace.withDemo(["conformance/demo/clean.yaml": Self.suite])
  }

  private func git(_ line: String, in workspace: TestWorkspace) throws -> String {
    let run = try NotispecRun(
      shell: "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a "
        + "GIT_COMMITTER_EMAIL=a@example.com GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_DATE='2026-01-01T00:00:00Z' "
        + "GIT_COMMITTER_DATE='2026-01-02T00:00:00Z' HOME=/nonexistent\n" + line, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func identity(_ verb: String, in workspace: TestWorkspace, _ more: String...) throws -> String {
    let page = try NotispecRun([verb, "--format", "html"] + more, in: workspace).output
    return page.firstMatch(of: /<p class="identity">([^<]*)<\/p>/).map { String($0.1) } ?? ""
  }

  @Test func thePageSaysWhatWasRun() throws {
    let workspace = try workspace()
    let version = try NotispecRun("--version", in: workspace).output.trimmingCharacters(in: .whitespacesAndNewlines)
    for verb in ["conform", "mutate"] { #expect(try identity(verb, in: workspace) == "demo · notispec \(version)") }
    let commit = try git("git init -q . && git add -A && git commit -q -m one && git rev-parse HEAD", in: workspace)
    let committed = "demo · specs of commit \(commit.prefix(12)), 2026-01-02"
    for verb in ["conform", "mutate"] {
      #expect(try identity(verb, in: workspace) == "\(committed) · notispec \(version)")
    }
    #expect(
      try identity("conform", in: workspace, "--today", "2026-06-01")
        == "\(committed) · expiry dates compared with 2026-06-01 · notispec \(version)")
    try workspace.edit("conformance/demo/clean.yaml", "2026-03-04", to: "2026-03-05")
    #expect(try identity("conform", in: workspace).hasPrefix("\(committed), with later changes · "))
    let markdown = try NotispecRun("conform", "--format", "markdown", in: workspace).output
    // As code, because GitHub makes a link of a commit's id.
    let quoted = "demo · specs of commit `\(commit.prefix(12))`, 2026-01-02"
    #expect(markdown.contains("\n\(quoted), with later changes · notispec \(version)\n"))
  }

  /// A repository around a workspace that is not in it has nothing to say of it.
  @Test func theCommitOfOthersIsNotShown() throws {
    let workspace = try workspace()
    _ = try git("echo a > a && git init -q . && git add a && git commit -q -m one", in: workspace)
    #expect(try !identity("conform", in: workspace).contains("commit"))
  }

  @Test func failuresStandAtTheTopWithLinks() throws {
    let workspace = try workspace()
    #expect(!(try NotispecRun("conform", "--format", "html", in: workspace).output.contains("What failed")))
    try workspace.edit("conformance/demo/clean.yaml", "2026-03-03 10:00", to: "2026-03-03 11:00")
    let page = try NotispecRun("conform", "--format", "html", in: workspace).output
    let list = try #require(page.firstRange(of: "<section id=\"contents\"><h2>What failed</h2>"))
    let link = try #require(page.firstRange(of: "<a href=\"#c0\">A day after cleaning the reminder comes</a>"))
    let failure = try #require(page.firstRange(of: "id=\"c0\""))
    #expect(list.lowerBound < link.lowerBound && link.lowerBound < failure.lowerBound)
  }

  @Test func theMarkdownFitsIntoAComment() throws {
    let rows = (0..<3_000).map { "          - [row-\($0)-\(String(repeating: "x", count: 40)), \"10:00\"]" }
    let many = Self.suite.replacing(
      "    steps:\n",
      with: "    table:\n      columns: [key, time]\n      rows:\n" + rows.joined(separator: "\n") + "\n    steps:\n"
    ).replacing("2026-03-03 10:00", with: "2026-03-03 11:00")
      .replacing("at: \"10:00\", signal", with: "at: \"{time}\", signal")
    let workspace = try workspace()
    try workspace.write(many, to: "conformance/demo/clean.yaml")
    let run = try NotispecRun("conform", "--once", "--format", "markdown", in: workspace)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("### Conformance: 3000 of 3000 cases failed\n\n0 passed, **3000 failed** in 1 suite\n"))
    #expect(run.output.utf16.count < 65_536)
    #expect(run.output.contains(/and \*\*\d+ more failed cases\*\*, not shown here: `notispec conform` has them all/))
    #expect(
      run.output.contains("line 3016: expected clean\\_reminder to be delivered at 2026-03-03 11:00"),
      "\(run.output.prefix(3000))")
  }
}
