import Foundation
import Testing

/// What `check` says about specs and scenarios.
@Suite struct CheckTests {
  @Test func soundSpec() throws {
    let run = try NotispecRun("check", in: try TestWorkspace.withDemo())
    #expect(run.status == 0)
    #expect(run.output == "checked 1 app, 1 notification type, 2 texts in 2 locales: no errors, no warnings\n")
  }

  @Test func shippedSpecs() throws {
    let run = try NotispecRun("check", in: try TestWorkspace.withShippedSpecs())
    #expect(run.status == 0)
    #expect(run.output.contains("no errors"))
  }

  @Test func twoAppsWithOneModule() throws {
    let other = TestWorkspace.demo.replacingOccurrences(of: "id: demo", with: "id: show")
    let workspace = try TestWorkspace.withDemo([
      "specs/show/app.yaml": other.replacingOccurrences(of: "DemoNotifications", with: "DemonotiFications")
    ])
    for verb in ["check", "generate"] {
      let run = try NotispecRun(verb, in: workspace)
      #expect(run.status == 1)
      #expect(run.lines.filter { $0.contains("[workspace/same-module]") }.count == 1, "\(run.output)")
      #expect(run.lines.first?.hasPrefix("specs/show/app.yaml:5:11: error: ") == true)
      #expect(run.lines.contains { $0.hasPrefix("specs/demo/app.yaml:5:11: note: ") })
    }
    #expect(!workspace.exists("generated"))
  }

