import Foundation
import Testing

/// `check --fix`: what is certain is mended in the files, and nothing else is touched.
@Suite struct FixTests {
  private let path = "specs/demo/app.yaml"

  /// The demo with two typing errors, a comment beside one and odd layout.
  private func broken() throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit(path, "    target: paywall\n", to: "    target:   'paywal'   # Überblick 👩‍👩‍👧\n\n")
    try workspace.edit(path, "signal: photos_cleaned", to: "signal: photos_claned")
    return workspace
  }

  private func mended(_ text: String) -> String {
    text.replacing("'paywal'", with: "'paywall'").replacing("photos_claned,", with: "photos_cleaned,")
  }

  @Test func everythingElseStaysByteForByte() throws {
    let workspace = try broken()
    let before = try workspace.read(path)
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.status == 0)
    #expect(run.lines[0] == "fixed 2 findings in 1 file")
    let changes = run.lines[1...2].sorted()
    #expect(changes[0].hasPrefix("  \(path):") && changes[1].hasPrefix("  \(path):"))
    #expect(run.output.contains(": 'photos_claned' is now 'photos_cleaned'\n"), "\(changes)")
    #expect(run.output.contains(": 'paywal' is now 'paywall'\n"), "\(changes)")
    #expect(run.lines[3].hasSuffix("no errors, no warnings"))
    #expect(try workspace.read(path) == mended(before))
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.url("specs/demo").path) == ["app.yaml"])
    let again = try NotispecRun("check", "--fix", in: workspace)
    #expect(again.lines[0] == "fixed nothing: no finding has a replacement that is certain to be right")
  }

  @Test func byteOrderMarkAndLineEndsStay() throws {
    let workspace = try broken()
    let before = "\u{FEFF}" + (try workspace.read(path)).replacing("\n", with: "\r\n")
    try workspace.write(before, to: path)
    #expect(try NotispecRun("check", "--fix", in: workspace).status == 0)
    let after = try Data(contentsOf: workspace.url(path))
    #expect(after == Data(mended(before).utf8))
  }

  @Test func aQuestionIsLeftAlone() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit(path, "    target: paywall\n", to: "    tarrgot: paywall\n")
    let before = try workspace.read(path)
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("did you mean 'target'?"), "\(run.output)")
    #expect(run.lines.contains("fixed nothing: no finding has a replacement that is certain to be right"))
    #expect(try workspace.read(path) == before)
  }

  @Test func aGuessIsAQuestionAndNoReplacement() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit(path, "signal: photos_cleaned", to: "signal: photos_clear")
    let before = try workspace.read(path)
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "names an unknown signal 'photos_clear': did you mean 'photos_cleaned'? ["), "\(run.output)")
    #expect(try workspace.read(path) == before)
  }

  @Test func aBrokenRequirementKeepsItsID() throws {
    let entry = { (id: String, key: String) in
      "- { id: \(id), document: demo, section: A, quote: Clean., requires: Clean., kind: type, \(key) }\n"
    }
    let broken = entry("DEMO/CLEAN-1", "checked_by: scenarios")
    let workspace = try TestWorkspace.withDemo([
      "conformance/requirements.yaml": broken + entry("DEMO/CLEAN-2", "checked_by: device")
    ])
    try workspace.edit(
      path, "    target: paywall\n", to: "    target: paywall\n    covers: [DEMO/CLEAN-1, DEMO/CLEAN-2]\n")
    let run = try NotispecRun("check", in: workspace)
    #expect(run.output.contains("checked_by"))
    #expect(!run.output.contains("covers"), "\(run.output)")
    // Where an id itself cannot be read, nobody knows which one that was.
    try workspace.write(entry("CLEAN-1", "checked_by: device"), to: "conformance/requirements.yaml")
    let blind = try NotispecRun("check", in: workspace)
    #expect(blind.output.contains("must have two parts"))
    #expect(!blind.output.contains("covers"), "\(blind.output)")
    // A file that cannot be parsed says nothing about its ids, whatever another one lists.
    try workspace.write("- { id: [\n", to: "conformance/requirements.yaml")
    try workspace.write("- { id: TRAP/T01, mark: P, text: A gap. }\n", to: "conformance/traps.yaml")
    #expect(!(try NotispecRun("check", in: workspace).output.contains("covers")))
  }

  @Test func modeStays() throws {
    let workspace = try broken()
    #expect(chmod(workspace.url(path).path, 0o640) == 0)
    let run = try NotispecRun(shell: "umask 077; \"$NOTISPEC\" check --fix", in: workspace)
    #expect(run.status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: workspace.url(path).path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func whatRemainsIsReported() throws {
    let workspace = try broken()
    try workspace.edit(path, "delivery: local", to: "delivery: pigeon")
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("delivery"))
    #expect(!run.output.contains("did you mean"))
  }

  @Test func nothingIsTouchedWithoutTheFlag() throws {
    let workspace = try broken()
    let before = try workspace.read(path)
    #expect(try NotispecRun("check", in: workspace).status == 1)
    #expect(try workspace.read(path) == before)
  }

  @Test func aFixedKeyBringsUpTheNextMistake() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit(path, "    target: paywall\n", to: "    targt: paywal\n")
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.status == 0)
    #expect(run.lines[0] == "fixed 2 findings in 1 file")
    #expect(try workspace.read(path).contains("    target: paywall\n"))
  }

  @Test func scenariosAndSettingsAreFixedToo() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    try workspace.edit("conformance/cleaner/limit-reached.yaml", "\nscenarios:\n", to: "\nscenaros:\n")
    try workspace.edit("specs/notispec.yaml", "swift: {}", to: "swfit: {}")
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains(" in 2 files\n"))
    #expect(
      try workspace.read("specs/notispec.yaml")
        == (try String(contentsOf: TestWorkspace.package.appendingPathComponent("specs/notispec.yaml"), encoding: .utf8))
    )
  }

  @Test func filesOutsideAreLeftAlone() throws {
    let workspace = try broken()
    try FileManager.default.moveItem(at: workspace.url(path), to: workspace.url("mine.yaml"))
    #expect(symlink("../../mine.yaml", workspace.url(path).path) == 0)
    let before = try workspace.read("mine.yaml")
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.status == 1)
    #expect(run.errors.contains("'specs/demo/app.yaml' leads out of the workspace and was not changed"))
    #expect(try workspace.read("mine.yaml") == before)
  }

  @Test func aLinkInsideStaysOne() throws {
    let workspace = try broken()
    let before = try workspace.read(path)
    try FileManager.default.moveItem(at: workspace.url(path), to: workspace.url("specs/demo/real.txt"))
    #expect(symlink("real.txt", workspace.url(path).path) == 0)
    #expect(try NotispecRun("check", "--fix", in: workspace).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url(path).path) == "real.txt")
    #expect(try workspace.read("specs/demo/real.txt") == mended(before))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everything"))
  func aFileThatMustNotBeWritten() throws {
    let workspace = try broken()
    #expect(chmod(workspace.url(path).path, 0o444) == 0)
    let before = try workspace.read(path)
    #expect(try NotispecRun("check", "--fix", in: workspace).status == 73)
    #expect(try workspace.read(path) == before)
  }

  @Test func otherFormatsSayItBeside() throws {
    let run = try NotispecRun("check", "--fix", "--format", "gitlab", in: try broken())
    #expect(run.output == "[]\n")
    #expect(run.errors.hasPrefix("fixed 2 findings in 1 file\n  \(path):"))
  }

  @Test func otherAppsStay() throws {
    let workspace = try broken()
    let other = TestWorkspace.demo.replacing("id: demo", with: "id: other").replacing("DemoNot", with: "OtherNot")
    try workspace.write(other, to: "specs/other/app.yaml")
    let before = try workspace.read(path)
    #expect(try NotispecRun("check", "--fix", "--app", "other", in: workspace).status == 0)
    #expect(try workspace.read(path) == before)
  }
}
