import Foundation
import Testing

@testable import notispec

/// `init` where something is already: a repository with its own files, other apps, a folder below the root.
@Suite struct InitBesideTests {
  private func expectAllIsWell(_ folder: String = ".", in workspace: TestWorkspace) throws {
    let check = try NotispecRun("check", "--fail-on", "warning", "-C", folder, in: workspace)
    #expect(check.output.contains("no errors, no warnings"), "\(check.output)")
    for verb in ["generate", "conform", "coverage"] {
      let run = try NotispecRun(verb, "-C", folder, in: workspace)
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test func theSmallestAppHasOneNotification() throws {
    let workspace = try TestWorkspace()
    let run = try NotispecRun("init", "corner-shop", "--minimal", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("an app with 1 notification in English: 'Corner Shop'\n"))
    let names = try workspace.tree("corner-shop").map { path, data in path + String(decoding: data, as: UTF8.self) }
    try expectAllIsWell("corner-shop", in: workspace)
    #expect(!names.contains { $0.localizedCaseInsensitiveContains("plant") })
    #expect(try workspace.read("corner-shop/specs/corner_shop/app.yaml").contains("module: CornerShopNotifications\n"))
  }

  @Test(arguments: [
    (["my-garden"], "my_garden", "My Garden"), (["x/Shop 2"], "shop_2", "Shop 2"), (["сад"], "plants", "Plants"),
    (["a", "--name", "Mein Laden"], "mein_laden", "Mein Laden"), (["a", "--app", "b"], "b", "B"),
    ([], "plants", "Plants"),
  ])
  func theNameThatIsGivenIsUsed(_ arguments: [String], _ app: String, _ name: String) throws {
    let workspace = try TestWorkspace()
    #expect(try RunningNotispec(["init"] + arguments, in: workspace).end().status == 0)
    let file = try #require(try workspace.tree(".").first { $0.key.hasSuffix("specs/\(app)/app.yaml") })
    let text = String(decoding: file.value, as: UTF8.self)
    #expect(text.contains("\n  name: \"\(name)\"\n") && text.contains("\n  owner: \"\(name) team\"\n"), "\(text)")
  }

  @Test func aSecondAppJoinsTheFirst() throws {
    let workspace = try TestWorkspace()
    #expect(try NotispecRun("init", in: workspace).status == 0)
    let before = try workspace.tree(".")
    let run = try NotispecRun("init", "--app", "courier", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let after = try workspace.tree(".")
    #expect(after.filter { before[$0.key] != nil } == before)
    #expect(after.keys.allSatisfy { before[$0] != nil || $0.contains("/courier/") })
    try expectAllIsWell(in: workspace)
  }

  @Test(arguments: ["\n", "\r\n"]) func aRepositoryKeepsItsFiles(_ end: String) throws {
    let mine = [
      ".pre-commit-config.yaml": "repos: []\n", ".vscode/settings.json": "{}", ".vscode/extensions.json": "{}",
      "specs/README.md": "# Mine\n",
    ]
    let workspace = try TestWorkspace(mine.merging([".gitattributes": "*.png binary\(end)*.a b"]) { $1 })
    let run = try NotispecRun("init", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    for (path, text) in mine {
      #expect(try workspace.read(path) == text)
      #expect(run.output.contains("left \(path) as it is"))
    }
    #expect(run.output.contains("add to its 'repos':\n  - repo: https://github.com/\(ProductVersion.repository)\n"))
    #expect(run.output.contains("redhat.vscode-yaml"))
    #expect(run.output.contains("added to .gitattributes\n"))
    let attributes = try workspace.read(".gitattributes")
    #expect(attributes.hasPrefix("*.png binary\(end)*.a b\(end)\(end)# Written by"))
    #expect(attributes.hasSuffix("\(end)generated/manifest.json merge=union\(end)"))
    #expect(attributes.components(separatedBy: "\r\n").count == (end == "\n" ? 1 : 10))
    try expectAllIsWell(in: workspace)

    // What is there is not added twice.
    let second = try NotispecRun("init", "--app", "more", in: workspace)
    #expect(!second.output.contains(".gitattributes"), "\(second.output)")
    #expect(try workspace.read(".gitattributes") == attributes)
  }

  @Test func onlyMissingLinesAreAdded() throws {
    let workspace = try TestWorkspace([".gitattributes": "generated/**  -text -diff linguist-generated=true\n"])
    #expect(try NotispecRun("init", in: workspace).status == 0)
    #expect(try workspace.read(".gitattributes").components(separatedBy: "generated/**").count == 3)
    #expect(try workspace.read(".gitattributes").contains("generated/manifest.json merge=union\n"))
  }

  /// GitHub and pre-commit look only there.
  @Test func automationGoesToTheRootOfTheRepository() throws {
    let workspace = try TestWorkspace([".git/HEAD": "", "apps/keep": ""])
    let run = try NotispecRun("init", "apps/it's", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("wrote .github/workflows/notispec-apps-it's.yml\n"))
    #expect(try workspace.read(".github/workflows/notispec-apps-it's.yml").hasSuffix("{ folder: 'apps/it''s' }\n"))
    #expect(try workspace.read(".pre-commit-config.yaml").contains("args: [-C, 'apps/it''s']\n"))
    #expect(!workspace.exists("apps/it's/.github"))
    let workflow = try workspace.read(".github/workflows/notispec-apps-it's.yml")
    #expect(workflow.hasPrefix("name: 'notispec apps/it''s'\n"))
    let paths = "paths: ['apps/it''s/**', '.github/workflows/notispec-apps-it''s.yml']\n"
    #expect(workflow.components(separatedBy: paths).count == 3, "\(workflow)")
    try expectAllIsWell("apps/it's", in: workspace)

    let second = try NotispecRun("init", "../../apps/it's", "--app", "two", "-C", "apps/it's", in: workspace)
    #expect(second.status == 64)
    #expect(try workspace.tree(".github").count == 1)
  }

  @Test func nothingIsAddedIfSomethingCannotBeWritten() throws {
    let workspace = try TestWorkspace([".gitattributes": "mine\n", "conformance": "a file\n"])
    let before = try workspace.tree(".")
    #expect(try NotispecRun("init", in: workspace).status == 73)
    #expect(try workspace.tree(".") == before)
  }
}