  @Test func misspelledTarget() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let path = "specs/cleaner/notifications.yaml"
    try workspace.edit(path, "target: paywall\n", to: "target: paywal\n")
    let lines = try workspace.read(path).split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.hasSuffix("target: paywal") })
    let column = lines[index].count - "paywal".count
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 1)
    let first = try #require(run.lines.firstIndex { $0.hasPrefix("\(path):\(index + 1):\(column + 1): error: ") })
    #expect(run.lines[first].contains("'paywal'"))
    #expect(run.lines[first].hasSuffix(" [spec/unknown-id]"))
    #expect(run.lines[first + 1].hasSuffix("target: paywal"))
    let caret = run.lines[first + 1].count - "paywal".count
    #expect(run.lines[first + 2] == String(repeating: " ", count: caret) + "^~~~~~")
    #expect(run.lines[first + 3].contains("write 'paywall'"))
  }

  @Test func danglingSignal() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "signal: photos_cleaned", to: "signal: photos_clean")
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("specs/demo/app.yaml:21:33: error:"))
    #expect(run.output.contains("did you mean 'photos_cleaned'?"))
  }

  @Test func emptyFile() throws {
    let run = try NotispecRun("check", in: try TestWorkspace.withDemo(["specs/demo/empty.yaml": ""]))
    #expect(run.status == 1)
    #expect(run.output.contains("specs/demo/empty.yaml:1:1: error: This file is empty [yaml/empty]"))
  }

  @Test func noAppAtAll() throws {
    let run = try NotispecRun("check", in: try TestWorkspace(["specs/notes.txt": ""]))
    #expect(run.status == 1)
    #expect(run.output.contains("[workspace/no-app]"))
  }

  @Test func shortExtensionAndStrayFile() throws {
    let run = try NotispecRun(
      "check",
      in: try TestWorkspace.withDemo(["specs/demo/more.yml": "notispec: 1\n", "specs/stray.yaml": "notispec: 1\n"]))
    #expect(run.status == 1)
    #expect(run.output.contains("specs/demo/more.yml:1:1: error:"))
    #expect(run.output.contains("rename it to end in '.yaml'"))
    #expect(run.output.contains("specs/stray.yaml:1:1: error:"))
  }

  @Test func hiddenFilesAndNotesAreSkipped() throws {
    let run = try NotispecRun(
      "check",
      in: try TestWorkspace.withDemo([
        "specs/demo/.draft.yaml": "{", "specs/demo/.git/x.yaml": "{", "specs/demo/notes.md": "{",
        "specs/.x/y.yaml": "{",
      ]))
    #expect(run.status == 0)
  }

  @Test func filesBelowTheFolderAreRead() throws {
    let workspace = try TestWorkspace.withDemo([
      "specs/demo/deep/er/more.yaml": "notispec: 1\nsignals:\n  photos_cleaned: {}\n"
    ])
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("specs/demo/deep/er/more.yaml:3:3:"))
  }

  @Test func folderMustBeNamedAsTheApp() throws {
    let run = try NotispecRun("check", in: try TestWorkspace(["specs/other/app.yaml": TestWorkspace.demo]))
    #expect(run.status == 1)
    #expect(run.output.contains("specs/other/app.yaml:3:7: error:"))
  }

  @Test func hugeFile() throws {
    let workspace = try TestWorkspace.withDemo()
    let path = workspace.url("specs/demo/huge.yaml").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    // A file with a hole: it takes no room on the disk.
    #expect(truncate(path, 100 << 20) == 0)
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("[yaml/too-large]"))
  }

  @Test func thirtyMistakesAreAllReportedInOrder() throws {
    var text = TestWorkspace.demo
    text += (1...30).map { "  reminder_\($0): { summary: Nothing., targt: paywall }\n" }.joined()
    let workspace = try TestWorkspace(["specs/demo/app.yaml": text])
    let run = try NotispecRun("check", "--format", "json", in: workspace)
    #expect(run.status == 1)
    struct Document: Decodable {
      struct Finding: Decodable, Hashable {
        struct Place: Decodable, Hashable {
          let line: Int
          let column: Int
        }
        let code: String
        let message: String
        let file: String
        let start: Place
      }
      let version: Int
      let findings: [Finding]
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.version == 1)
    let misspelled = document.findings.filter { $0.code == "spec/unknown-key" }
    #expect(misspelled.map(\.start.line) == Array(24...53))
    #expect(Set(document.findings).count == document.findings.count)
    let places = document.findings.map { [$0.start.line, $0.start.column] }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func unknownScenarioStep() throws {
    let scenario = """
      notispec_scenarios: 1
      suite: demo.clean
      app: demo
      defaults:
        start: { at: "2026-03-02 09:00", zone: Europe/Moscow, authorization: authorized, app: foreground, locale: ru }
      scenarios:
        - id: fires
          title: It fires
          covers: []
          steps:
            - { at: "10:00", sgnal: photos_cleaned }
          then:
            - { delivered: none }

      """
    let workspace = try TestWorkspace.withDemo(["conformance/demo/clean.yaml": scenario])
    for verb in ["check", "conform"] {
      let run = try NotispecRun(verb, in: workspace)
      #expect(run.status == 1)
      #expect(run.output.contains("conformance/demo/clean.yaml:11:24: error:"))
      #expect(run.output.contains("'signal'"))
    }
  }

  @Test func sameBytesInAnyEnvironment() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    try workspace.edit("specs/cleaner/notifications.yaml", "target: paywall\n", to: "target: paywal\n")
    let first = try NotispecRun("check", in: workspace, environment: ["LANG": "C", "TZ": "UTC"])
    let second = try NotispecRun(
      "check", in: workspace, environment: ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"])
    #expect(first.output == second.output)
  }

  #if os(Linux)
    /// A Mac takes the two names for one.
    @Test func theLineOfAFindingComesFromItsOwnFile() throws {
      // One after the other: in a dictionary the two names are one as well.
      let workspace = try TestWorkspace.withDemo(["specs/demo/é.yaml": "notispec: 1\nsignals: { one: {} }\n"])
      try workspace.write("notispec: 1\nnonsense: {}\n", to: "specs/demo/e\u{301}.yaml")
      let run = try NotispecRun("check", in: workspace)
      #expect(run.status == 1)
      #expect(run.output.contains("error:") && run.output.contains("\n  nonsense: {}\n  ^~~~"), "\(run.output)")
    }
  #endif
}
