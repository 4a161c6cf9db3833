import Foundation
import Testing

@testable import notispec

/// Where a run finds its workspace.
@Suite struct WorkspaceRootTests {
  private func workspace() throws -> TestWorkspace {
    try TestWorkspace.withDemo(["shop/specs/x.txt": "", "conformance/demo/empty/x.txt": ""])
  }

  @Test(arguments: ["specs", "specs/demo", "conformance/demo/empty"])
  func aRunInASubfolderIsOneInTheWorkspace(_ folder: String) throws {
    let workspace = try workspace()
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    let there = try NotispecRun("check", in: workspace)
    let run = try NotispecRun(shell: "cd \(folder) && \"$NOTISPEC\" check --verbose", in: workspace)
    #expect(run.status == 1 && run.output == there.output)
    #expect(run.output.contains("specs/demo/app.yaml:20:13: error:"), "\(run.output)")
    let up = folder.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    #expect(run.errors == "the workspace is in '\(up)'\n")
  }

  @Test(arguments: ["check -C ws", "-C ws check", "--directory=ws/specs check", "-C ws/specs/demo check"])
  func aFolderIsNamed(_ arguments: String) throws {
    let workspace = try TestWorkspace(["ws/specs/demo/app.yaml": TestWorkspace.demo])
    let run = try NotispecRun(shell: "\"$NOTISPEC\" \(arguments)", in: workspace)
    #expect(run.status == 0 && run.output.hasPrefix("checked 1 app"), "\(run.output)\(run.errors)")
  }

  /// Paths on the command line are those of whoever types them.
  @Test func pathsStartWhereTheRunWasStarted() throws {
    let workspace = try workspace()
    let run = try NotispecRun(
      shell: """
        cd conformance/demo && "$NOTISPEC" generate --only swift --generated ../../out && \
        "$NOTISPEC" strings export --locale ru --output ../../ru.xliff && \
        "$NOTISPEC" strings import ../../ru.xliff && "$NOTISPEC" check ../../specs/demo/app.yaml
        """, in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(workspace.exists("out/manifest.json") && workspace.exists("ru.xliff") && !workspace.exists("generated"))
  }

  /// A folder of this name without specs is somebody else's.
  @Test func anotherFolderOfTheNameIsPassedOver() throws {
    let workspace = try workspace()
    let run = try NotispecRun(shell: "mkdir shop/app; cd shop/app && \"$NOTISPEC\" check", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func nothingIsFound() throws {
    let run = try NotispecRun("check", in: try TestWorkspace())
    #expect(run.status == 66)
    #expect(run.errors.contains("notispec init") && run.errors.contains("-C FOLDER"), "\(run.errors)")
    #expect(try NotispecRun("-C", "missing", "check", in: try TestWorkspace()).status == 66)
  }

  /// It would be removed under the feet of whoever is in it.
  @Test func theFolderOfTheRunIsNotReplaced() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    try workspace.write("", to: "generated/swift/DemoNotifications/Signal.swift")
    let run = try NotispecRun(shell: "cd generated/swift && \"$NOTISPEC\" generate", in: workspace)
    #expect(run.status == 73 && run.errors.contains("you are in this folder"), "\(run.errors)")
  }

  @Test func theNearestFolderCounts() throws {
    let workspace = try TestWorkspace([
      "specs/notispec.yaml": "notispec: 1\n", "apps/shop/specs/demo/app.yaml": TestWorkspace.demo,
      "apps/shop/Sources/a/b.swift": "",
    ])
    let real = try RealPath.of(workspace.folder.path)
    let root = try #require(WorkspaceRoot(above: real + "/apps/shop/Sources/a"))
    #expect(root.path == real + "/apps/shop" && root.way == "Sources/a" && root.wayUp == "../..")
    #expect(root.moved("x.yaml") == "Sources/a/x.yaml" && root.moved("/x.yaml") == "/x.yaml")
    #expect(WorkspaceRoot(above: real + "/apps")?.path == real)
  }
}
