import Foundation
import Testing

/// What a verdict is about: which apps, which requirements, which waivers and which cases.
@Suite struct ReleaseScopeTests {
  private static let other = TestWorkspace.demo.replacing("id: demo\n", with: "id: other\n")
    .replacing("DemoNotifications", with: "OtherNotifications").replacing("scheme: demo", with: "scheme: other")

  @Test func aVerdictOnOneAppSaysSo() throws {
    let repository = try ReleaseRepository(["specs/other/app.yaml": Self.other])
    let whole = try repository.release("--no-mutants")
    #expect(whole.output.hasPrefix("GO since 'v1.4' ("), "\(whole.output)")
    let run = try repository.release("--no-mutants", "--app", "demo")
    #expect(run.output.hasPrefix("GO for demo only (1 other app was not looked at) since 'v1.4' ("), "\(run.output)")
    for (format, words) in [
      ("markdown", "## GO for demo only (1 other app was not looked at) since"),
      ("html", "<h1>GO for demo only (1 other app was not looked at) since"),
      ("json", "\"only\": [\n    \"demo\"\n  ],\n  \"not_looked_at\": [\n    \"other\"\n  ]"),
    ] {
      let run = try repository.release("--no-mutants", "--app", "demo", "--format", format)
      #expect(run.output.contains(words), "\(run.output)")
    }
  }

  @Test func aCauseNamesTheRequirementsThatItBreaks() throws {
    let repository = try ReleaseRepository()
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil")
    try repository.change("app.yaml", "Пора почистить", "Пора убрать", by: "Emil")
    let text = try repository.release("--no-mutants").output
    #expect(
      text.contains("was '24h' and is now '23h' [demo, care]\n   breaks DEMO/1\n     specs/demo/app.yaml"), "\(text)")
    #expect(
      text.contains(
        "  demo, clean_reminder.body\n    en  as before: Time to clean\n    ru  before:    Пора почистить\n"
          + "    ru  now:       Пора убрать\n"), "\(text)")
    let json = try repository.release("--no-mutants", "--format", "json").output
    #expect(json.contains("\"old\": \"24h\",\n          \"new\": \"23h\""), "\(json)")
    #expect(json.contains("\"requirements\": [\n        \"DEMO/1\"\n      ]"), "\(json)")
  }

  private static let requirements = """
    - { id: DEMO/FILE-1, document: demo, section: One, quote: "…", requires: "A file.", kind: type, checked_by: artifact }
    - { id: DEMO/1, document: demo, section: One, quote: "…", requires: "A time.", kind: type, checked_by: scenario }

    """
  private static let outputs = """
    notispec_outputs: 1
    app: demo
    outputs:
      - { covers: [DEMO/FILE-1], file: info_plist/demo/Info.plist, at: /CFBundleURLTypes/0/CFBundleURLName, equals: com.example.demo }

    """

  /// The generated file is made again without the change.
  @Test func whatAFileShouldSayStandsUnderItsCause() throws {
    let repository = try ReleaseRepository([
      "conformance/requirements.yaml": Self.requirements,
      "conformance/demo/outputs.yaml": Self.outputs,
    ])
    try repository.change("app.yaml", "com.example.demo", "com.example.demo2", by: "Ravi")
    let text = try repository.release("--no-mutants").output
    #expect(text.contains("1 failure") && text.contains("\n1. 1 failure: '"), "\(text)")
    #expect(text.contains("   breaks DEMO/FILE-1\n") && text.contains("Ravi, 2026-11-10"), "\(text)")
  }

  /// It hides neither what it silenced nor what is not up to date.
  @Test func anExpiredWaiverHidesNothing() throws {
    let waiver = """
      notispec: 1
      waivers:
        - { rule: signals/unused, place: demo/signals.nobody_asks, reason: "Later.", owner: growth, until: 2026-05-01 }

      """
    let repository = try ReleaseRepository(["specs/notispec.yaml": waiver])
    try repository.change("app.yaml", "  photos_cleaned: {}\n", "  photos_cleaned: {}\n  nobody_asks: {}\n", by: "Ravi")
    let generated = try NotispecRun("generate", "--today", "2026-04-01", in: repository.workspace)
    #expect(generated.status == 0, "\(generated.output)\(generated.errors)")
    for options in [[], ["--app", "demo"]] {
      let text = try repository.release(["--no-mutants"] + options).output
      #expect(text.contains("signals.nobody_asks"), "\(text)")
      #expect(text.contains("ok    generate  "), "\(text)")
      #expect(
        text.contains(
          "waivers that have expired or end within 30 days\n  2026-05-01, expired  growth  specs/notispec.yaml:3"),
        "\(text)")
      #expect(text.contains("specs/demo/app.yaml:12:3: No trigger or condition uses"), "\(text)")
    }
    let check = try NotispecRun("check", "-v", "--today", "2026-06-01", in: repository.workspace).output
    #expect(check.contains("  2026-05-01, expired  growth"), "\(check)")
  }

  /// A case that was changed to fit passes, and says nothing about the change.
  @Test func casesThatMovedAlongAreNamed() throws {
    let repository = try ReleaseRepository()
    try repository.workspace.edit("conformance/demo/clean.yaml", "\"2026-03-03 10:00\" }", to: "\"2026-03-03 09:00\" }")
    try repository.workspace.edit("conformance/demo/clean.yaml", "2026-03-03 09:30", to: "2026-03-03 08:30")
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil")
    let run = try repository.release("--no-mutants")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        "note  moved     2 cases changed together with the specs: they prove nothing against 'v1.4'"), "\(run.output)")
    #expect(
      run.output.contains("conformance/demo/clean.yaml:6:9: demo.clean/a-day-later is not what it was\n"),
      "\(run.output)")
  }
}
