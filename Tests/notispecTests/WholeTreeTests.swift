import Foundation
import Testing

/// `generated/` is wholly old or wholly new, whatever happens to a run.
@Suite(.timeLimit(.minutes(1)))
struct WholeTreeTests {
  /// The trees of the demo with one and with the other copy, and a workspace that holds the first.
  private func twoTrees() throws -> (workspace: TestWorkspace, old: [String: Data], new: [String: Data]) {
    let workspace = try TestWorkspace.withDemo()
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    let old = try workspace.tree("generated")
    try workspace.edit("specs/demo/app.yaml", "Time to clean", to: "Time to tidy up")
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    let new = try workspace.tree("generated")
    try workspace.edit("specs/demo/app.yaml", "Time to tidy up", to: "Time to clean")
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try workspace.tree("generated") == old)
    #expect(old != new)
    return (workspace, old, new)
  }

  @Test func runsAtOnceBothEndWhole() throws {
    let (workspace, _, new) = try twoTrees()
    try workspace.edit("specs/demo/app.yaml", "Time to clean", to: "Time to tidy up")
    for _ in 0..<5 {
      try FileManager.default.removeItem(at: workspace.url("generated"))
      let runs = try (0..<4).map { _ in try RunningNotispec(["generate"], in: workspace) }
      for run in runs { #expect(try run.end().status == 0) }
      #expect(try workspace.tree("generated") == new)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted() == ["generated", "specs"])
    }
  }

  @Test func killedAtAnyMoment() throws {
    let (workspace, old, new) = try twoTrees()
    var generator = SystemRandomNumberGenerator()
    var endedOld = 0
    for round in 0..<40 {
      let (from, to) =
        round.isMultiple(of: 2) ? ("Time to clean", "Time to tidy up") : ("Time to tidy up", "Time to clean")
      let before = try workspace.tree("generated")
      try workspace.edit("specs/demo/app.yaml", from, to: to)
      let run = try RunningNotispec(["generate"], in: workspace)
      usleep(UInt32.random(in: 0...15_000, using: &generator))
      run.send(signal: SIGKILL)
      _ = try run.end()
      let after = try workspace.tree("generated")
      #expect(after == old || after == new)
      if after == before { endedOld += 1 }
      // What a killed run left is no obstacle for the next, and goes with it.
      #expect(try NotispecRun("generate", in: workspace).status == 0)
      #expect(try workspace.tree("generated") == (round.isMultiple(of: 2) ? new : old))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted() == ["generated", "specs"])
    }
    #expect(endedOld > 0, "no run was killed in time for the test to mean something")
  }

  @Test func litterIsRemovedEvenWhenNothingChanges() throws {
    let (workspace, old, _) = try twoTrees()
    try workspace.write("half", to: ".generated.notispec-new/swift/half.swift")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try workspace.tree("generated") == old)
    #expect(!workspace.exists(".generated.notispec-new"))
  }

  @Test func terminatedWhileWaiting() throws {
    let (workspace, old, _) = try twoTrees()
    try workspace.edit("specs/demo/app.yaml", "Time to clean", to: "Time to tidy up")
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
