import Foundation
import SpecEmission
import Testing

/// A `generate` that has before it what the last one had, and finds what that left, ends at once; any other does its work.
@Suite(.timeLimit(.minutes(10)))
struct RunMemoryTests {
  private static let types = "generated/swift/DemoNotifications/NotificationType.swift"
  private static let settings = """
    notispec: 1
    templates:
      kotlin: { file: templates/Types.mustache, output: "{app}/Types.kt", for: app }

    """

  /// A workspace of a size that is remembered, generated once.
  private func generated(_ files: [String: String] = [:]) throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo(
      [
        "specs/notispec.yaml": Self.settings, "specs/templates/Types.mustache": "// {{app.id}}\n",
        "specs/demo/large.yaml": "notispec: 1\n"
          + String(repeating: "# a comment of forty characters, as it is\n", count: 7_000),
      ].merging(files) { $1 })
    let run = try generate(workspace)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    return workspace
  }

  private func generate(_ workspace: TestWorkspace, _ arguments: String...) throws -> NotispecRun {
    try RunningNotispec(
      ["generate"] + arguments, in: workspace, environment: ["XDG_CACHE_HOME": workspace.url("cache").path]
    ).end()
  }

  private func records(_ workspace: TestWorkspace) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: workspace.url("cache/notispec").path)) ?? []
  }

  /// Edits an output and makes the manifest and the record agree, as nothing but a forger would: a run that does not work
  /// out what the output must be cannot see it.
  private func forge(_ workspace: TestWorkspace) throws {
    let record = "cache/notispec/" + (try #require(records(workspace).first))
    let manifest = "generated/manifest.json"
    func digest(in text: String, before name: String) throws -> String {
      let line = try #require(text.split(separator: "\n").first { $0.contains(name) })
      return String(try #require(line.firstMatch(of: /(?:"digest":"|^)([0-9a-f]{16})/)).1)
    }
    func swap(_ old: String, _ new: String, in file: String) throws {
      try workspace.write(try workspace.read(file).replacingOccurrences(of: old, with: new), to: file)
    }
    // The digest of an empty file.
    try workspace.write("", to: Self.types)
    try swap(
      try digest(in: workspace.read(manifest), before: "NotificationType.swift"), "ef46db3751d8e999", in: manifest)
    let old = try digest(in: workspace.read(record), before: "manifest.json")
    try swap(old, XXH64.digest(of: try workspace.read(manifest).utf8), in: record)
  }

  @Test func aSecondRunTakesTheShortWay() throws {
    let workspace = try generated()
    #expect(records(workspace).count == 1)
    let first = try generate(workspace, "--anew")
    let second = try generate(workspace)
    #expect(second.status == 0 && second.output == first.output && second.output.contains("nothing changed"))
    let json = try generate(workspace, "--format", "json")
    #expect(try json.output == generate(workspace, "--anew", "--format", "json").output)

    try forge(workspace)
    #expect(try generate(workspace).output == first.output, "It thinks about nothing.")
    #expect(try generate(workspace, "--anew").output.contains("NotificationType.swift"))
    #expect(try !workspace.read(Self.types).isEmpty)
  }

  @Test func aCheckIsNeverShort() throws {
    let workspace = try generated()
    try forge(workspace)
    #expect(try generate(workspace, "--check").status == 1)
  }

  @Test(arguments: [["XDG_CACHE_HOME": "relative", "HOME": ""], ["XDG_CACHE_HOME": "/dev/null"]])
  func withoutAPlaceForRecordsItDoesItsWork(_ environment: [String: String]) throws {
    let workspace = try generated()
    try forge(workspace)
    let run = try RunningNotispec(["generate"], in: workspace, environment: environment).end()
    #expect(run.status == 0 && run.output.contains("NotificationType.swift"), "\(run.output)\(run.errors)")
  }

  private static let changes: [@Sendable (TestWorkspace) throws -> Void] = [
    { try $0.edit("specs/demo/app.yaml", "Has not cleaned for a day.", to: "Did not clean.") },
    { try $0.write("notispec: 1\nsignals: { other: {} }\n", to: "specs/demo/more.yaml") },
    { try $0.write("notispec: 1\nnonsense: 1\n", to: "specs/demo/more.yaml") },
    { try $0.write("", to: "specs/demo/more.yml") },
    { try FileManager.default.removeItem(at: $0.url("specs/demo/app.yaml")) },
    { try $0.write(TestWorkspace.demo.replacingOccurrences(of: "demo", with: "show"), to: "specs/show/app.yaml") },
    { try $0.write("notispec: 1\noutputs: { schema: {} }\n", to: "specs/notispec.yaml") },
    { try FileManager.default.removeItem(at: $0.url("specs/notispec.yaml")) },
    { try $0.write("// other {{app.id}}\n", to: "specs/templates/Types.mustache") },
    { try FileManager.default.removeItem(at: $0.url("specs/templates/Types.mustache")) },
    { try $0.write("mine", to: RunMemoryTests.types) },
    { try FileManager.default.removeItem(at: $0.url(RunMemoryTests.types)) },
    { try FileManager.default.removeItem(at: $0.url("generated")) },
    { try $0.edit("generated/manifest.json", "\"notispec_manifest\": 1", to: "\"notispec_manifest\":  1") },
    { try FileManager.default.removeItem(at: $0.url("generated/manifest.json")) },
    { try $0.write("requirements: nonsense\n", to: "conformance/requirements.yaml") },
    { workspace in
      let place = workspace.url(RunMemoryTests.types)
      try FileManager.default.moveItem(at: place, to: workspace.url("elsewhere"))
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: workspace.url("elsewhere"))
    },
  ]

  /// A run after a change says and leaves what a run without memory does.
  @Test(arguments: changes.indices)
  func afterAChangeItDoesItsWork(_ number: Int) throws {
    var trees: [[String: Data]] = []
    var outputs: [String] = []
    for arguments in [[], ["--anew"]] {
      let workspace = try generated()
      try Self.changes[number](workspace)
      let run = try RunningNotispec(
        ["generate"] + arguments, in: workspace, environment: ["XDG_CACHE_HOME": workspace.url("cache").path]
      ).end()
      outputs.append("\(run.status) \(run.output) \(run.errors)")
      trees.append(try workspace.tree("generated"))
    }
    #expect(outputs[0] == outputs[1])
    #expect(trees[0] == trees[1])
    #expect(!outputs[0].contains("nothing changed"))
  }

  /// Two files whose names look alike, each with a signal of its own.
  @Test func aNewFileWithANameThatLooksLikeAnOldOneIsSeen() throws {
    let workspace = try generated(["specs/demo/é.yaml": "notispec: 1\nsignals: { one: {} }\n"])
    #expect(try generate(workspace).output.contains("nothing changed"))
    try workspace.write("notispec: 1\nsignals: { two: {} }\n", to: "specs/demo/e\u{301}.yaml")
    #expect(try !generate(workspace).output.contains("nothing changed"))
    #expect(try generate(workspace, "--check").status == 0)
  }

  @Test(arguments: [["--only", "swift"], ["--today", "2030-01-01"], ["--fail-on", "warning"]])
  func anotherQuestionIsAnsweredAnew(_ arguments: [String]) throws {
    let workspace = try generated()
    try forge(workspace)
    let run = try RunningNotispec(
      ["generate"] + arguments, in: workspace, environment: ["XDG_CACHE_HOME": workspace.url("cache").path]
    ).end()
    #expect(run.output.contains("NotificationType.swift"), "\(run.output)")
  }

  @Test func smallWorkspacesAndFailedRunsLeaveNoRecord() throws {
    let small = try TestWorkspace.withDemo()
    #expect(try generate(small).status == 0)
    #expect(records(small).isEmpty)
    let broken = try generated()
    try FileManager.default.removeItem(at: broken.url("cache"))
    try broken.write("notispec: 1\nnonsense: 1\n", to: "specs/demo/more.yaml")
    #expect(try generate(broken).status == 1)
    #expect(records(broken).isEmpty)
  }

  @Test(arguments: ["", "\n\n\n\n\n\n", "notispec 0.1.0", String(repeating: "x", count: 2_000_000)])
  func aDamagedRecordIsNone(_ text: String) throws {
    let workspace = try generated()
    let record = "cache/notispec/" + (try #require(records(workspace).first))
    let whole = try workspace.read(record)
    try workspace.write(text, to: record)
    let run = try generate(workspace)
    #expect(run.status == 0 && run.output.contains("nothing changed"))
    #expect(try workspace.read(record) == whole)
  }
}
