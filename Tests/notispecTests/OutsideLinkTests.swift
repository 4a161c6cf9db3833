import Foundation
import Testing

@testable import notispec

/// A repository must not make a run read what else is on the machine.
@Suite struct OutsideLinkTests {
  private static let secret = "aws_secret_access_key: SECRET123\n"

  /// A workspace in a repository, with somebody's secrets beside it.
  private func repository(_ files: [String: String] = [:], git: Bool = true) throws -> TestWorkspace {
    var all = [
      "repo/specs/demo/app.yaml": TestWorkspace.demo, "secret/key.yaml": Self.secret, "secret/deep/x.yaml": Self.secret,
      "secret/k.mustache": Self.secret, "secret/texts.csv": Self.secret, "secret/requirements.yaml": Self.secret,
    ]
    if git { all["repo/.git/config"] = Self.secret }
    return try TestWorkspace(all.merging(files) { $1 })
  }

  private func link(_ target: String, _ path: String, in workspace: TestWorkspace) throws {
    let place = workspace.url("repo/\(path)")
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(symlink(target, place.path) == 0)
  }

  private func run(_ line: String, in workspace: TestWorkspace) throws -> NotispecRun {
    try NotispecRun(shell: "cd repo && \"$NOTISPEC\" \(line)", in: workspace)
  }

