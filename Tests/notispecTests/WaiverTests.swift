import Foundation
import Testing

/// Lint levels and waivers of `specs/notispec.yaml`, and the date that waivers are held against.
@Suite struct WaiverTests {
  /// The demo with a signal that nothing uses, which is a warning at line 12.
  private func workspace(_ settings: String) throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo(["specs/notispec.yaml": "notispec: 1\n" + settings])
    try workspace.edit("specs/demo/app.yaml", "  photos_cleaned: {}", to: "  photos_cleaned: {}\n  nobody_asks: {}")
    return workspace
  }

  private func waiver(place: String = "demo/signals.nobody_asks", until: String = "2026-03-02") -> String {
    """
    waivers:
      - rule: signals/unused
        place: \(place)
        reason: "The app sends it from June on."
        owner: growth
        until: \(until)

    """
  }

  private let today = ["--today", "2026-03-02"]

  private func check(_ workspace: TestWorkspace, _ arguments: String...) throws -> NotispecRun {
    try RunningNotispec(["check", "--today", "2026-03-02"] + arguments, in: workspace).end()
  }

  @Test func levelsDecideBeforeFailOn() throws {
    let error = try check(try workspace("lint: { levels: { signals/unused: error } }\n"))
    #expect(error.status == 1)
    #expect(error.lines[0].hasPrefix("specs/demo/app.yaml:12:3: error: "))
    let note = try check(try workspace("lint: { levels: { signals/unused: note } }\n"), "--fail-on", "warning")
    #expect(note.status == 0)
    #expect(note.lines[0].contains(": note: "))
    let off = try check(try workspace("lint: { levels: { signals/unused: off } }\n"))
    #expect(off.lines.count == 2)
    #expect(off.output.hasSuffix("no errors, no warnings\n"))
  }

  /// What is only worth knowing is not in the way of what has to be mended.
  @Test func notesAreLeftOutBesideErrors() throws {
    let workspace = try workspace("lint: { levels: { signals/unused: note } }\n")
    try workspace.write("", to: "specs/lost.yaml")
    let run = try check(workspace)
    #expect(run.status == 1 && !run.output.contains(": note: "), "\(run.output)")
    #expect(run.output.hasSuffix("1 error, no warnings; left out 1 note, which '-v' shows\n"), "\(run.output)")
    for more in ["--verbose", "--format=json"] {
      let all = try check(workspace, more)
      #expect(all.output.contains("nobody_asks") && !all.output.contains("left out"), "\(all.output)")
    }
  }

  @Test(arguments: ["demo/signals.nobody_asks", "demo/signals", "demo"])
  func aWaivedFindingIsOnlyCounted(_ place: String) throws {
    let workspace = try workspace(waiver(place: place, until: "2026-04-02"))
    let run = try check(workspace, "--fail-on", "warning")
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
    #expect(run.lines[0].hasSuffix("no errors, no warnings, 1 waived"))
    #expect(try check(workspace, "--format", "json").output.contains("\"waived\": 1"))
    let sarif = try check(workspace, "--format", "sarif").output
    #expect(sarif.contains("\"justification\": \"The app sends it from June on. (growth, until 2026-04-02)\""))
    #expect(try check(workspace, "--format", "github").output == "")
    #expect(try check(workspace, "--format", "gitlab").output == "[]\n")
  }

  @Test(arguments: [
    ("2026-03-02", "today"), ("2026-03-03", "in 1 day, on 2026-03-03"), ("2026-04-01", "in 30 days, on 2026-04-01"),
  ])
  func whatEndsSoonIsAnnounced(_ until: String, _ when: String) throws {
    let workspace = try workspace(waiver(until: until))
    let title = "The waiver of 'signals/unused' at 'demo/signals.nobody_asks'"
    let run = try check(workspace)
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "specs/notispec.yaml:7:12: note: \(title) ends \(when): ask growth what comes next [waivers/ends-soon]"),
      "\(run.output)")
    try workspace.write(
      waiver(until: "2026-04-02").replacing("waivers:", with: "notispec: 1\nwaivers:"), to: "specs/notispec.yaml")
    #expect(try !check(workspace).output.contains("ends-soon"))
  }

  @Test func everythingThatIsWaivedIsListedWhenAsked() throws {
    let workspace = try workspace(waiver(until: "2026-12-31"))
    let until = { (date: String) in "reason: \"Why \(date).\", owner: care, until: \(date)" }
    try workspace.write(
      "notispec_mutants: 1\nwaivers:\n  - { mutant: \"demo/app.module:x\", \(until("2026-03-20")) }\n",
      to: "conformance/mutants.yaml")
    try workspace.write(
      "notispec_known_failing: 1\nentries:\n  - { pattern: \"demo.*\", \(until("2026-03-10")) }\n",
      to: "conformance/known-failing.yaml")
    let entry = "document: d, section: s, quote: q, requires: r, kind: k"
    try workspace.write(
      "- { id: D/1, \(entry), checked_by: device, not_applicable: { \(until("2026-03-15")) } }\n"
        + "- { id: D/2, \(entry), checked_by: device, named_only: { reason: \"Only a device.\" } }\n",
      to: "conformance/requirements.yaml")
    let run = try check(workspace, "-v")
    for line in [
      "  2026-03-10  care    conformance/known-failing.yaml:3  The known failure of 'demo.*': Why 2026-03-10.\n",
      "'not_applicable' of 'D/1': Why 2026-03-15.\n", "change 'demo/app.module:x': Why 2026-03-20.\n",
      "  2026-12-31  growth  specs/notispec.yaml:4 ", "  for good ", "'named_only' of 'D/2': Only a device.\n",
    ] {
      #expect(run.output.contains(line), "\(line) \(run.output)")
    }
    #expect(run.output.components(separatedBy: "[waivers/ends-soon]").count == 4, "\(run.output)")
    #expect(try !check(workspace).output.contains("waived until:"))
  }

  @Test func theDateComesFromTheOptionThenTheEnvironmentThenTheClock() throws {
    let old = try workspace(waiver(until: "2020-01-01"))
    #expect(try NotispecRun("check", in: old).status == 1)
    #expect(try NotispecRun("check", "--today", "2020-01-01", in: old).status == 0)
    // 2020-01-01T23:59:59Z and one second later.
    #expect(try NotispecRun("check", in: old, environment: ["SOURCE_DATE_EPOCH": "1577923199"]).status == 0)
    let next = ["SOURCE_DATE_EPOCH": "1577923200", "TZ": "America/Los_Angeles"]
    #expect(try NotispecRun("check", in: old, environment: next).status == 1)
    #expect(try NotispecRun("check", "--today", "2019-12-31", in: old, environment: next).status == 0)
    #expect(try NotispecRun("check", in: try workspace(waiver(until: "9999-12-31"))).status == 0)
  }

  @Test(arguments: ["", "tomorrow", "2026-02-30", "20260302"])
  func datesThatDoNotExist(_ text: String) throws {
    let run = try NotispecRun("check", "--today", text, in: try TestWorkspace.withDemo())
    #expect(run.status == 64)
    #expect(run.errors.contains("--today"))
  }

  @Test(arguments: ["x", "-1", "1.5", "999999999999999999999"])
  func invalidEpochs(_ text: String) throws {
    let run = try NotispecRun("check", in: try TestWorkspace.withDemo(), environment: ["SOURCE_DATE_EPOCH": text])
    #expect(run.status == 64)
    #expect(run.errors.contains("SOURCE_DATE_EPOCH is '\(text)'"))
  }

  @Test func aWaiverThatIsOver() throws {
    let run = try check(try workspace(waiver(until: "2026-03-01")))
    #expect(run.status == 1)
    #expect(run.output.contains("specs/demo/app.yaml:12:3: warning: "))
    #expect(run.output.contains("specs/notispec.yaml:7:12: error: "))
    #expect(run.output.contains("agree on a new date with 'growth' [waivers/expired]"))
  }

  @Test func aWaiverThatSilencesNothing() throws {
    let workspace = try workspace(waiver(place: "demo/signals.photos_cleaned"))
    let run = try check(workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("specs/notispec.yaml:4:12: error: "))
    #expect(run.output.contains("[waivers/silences-nothing]"))
    // With a mistake in the app nobody can say so.
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    #expect(try !check(workspace).output.contains("waivers/silences"))
  }

  @Test(arguments: [
    ("demo/signals.nobody_ask", "'signals' has no 'nobody_ask'", "demo/signals.nobody_asks"),
    ("dmo/signals.nobody_asks", "there is no app 'dmo'", "demo/signals.nobody_asks"),
    ("demo/signal", "the app 'demo' has no 'signal'", "demo/signals"),
  ])
  func anUnknownPlace(_ place: String, _ reason: String, _ meant: String) throws {
    let run = try check(try workspace(waiver(place: place)))
    #expect(run.status == 1)
    #expect(run.output.contains("does not exist: \(reason)") && run.output.contains("[waivers/unknown-place]"))
    #expect(run.output.contains("did you mean '\(meant)'?") || run.output.contains("  write '\(meant)'\n"))
    #expect(!run.output.contains("silences-nothing"))
  }

  @Test func otherAppsAreNotJudged() throws {
    let workspace = try workspace(waiver(place: "demo/signals.photos_cleaned", until: "2026-03-01"))
    let demo = TestWorkspace.demo.replacing("id: demo", with: "id: other").replacing("DemoNot", with: "OtherNot")
    try workspace.write(demo, to: "specs/other/app.yaml")
    #expect(try check(workspace, "--app", "other").status == 0)
    #expect(try check(workspace, "--app", "demo").status == 1)
  }
}
