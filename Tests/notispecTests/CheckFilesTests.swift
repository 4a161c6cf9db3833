import Foundation
import Testing

/// `notispec check FILE …`
@Suite struct CheckFilesTests {
  private static let texts = """
    notispec: 1
    strings:
      hello: { en: "Hello", ru: "Привет" }

    """

  /// A mistake in `app.yaml`, and none in `texts.yaml`.
  private func workspace() throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo([
      "specs/demo/texts.yaml": Self.texts, "conformance/notes.txt": "", "notes.yaml": "",
    ])
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    return workspace
  }

  @Test func onlyFindingsInTheFilesCount() throws {
    let workspace = try workspace()
    let run = try NotispecRun("check", "specs/demo/texts.yaml", in: workspace)
    #expect(run.status == 0)
    #expect(!run.output.contains("paywal"))
    #expect(
      run.output.hasSuffix("in the file asked about; 1 error, no warnings elsewhere (specs/demo/app.yaml)\n"),
      "\(run.output)")
    let both = try NotispecRun("check", "specs/demo/texts.yaml", "specs/demo/app.yaml", in: workspace)
    #expect(both.status == 1 && both.output.contains("'paywal'"))
    #expect(both.output.hasSuffix("in the 2 files asked about\n"), "\(both.output)")
  }

  @Test(arguments: ["specs/demo", ".", "./specs/../specs/demo/app.yaml"])
  func foldersAndOtherSpellings(_ path: String) throws {
    let run = try NotispecRun("check", path, in: try workspace())
    #expect(run.status == 1 && run.output.contains("'paywal'"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ("specs/demo/gone.yaml", "there is no file 'specs/demo/gone.yaml'"),
    ("notes.yaml", "'notes.yaml' is not part of the workspace"), ("", "has no name"),
  ])
  func whatIsNotInTheWorkspace(_ path: String, _ sentence: String) throws {
    let run = try NotispecRun("check", path, in: try workspace())
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains(sentence), "\(run.errors)")
  }

  @Test func onlyTheFilesAreFixed() throws {
    let workspace = try workspace()
    let before = try workspace.read("specs/demo/app.yaml")
    try workspace.write(Self.texts.replacing("\"Hello\"", with: "7"), to: "specs/demo/texts.yaml")
    try workspace.write(before.replacing("delivery: local", with: "delivery: Local"), to: "specs/demo/app.yaml")
    let other = try workspace.read("specs/demo/app.yaml")
    let run = try NotispecRun("check", "--fix", "specs/demo/texts.yaml", in: workspace)
    #expect(run.output.contains("fixed 1 finding in 1 file"), "\(run.output)")
    #expect(try workspace.read("specs/demo/app.yaml") == other)
  }
}
