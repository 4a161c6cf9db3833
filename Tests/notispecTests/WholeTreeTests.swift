import Foundation
import Testing

/// `generated/` is wholly old or wholly new, whatever happens to a run.
///
/// Runs are killed after a time that follows how long they take: longer after a kill that came before anything changed,
/// shorter after one that came too late. So kills meet the moment of the change on any machine.
@Suite struct WholeTreeTests {
  /// Both change every file: one module's files go, another's come.
  private let names = (old: "module: DemoNotifications", new: "module: OtherNotifications")

  /// The trees of the demo under one and under the other name, and a workspace that holds the first.
  ///
  /// - Parameter isLarge: Some of the outputs wait on the disk until all are there.
  private func twoTrees(isLarge: Bool = false) throws -> (
    workspace: TestWorkspace, old: [String: Data], new: [String: Data]
  ) {
    let workspace = try TestWorkspace.withDemo()
    if isLarge { try workspace.writeLongTypes() }
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    let old = try workspace.tree("generated")
    try workspace.edit("specs/demo/app.yaml", names.old, to: names.new)
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    let new = try workspace.tree("generated")
    try workspace.edit("specs/demo/app.yaml", names.new, to: names.old)
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try workspace.tree("generated") == old)
    #expect(old != new)
    return (workspace, old, new)
  }

  @Test func runsAtOnceBothEndWhole() throws {
    let (workspace, _, new) = try twoTrees()
    try workspace.edit("specs/demo/app.yaml", names.old, to: names.new)
    for _ in 0..<5 {
      try FileManager.default.removeItem(at: workspace.url("generated"))
      let runs = try (0..<4).map { _ in try RunningNotispec(["generate"], in: workspace) }
      for run in runs { #expect(try run.end().status == 0) }
      #expect(try workspace.tree("generated") == new)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted() == ["generated", "specs"])
    }
  }

  /// How long a run is let be before it is killed.
  private struct Wait {
    private var microseconds = 10_000.0

    func pass() { usleep(UInt32(Double.random(in: 0...microseconds))) }

    mutating func adjust(isTooShort: Bool) { microseconds = min(microseconds * (isTooShort ? 1.25 : 0.8), 60e6) }
  }

  /// 200 moments, in four workspaces at once, one of them with large outputs.
  @Test(arguments: 1...4)
  func killedAtAnyMoment(workspaceNumber: Int) throws {
    let (workspace, old, new) = try twoTrees(isLarge: workspaceNumber == 4)
    var wait = Wait()
    var endedOld = 0
    var before = old
    // Runs with large outputs take several times as long.
    for round in 0..<(workspaceNumber == 4 ? 20 : 60) {
      let (from, to) = round.isMultiple(of: 2) ? (names.old, names.new) : (names.new, names.old)
      try workspace.edit("specs/demo/app.yaml", from, to: to)
      let run = try RunningNotispec(["generate"], in: workspace)
      wait.pass()
      run.send(signal: SIGKILL)
      _ = try run.end()
      let after = try workspace.tree("generated")
      #expect(after == old || after == new)
      if after == before { endedOld += 1 }
      wait.adjust(isTooShort: after == before)
      before = after
      // Now and then a run is let through: what killed runs left is no obstacle for it, and goes with it.
      guard round.isMultiple(of: 5) else { continue }
      #expect(try NotispecRun("generate", in: workspace).status == 0)
      before = try workspace.tree("generated")
      #expect(before == (round.isMultiple(of: 2) ? new : old))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted() == ["generated", "specs"])
    }
    #expect(endedOld > 0, "no run was killed in time for the test to mean something")
  }

  /// File by file a killed run leaves some old and some new files, and the next run knows all of them for its own.
  @Test func killedFileByFile() throws {
    let (workspace, old, new) = try twoTrees()
    var wait = Wait()
    for round in 0..<30 {
      if round.isMultiple(of: 3) { try FileManager.default.removeItem(at: workspace.url("generated")) }
      let (from, to) = round.isMultiple(of: 2) ? (names.old, names.new) : (names.new, names.old)
      try workspace.edit("specs/demo/app.yaml", from, to: to)
      let run = try RunningNotispec(["generate", "--no-atomic"], in: workspace)
      wait.pass()
      run.send(signal: SIGKILL)
      wait.adjust(isTooShort: try run.end().status != 0)
      guard round % 3 == 2 else { continue }
      #expect(try NotispecRun("generate", in: workspace).status == 0)
      #expect(try workspace.tree("generated") == (round.isMultiple(of: 2) ? new : old))
    }
  }

  @Test func litterIsRemovedEvenWhenNothingChanges() throws {
    let (workspace, old, _) = try twoTrees()
    let litter = ["tree/swift/half.swift", "outputs/half", "made-by-notispec"]
    // A run may have been killed at any time as it made or removed them.
    for count in 0...litter.count {
      try FileManager.default.createDirectory(
        at: workspace.url(".generated.notispec-new"), withIntermediateDirectories: true)
      for name in litter.suffix(count) { try workspace.write("half", to: ".generated.notispec-new/\(name)") }
      try workspace.write("half", to: "generated/.notispec-999999998")
      #expect(try NotispecRun("generate", in: workspace).status == 0)
      #expect(try workspace.tree("generated") == old)
      #expect(!workspace.exists(".generated.notispec-new"))
    }
  }

  /// What others keep under the name of our drafts is theirs.
  @Test(arguments: [
    ".generated.notispec-new/thesis/chapter.txt", ".generated.notispec-new/tree/mine.txt", ".generated.notispec-new",
    ".generated.notispec-new -> elsewhere", ".generated.notispec-new/made-by-notispec/mine.txt",
    ".generated.notispec-new/made-by-notispec and mine",
  ])
  func whatOthersKeepThere(_ path: String) throws {
    let (workspace, _, _) = try twoTrees()
    let place = workspace.url(".generated.notispec-new").path
    if path.hasSuffix("elsewhere") {
      try workspace.write("mine", to: "elsewhere/made-by-notispec")
      #expect(symlink("elsewhere", place) == 0)
    } else if path.hasSuffix("mine") {
      try workspace.write("", to: ".generated.notispec-new/made-by-notispec")
      try workspace.write("mine", to: ".generated.notispec-new/mine")
    } else {
      try workspace.write("mine", to: path)
    }
    try workspace.edit("specs/demo/app.yaml", names.old, to: names.new)
    let before = try workspace.tree(".")
    let run = try NotispecRun("generate", in: workspace)
    #expect(run.status == 73 && run.errors.contains(".generated.notispec-new': notispec needs"), "\(run.errors)")
    #expect(try workspace.tree(".") == before)
    #expect(FileManager.default.fileExists(atPath: place))
  }

  /// Their files in the folder itself, with names like ours.
  @Test(arguments: [[], ["--no-atomic"]])
  func whatOthersKeepInTheFolder(_ options: [String]) throws {
    let (workspace, _, _) = try twoTrees()
    try workspace.write("mine", to: "generated/.notispec-new")
    try workspace.edit("specs/demo/app.yaml", names.old, to: names.new)
    #expect(try RunningNotispec(["generate"] + options, in: workspace).end().status == 0)
    #expect(try workspace.read("generated/.notispec-new") == "mine")
  }

  @Test func largeOutputsAreTheSameAsFileByFile() throws {
    let (workspace, old, _) = try twoTrees(isLarge: true)
    #expect(old.values.contains { $0.count > 1 << 20 })
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
    try FileManager.default.removeItem(at: workspace.url("generated"))
    #expect(try NotispecRun("generate", "--no-atomic", in: workspace).status == 0)
    #expect(try workspace.tree("generated") == old)
  }

  @Test func aRefusedRunLeavesNoLargeOutputs() throws {
    let (workspace, _, _) = try twoTrees(isLarge: true)
    try FileManager.default.removeItem(at: workspace.url("generated"))
    try workspace.write("mine", to: "generated/swift/DemoNotifications/Signal.swift")
    let run = try NotispecRun("generate", in: workspace)
    #expect(run.status == 1)
    #expect(try workspace.tree("generated").count == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted() == ["generated", "specs"])
  }

  @Test func terminatedWhileWaiting() throws {
    let (workspace, old, _) = try twoTrees()
    try workspace.edit("specs/demo/app.yaml", names.old, to: names.new)
    let folder = open(workspace.folder.path, O_RDONLY)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX) == 0)
    for (number, status) in [(SIGTERM, Int32(143)), (SIGINT, 130)] {
      let run = try RunningNotispec(["generate"], in: workspace)
      usleep(200_000)
      run.send(signal: number)
      #expect(try run.end().status == status)
    }
    #expect(try workspace.tree("generated") == old)
  }
}
