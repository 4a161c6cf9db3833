import Foundation
import SpecLanguage
import Testing

@testable import notispec

/// The worked example of `init`.
@Suite struct InitTests {
  @Test(arguments: [[], ["--app", "my_garden", "--name", "My \"Garden\"", "--bundle-id", "com.example.garden"]])
  func checksGeneratesAndConformsAtOnce(_ options: [String]) throws {
    let workspace = try TestWorkspace()
    let run = try RunningNotispec(["init"] + options, in: workspace).end()
    #expect(run.status == 0)
    #expect(run.errors == "")
    let check = try NotispecRun("check", "--fail-on", "warning", in: workspace)
    #expect(check.status == 0)
    #expect(check.lines.count == 2, "\(check.output)")
    #expect(check.output.contains("no errors, no warnings"))
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    let drift = try NotispecRun("generate", "--check", in: workspace)
    #expect(drift.status == 0, "\(drift.output)")
    let conform = try NotispecRun("conform", in: workspace)
    #expect(conform.status == 0, "\(conform.output)")
    #expect(conform.output.contains(" 0 failed"))
    #expect(try NotispecRun("coverage", in: workspace).status == 0)
    #expect(try NotispecRun("check", "--fix", in: workspace).output.contains("fixed nothing"))
  }

  @Test func theFilesAreThoseThatAreNamed() throws {
    let workspace = try TestWorkspace()
    let run = try NotispecRun("init", "new/begun", in: workspace)
    #expect(run.status == 0)
    let named = run.lines.filter { $0.hasPrefix("wrote ") }.map { String($0.dropFirst(16)) }
    #expect(Set(named) == Set(try workspace.tree("new/begun").keys))
    #expect(run.output.contains("cd new/begun; notispec check"))
    for path in named where path.hasSuffix(".json") {
      _ = try JSONSerialization.jsonObject(with: Data(try workspace.read("new/begun/\(path)").utf8))
    }
    for path in named
    where path.hasSuffix(".yaml") && !path.hasPrefix(".pre-commit") {
      let text = try workspace.read("new/begun/\(path)")
      #expect(text.hasPrefix("# yaml-language-server: $schema=../"), "\(path)")
    }
  }

