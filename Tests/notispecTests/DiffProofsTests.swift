import Foundation
import Testing

/// What `notispec diff` says to release managers: which proofs are gone, demand less or are excused.
@Suite struct DiffProofsTests {
  private static let requirements = """
    - id: DEMO/CLEAN-1
      document: demo
      section: One
      quote: |-
        Remind people.
        A day later.
      requires: "A reminder."
      kind: type
      checked_by: scenario
    - { id: DEMO/CLEAN-2, document: demo, section: One, quote: "…", requires: "Quiet.", kind: type, checked_by: scenario }

    """

  private static let suite = """
    notispec_scenarios: 1
    suite: demo.clean
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: UTC } }
    scenarios:
      - id: a-day-later
        covers: [DEMO/CLEAN-1]
        steps:
          - { at: "10:00", signal: photos_cleaned }
          - { until: "2026-03-04 12:00", expect: [{ pending: none }] }
        then:
          - { delivered: clean_reminder, at: "2026-03-03 10:00" }
      - id: never
        covers: [DEMO/CLEAN-2]
        steps: [{ until: "{end}" }]
        then: [{ delivered: none }]
        table: { columns: [key, end], rows: [[soon, "2026-03-03 10:00"], [late, "2026-03-09 10:00"]] }

    """

  private let files = [
    "conformance/requirements.yaml": requirements, "conformance/demo/clean.yaml": suite,
    "specs/notispec.yaml": "notispec: 1\n",
  ]

  private func git(_ line: String, in workspace: TestWorkspace) throws {
    let run = try NotispecRun(
      shell: "export GIT_CONFIG_NOSYSTEM=1 HOME=/nonexistent GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com "
        + "GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com\n" + line, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func repository() throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo(files)
    try git("git init -q -b main . && git add -A && git commit -q -m first", in: workspace)
    return workspace
  }

  @Test func whatWasRemovedOrWeakened() throws {
    let workspace = try repository()
    #expect(try NotispecRun("diff", "HEAD", in: workspace).output.hasPrefix("no changes since 'HEAD' ("))
    let clean = "conformance/demo/clean.yaml"
    try workspace.edit(
      clean, "at: \"2026-03-03 10:00\" }", to: "between: [\"2026-03-03 10:00\", \"2026-03-03 11:00\"] }")
    try workspace.edit(clean, ", expect: [{ pending: none }]", to: "")
    try workspace.edit(clean, ", [late, \"2026-03-09 10:00\"]", to: "")
    let list = "conformance/requirements.yaml"
    try workspace.edit(list, "\n    A day later.", to: "")
    try workspace.edit(
      list, "kind: type, checked_by: scenario }",
      to: "kind: type, checked_by: device,\n    not_applicable: { reason: \"No.\", owner: care, until: 2026-12-31 } }")
    try workspace.write(
      "notispec: 1\nlint: { levels: { signals/unused: off } }\nwaivers: [{ rule: copy/too-long, place: demo, "
        + "reason: \"R.\", owner: care, until: 2026-12-31 }]\n", to: "specs/notispec.yaml")
    try workspace.write(
      "notispec_known_failing: 1\nentries: [{ pattern: \"demo.*\", reason: \"F.\", owner: care, until: 2026-12-31 }]\n",
      to: "conformance/known-failing.yaml")
    let run = try NotispecRun("diff", "HEAD", "--fail-on", "never", in: workspace)
    for message in [
      "The case 'demo.clean/a-day-later' no longer expects 'pending: none'",
      "The case 'demo.clean/a-day-later' demands less: 'delivered: clean_reminder, between: [2026-03-03 10:00, 2026-03-03 "
        + "11:00]' instead of 'delivered: clean_reminder, at: 2026-03-03 10:00'",
      "The case 'demo.clean/never' no longer has the row 'late'",
      "The quote of 'DEMO/CLEAN-1' no longer has 'A day later.'",
      "The requirement 'DEMO/CLEAN-2' is now checked by 'device' instead of 'scenario'",
      "The requirement 'DEMO/CLEAN-2' is not applicable from now on: No. (care, until 2026-12-31)",
      "The level of 'signals/unused' is now 'off' instead of 'warning'",
      "The rule 'copy/too-long at demo' is waived from now on: R. (care, until 2026-12-31)",
      "Cases that match 'demo.*' may fail from now on: F. (care, until 2026-12-31)",
    ] {
      #expect(run.output.contains("risk: \(message) [proofs]\n"), "\(message)\n\(run.output)")
    }
    #expect(run.output.contains("; 9 proofs removed, weakened, changed or excused"), "\(run.output)")
    #expect(run.output.contains("conformance/demo/clean.yaml:6:9: risk: "), "\(run.output)")
    let json = try NotispecRun("diff", "HEAD", "--format", "json", in: workspace).output
    #expect(json.contains("\"proofs\": 9") && json.contains("\"kind\": \"excused\""))
    let page = try NotispecRun("diff", "HEAD", "--format", "markdown", in: workspace).output
    #expect(page.contains("#### Proofs removed, weakened, changed or excused\n"))
    // A proof that is gone breaks nothing for anybody.
    #expect(try NotispecRun("diff", "HEAD", "--breaking", "--fail-on", "never", in: workspace).status == 0)
  }

  @Test func removedWithEverythingAroundIt() throws {
    let workspace = try repository()
    try git("git rm -q conformance/demo/clean.yaml", in: workspace)
    #expect(
      try NotispecRun("diff", "HEAD", in: workspace).output.contains(
        "before: conformance/demo/clean.yaml:6:9: risk: All 2 scenarios of 'demo.clean' were removed [proofs]\n"))
    try FileManager.default.removeItem(at: workspace.url("conformance"))
    let run = try NotispecRun("diff", "HEAD", in: workspace)
    #expect(run.output.contains("All 2 requirements of 'demo' were removed [proofs]\n"), "\(run.output)")
  }

