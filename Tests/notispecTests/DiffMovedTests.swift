import Foundation
import Testing

/// `notispec diff` for an app that is in another folder than in the base.
@Suite struct DiffMovedTests {
  private static let second = TestWorkspace.demo.replacing("id: demo\n", with: "id: other\n")
    .replacing("DemoNotifications", with: "OtherNotifications").replacing("scheme: demo", with: "scheme: other")

  private static let requirements = """
    - { id: DEMO/1, document: demo, section: One, quote: "…", requires: "Quiet.", kind: type, checked_by: device }
    - { id: DEMO/2, document: demo, section: One, quote: "…", requires: "Loud.", kind: type, checked_by: device }

    """

  /// A repository with a commit, and then moves in its work tree.
  private func repository(_ files: [String: String], _ moves: String) throws -> TestWorkspace {
    let workspace = try TestWorkspace(files)
    let run = try NotispecRun(
      shell: """
        export HOME=/nonexistent GIT_CONFIG_NOSYSTEM=1 && set -e
        git init -q -b main . && git add -A && git -c user.name=a -c user.email=a@example.com commit -q -m first
        \(moves)
        """, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return workspace
  }

  private func diff(_ options: String = "", in folder: String = ".", of workspace: TestWorkspace) throws -> NotispecRun
  {
    try NotispecRun(shell: "cd \(folder) && \"$NOTISPEC\" diff HEAD --breaking \(options)", in: workspace)
  }

  @Test func aMovedWorkspaceIsFollowed() throws {
    let workspace = try repository(
      ["specs/demo/app.yaml": TestWorkspace.demo, "conformance/demo/requirements.yaml": Self.requirements],
      "mkdir -p apps/x && git mv specs conformance apps/x")
    let same = try diff(in: "apps/x", of: workspace)
    let moved = "The app 'demo' was moved: it is compared with '../../specs/demo' of the base, where it no longer is.\n"
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output.hasPrefix(moved + "no changes since 'HEAD'"), "\(same.output)")
    try workspace.edit("apps/x/specs/demo/app.yaml", "  clean_reminder:", to: "  tidy_reminder:")
    let lines = Self.requirements.split(separator: "\n")
    try workspace.write("\(lines[0])\n", to: "apps/x/conformance/demo/requirements.yaml")
    let changed = try diff(in: "apps/x", of: workspace)
    #expect(changed.status == 1)
    for words in [
      "specs/demo/app.yaml:18:3: break: 'notifications.clean_reminder' is now called 'tidy_reminder'",
      "  before: ../../specs/demo/app.yaml:18:3\n", "DEMO/2", moved,
    ] {
      #expect(changed.output.contains(words), "\(changed.output)")
    }
    for (format, words) in [
      ("json", #""from": "../../specs/demo""#), ("markdown", "The app 'demo' was moved"),
      ("github", "%0Aspecs/demo/app.yaml:18:3: before"),
    ] {
      let page = try diff("--format \(format)", in: "apps/x", of: workspace)
      #expect(page.status == 1 && page.output.contains(words), "\(page.output)")
    }
  }

  /// Into a workspace that was there, out of one that goes on, and under another name of the folder with the specs.
  @Test(arguments: [
    ("git mv a/specs/demo b/specs/demo", "b", ""), ("mkdir c && git mv a/specs c/texts", "c", "--specs texts"),
    ("git mv a/specs/demo demo && mkdir -p c/specs && git mv demo c/specs/demo", "c", ""),
  ])
  func aMovedAppIsFollowed(_ moves: String, _ folder: String, _ options: String) throws {
    let workspace = try repository(
      [
        "a/specs/demo/app.yaml": TestWorkspace.demo, "a/specs/third/app.yaml": TestWorkspace.demo,
        "b/specs/other/app.yaml": Self.second,
      ], moves + " && sed -i.bak s/clean_reminder:/tidy_reminder:/ $(git ls-files | grep demo/app.yaml)")
    let run = try diff("--app demo " + options, in: folder, of: workspace)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("compared with '../a/specs/demo' of the base"), "\(run.output)")
    #expect(run.output.contains("is now called 'tidy_reminder'"), "\(run.output)")
  }

  @Test func whereItCameFromMustBeCertain() throws {
    let workspace = try repository(
      ["a/specs/demo/app.yaml": TestWorkspace.demo, "b/specs/demo/app.yaml": TestWorkspace.demo],
      "mkdir c && git mv a/specs c/specs && git rm -qr b")
    let run = try diff("--base-branch main", in: "c", of: workspace)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "not compared: the app 'demo', because '../a/specs/demo' or '../b/specs/demo' of the base may have become it\n"),
      "\(run.output)")
    #expect(!run.output.contains("is new"), "\(run.output)")
  }

  /// What is still there was not moved, and a folder of the name is no app.
  @Test(arguments: ["mkdir c && cp -R a/specs c/specs", "mkdir c && cp -R a/specs c/specs && git rm -qr k8s"])
  func whatIsNewIsNew(_ moves: String) throws {
    let workspace = try repository(
      ["a/specs/demo/app.yaml": TestWorkspace.demo, "k8s/demo/app.yaml": "kind: Deployment\n"], moves)
    let run = try diff(in: "c", of: workspace)
    #expect(run.status == 0 && run.output.contains("The app 'demo' is new"), "\(run.output)\(run.errors)")
  }

  @Test func anErrorDoesNotMakeItNew() throws {
    let workspace = try repository(
      ["specs/demo/app.yaml": TestWorkspace.demo + "x: [\n"], "mkdir c && git mv specs c/specs")
    try workspace.write(TestWorkspace.demo, to: "c/specs/demo/app.yaml")
    let run = try diff(in: "c", of: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("not compared: the app 'demo', which cannot be read in the base"), "\(run.output)")
  }
}
