import Foundation
import Testing

@testable import notispec

/// No output is on or in what a run reads, by whatever name: 64, and nothing is written.
@Suite struct OutputGuardTests {
  /// The call ends with 64 and changes nothing.
  private func expectRefusal(
    _ arguments: [String], in workspace: TestWorkspace, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try workspace.tree(".")
    let call = try NotispecCall(arguments, in: workspace)
    #expect(call.status == 64, "\(call.error)", sourceLocation: sourceLocation)
    #expect(call.error.contains(words), "\(call.error)", sourceLocation: sourceLocation)
    #expect(try workspace.tree(".") == before, sourceLocation: sourceLocation)
  }

  @Test func theFileThatIsImported() throws {
    let workspace = try TestWorkspace.withDemo()
    let file = workspace.url("texts.csv").path
    #expect(
      try NotispecCall(["strings", "export", "--locale", "ru", "--format", "csv", "--output", file], in: workspace)
        .status == 0)
    #expect(link(file, workspace.url("hard.csv").path) == 0)
    #expect(symlink("texts.csv", workspace.url("soft.csv").path) == 0)
    for (output, words) in [
      ("texts.csv", "which is read"), ("hard.csv", "which is read"), ("soft.csv", "which is read"),
    ] {
      try expectRefusal(
        ["strings", "import", file, "--output", workspace.url(output).path], in: workspace, words)
      try expectRefusal(
        ["strings", "import", workspace.url(output).path, "--output", file], in: workspace, "so the results would")
    }
  }

  @Test func aSpecOfTheBaseOfAComparison() throws {
    let workspace = try TestWorkspace.withDemo(["old/specs/demo/app.yaml": TestWorkspace.demo])
    for output in ["old/specs/demo/app.yaml", "old/specs/demo/new.txt", "old/new.txt"] {
      try expectRefusal(
        ["diff", workspace.url("old").path, "--output", workspace.url(output).path], in: workspace, "is in")
    }
  }

  /// `diff` reads it, and nobody but git writes it.
  @Test(arguments: ["check", "generate", "diff"])
  func nothingOfGit(_ verb: String) throws {
    let workspace = try TestWorkspace.withDemo([".git/HEAD": "ref: refs/heads/main\n"])
    for output in [".git/HEAD", ".git/new", ".git/../.git/HEAD"] {
      try expectRefusal([verb, "--output", workspace.url(output).path], in: workspace, "belongs to git")
    }
    try expectRefusal(
      ["generate", "--generated", workspace.url(".git/generated").path], in: workspace, "belongs to git")
  }

  /// A file or a folder that a link in the specs leads to is one of the specs.
  @Test(arguments: ["check", "list", "dump", "diff", "conform", "coverage", "strings", "explain", "generate"])
  func whatIsLinkedIn(_ verb: String) throws {
    let workspace = try TestWorkspace.withDemo(["shared/other.yaml": "notispec: 1\n", "more/inner/third.yaml": ""])
    let specs = workspace.url("specs/demo")
    #expect(symlink("../../shared/other.yaml", specs.appendingPathComponent("other.yaml").path) == 0)
    #expect(symlink("../../more", specs.appendingPathComponent("more").path) == 0)
    #expect(link(specs.appendingPathComponent("app.yaml").path, workspace.url("hard.txt").path) == 0)
    #expect(symlink("hard.txt", workspace.url("soft.txt").path) == 0)
    let arguments =
      switch verb {
      case "diff": ["diff", workspace.url("shared").path]
      case "strings": ["strings", "export", "--locale", "ru"]
      case "explain": ["explain", "demo"]
      default: [verb]
      }
    for output in ["shared/other.yaml", "more/inner/third.yaml", "more/new.txt", "hard.txt", "soft.txt"] {
      try expectRefusal(arguments + ["--output", workspace.url(output).path], in: workspace, "through a link")
    }
  }

  @Test func theFolderOfTheSpecsIsALinkItself() throws {
    let workspace = try TestWorkspace(["real/demo/app.yaml": TestWorkspace.demo])
    #expect(symlink("real", workspace.url("specs").path) == 0)
    for output in ["real/demo/app.yaml", "real/new.txt", "specs/new.txt"] {
      try expectRefusal(["check", "--output", workspace.url(output).path], in: workspace, "is in")
    }
  }

  @Test func thePlacesOfGeneratedFiles() throws {
    let workspace = try TestWorkspace.withDemo([
      "conformance/a.yaml": "notispec_scenarios: 1\n", "shared/part.yaml": "notispec: 1\n",
    ])
    #expect(symlink("../../shared", workspace.url("specs/demo/more").path) == 0)
    #expect(symlink("specs/demo", workspace.url("link").path) == 0)
    for (folder, words) in [
      ("specs/sub", "is in"), ("specs/demo", "is in"), ("specs/demo/sub", "is in"),
      ("conformance/out", "is in"),
      ("link/out", "is in"), ("link", "is in"), ("shared", "contains what a link in"),
      ("shared/out", "through a link"),
      ("specs", "contains"), ("conformance", "contains"), (".", "contains"), ("specs/demo/more/out", "through a link"),
    ] {
      for more in [[], ["--check"], ["--no-atomic"]] {
        try expectRefusal(["generate", "--generated", workspace.url(folder).path] + more, in: workspace, words)
      }
    }
  }

  @Test func oneFileForTwoResults() throws {
    let workspace = try TestWorkspace.withDemo(["x.swift": ""])
    #expect(symlink("x.swift", workspace.url("y.swift").path) == 0)
    for other in ["x.swift", "y.swift"] {
      try expectRefusal(
        [
          "generate", "--swift-file", workspace.url("x.swift").path, "--module", "DemoNotifications", "--output",
          workspace.url(other).path,
        ], in: workspace, "is written by --output too")
    }
    try workspace.write("", to: "new/specs/keep.txt")
    let output = workspace.url("new/specs/notispec.yaml").path
    try expectRefusal(["init", workspace.url("new").path, "--output", output], in: workspace, "is one of the files")
  }

  @Test func whereElseResultsMayGo() throws {
    let workspace = try TestWorkspace.withDemo(["old/demo/app.yaml": TestWorkspace.demo, "specs/demo/notes.txt": ""])
    #expect(symlink("specs", workspace.url("link").path) == 0)
    for output in ["report.txt", "old.txt", "specs.txt", "specification/report.txt"] {
      try FileManager.default.createDirectory(
        at: workspace.url(output).deletingLastPathComponent(), withIntermediateDirectories: true)
      #expect(try NotispecCall(["check", "--output", workspace.url(output).path], in: workspace).status == 0)
      #expect(workspace.exists(output))
    }
  }

  /// The shell has opened it; what it appends to a spec would break that.
  @Test func standardOutput() throws {
    let workspace = try TestWorkspace.withDemo()
    let before = try workspace.read("specs/demo/app.yaml")
    let run = try NotispecRun(shell: "\"$NOTISPEC\" check >> specs/demo/app.yaml", in: workspace)
    #expect(run.status == 64 && run.errors.contains("standard output goes to a file"), "\(run.errors)")
    #expect(try workspace.read("specs/demo/app.yaml") == before)
    #expect(try NotispecRun(shell: "\"$NOTISPEC\" json-schema > specs/schema.json", in: workspace).status == 0)
  }

  /// On a disk that ignores case, `SPECS` is `specs`; where names differ in case, it is another folder.
  @Test func otherLetters() throws {
    let workspace = try TestWorkspace.withDemo()
    let isSame = workspace.exists("SPECS")
    let output = workspace.url("SPECS/demo/new.txt").path
    #expect(try NotispecCall(["check", "--output", output], in: workspace).status == (isSame ? 64 : 73))
  }
}
