import Foundation
import Testing

/// `notispec coverage`, as a program.
@Suite struct CoverageCommandTests {
  private static let requirements = """
    - id: DEMO/COPY-1
      document: demo
      section: One
      quote: "“Time to clean”"
      requires: "The text is exactly this."
      kind: copy
      checked_by: generated
      texts: [{ text: demo/clean_reminder.body, locale: en }]
    - { id: DEMO/FILE-1, document: demo, section: One, quote: "…", requires: "A file.", kind: type, checked_by: artifact }

    """
  private static let outputs = """
    notispec_outputs: 1
    app: demo
    outputs:
      - { covers: [DEMO/FILE-1], file: info_plist/demo/Info.plist, at: /CFBundleURLTypes/0/CFBundleURLName, equals: com.example.demo }

    """

  private func workspace(_ more: [String: String] = [:]) throws -> TestWorkspace {
    try TestWorkspace.withDemo(
      ["conformance/requirements.yaml": Self.requirements, "conformance/demo/outputs.yaml": Self.outputs]
        .merging(more) { $1 })
  }

  @Test func whatIsProvenIsComplete() throws {
    let run = try NotispecRun("coverage", "--strict", in: workspace())
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasSuffix("\nNothing is open.\n"))
    #expect(run.output.contains("demo           2       2           0               0     0\n"))
  }

  /// Nothing was generated: the files are made in memory.
  @Test func aWrongWordAndAWrongValueFail() throws {
    let words = try workspace()
    try words.edit("specs/demo/app.yaml", "\"Time to clean\"", to: "\"Time to tidy up\"")
    let run = try NotispecRun("coverage", in: words)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "specs/demo/app.yaml:23:19: error: 'clean_reminder.body' reads 'Time to tidy up' in 'en', but DEMO/COPY-1 asks "
          + "for 'Time to clean' [requirements/other-words]"))
    #expect(run.output.contains("conformance/requirements.yaml:4:10: note: the document's words are here"))
    #expect(try NotispecRun("check", in: words).status == 0)
    let value = try workspace()
    try value.edit("specs/demo/app.yaml", "com.example.demo", to: "com.example.other")
    let other = try NotispecRun("coverage", "--format", "json", in: value)
    #expect(other.status == 1)
    #expect(other.output.contains("\"complete\": false"))
    #expect(other.output.contains("outputs/differs"))
  }

  /// What stands in the folder is what ships.
  @Test func anEditedFileProvesNothing() throws {
    let edited = try workspace()
    #expect(try NotispecRun("generate", in: edited).status == 0)
    #expect(try NotispecRun("coverage", in: edited).status == 0)
    let file = "generated/info_plist/demo/Info.plist"
    try edited.edit(file, "<key>CFBundleURLSchemes</key>", to: "<key>CFBundleURLSchemes</key> ")
    #expect(try NotispecRun("coverage", in: edited).status == 0)
    try edited.edit(file, "com.example.demo", to: "com.example.other")
    let run = try NotispecRun("coverage", in: edited)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "'info_plist/demo/Info.plist' has 'com.example.other' at '/CFBundleURLTypes/0/CFBundleURLName', not "
          + "'com.example.demo' as it stands in 'generated': run 'notispec generate' [outputs/differs]"),
      "\(run.output)")
  }

  @Test func onlyStrictMindsWhatIsNamedOnly() throws {
    let named = try workspace([
      "conformance/demo/outputs.yaml": Self.outputs.replacing("DEMO/FILE-1", with: "DEMO/COPY-1")
    ])
    try named.edit("specs/demo/app.yaml", "  id: demo", to: "  id: demo\n  covers: [DEMO/FILE-1]")
    let run = try NotispecRun("coverage", in: named)
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        "\nNamed only: something names it, but nothing would fail if it were not met:\n  DEMO/FILE-1  app  A file.\n"))
    #expect(try NotispecRun("coverage", "--strict", in: named).status == 1)
  }

  @Test func aReasonMakesStrictAGate() throws {
    let named = try workspace([
      "conformance/demo/outputs.yaml": Self.outputs.replacing("DEMO/FILE-1", with: "DEMO/COPY-1"),
      "conformance/requirements.yaml": Self.requirements.replacing(
        "checked_by: artifact }",
        with: "checked_by: artifact,\n    named_only: { reason: \"No file.\", owner: care, until: 2026-06-30 } }"),
    ])
    try named.edit("specs/demo/app.yaml", "  id: demo", to: "  id: demo\n  covers: [DEMO/FILE-1]")
    let run = try NotispecRun("coverage", "--strict", "--today", "2026-06-30", in: named)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("\nNamed only, as agreed:\n  DEMO/FILE-1  No file. (care, until 2026-06-30)\n"))
    #expect(try NotispecRun("coverage", "--today", "2026-07-01", in: named).status == 1)
    try named.write(Self.outputs, to: "conformance/demo/outputs.yaml")
    let proven = try NotispecRun("coverage", "--today", "2026-06-30", in: named)
    #expect(proven.status == 1)
    #expect(
      proven.output.contains(
        "conformance/requirements.yaml:10:5: error: 'DEMO/FILE-1' is proven, so it needs no 'named_only': remove it "
          + "[requirements/needs-no-reason]"), "\(proven.output)")
  }

  /// `--app` narrows what is shown, not what counts.
  @Test func oneAppIsEnoughWhereAnotherProvesTheRest() throws {
    let other = TestWorkspace.demo.replacing("id: demo\n", with: "id: other\n")
      .replacing("DemoNotifications", with: "OtherNotifications").replacing("scheme: demo", with: "scheme: other")
    let shared = try workspace([
      "specs/other/app.yaml": other,
      "conformance/demo/outputs.yaml": Self.outputs.replacing("DEMO/FILE-1", with: "DEMO/COPY-1"),
      "conformance/other/outputs.yaml": Self.outputs.replacing("app: demo", with: "app: other")
        .replacing("/demo/", with: "/other/"),
    ])
    for app in ["demo", "other"] {
      let run = try NotispecRun("coverage", "--app", app, in: shared)
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("demo           2       2           0               0     0\n"))
    }
    #expect(try NotispecRun("coverage", "--app", "nobody", in: shared).status == 64)
    // What the other app could not prove is said, with the reason.
    try shared.edit("specs/other/app.yaml", "target: paywall", to: "target: paywal")
    let broken = try NotispecRun("coverage", "--app", "demo", in: shared)
    #expect(broken.status == 1)
    #expect(broken.output.contains("specs/other/app.yaml:20:13: error: "))
  }

  @Test func anAgreementEnds() throws {
    let agreed = try workspace([
      "conformance/requirements.yaml": Self.requirements.replacing(
        "checked_by: artifact }",
        with: "checked_by: artifact,\n    not_applicable: { reason: \"No file.\", owner: care, until: 2026-06-30 } }"),
      "conformance/demo/outputs.yaml": Self.outputs.replacing("DEMO/FILE-1", with: "DEMO/COPY-1"),
    ])
    let run = try NotispecRun("coverage", "--strict", "--today", "2026-06-30", in: agreed)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("  DEMO/FILE-1  No file. (care, until 2026-06-30)\n"))
    let over = try NotispecRun("coverage", "--today", "2026-07-01", in: agreed)
    #expect(over.status == 1)
    #expect(over.output.contains("[requirements/expired]"))
  }

  @Test func whatIsUnknownIsAFindingOfCheck() throws {
    let text = try workspace()
    try text.edit("conformance/requirements.yaml", "clean_reminder.body", to: "clean_reminder.title")
    let run = try NotispecRun("check", in: text)
    #expect(run.status == 1)
    #expect(run.output.contains("[requirements/unknown-text]"))
    let id = try workspace()
    try id.edit("conformance/demo/outputs.yaml", "DEMO/FILE-1", to: "DEMO/FILE-9")
    #expect(try NotispecRun("check", in: id).output.contains("conformance/demo/outputs.yaml:4:16: error: "))
  }

  @Test func explainNamesWhatProvesIt() throws {
    let run = try NotispecRun("explain", "DEMO/COPY-1", in: workspace())
    #expect(run.output.contains("demo/clean_reminder.body in en"))
    let file = try NotispecRun("explain", "DEMO/FILE-1", in: workspace())
    #expect(file.output.contains("info_plist/demo/Info.plist  conformance/demo/outputs.yaml:4"))
  }

  /// What this package ships is complete, and every text and rule is proven.
  @Test func theShippedRequirementsAreProven() throws {
    let run = try NotispecRun(
      "coverage", "--strict", "--format", "json", "--today", "2026-11-23", in: try TestWorkspace.withShippedSpecs())
    #expect(run.status == 0, "\(run.errors)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let requirements = try #require(json["requirements"] as? [[String: Any]])
    let named = requirements.filter { $0["state"] as? String == "named_only" }
    let kinds = Set(named.compactMap { $0["checked_by"] as? String })
    #expect(kinds.isDisjoint(with: ["scenario", "lint", "artifact"]), "\(named.compactMap { $0["id"] })")
    let generated = named.filter { $0["checked_by"] as? String == "generated" }.compactMap { $0["id"] as? String }
    // Its enumerations are not `Identifiable` yet.
    #expect(Set(generated).isSubset(of: ["ACH/ENUM-3"]))
  }
}
