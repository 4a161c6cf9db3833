import Foundation
import SpecDiagnostics
import SpecEmission
import Testing

@testable import notispec

/// Several files of people are changed together, or none of them.
@Suite struct FileEditTests {
  private static let second = """
    notispec: 1
    notifications:
      other_reminder:
        summary: Has not cleaned for two days.
        target: paywall
        trigger: { after: { signal: photos_cleaned, delay: 48h } }
        copy:
          body: { en: "Two days", ru: "Два дня" }

    """

  /// Two files, and a table that changes a text in each.
  private func workspace(_ name: String = "second.yaml") throws -> (TestWorkspace, table: String) {
    let workspace = try TestWorkspace.withDemo(["specs/demo/\(name)": Self.second])
    let table = workspace.url("texts.csv").path
    #expect(
      try NotispecCall(["strings", "export", "--locale", "ru", "--format", "csv", "--output", table], in: workspace)
        .status == 0)
    try workspace.edit("texts.csv", "Пора почистить", to: "Пора!")
    try workspace.edit("texts.csv", "Два дня", to: "Два!")
    return (workspace, table)
  }

  private func names(_ workspace: TestWorkspace) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: workspace.url("specs/demo").path).sorted()
  }

  private func report(_ workspace: TestWorkspace) -> [String] { ["--output", workspace.url("report").path] }

  @Test func allAreWritten() throws {
    let (workspace, table) = try workspace()
    let call = try NotispecCall(["strings", "import", table] + report(workspace), in: workspace)
    #expect(call.status == 0, "\(call.error)")
    #expect(try workspace.read("specs/demo/app.yaml").contains("Пора!"))
    #expect(try workspace.read("specs/demo/second.yaml").contains("Два!"))
    #expect(try names(workspace) == ["app.yaml", "second.yaml"])
  }

  /// What a killed run left is removed; nothing else that is hidden is.
  @Test func whatAKilledRunLeftGoes() throws {
    let (workspace, table) = try workspace()
    let digest = OutputManifest.digest(of: "app.yaml".utf8)
    let litter = [".notispec-999999998-\(digest)", ".notispec-999999998-\(digest)-old", ".notispec-999999998"]
    let others = [".notispec-1-\(digest)", ".notispec-999999998-\(digest)-mine", ".mine"]
    for name in litter + others { try workspace.write("x", to: "specs/demo/\(name)") }
    let call = try NotispecCall(["strings", "import", table] + report(workspace), in: workspace)
    #expect(call.status == 0, "\(call.error)")
    #expect(try Set(names(workspace)) == Set(others + ["app.yaml", "second.yaml"]))
  }

  /// What the second file would be written to first cannot be made.
  @Test func orNone() throws {
    let (workspace, table) = try workspace()
    let name = ".notispec-\(getpid())-\(OutputManifest.digest(of: "second.yaml".utf8))"
    try workspace.write("", to: "specs/demo/\(name)/inner")
    let before = try workspace.tree("specs")
    let call = try NotispecCall(["strings", "import", table] + report(workspace), in: workspace)
    #expect(call.status == 73 && call.error.contains("second.yaml"), "\(call.error)")
    #expect(try workspace.tree("specs") == before)
  }

  @Test func orNoneWhenADraftCannotBeMade() throws {
    let workspace = try TestWorkspace(["a.yaml": "a", "b.yaml": "b"])
    let edits = try ["a", "b"].map { name in
      try FileEdit(
        of: workspace.url("\(name).yaml").path, from: Array(name.utf8), to: FixedText(Array(name.utf8), applying: []))
    }
    // Between reading and writing somebody puts a folder in its place.
    try FileManager.default.removeItem(at: workspace.url("b.yaml"))
    try workspace.write("", to: "b.yaml/inner")
    let before = try workspace.tree(".")
    #expect(throws: WorldError.self) { try FileEdit.write(edits) }
    #expect(try workspace.tree(".") == before)
  }

  @Test func whatWasPutIsTakenBack() throws {
    let workspace = try TestWorkspace(["a.yaml": "old"])
    let path = workspace.url("a.yaml").path
    let span = SourceSpan(
      file: path, start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 1, column: 4))
    let fixed = FixedText(Array("old".utf8), applying: [Diagnostic.FixIt("", replace: span, with: "new")])
    let edit = try FileEdit(of: path, from: Array("old".utf8), to: fixed)
    try edit.prepare()
    try edit.put()
    #expect(try workspace.read("a.yaml") == "new")
    edit.takeBack()
    edit.tidyUp()
    #expect(try workspace.read("a.yaml") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path) == ["a.yaml"])
  }

  /// The name of a draft is no longer than that of the file.
  @Test func aFileWithTheLongestName() throws {
    let name = String(repeating: "n", count: 250) + ".yaml"
    let (workspace, table) = try workspace(name)
    #expect(try NotispecCall(["strings", "import", table] + report(workspace), in: workspace).status == 0)
    #expect(try workspace.read("specs/demo/\(name)").contains("Два!"))
    #expect(
      try NotispecCall(["check", "--output", workspace.url(String(repeating: "r", count: 255)).path], in: workspace)
        .status == 0)
  }
}
