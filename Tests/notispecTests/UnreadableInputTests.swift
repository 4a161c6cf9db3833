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
    try expectUnreadable(try TestWorkspace(), "'specs'", "there is no such folder here or in a folder above")
  }

  @Test func fileInPlaceOfTheFolder() throws {
    try expectUnreadable(try TestWorkspace(["specs": "notispec: 1\n"]), "'specs'", "it is not a folder")
  }

  @Test func folderNamedAsAFile() throws {
    let workspace = try TestWorkspace.withDemo(["specs/demo/more.yaml/inner.txt": ""])
    try expectUnreadable(workspace, "'specs/demo/more.yaml'", "it is a folder, but a file is expected here")
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
    let run = try NotispecRun("check", "--allow-links", in: workspace)
    #expect(run.status == 66 && run.errors.contains("'specs/demo/endless.yaml': it is a pipe, a socket or a device"))
    // Nobody has to find out what it is.
    #expect(try NotispecRun("check", in: workspace).output.contains("workspace/outside-link"))
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

  @Test(arguments: [(".", "1 level up"), ("..", "2 levels up")])
  func linkToAFolderAbove(_ target: String, _ levels: String) throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(symlink(target, workspace.url("specs/demo/up").path) == 0)
    try expectUnreadable(workspace, "a symbolic link to a folder that contains it, \(levels)")
  }

  /// Each level has two links to the next one: the folders double, and the files on the disk do not.
  @Test(arguments: ["specs/demo", "conformance"])
  func foldersThatDouble(_ folder: String) throws {
    let workspace = try TestWorkspace.withDemo(["conformance/note.txt": ""])
    for level in 0..<16 {
      try workspace.write("", to: "many/\(level)/note.txt")
      if level == 15 { continue }
      for name in ["a", "b"] { #expect(symlink("../\(level + 1)", workspace.url("many/\(level)/\(name)").path) == 0) }
    }
    #expect(symlink(workspace.url("many/0").path, workspace.url("\(folder)/many").path) == 0)
    let place = folder.prefix { $0 != "/" }
    try expectUnreadable(workspace, "'\(place)': there are more than 10000 folders below it", "10000 is the limit")
  }

  /// A link to a whole disk, say; what keeps results away from it looks at all of it too.
  @Test func moreFoldersThanAreLookedInto() throws {
    let workspace = try TestWorkspace.withDemo(["many/note.txt": ""])
    for number in 0..<10_000 { #expect(mkdir(workspace.url("many/\(number)").path, 0o700) == 0) }
    #expect(symlink("../../many", workspace.url("specs/demo/many").path) == 0)
    try expectUnreadable(workspace, "'specs': there are more than 10000 folders")
    let run = try NotispecRun("check", "--output", "report", in: workspace)
    #expect(run.status == 66 && run.errors.contains("more than 10000 folders"), "\(run.errors)")
    #expect(!workspace.exists("report"))
  }

  /// Of a folder that is compared with only the specs are read.
  @Test func manyFoldersBesideTheSpecsOfTheBase() throws {
    let workspace = try TestWorkspace.withDemo(["old/specs/demo/app.yaml": TestWorkspace.demo])
    #expect(mkdir(workspace.url("old/many").path, 0o700) == 0)
    for number in 0..<10_000 { #expect(mkdir(workspace.url("old/many/\(number)").path, 0o700) == 0) }
    #expect(try NotispecRun("diff", "old", "--output", "report", in: workspace).status == 0)
  }

  @Test func noTimeZones() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let run = try NotispecRun("conform", in: workspace, environment: ["TZDIR": "/nonexistent"])
    #expect(run.status == 66)
    #expect(run.errors.contains("TZDIR"))
  }

  @Test func noRequirements() throws {
    let run = try NotispecRun("coverage", in: try TestWorkspace.withDemo())
    #expect(run.status == 66)
    #expect(run.errors.contains("'conformance/requirements.yaml'"))
  }
}