  private func expectNoSecret(
    _ run: NotispecRun, _ workspace: TestWorkspace, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(!(run.output + run.errors).contains("SECRET123"), "\(run.output)", sourceLocation: sourceLocation)
    for (path, bytes) in workspace.exists("repo/generated") ? try workspace.tree("repo/generated") : [:] {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("SECRET"), "\(path)", sourceLocation: sourceLocation)
    }
  }

  /// One link each, wherever something is read.
  @Test(arguments: [
    ("../../../secret/key.yaml", "specs/demo/zz.yaml"), ("/etc/passwd", "specs/demo/zz.yaml"),
    ("../../../secret", "specs/demo/more"), ("../../secret", "specs/other"),
    ("../../secret/key.yaml", "specs/notispec.yaml"),
    ("../../secret", "conformance/more"), ("../../../secret/key.yaml", "conformance/demo/a.yaml"),
    ("../../secret/requirements.yaml", "conformance/requirements.yaml"), ("../secret", "conformance"),
    ("../../.git/config", "specs/demo/zz.yaml"), ("../.git", "conformance/git"),
    ("../../specs/../../secret/key.yaml", "specs/demo/zz.yaml"), ("/", "specs/demo/everything"),
  ])
  func nothingOutsideIsRead(_ target: String, _ path: String) throws {
    for git in [true, false] where git || !target.contains(".git") {
      let workspace = try repository(git: git)
      try link(target, path, in: workspace)
      for verb in [
        "check", "check --fix", "check --output report", "generate", "generate --check", "conform", "coverage",
        "dump", "list", "mutate", "explain photos_cleaned", "strings status", "strings export --locale ru",
        "rename signal photos_cleaned done",
      ] {
        try expectNoSecret(try run(verb, in: workspace), workspace)
      }
      let check = try run("check", in: workspace)
      let finding = "\(path):1:1: error: This symbolic link leads out of the repository"
      #expect(check.status == 1 && check.lines.count { $0.hasPrefix(finding) } == 1, "\(check.output)\(check.errors)")
      // What is generated comes from the specs alone.
      #expect(!workspace.exists("repo/generated") || path.hasPrefix("conformance/"))
      // What else is wrong does not follow from it.
      #expect(check.output.components(separatedBy: " error: ").count == 2, "\(check.output)")
      let allowed = try run("check --allow-links", in: workspace)
      #expect(!allowed.output.contains("outside-link"), "\(allowed.output)")
    }
  }

  @Test func aChainOfLinksEndsWhereItEnds() throws {
    let workspace = try repository()
    try link("../../b", "specs/demo/zz.yaml", in: workspace)
    try link("c", "b", in: workspace)
    try link("../secret/key.yaml", "c", in: workspace)
    let check = try run("check", in: workspace)
    #expect(check.status == 1 && check.output.contains("specs/demo/zz.yaml:1:1: error: This symbolic link"))
    try expectNoSecret(check, workspace)
  }

  /// Also through `..`, an absolute path, and from another folder of the repository.
  @Test(arguments: ["../../shared/../shared/more.yaml", "ROOT/repo/shared/more.yaml", "../../../repo/shared/more.yaml"])
  func linksInsideAreFollowed(_ target: String) throws {
    let workspace = try repository(["repo/shared/more.yaml": "notispec: 1\nsignals:\n  more: {}\n"])
    let root = try RealPath.of(workspace.folder.path)
    try link(target.replacing("ROOT", with: root), "specs/demo/zz.yaml", in: workspace)
    let check = try run("list", in: workspace)
    #expect(check.status == 0 && check.output.contains("more"), "\(check.output)\(check.errors)")
  }

  @Test func aWholeSpecsFolder() throws {
    let workspace = try repository(["elsewhere/specs/demo/app.yaml": TestWorkspace.demo])
    try FileManager.default.removeItem(at: workspace.url("repo/specs"))
    try link("../elsewhere/specs", "specs", in: workspace)
    for options in ["", " --specs specs", " --specs ./specs/"] {
      let check = try run("check\(options)", in: workspace)
      #expect(
        check.status == 1 && check.output.contains("leads out of the repository"), "\(check.output)\(check.errors)")
      #expect(!check.output.contains("no-app"), "\(check.output)")
    }
    #expect(try run("check --allow-links", in: workspace).status == 0)
    // Whoever types a path decides what is read.
    #expect(try run("check --specs ../elsewhere/specs", in: workspace).status == 0)
  }

  /// A link on the way to what somebody typed came with the repository too.
  @Test(arguments: [
    "-C shop check", "check --specs shop/specs", "diff shop", "strings import shop/texts.csv",
    "check --specs shop/../elsewhere/../repo/shop/specs",
  ])
  func aLinkOnTheWay(_ line: String) throws {
    let workspace = try repository([
      "elsewhere/specs/demo/app.yaml": TestWorkspace.demo.replacing("owner: care", with: "owner: SECRET123"),
      "elsewhere/texts.csv": Self.secret,
    ])
    try link("../elsewhere", "shop", in: workspace)
    let run = try run(line, in: workspace)
    #expect((run.output + run.errors).contains("out of the repository"), "\(run.output)\(run.errors)")
    #expect(run.status == 1 || run.status == 66)
    try expectNoSecret(run, workspace)
  }

  @Test func templates() throws {
    let settings = "notispec: 1\ntemplates:\n  k: { file: FILE, output: \"{app}.txt\" }\n"
    for (file, target) in [
      ("templates/k.mustache", "../../../secret/k.mustache"), ("templates/k.mustache", "FOLDER"),
    ] {
      let workspace = try repository(["repo/specs/notispec.yaml": settings.replacing("FILE", with: file)])
      if target == "FOLDER" {
        try link("../../secret", "specs/templates", in: workspace)
      } else {
        try link(target, "specs/\(file)", in: workspace)
      }
      for verb in ["check", "generate"] {
        let run = try run(verb, in: workspace)
        #expect(run.status == 1 && run.output.contains("workspace/outside-link"), "\(run.output)\(run.errors)")
        try expectNoSecret(run, workspace)
      }
    }
    // A partial, which the template includes.
    let workspace = try repository([
      "repo/specs/notispec.yaml": settings.replacing("FILE", with: "templates/k.mustache"),
      "repo/specs/templates/k.mustache": "{{>p}}\n",
    ])
    try link("../../../secret/k.mustache", "specs/templates/p.mustache", in: workspace)
    let run = try run("generate", in: workspace)
    #expect(run.status == 1 && run.output.contains("specs/templates/p.mustache:1:1: error: This symbolic link"))
    #expect(!run.output.contains("missing-partial"), "\(run.output)")
    try expectNoSecret(run, workspace)
  }

  @Test func theFolderForOutputs() throws {
    let workspace = try repository(["out/keep": "mine"])
    try link("../out", "generated", in: workspace)
    for verb in ["generate", "generate --check"] {
      let run = try run(verb, in: workspace)
      #expect(run.status == 1 && run.output.contains("generated:1:1: error: This symbolic link"), "\(run.output)")
    }
    #expect(try workspace.tree("out").count == 1)
    #expect(try run("generate --generated ../made", in: workspace).status == 0)
  }

  /// Nor is anything there overwritten by results, whatever the link is.
  @Test(arguments: [
    ("../precious", "quality.json", "quality.json"), ("../out", "reports", "reports/quality.json"),
    ("../new", "quality.json", "quality.json"), ("inner", "quality.json", "quality.json"),
    ("../../out", "deep/er", "deep/../deep/er/quality.json"),
  ])
  func resultsStayInside(_ target: String, _ path: String, _ output: String) throws {
    let workspace = try repository(["precious": "mine\n", "out/quality.json": "mine\n"])
    try link(target, path, in: workspace)
    if target == "inner" { try link("../precious", "inner", in: workspace) }
    let before = try workspace.tree(".")
    for line in ["check --format gitlab", "conform", "strings export --locale ru", "dump"] {
      let run = try run("\(line) --output \(output)", in: workspace)
      #expect(run.status == 64, "\(run.output)\(run.errors)")
      #expect(run.errors.contains("'\(output)' is a symbolic link that leads out of the repository"), "\(run.errors)")
    }
    #expect(try workspace.tree(".") == before)
    #expect(try run("check --allow-links --output \(output)", in: workspace).status == 0)
    #expect(try workspace.tree(".") != before)
    // Who names a place outside means it, and a link inside is as good as a file.
    for other in ["../elsewhere.json", workspace.url("there.json").path, "/dev/stdout", "/dev/null"] {
      #expect(try run("check --output \(other)", in: workspace).status == 0)
    }
    try link("inside.json", "through.json", in: workspace)
    #expect(try run("check --output through.json", in: workspace).status == 0)
    #expect(workspace.exists("repo/inside.json"))
  }

  @Test func initAddsToNothingOutside() throws {
    let workspace = try repository(["profile": "mine\n"])
    try link("../profile", ".gitattributes", in: workspace)
    let run = try run("init --app shop", in: workspace)
    #expect(run.status == 0 && run.output.contains("left .gitattributes as it is"), "\(run.output)\(run.errors)")
    #expect(try workspace.read("profile") == "mine\n")
    try link("../secret", "apps", in: workspace)
    let other = try self.run("init apps/shop", in: workspace)
    #expect(other.status == 66 && other.errors.contains("out of the repository"), "\(other.errors)")
    #expect(!workspace.exists("secret/shop"))
  }

  /// The current folder may have been reached through any link: it is where the person is.
  @Test func theFolderOfThePersonIsTheirs() throws {
    let workspace = try repository()
    try #require(symlink("repo", workspace.url("home").path) == 0)
    for line in [
      "cd home && \"$NOTISPEC\" check", "\"$NOTISPEC\" -C home check", "\"$NOTISPEC\" check --specs home/specs",
    ] {
      let run = try NotispecRun(shell: line, in: workspace)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
  }

  /// A worktree and a submodule have a file `.git`.
  @Test func aRepositoryMayHaveAFileForGit() throws {
    let workspace = try repository(["repo/sub/.git": "gitdir: ../.git/modules/sub\n"])
    try FileManager.default.moveItem(at: workspace.url("repo/specs"), to: workspace.url("repo/sub/specs"))
    try workspace.write(Self.secret, to: "repo/above.yaml")
    try link("../../../above.yaml", "sub/specs/demo/zz.yaml", in: workspace)
    let check = try NotispecRun(shell: "cd repo/sub && \"$NOTISPEC\" check", in: workspace)
    #expect(check.status == 1 && check.output.contains("outside-link"), "\(check.output)")
  }
}