  @Test func aFileThatCannotBeReadHasLostNothing() throws {
    let workspace = try repository()
    try workspace.write(Self.suite + "x: [", to: "conformance/demo/clean.yaml")
    let run = try NotispecRun("diff", "HEAD", in: workspace)
    #expect(!run.output.contains("[proofs]"), "\(run.output)")
    #expect(
      run.output.contains("not compared: the proofs in 'conformance/demo/clean.yaml', which cannot be read now ("))
    #expect(run.output.contains("no changes found since"))
  }

  @Test func againstAFolder() throws {
    let old = Dictionary(uniqueKeysWithValues: files.map { ("old/" + $0.key, $0.value) })
    let workspace = try TestWorkspace.withDemo(
      files.merging(old) { $1 }.merging(["old/specs/demo/app.yaml": TestWorkspace.demo]) { $1 })
    try workspace.edit("conformance/demo/clean.yaml", "covers: [DEMO/CLEAN-2]", to: "covers: [DEMO/CLEAN-1]")
    let run = try NotispecRun("diff", "old", in: workspace)
    #expect(
      run.output.contains("The case 'demo.clean/never' no longer covers 'DEMO/CLEAN-2' [proofs]\n"), "\(run.output)")
    #expect(try !NotispecRun("diff", "old/specs", in: workspace).output.contains("was removed"))
  }

  /// Cases that are what they were prove what the requirement said before.
  @Test func aRequirementThatSaysSomethingElseIsNamed() throws {
    let workspace = try repository()
    let list = "conformance/requirements.yaml"
    try workspace.edit(list, "requires: \"A reminder.\"", to: "requires: \"Two reminders.\"")
    try workspace.edit(list, "\n    A day later.", to: "\n    Two days later.\n    Not by night.")
    let run = try NotispecRun("diff", "HEAD", "--fail-on", "never", in: workspace)
    let unproven = ": cases that have not changed prove the earlier words [proofs]\n"
    for message in [
      "The requirement 'DEMO/CLEAN-1' now requires 'Two reminders.' instead of 'A reminder.'" + unproven,
      "The quote of 'DEMO/CLEAN-1' now says 'Two days later.' instead of 'A day later.'" + unproven,
      "The quote of 'DEMO/CLEAN-1' now also says 'Not by night.' [proofs]\n",
    ] {
      #expect(run.output.contains("risk: \(message)"), "\(message)\n\(run.output)")
    }
  }
}
