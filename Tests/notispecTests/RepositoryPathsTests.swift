import Foundation
import Testing

@testable import notispec

/// In formats for services, paths begin at the root of the git repository.
@Suite struct RepositoryPathsTests {
  private static let scenarios = """
    notispec_scenarios: 1
    suite: demo.cleaning
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: authorized } }
    scenarios:
      - id: it-fails
        title: The reminder comes at once.
        covers: [DEMO-1]
        steps:
          - { at: "2026-03-02 10:00", signal: photos_cleaned }
          - { until: "2026-03-04 10:00" }
        then:
          - { delivered: clean_reminder, at: "2026-03-02 10:00" }

    """

  /// A workspace below the root of a repository, with a mistake and a case that fails.
  private func workspace(git: String? = ".git/HEAD") throws -> TestWorkspace {
    let workspace = try TestWorkspace([
      "mono/apps/shop/specs/demo/app.yaml": TestWorkspace.demo,
      "mono/apps/shop/conformance/demo/cleaning.yaml": Self.scenarios,
      "mono/apps/shop/specs/other/app.yaml": TestWorkspace.demo.replacing("id: demo", with: "id: other")
        .replacing("DemoNotifications", with: "OtherNotifications").replacing("scheme: demo", with: "scheme: other")
        .replacing("com.example.demo", with: "com.example.other").replacing("target: paywall", with: "target: paywal"),
    ])
    if let git { try workspace.write("ref: refs/heads/main\n", to: "mono/\(git)") }
    return workspace
  }

  private static let verbs = [
    ("check --format github", "file=apps/shop/specs/other/app.yaml,"),
    ("check --format gitlab", "\"path\": \"apps/shop/specs/other/app.yaml\""),
    ("check --format sarif", "\"uri\": \"apps/shop/specs/other/app.yaml\""),
    ("generate --format github", "file=apps/shop/specs/other/app.yaml,"),
    ("generate --check --format gitlab", "\"path\": \"apps/shop/specs/other/app.yaml\""),
    ("conform --format github", "file=apps/shop/conformance/demo/cleaning.yaml,"),
    ("conform --format junit", "apps/shop/conformance/demo/cleaning.yaml"),
  ]

  @Test(arguments: verbs)
  func pathsBeginAtTheRoot(_ verb: String, _ path: String) throws {
    let workspace = try workspace()
    for line in [
      "cd mono && \"$NOTISPEC\" -C apps/shop \(verb)", "cd mono/apps/shop && \"$NOTISPEC\" \(verb)",
      "cd mono/apps/shop/specs/demo && \"$NOTISPEC\" \(verb)", "\"$NOTISPEC\" -C mono/apps/shop \(verb)",
      "cd mono && \"$NOTISPEC\" \(verb) --specs apps/shop/specs --conformance apps/shop/conformance",
      "\"$NOTISPEC\" \(verb) --specs mono/apps/shop/specs --conformance mono/apps/shop/conformance",
      "cd mono/apps && \"$NOTISPEC\" \(verb) --specs ./shop/../shop/specs --conformance \"$PWD/shop/conformance\"",
      "ln -s mono/apps/shop here && cd here && \"$NOTISPEC\" \(verb)",
    ] {
      let run = try NotispecRun(shell: line, in: workspace)
      #expect(run.status == 1 && run.output.contains(path), "\(line): \(run.output)\(run.errors)")
      if FileManager.default.fileExists(atPath: workspace.url("here").path) {
        try FileManager.default.removeItem(at: workspace.url("here"))
      }
    }
  }

  /// Without git, and for people.
  @Test func othersStayAsTheyAre() throws {
    for (verb, path) in Self.verbs {
      let run = try NotispecRun(shell: "cd mono && \"$NOTISPEC\" -C apps/shop \(verb)", in: try workspace(git: nil))
      #expect(run.output.contains(path.replacing("apps/shop/", with: "")), "\(verb): \(run.output)")
      #expect(!run.output.contains("The root of the repository"))
    }
    for format in ["text", "json"] {
      let run = try NotispecRun(
        shell: "cd mono && \"$NOTISPEC\" -C apps/shop check --format \(format)", in: workspace())
      #expect(run.output.contains("specs/other/app.yaml") && !run.output.contains("apps/shop"), "\(run.output)")
    }
  }

  /// The log says which of the two it is.
  @Test func sarifSaysWhereItsPathsBegin() throws {
    let inside = try NotispecRun("-C", "mono/apps/shop", "check", "--format", "sarif", in: try workspace(git: ".git"))
    #expect(inside.output.contains("\"text\": \"The root of the repository.\""))
    #expect(inside.output.contains("primaryLocationLineHash"))
    let outside = try NotispecRun("-C", "mono/apps/shop", "check", "--format", "sarif", in: try workspace(git: nil))
    #expect(outside.output.contains("\"text\": \"The working directory of the run.\""))
  }

  @Test func commandsAreNamedAsTheyAreTyped() throws {
    let workspace = try workspace()
    try FileManager.default.removeItem(at: workspace.url("mono/apps/shop/specs/other"))
    let shop = "\"$NOTISPEC\" -C apps/shop"
    for (line, hint) in [
      ("cd mono && \(shop) generate --check", "run 'notispec -C apps/shop generate'"),
      ("cd mono/apps/shop && \"$NOTISPEC\" generate --check", "run 'notispec generate'"),
      (
        "cd mono/apps/shop/specs && \"$NOTISPEC\" generate --check --generated ../out",
        "run 'notispec generate --generated ../out'"
      ),
      (
        "cd mono && \"$NOTISPEC\" generate --check --specs apps/shop/specs",
        "run 'notispec generate --specs apps/shop/specs'"
      ),
      (
        "cd mono && \(shop) rename signal photos_cleaned done --dry-run; \(shop) rename signal photos_cleaned done",
        "Now run 'notispec -C apps/shop generate'"
      ),
      ("cd mono && \(shop) rename signal zzz done", "'notispec -C apps/shop list' shows the ids"),
      ("cd mono && \(shop) explain zzzz", "'notispec -C apps/shop list' shows the ids, 'notispec -C apps/shop check'"),
      (
        "cd mono && \(shop) generate --no-atomic >x; rm apps/shop/generated/manifest.json; echo x >apps/shop/generated/reference/language.md; \(shop) generate",
        "git checkout HEAD -- apps/shop/generated/manifest.json"
      ),
    ] {
      let run = try NotispecRun(shell: line, in: workspace)
      #expect((run.output + run.errors).contains(hint), "\(line): \(run.output)\(run.errors)")
    }
  }

  @Test func placesOfPaths() throws {
    let workspace = try TestWorkspace([
      "a/.git/HEAD": "", "a/b/c.yaml": "", "d/.git": "gitdir: x", "d/e.yaml": "", "f/g.yaml": "",
    ])
    let root = try RealPath.of(workspace.folder.path)
    let inside = RepositoryPaths(from: root + "/a/b")
    #expect(inside.path("c.yaml") == "b/c.yaml" && inside.path("./../b/c.yaml") == "b/c.yaml")
    #expect(inside.path(root + "/a/b/c.yaml") == "b/c.yaml")
    #expect(inside.path("../../d/e.yaml") == "e.yaml" && inside.path("../../f/g.yaml") == "../f/g.yaml")
    let outside = RepositoryPaths(from: root)
    #expect(outside.path("a/b/c.yaml") == "b/c.yaml" && outside.path("f/g.yaml") == "f/g.yaml")
    #expect(!outside.areFromRoot && inside.areFromRoot)
  }
}
