import Foundation
import Testing

/// What the system cannot read ends with 66 and a sentence, and never hangs.
@Suite struct UnreadableInputTests {
  private func expectUnreadable(
    _ workspace: TestWorkspace, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 66, sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    for word in words { #expect(run.errors.contains(word), sourceLocation: sourceLocation) }
    #expect(run.errors.hasPrefix("notispec: cannot read '"), sourceLocation: sourceLocation)
  }

  @Test func missingFolder() throws {
    try expectUnreadable(try TestWorkspace(), "'specs'", "No such file or directory")
  }

  @Test func fileInPlaceOfTheFolder() throws {
    try expectUnreadable(try TestWorkspace(["specs": "notispec: 1\n"]), "'specs'", "it is not a folder")
  }

  @Test func folderNamedAsAFile() throws {
    let workspace = try TestWorkspace.withDemo(["specs/demo/more.yaml/inner.txt": ""])
    try expectUnreadable(workspace, "'specs/demo/more.yaml'", "it is a folder, and a file is expected here")
  }

  @Test func folderNamedAsTheSettings() throws {
    let workspace = try TestWorkspace.withDemo(["specs/notispec.yaml/inner.txt": ""])
    try expectUnreadable(workspace, "'specs/notispec.yaml'", "it is a folder")
  }

  @Test func pipe() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(mkfifo(workspace.url("specs/demo/pipe.yaml").path, 0o600) == 0)
    try expectUnreadable(workspace, "'specs/demo/pipe.yaml'", "a pipe, a socket or a device")
  }

  @Test func device() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(symlink("/dev/zero", workspace.url("specs/demo/endless.yaml").path) == 0)
    try expectUnreadable(workspace, "'specs/demo/endless.yaml'", "a pipe, a socket or a device")
  }

  @Test func linkToItself() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(symlink("self.yaml", workspace.url("specs/demo/self.yaml").path) == 0)
    try expectUnreadable(workspace, "'specs/demo/self.yaml'", "a symbolic link that leads back to itself")
  }

  @Test func linkToNothing() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(symlink("nowhere", workspace.url("specs/demo/gone.yaml").path) == 0)
    try expectUnreadable(workspace, "'specs/demo/gone.yaml'", "a symbolic link to nothing")
  }

  @Test func linkToTheFolderAbove() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(symlink("..", workspace.url("specs/demo/up").path) == 0)
    try expectUnreadable(workspace, "a symbolic link to a folder that it lies in")
  }

  @Test func noTimeZones() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let run = try NotispecRun("conform", in: workspace, environment: ["TZDIR": "/nonexistent"])
    #expect(run.status == 66)
    #expect(run.errors.contains("tzdata"))
  }

  @Test func noRequirements() throws {
    let run = try NotispecRun("coverage", in: try TestWorkspace.withDemo())
    #expect(run.status == 66)
    #expect(run.errors.contains("'conformance/requirements.yaml'"))
  }
}
