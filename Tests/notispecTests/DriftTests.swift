import Foundation
import Testing

/// `generate --check`: every way in which the tree and the specs can part, named.
@Suite struct DriftTests {
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

  /// A file is read piece by piece.
  @Test(arguments: ["at the start", "at the end", "cut off", "longer", "empty"])
  func editedByHandWhereTheFileIsLong(edit: String) throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.writeLongTypes()
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    let copy = "generated/swift/DemoNotifications/NotificationCopy.swift"
    var bytes = Array(try Data(contentsOf: workspace.url(copy)))
    try #require(bytes.count > 1 << 20)
    switch edit {
    case "at the start": bytes[3] ^= 1
    case "at the end": bytes[bytes.count - 2] ^= 1
    case "cut off": bytes.removeLast(bytes.count % (1 << 18))
    case "longer": bytes.append(UInt8(ascii: "x"))
    default: bytes = []
    }
    try Data(bytes).write(to: workspace.url(copy))
    try expectDrift(workspace, "edited by hand", in: [copy])
  }

  @Test func specChanged() throws {
    let workspace = try generated()
    try workspace.edit("specs/demo/app.yaml", "summary: Has not cleaned for a day.", to: "summary: Did not clean.")
    try expectDrift(workspace, "the spec has changed", in: [types])
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

  @Test func editedOrphan() throws {
    let workspace = try generated()
    try workspace.write(try workspace.read(types) + "// mine\n", to: types)
    try workspace.edit("specs/demo/app.yaml", "module: DemoNotifications", to: "module: OtherNotifications")
    try expectDrift(workspace, "edited by hand since", in: [types])
    #expect(!workspace.exists(types))
  }

  /// What another version of the emitters would have written: other bytes and another number in the manifest.
  ///
  /// - Parameters:
  ///   - generator: Nil for the number that is there.
  ///   - empty: The digest of an empty file.
  private func writtenByOther(
    generator: Int?, _ workspace: TestWorkspace, empty: String = "ef46db3751d8e999"
  ) throws {
    let manifest = "generated/manifest.json"
    let lines = try workspace.read(manifest).split(separator: "\n", omittingEmptySubsequences: false)
    let digest = try #require(try workspace.read(manifest).firstMatch(of: /NotificationType.swift","digest":"(\w+)"/)).1
    try workspace.write("", to: types)
    let text = lines.joined(separator: "\n").replacingOccurrences(of: digest, with: empty)
    try workspace.write(
      generator.map { text.replacing(/"generator": \d+/, with: "\"generator\": \($0)") } ?? text, to: manifest)
  }

  @Test func olderGenerator() throws {
    let workspace = try generated()
    try writtenByOther(generator: 0, workspace)
    // Versions describe one spec differently, so a change of the spec cannot be told from one of the version.
    try workspace.edit("specs/demo/app.yaml", "summary: Has not cleaned for a day.", to: "summary: Did not clean.")
    try expectDrift(workspace, "another version of notispec wrote this file:", in: [types, "generated/manifest.json"])
  }

  @Test func generatorWithAnotherKindOfDigest() throws {
    let workspace = try generated()
    // SHA-256 of an empty file, and of another one.
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    for digest in [empty, String(empty.reversed())] {
      try writtenByOther(generator: 1, workspace, empty: digest)
      try expectDrift(
        workspace, "another version of notispec wrote this file:", in: [types, "generated/manifest.json"])
    }
  }

  @Test func newerGenerator() throws {
    let workspace = try generated()
    try writtenByOther(generator: 99, workspace)
    try expectDrift(workspace, "a newer version of notispec wrote it", in: [types, "generated/manifest.json"])
  }

  @Test func sameGeneratorOtherBytes() throws {
    let workspace = try generated()
    try writtenByOther(generator: nil, workspace)
    try expectDrift(workspace, "the options of this output have changed since this file was written, or", in: [types])
  }

  @Test func otherOutputsInTheSettings() throws {
    let workspace = try generated()
    try workspace.write("notispec: 1\noutputs: { schema: {} }\n", to: "specs/notispec.yaml")
    try expectDrift(workspace, "orphan", in: [types])
    #expect(workspace.exists("generated/schema/notispec.schema.json"))
    #expect(!workspace.exists("generated/swift"))
  }

  @Test func deletedManifest() throws {
    let workspace = try generated()
    let whole = try workspace.tree("generated")
    try FileManager.default.removeItem(at: workspace.url("generated/manifest.json"))
    try expectDrift(workspace, "missing", in: ["generated/manifest.json"])
    #expect(try workspace.tree("generated") == whole)

    // Where a file differs too, nobody knows whose it is.
    try FileManager.default.removeItem(at: workspace.url("generated/manifest.json"))
    try workspace.write("mine\n", to: types)
    let before = try workspace.tree("generated")
    for arguments in [["generate"], ["generate", "--check"]] {
      let run = try RunningNotispec(arguments, in: workspace).end()
      #expect(run.status == 1)
      #expect(run.lines.first { $0.hasPrefix(types) }?.contains("git checkout HEAD -- generated/manifest.json") == true)
      #expect(try workspace.tree("generated") == before)
    }
  }

  @Test(arguments: ["generated/swift", "generated/swift/DemoNotifications/NotificationType.swift"])
  func linkInPlaceOfAFile(path: String) throws {
    let workspace = try generated()
    try FileManager.default.moveItem(at: workspace.url(path), to: workspace.url("elsewhere"))
    #expect(symlink(workspace.url("elsewhere").path, workspace.url(path).path) == 0)
    for arguments in [["generate"], ["generate", "--check"]] {
      let run = try RunningNotispec(arguments, in: workspace).end()
      #expect(run.status == 1)
      // One link is one finding, and nothing behind it is called missing.
      let found = run.lines.filter { $0.contains(": error: ") }
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix(path) == true && found.first?.contains("[generated/in-the-way]") == true)
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url(path).path).hasSuffix("elsewhere"))
  }

  @Test func readOnlyFilesAndFoldersAreNotObstacles() throws {
    let workspace = try generated()
    try workspace.write("mine", to: "generated/swift/DemoNotifications/notes.txt")
    try workspace.edit("specs/demo/app.yaml", "summary: Has not cleaned for a day.", to: "summary: Did not clean.")
    #expect(chmod(workspace.url(types).path, 0o400) == 0)
    #expect(chmod(workspace.url("generated/swift/DemoNotifications/notes.txt").path, 0o400) == 0)
    #expect(chmod(workspace.url("generated/swift/DemoNotifications").path, 0o500) == 0)
    try expectDrift(workspace, "the spec has changed", in: [types])
    #expect(try workspace.read("generated/swift/DemoNotifications/notes.txt") == "mine")
    #expect(chmod(workspace.url("generated/swift/DemoNotifications").path, 0o700) == 0)
  }

  @Test func onlySomeOutputs() throws {
    let workspace = try generated()
    try workspace.edit("specs/demo/app.yaml", "summary: Has not cleaned for a day.", to: "summary: Did not clean.")
    let schema = "generated/schema/notispec.schema.json"
    let page = "generated/reference/language.md"
    for path in [schema, page] { try workspace.write("mine\n", to: path) }
    let run = try NotispecRun("generate", "--check", "--only", "schema,swift", in: workspace)
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.hasPrefix(schema) && $0.contains("edited by hand") })
    #expect(run.lines.contains { $0.hasPrefix(types) && $0.contains("the spec has changed") })
    #expect(run.output.contains("'notispec generate --only schema,swift'"))
    #expect(!run.output.contains(page))
    #expect(try NotispecRun("generate", "--only", "swift", "--only", "schema", in: workspace).status == 0)
    #expect(try workspace.read(schema) != "mine\n")
    #expect(try workspace.read(page) == "mine\n")
    #expect(try NotispecRun("generate", "--check", "--only", "swift", in: workspace).status == 0)
    try expectDrift(workspace, "edited by hand", in: [page])
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

  /// As version control, a broken disk and a person leave it.
  @Test(
    arguments: [
      ("conflict", 1), ("conflict inside", 6), ("cut", 7), ("cut at a line", 6), ("outside", 6), ("newer", 2),
      ("not UTF-8", 1), ("empty", 1), ("other JSON", 1),
    ])
  func unreadableManifest(kind: String, line: Int) throws {
    let workspace = try generated()
    let manifest = try workspace.read("generated/manifest.json")
    var lines = manifest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let spoilt: Data
    switch kind {
    case "conflict":
      spoilt = Data(("<<<<<<< ours\n" + manifest + "=======\n" + manifest + ">>>>>>> theirs\n").utf8)
    case "conflict inside":
      let entry = lines[5]
      lines.replaceSubrange(
        5...5, with: ["<<<<<<< HEAD", entry, "=======", entry.replacing("0", with: "1"), ">>>>>>> topic"])
      spoilt = Data(lines.joined(separator: "\n").utf8)
    case "cut": spoilt = Data((lines[..<6] + [String(lines[6].dropLast(20))]).joined(separator: "\n").utf8)
    case "cut at a line": spoilt = Data((lines[..<7].joined(separator: "\n")).utf8)
    case "outside":
      lines[5] = lines[5].replacing(/"path":"[^"]*"/, with: "\"path\":\"../specs/demo/app.yaml\"")
      spoilt = Data(lines.joined(separator: "\n").utf8)
    case "newer": spoilt = Data(manifest.replacing("_manifest\": 1", with: "_manifest\": 2").utf8)
    case "not UTF-8": spoilt = Data([0xFF, 0xFE])
    case "empty": spoilt = Data()
    default: spoilt = Data("{ \"name\": \"mine\" }\n".utf8)
    }
    try spoilt.write(to: workspace.url("generated/manifest.json"))
    let before = try workspace.tree("generated")
    for arguments in [["generate"], ["generate", "--no-atomic"], ["generate", "--check"]] {
      let run = try RunningNotispec(arguments, in: workspace).end()
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("generated/manifest.json:\(line):1: error:"), "\(run.output)")
      #expect(try workspace.tree("generated") == before)
    }
  }

  /// The remedy that the finding about a conflict names, and what `merge=union` in `.gitattributes` does.
  @Test func bothSidesOfAMerge() throws {
    let workspace = try generated()
    let ours = try workspace.read("generated/manifest.json").split(separator: "\n").map(String.init)
    try workspace.edit("specs/demo/app.yaml", "module: DemoNotifications", to: "module: OtherNotifications")
    try #require(try NotispecRun("generate", in: workspace).status == 0)
    let theirs = try workspace.read("generated/manifest.json").split(separator: "\n").map(String.init)
    // A file of their side came along, and one of ours changed on theirs too.
    try workspace.edit("specs/demo/app.yaml", "module: OtherNotifications", to: "module: DemoNotifications")
    let both = ours[..<3] + ours[3..<ours.count - 2].map { $0.hasSuffix(",") ? $0 : $0 + "," } + theirs[3...]
    try workspace.write(both.joined(separator: "\n") + "\n", to: "generated/manifest.json")
    let check = try NotispecRun("generate", "--check", in: workspace)
    #expect(check.status == 1)
    #expect(!check.output.contains("unreadable-manifest") && !check.output.contains("foreign-file"))
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
    #expect(!workspace.exists("generated/swift/OtherNotifications"))
  }

  @Test func lineEndsOfWindowsInTheManifest() throws {
    let workspace = try generated()
    let manifest = try workspace.read("generated/manifest.json")
    try workspace.write(manifest.replacingOccurrences(of: "\n", with: "\r\n"), to: "generated/manifest.json")
    try expectDrift(workspace, "only its line ends differ", in: ["generated/manifest.json"])
    #expect(try workspace.read("generated/manifest.json") == manifest)
  }

  /// As git checks files out with `core.autocrlf`.
  @Test func lineEndsOfWindowsEverywhere() throws {
    let workspace = try generated()
    let before = try workspace.tree("generated")
    for path in before.keys {
      try workspace.write(
        try workspace.read("generated/\(path)").replacing("\n", with: "\r\n"), to: "generated/\(path)")
    }
    let run = try NotispecRun("generate", "--check", in: workspace)
    let findings = run.lines.filter { $0.contains(": error: ") }
    #expect(findings.count == 1, "\(run.output)")
    #expect(findings.first?.contains("put 'generated/** -text' into '.gitattributes'") == true, "\(run.output)")
    #expect(findings.first?.contains("; \(before.count - 1) other files here differ in the same way") == true)
    // One that somebody has edited is another thing.
    try workspace.write(try workspace.read(types) + "// mine\r\n", to: types)
    let second = try NotispecRun("generate", "--check", in: workspace)
    #expect(second.lines.contains { $0.hasPrefix(types) && $0.contains("edited by hand") }, "\(second.output)")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try workspace.tree("generated") == before)
  }

  @Test func marksOfAMerge() throws {
    let workspace = try generated()
    let text = try workspace.read(types)
    let half = text.index(text.startIndex, offsetBy: text.count / 2)
    try workspace.write("<<<<<<< HEAD\n" + text[..<half] + "\n=======\n" + text[half...] + ">>>>>>> topic\n", to: types)
    try expectDrift(workspace, "the marks of a merge conflict", in: [types])
  }

  /// A formatter with other settings, and hooks that mend the ends of files.
  @Test(arguments: ["spaces", "end", "no end", "tabs", "one line"])
  func whatAFormatterLeaves(_ change: String) throws {
    let workspace = try generated()
    for path in [types, "generated/schema/notispec.schema.json", "generated/manifest.json"] {
      let text = try workspace.read(path)
      let changed =
        switch change {
        case "spaces": text.replacing("  ", with: "    ")
        case "end": text + "\n\n"
        case "no end": String(text.dropLast())
        case "tabs": text.replacing("  ", with: "\t")
        default: text.split(separator: "\n").joined(separator: " ")
        }
      try workspace.write(changed, to: path)
      try expectDrift(workspace, "only its layout differs, as after a formatter", in: [path])
    }
  }

  @Test func aManifestWithItsKeysInOrder() throws {
    let workspace = try generated()
    let manifest = try workspace.read("generated/manifest.json")
    let sorted = manifest.replacing(/"path":("[^"]*"),"digest":("[^"]*"),"model":("[^"]*")/) {
      "\n  \"digest\": \($0.2),\n  \"model\": \($0.3),\n  \"path\": \($0.1)\n"
    }
    try workspace.write(sorted, to: "generated/manifest.json")
    try expectDrift(workspace, "only its layout differs", in: ["generated/manifest.json"])
    #expect(try workspace.read("generated/manifest.json") == manifest)
    // What it lists is removed when nothing produces it: it must be below the folder, in this form too.
    try workspace.write(
      sorted.replacing(/"path": "[^"]*"/, with: "\"path\": \"../specs/demo/app.yaml\""), to: "generated/manifest.json")
    let run = try NotispecRun("generate", in: workspace)
    #expect(run.status == 1 && run.output.contains("unreadable-manifest"), "\(run.output)")
  }

  @Test func thisRepositoryHasTheAttributesThatInitWrites() throws {
    let file = TestWorkspace.package.appendingPathComponent(".gitattributes")
    let workspace = try TestWorkspace()
    try #require(try NotispecRun("init", in: workspace).status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == workspace.read(".gitattributes"))
  }

  @Test func fileInPlaceOfTheFolder() throws {
    let workspace = try TestWorkspace.withDemo(["generated": "mine\n"])
    let run = try NotispecRun("generate", "--check", in: workspace)
    #expect(run.status == 1)
    #expect(run.lines.filter { $0.contains(": error: ") }.count == 1)
    #expect(run.lines.first?.hasPrefix("generated:1:1: error: notispec needs a folder with this name") == true)
    #expect(try NotispecRun("generate", in: workspace).status == 73)
    #expect(try workspace.read("generated") == "mine\n")
  }

  @Test func linkInPlaceOfTheManifest() throws {
    let workspace = try generated()
    let path = "generated/manifest.json"
    try FileManager.default.moveItem(at: workspace.url(path), to: workspace.url("elsewhere"))
    #expect(symlink(workspace.url("elsewhere").path, workspace.url(path).path) == 0)
    let run = try NotispecRun("generate", "--check", in: workspace)
    #expect(run.lines.filter { $0.contains(": error: ") }.map { $0.hasPrefix(path) } == [true])
  }

  /// What a finding says to run can be copied, and does what it says.
  @Test func theCommandOfAFindingWorks() throws {
    let workspace = try TestWorkspace([
      "my dir/specs/demo/app.yaml": TestWorkspace.demo, "my dir/proofs/$x/requirements.yaml": "{}\n",
    ])
    try FileManager.default.removeItem(at: workspace.url("my dir/proofs/$x/requirements.yaml"))
    let arguments = [
      "generate", "--specs", "my dir/specs", "--generated", "my dir/gen erated", "--conformance", "my dir/proofs/$x",
      "--only", "swift", "--app", "demo", "--check",
    ]
    let drift = try RunningNotispec(arguments, in: workspace).end()
    #expect(drift.status == 1)
    let command = try #require(drift.output.firstMatch(of: /this file is missing: run '(notispec .*)'/)).1
    let line = command.replacingOccurrences(of: "notispec ", with: "\"$NOTISPEC\" ")
    #expect(command.hasSuffix("--conformance 'my dir/proofs/$x' --only swift --app demo"), "\(command)")
    #expect(try NotispecRun(shell: line, in: workspace).status == 0)
    #expect(try RunningNotispec(arguments, in: workspace).end().status == 0)
  }

  @Test func aFolderThatIsALinkToNothingIsMade() throws {
    let workspace = try TestWorkspace.withDemo(["elsewhere/x": ""])
    let link = workspace.url("generated").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "elsewhere/out")
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 1)
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "elsewhere/out")
    #expect(workspace.exists("elsewhere/out/manifest.json"))
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
  }
}
