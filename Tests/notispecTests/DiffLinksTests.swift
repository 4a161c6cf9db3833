import Foundation
import Testing

/// Symbolic links in the specs are followed in a commit as they are in the work tree.
@Suite struct DiffLinksTests {
  /// The specs of a folder, committed.
  private func repository(_ make: (TestWorkspace) throws -> Void) throws -> TestWorkspace {
    let workspace = try TestWorkspace()
    try make(workspace)
    let run = try NotispecRun(
      shell: """
        export HOME=/nonexistent GIT_CONFIG_NOSYSTEM=1
        git init -q -b main . && git add -A && git -c user.name=a -c user.email=a@example.com commit -q -m first
        """, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return workspace
  }

  private func link(_ path: String, to target: String, in workspace: TestWorkspace) throws {
    try FileManager.default.createDirectory(
      at: workspace.url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: workspace.url(path).path, withDestinationPath: target)
  }

  private func diff(_ workspace: TestWorkspace) throws -> NotispecRun {
    try NotispecRun("diff", "HEAD", "--breaking", in: workspace)
  }

  /// A link to a file, one through another link, one to the folder of an app, and one to a folder in it.
  @Test(arguments: ["file", "chain", "app", "folder"])
  func aLinkIsWhatItLeadsTo(_ kind: String) throws {
    let workspace = try repository { workspace in
      try workspace.write(TestWorkspace.demo, to: "shared/app.yaml")
      switch kind {
      case "file": try link("specs/demo/app.yaml", to: "../../shared/app.yaml", in: workspace)
      case "chain":
        try link("specs/demo/app.yaml", to: "../../second.yaml", in: workspace)
        try link("second.yaml", to: "./alias/app.yaml", in: workspace)
        try link("alias", to: "shared", in: workspace)
      case "app": try link("specs/demo", to: "../shared", in: workspace)
      default: try link("specs/demo/parts", to: "../../shared", in: workspace)
      }
    }
    let same = try diff(workspace)
    #expect(same.status == 0 && same.output.hasPrefix("no changes since"), "\(same.output)\(same.errors)")
    try workspace.edit("shared/app.yaml", "  clean_reminder:", to: "  tidy_reminder:")
    let changed = try diff(workspace)
    #expect(changed.status == 1 && changed.output.contains("is now called 'tidy_reminder'"), "\(changed.output)")
    // Without the link the app is gone.
    try FileManager.default.removeItem(at: workspace.url("specs"))
    try workspace.write(
      TestWorkspace.demo.replacingOccurrences(of: "id: demo", with: "id: other"), to: "specs/other/app.yaml")
    let removed = try diff(workspace)
    #expect(removed.status == 1 && removed.output.contains("The app 'demo' was removed"), "\(removed.output)")
  }

  /// What is behind it, the commit does not say: nothing passes for compared.
  @Test(arguments: ["/elsewhere/app.yaml", "../../../elsewhere/app.yaml", "app.yaml"])
  func aLinkOutOfTheCommit(_ target: String) throws {
    let workspace = try repository { workspace in
      try workspace.write("notispec: 1\n", to: "specs/other/app.yaml")
      try link("specs/demo/app.yaml", to: target, in: workspace)
    }
    try FileManager.default.removeItem(at: workspace.url("specs"))
    try workspace.write(TestWorkspace.demo, to: "specs/demo/app.yaml")
    let run = try diff(workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("specs/demo/app.yaml:1:1: This is a symbolic link to '"), "\(run.output)")
    #expect(run.output.contains("not compared: the app 'demo', which cannot be read in the base"), "\(run.output)")
    #expect(!run.output.contains("The app 'demo' is new"), "\(run.output)")
  }

  /// Folders that are linked into each other have an end.
  @Test func linksWithoutEnd() throws {
    let workspace = try repository { workspace in
      try workspace.write(TestWorkspace.demo, to: "specs/demo/app.yaml")
      for number in 0..<12 { try link("specs/demo/loop\(number)", to: "..", in: workspace) }
      for number in 0..<12 { try link("specs/round\(number)", to: "round\((number + 1) % 12)", in: workspace) }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: workspace.url("specs/demo").path)
    where name.hasPrefix("loop") {
      try FileManager.default.removeItem(at: workspace.url("specs/demo/\(name)"))
    }
    let run = try NotispecRun("diff", "HEAD", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
