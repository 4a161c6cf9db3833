import Foundation
import Testing

/// `generate --check`: every way in which the tree and the specs can part, named.
@Suite(.timeLimit(.minutes(5)))
struct DriftTests {
  private let types = "generated/swift/DemoNotifications/NotificationType.swift"

  private func generated() throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo()
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    return workspace
  }

  /// Expects drift of these files for this cause, that nothing is written, and that `generate` mends it.
  private func expectDrift(
    _ workspace: TestWorkspace, _ cause: String, in files: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try workspace.tree("generated")
    let run = try NotispecRun("generate", "--check", "--quiet", in: workspace)
    #expect(run.status == 1, sourceLocation: sourceLocation)
    for file in files {
      let lines = run.lines.filter { $0.hasPrefix(file) }
      #expect(lines.count == 1, "\(file): \(run.output)", sourceLocation: sourceLocation)
      #expect(lines.first?.contains(cause) == true, "\(run.output)", sourceLocation: sourceLocation)
      #expect(lines.first?.contains("'notispec generate'") == true, sourceLocation: sourceLocation)
    }
    #expect(try workspace.tree("generated") == before, sourceLocation: sourceLocation)
    #expect(try NotispecRun("generate", in: workspace).status == 0, sourceLocation: sourceLocation)
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0, sourceLocation: sourceLocation)
  }

  @Test func nothingDrifted() throws {
    let run = try NotispecRun("generate", "--check", in: try generated())
    #expect(run.status == 0)
  }

  @Test func editedByHand() throws {
    let workspace = try generated()
    try workspace.write(try workspace.read(types) + "// mine\n", to: types)
    try expectDrift(workspace, "edited by hand", in: [types])
  }

  @Test func specChanged() throws {
    let workspace = try generated()
    try workspace.edit("specs/demo/app.yaml", "summary: Has not cleaned for a day.", to: "summary: Did not clean.")
    try expectDrift(workspace, "spec changed", in: [types])
  }

  @Test func missing() throws {
    let workspace = try generated()
    try FileManager.default.removeItem(at: workspace.url(types))
    try expectDrift(workspace, "missing", in: [types])
  }

  @Test func orphan() throws {
    let workspace = try generated()
    try workspace.edit("specs/demo/app.yaml", "module: DemoNotifications", to: "module: OtherNotifications")
    try expectDrift(workspace, "orphan", in: [types])
    #expect(!workspace.exists(types))
  }

  @Test func nothingGeneratedYet() throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun("generate", "--check", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains(types))
    #expect(!workspace.exists("generated"))
  }

  @Test func anyByteOfAnyFile() throws {
    let workspace = try generated()
    for (path, bytes) in try workspace.tree("generated").sorted(by: { $0.key < $1.key }) {
      for index in [0, bytes.count / 2, bytes.count - 1] {
        var changed = bytes
        changed[index] ^= 1
        try changed.write(to: workspace.url("generated/\(path)"))
        let run = try NotispecRun("generate", "--check", in: workspace)
        #expect(run.status == 1, "\(path), byte \(index)")
        #expect(run.output.contains("generated/\(path)"), "\(path), byte \(index): \(run.output)")
      }
      try bytes.write(to: workspace.url("generated/\(path)"))
    }
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
  }

  @Test func anyTextOfTheShippedSpecs() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    for file in try FileManager.default.contentsOfDirectory(atPath: workspace.url("specs/cleaner").path).sorted() {
      let path = "specs/cleaner/\(file)"
      let text = try workspace.read(path)
      let lines = text.components(separatedBy: "\n")
      for (index, line) in lines.enumerated() where line.contains("summary: ") || line.contains("    ru: ") {
        var changed = lines
        // A letter more at the end of the text, inside its quotes where it has some.
        let isQuoted = line.hasSuffix("\"")
        changed[index] = isQuoted ? line.dropLast() + "x\"" : line + "x"
        if line.hasSuffix("}") { continue }
        try workspace.write(changed.joined(separator: "\n"), to: path)
        let run = try NotispecRun("generate", "--check", in: workspace)
        #expect(run.status == 1, "\(path):\(index + 1): \(changed[index])")
        #expect(run.output.contains("generated/"), "\(path):\(index + 1)")
      }
      try workspace.write(text, to: path)
    }
  }

  @Test func unreadableManifest() throws {
    let workspace = try generated()
    let manifest = try workspace.read("generated/manifest.json")
    try workspace.write(
      "<<<<<<< ours\n" + manifest + "=======\n" + manifest + ">>>>>>> theirs\n", to: "generated/manifest.json")
    let before = try workspace.tree("generated")
    for arguments in [["generate"], ["generate", "--check"]] {
      let run = try RunningNotispec(arguments, in: workspace).end()
      #expect(run.status == 1)
      #expect(run.output.contains("generated/manifest.json:1:1: error:"))
      #expect(try workspace.tree("generated") == before)
    }
  }
}
