import Foundation
import Testing

/// What `generate` writes, and what it leaves alone.
@Suite struct GenerateTests {
  private let types = "generated/swift/DemoNotifications/NotificationType.swift"

  private func generated() throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun("generate", in: workspace)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    return workspace
  }

  @Test func writesEveryFileAndTheManifest() throws {
    let workspace = try generated()
    #expect(workspace.exists(types))
    #expect(workspace.exists("generated/manifest.json"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted() == ["generated", "specs"])
  }

  /// Inode and times of everything in the tree, folders included.
  private func traces(_ workspace: TestWorkspace) throws -> [String: [Int]] {
    var traces: [String: [Int]] = [:]
    var paths = ["."]
    if let walk = FileManager.default.enumerator(atPath: workspace.url("generated").path) {
      paths += walk.compactMap { $0 as? String }
    }
    for path in paths {
      var status = stat()
      #expect(lstat(workspace.url("generated").appendingPathComponent(path).path, &status) == 0)
      #if canImport(Darwin)
        let times = [status.st_mtimespec, status.st_ctimespec]
      #else
        let times = [status.st_mtim, status.st_ctim]
      #endif
      traces[path] = [Int(status.st_ino)] + times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }
    return traces
  }

  @Test func secondRunWritesNothing() throws {
    let workspace = try generated()
    let before = try traces(workspace)
    let run = try NotispecRun("generate", in: workspace)
    #expect(run.status == 0)
    #expect(try traces(workspace) == before)
  }

  @Test func aCommentIsNotAChange() throws {
    let workspace = try generated()
    let before = try traces(workspace)
    try workspace.edit("specs/demo/app.yaml", "signals:\n", to: "# what the app reports\nsignals:\n")
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try traces(workspace) == before)
  }

  @Test func unchangedFilesKeepTheirInodes() throws {
    let workspace = try generated()
    let before = try traces(workspace)
    try workspace.edit("specs/demo/app.yaml", "Time to clean", to: "Time to tidy up")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    let after = try traces(workspace)
    let path = "swift/DemoNotifications/NotificationType.swift"
    #expect(after[path]?.prefix(3) == before[path]?.prefix(3))
    #expect(after["manifest.json"] != before["manifest.json"])
  }

  @Test func errorsWriteNothing() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    for arguments in [["generate"], ["generate", "--check"]] {
      let run = try RunningNotispec(arguments, in: workspace).end()
      #expect(run.status == 1)
      #expect(run.output.contains("write 'paywall'"))
      #expect(!workspace.exists("generated"))
    }
  }

  @Test func foreignFilesAreNotTouched() throws {
    let workspace = try generated()
    let foreign = ["generated/README.md", "generated/swift/notes.txt", "generated/swift/DemoNotifications/Mine.swift"]
    for path in foreign { try workspace.write("mine", to: path) }
    #expect(symlink("nowhere", workspace.url("generated/link").path) == 0)
    #expect(chmod(workspace.url(foreign[0]).path, 0o400) == 0)
    let before = try traces(workspace)
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
    try workspace.edit("specs/demo/app.yaml", "module: DemoNotifications", to: "module: OtherNotifications")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    let after = try traces(workspace)
    for path in foreign.map({ String($0.dropFirst("generated/".count)) }) {
      // The change time moves with the number of links.
      #expect(after[path]?.prefix(3) == before[path]?.prefix(3), "\(path)")
    }
    #expect(after["link"] != nil)
    #expect(!workspace.exists(types))
    #expect(workspace.exists("generated/swift/OtherNotifications/NotificationType.swift"))
  }

  @Test func foldersOfFilesThatAreGoneGoToo() throws {
    let workspace = try generated()
    try workspace.edit("specs/demo/app.yaml", "module: DemoNotifications", to: "module: OtherNotifications")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(!workspace.exists("generated/swift/DemoNotifications"))
  }

  @Test func foreignFileInTheWayStopsEverything() throws {
    let workspace = try TestWorkspace.withDemo([types: "mine\n"])
    let run = try NotispecRun("generate", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains(types))
    #expect(try workspace.tree("generated") == ["swift/DemoNotifications/NotificationType.swift": Data("mine\n".utf8)])
  }

  @Test func fileByFile() throws {
    let workspace = try generated()
    let expected = try workspace.tree("generated")
    try FileManager.default.removeItem(at: workspace.url("generated"))
    #expect(try NotispecRun("generate", "--no-atomic", in: workspace).status == 0)
    #expect(try workspace.tree("generated") == expected)
    try workspace.edit("specs/demo/app.yaml", "module: DemoNotifications", to: "module: OtherNotifications")
    #expect(try NotispecRun("generate", "--no-atomic", in: workspace).status == 0)
    #expect(!workspace.exists("generated/swift/DemoNotifications"))
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
  }

  /// On a file system that ignores case both names are one file; hard links do as much.
  @Test(arguments: [[], ["--no-atomic"]])
  func aNameThatDiffersInCaseOnly(_ options: [String]) throws {
    let workspace = try generated()
    try workspace.edit("specs/demo/app.yaml", "module: DemoNotifications", to: "module: Demonotifications")
    let (old, new) = ("generated/swift/DemoNotifications", "generated/swift/Demonotifications")
    try FileManager.default.createDirectory(at: workspace.url(new), withIntermediateDirectories: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.url(old).path)
    for name in names { #expect(link(workspace.url("\(old)/\(name)").path, workspace.url("\(new)/\(name)").path) == 0) }
    let run = try RunningNotispec(["generate"] + options, in: workspace).end()
    #expect(run.status == 0)
    // Written, and not taken for what is there, which goes with the old name.
    for name in names { #expect(run.output.contains("\(new)/\(name)"), "\(name)") }
    #expect(!workspace.exists(old))
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.url(new).path).count == names.count)
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
  }

  /// An exchange of the tree would make another folder of it, without what the system keeps about it.
  @Test(arguments: ["mine", "empty", "swift/mine", "swift/DemoNotifications/mine", "swift/mine/inner"])
  func foldersOfOthersStayWhatTheyAre(_ path: String) throws {
    let workspace = try generated()
    try FileManager.default.createDirectory(
      at: workspace.url("generated/\(path)"), withIntermediateDirectories: true)
    let note = "generated/\(path)/note.txt"
    if path != "empty" { try workspace.write("mine", to: note) }
    let folder = workspace.url("generated/\(path)").path
    let number = try FileManager.default.attributesOfItem(atPath: folder)[.systemFileNumber] as? Int
    try workspace.edit("specs/demo/app.yaml", "summary: Has not cleaned for a day.", to: "summary: Did not clean.")
    let before = try workspace.tree("generated")
    let refused = try NotispecCall(["generate", "--output", workspace.url("report").path], in: workspace)
    #expect(refused.status == 73 && refused.error.contains("a folder that notispec did not make"), "\(refused.error)")
    #expect(try workspace.tree("generated") == before)
    #expect(!workspace.exists(".generated.notispec-new"))
    let written = try NotispecCall(
      ["generate", "--no-atomic", "--output", workspace.url("report").path], in: workspace)
    #expect(written.status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: folder)[.systemFileNumber] as? Int == number)
    #expect(path == "empty" || (try? workspace.read(note)) == "mine")
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
  }

  /// A folder that nothing is written to any more was ours as long as something was.
  @Test func foldersOfEarlierOutputsAreOurs() throws {
    let workspace = try generated()
    try FileManager.default.removeItem(at: workspace.url("generated/apns/demo"))
    try workspace.write("", to: "generated/apns/demo/mine.txt")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(workspace.exists("generated/apns/demo/mine.txt"))
  }

  @Test func linkInPlaceOfTheFolderStaysOne() throws {
    let workspace = try TestWorkspace.withDemo(["elsewhere/keep.txt": "mine"])
    #expect(symlink("elsewhere/out", workspace.url("generated").path) == 0)
    for name in ["DemoNotifications", "OtherNotifications"] {
      try workspace.write(
        TestWorkspace.demo.replacingOccurrences(of: "DemoNotifications", with: name), to: "specs/demo/app.yaml")
      #expect(try NotispecRun("generate", in: workspace).status == 0)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url("generated").path) == "elsewhere/out")
      #expect(workspace.exists("elsewhere/out/swift/\(name)"))
    }
  }

  @Test(arguments: [[], ["--no-atomic"]], ["generated", "generated/", "generated/."])
  func aLinkToAFolderOfOthersIsRefused(_ options: [String], _ name: String) throws {
    let workspace = try TestWorkspace.withDemo(["elsewhere/keep.txt": "mine"])
    #expect(symlink("elsewhere", workspace.url("generated").path) == 0)
    let before = try workspace.tree(".")
    let run = try NotispecCall(
      ["generate", "--generated", "\(workspace.folder.path)/\(name)", "--output", workspace.url("report").path]
        + options,
      in: workspace)
    #expect(run.status == 73 && run.error.contains("a folder that notispec did not make"), "\(run.error)")
    #expect(try workspace.tree(".") == before)
  }

  @Test func placesThatCannotBeWritten() throws {
    let workspace = try TestWorkspace.withDemo(["file": "mine"])
    #expect(try NotispecRun("generate", "--generated", "file", in: workspace).status == 73)
    #expect(try NotispecRun("generate", "--generated", "missing/folder", in: workspace).status == 73)
    #expect(try workspace.read("file") == "mine")
  }

  @Test func unknownEmitter() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun("generate", "--only", "swft", in: workspace).status == 64)
    #expect(try NotispecRun("generate", "--only", "swift", in: workspace).status == 0)
  }

  @Test func shippedSpecsAreUpToDate() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    try FileManager.default.copyItem(
      at: TestWorkspace.package.appendingPathComponent("generated"), to: workspace.url("generated"))
    let run = try NotispecRun("generate", "--check", in: workspace)
    #expect(run.status == 0, "run 'make', or 'notispec generate', and commit what it writes\n\(run.output)")
  }

  /// What it wrote, the next run would call orphans.
  @Test func anOutputThatIsNotChosenIsNotWritten() throws {
    let workspace = try TestWorkspace.withDemo([
      "specs/notispec.yaml": "notispec: 1\noutputs: { swift: {}, schema: {} }\n"
    ])
    for more in [[], ["--check"]] {
      let run = try RunningNotispec(["generate", "--only", "apns"] + more, in: workspace).end()
      #expect(run.status == 64)
      #expect(
        run.errors.contains("'outputs' of 'specs/notispec.yaml' does not list 'apns' (it lists 'schema', 'swift')"))
    }
    #expect(!workspace.exists("generated"))
    #expect(try NotispecRun("generate", "--only", "swift,templates", in: workspace).status == 0)
  }
}