  /// The schema that the first line names is the one that `generate` writes.
  @Test func theFirstLineNamesASchemaThatIsGenerated() throws {
    let workspace = try TestWorkspace()
    #expect(try NotispecRun("init", in: workspace).status == 0)
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    for (path, data) in try workspace.tree(".") where path.hasSuffix(".yaml") {
      let line = String(decoding: data, as: UTF8.self).prefix { $0 != "\n" }
      guard let equals = line.firstIndex(of: "=") else { continue }
      let folder = workspace.url(path).deletingLastPathComponent()
      let schema = folder.appendingPathComponent(String(line[line.index(after: equals)...])).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: schema.path), "\(path)")
    }
  }

  /// Nor in the place of a file or folder that is yet to be made.
  @Test(arguments: ["new/specs", "new/.gitattributes"])
  func theListIsNotOneOfTheFiles(_ output: String) throws {
    let workspace = try TestWorkspace(["new/mine.txt": "mine"])
    let run = try NotispecRun("init", "new", "--app", "plants", "--output", output, in: workspace)
    #expect(run.status == 64, "\(run.errors)")
    #expect(try Array(workspace.tree(".").keys) == ["new/mine.txt"])
  }

  @Test func nothingIsOverwritten() throws {
    let workspace = try TestWorkspace([".gitattributes": "mine\n", "specs/plants/app.yaml": "notispec: 1\n"])
    let before = try workspace.tree(".")
    let run = try NotispecRun("init", in: workspace)
    #expect(run.status == 73)
    #expect(run.errors.contains("'specs/plants/app.yaml'"))
    #expect(run.errors.contains("nothing was written"))
    #expect(try workspace.tree(".") == before)
  }

  @Test func nothingHalfWrittenStays() throws {
    let workspace = try TestWorkspace(["conformance": "a file\n"])
    let run = try NotispecRun("init", in: workspace)
    #expect(run.status == 73)
    #expect(try workspace.tree(".").keys.sorted() == ["conformance"])
    #expect(try NotispecRun("init", "conformance", in: workspace).status == 73)
  }

  /// A run that was killed is taken up again, wherever that was.
  @Test func whatIsMissingIsWritten() throws {
    let whole = try TestWorkspace()
    let paths = try NotispecRun("init", "--app", "shop", in: whole).lines.filter { $0.hasPrefix("wrote ") }
      .map { String($0.dropFirst(6)) }
    #expect(paths.count > 8)
    for count in 0...paths.count {
      let workspace = try TestWorkspace()
      for path in paths[..<count] { try workspace.write(try whole.read(path), to: path) }
      // The draft of a run that is no more.
      try workspace.write("half", to: "specs/shop/.notispec-999999999")
      let run = try NotispecRun("init", "--app", "shop", in: workspace)
      #expect(run.status == (count == paths.count ? 73 : 0), "\(run.errors)")
      let isMade = run.status == 0
      for path in isMade ? paths : [] { #expect(try workspace.read(path) == (try whole.read(path)), "\(path)") }
      if isMade { #expect(try workspace.tree(".").count == paths.count) }
    }
  }

  /// Whenever the signal comes, there is nothing, or all of it.
  @Test(arguments: [SIGTERM, SIGINT]) func anInterruptedRunLeavesNoHalf(_ signal: Int32) throws {
    let count = try {
      let workspace = try TestWorkspace()
      _ = try NotispecRun("init", in: workspace)
      return try workspace.tree(".").count
    }()
    for delay in stride(from: 0, to: 60_000, by: 1_500) {
      let workspace = try TestWorkspace()
      let run = try RunningNotispec(["init"], in: workspace)
      usleep(UInt32(delay))
      run.send(signal: signal)
      let status = try run.end().status
      #expect(status == 0 || status == 128 + signal)
      let files = try workspace.tree(".")
      #expect([0, count].contains(files.count), "\(files.keys.sorted())")
      #expect(!files.values.contains(Data()))
    }
  }

  @Test func noFolderIsLeftEither() throws {
    let workspace = try TestWorkspace(["g/specs": "a file\n"])
    let run = try NotispecRun("init", "g", in: workspace)
    #expect(run.status == 73)
    #expect(run.errors.contains("'g/specs': it is a file, but the example needs a folder with this name"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path).sorted() == ["g", "g/specs"])
    #expect(try NotispecRun("init", "g/specs/new", in: workspace).status == 73)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path).sorted() == ["g", "g/specs"])
  }

  @Test func aLongIDFits() throws {
    let workspace = try TestWorkspace()
    let id = String(repeating: "plants_", count: 9) + "x"
    #expect(try NotispecRun("init", "--app", id, in: workspace).status == 0)
    #expect(try NotispecRun("check", in: workspace).status == 0)
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try NotispecRun("conform", in: workspace).status == 0)
  }

  @Test func anIDThatMakesAMistakeIsRefusedWithTheReason() throws {
    let workspace = try TestWorkspace()
    let run = try NotispecRun("init", "k", "--app", "http", in: workspace)
    #expect(run.status == 64)
    #expect(run.errors.contains("--app: with 'http' the example would have a mistake: "), "\(run.errors)")
    #expect(run.errors.contains("'deep_links.scheme' is 'http', which belongs to the system"))
    #expect(run.errors.contains("such as '--app http_app'"))
    #expect(try NotispecRun("init", "good", "--app", "http_app", in: workspace).status == 0)
    try FileManager.default.removeItem(at: workspace.url("good"))
    // Nobody wrote '--app'.
    let named = try NotispecRun("init", "k", "--name", "Maps", in: workspace)
    #expect(named.status == 64)
    #expect(named.errors.contains("--name: it makes the app's id 'maps', and with that the example"), "\(named.errors)")
    let folder = try NotispecRun("init", "null", in: workspace)
    #expect(folder.status == 64)
    #expect(folder.errors.contains("the folder's name makes the app's id 'null', and"), "\(folder.errors)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path) == [])
  }

  @Test(arguments: [
    ["--app", "My App"], ["--app", "Ü"], ["--bundle-id", "none"], ["--name", ""], ["a", "b"], ["--app", ""],
  ])
  func namesThatCannotBe(_ options: [String]) throws {
    let workspace = try TestWorkspace()
    let run = try RunningNotispec(["init"] + options, in: workspace).end()
    #expect(run.status == 64)
    #expect(run.errors != "")
    #expect(try workspace.tree(".").isEmpty)
  }

  /// What GitHub and pre-commit run is this version; the files that they name are in this repository.
  @Test func automationIsOfThisVersion() throws {
    let workspace = try TestWorkspace()
    #expect(try NotispecRun("init", in: workspace).status == 0)
    for path in [".github/workflows/notispec.yml", ".pre-commit-config.yaml", "specs/notispec.yaml"] {
      let result = SpecSource(path: path, bytes: Array(try workspace.read(path).utf8)).yaml
      #expect(result.tree != nil && result.diagnostics.isEmpty, "\(path): \(result.diagnostics)")
    }
    let workflow = try workspace.read(".github/workflows/notispec.yml")
    let action = "\(ProductVersion.repository)/.github/actions/notispec@v\(ProductVersion.text)"
    #expect(workflow.contains("- uses: \(action)\n"), "\(workflow)")
    let hooks = try workspace.read(".pre-commit-config.yaml")
    #expect(hooks.contains("rev: v\(ProductVersion.text)\n"))
    #expect(try workspace.read("specs/notispec.yaml").contains("requires: \"\(ProductVersion.required)\""))

    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    for page in ["docs/ci.md", ".github/actions/notispec/README.md"] {
      let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
      #expect(text.contains("uses: \(action)"), "\(page) names another version than \(ProductVersion.text)")
    }
    let known = try String(contentsOf: root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    for line in hooks.split(separator: "\n") {
      guard let id = line.firstRange(of: "- id: ").map({ line[$0.upperBound...] }) else { continue }
      #expect(known.contains("- id: \(id)\n"), "\(id)")
    }
    let folder = root.appendingPathComponent(".github/actions/notispec")
    let steps = try String(contentsOf: folder.appendingPathComponent("action.yml"), encoding: .utf8)
    for part in steps.components(separatedBy: "$GITHUB_ACTION_PATH/").dropFirst() {
      let script = folder.appendingPathComponent(String(part.prefix { $0 != "\"" }))
      #expect(FileManager.default.isExecutableFile(atPath: script.path), "\(script)")
    }
  }
}
