import Foundation
import SpecEmission
import Testing
import TextWriting

@testable import notispec

/// Nothing from a workspace, a file name or an argument reaches an output as it is: the same strings through every verb,
/// format and message.
@Suite struct PoisonTests {
  /// The example of `init`, with a case that fails, one that is known to, a waiver and a break.
  private static func files() throws -> [String: String] {
    let names = try StarterNames(app: "plants", name: nil, bundleID: nil)
    let starter = Starter.files(names, in: StarterPlace("."), names.plants)
    var files = Dictionary(uniqueKeysWithValues: starter.map { ($0.path, $0.contents) })
      .filter { $0.key.hasPrefix("specs/") || $0.key.hasPrefix("conformance/") }
    files["conformance/known-failing.yaml"] = """
      notispec_known_failing: 1
      entries:
        - { pattern: "plants.more/known", reason: "It is being fixed.", owner: care, until: "2099-12-31" }

      """
    files["conformance/plants/more.yaml"] = """
      notispec_scenarios: 1
      suite: plants.more
      app: plants
      defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: authorized } }
      scenarios:
        - id: known
          title: Fails, and is known to
          covers: [PLANTS/WATER-2]
          steps: [{ at: "10:00", app: background }, { until: "2026-03-03 10:00" }]
          then: [{ delivered: water_reminder, at: "2026-03-03 09:00" }]
        - id: failing
          title: Fails
          covers: [PLANTS/WATER-2]
          steps: [{ at: "10:00", app: background }, { until: "2026-03-03 10:00" }]
          then: [{ delivered: water_reminder, at: "2026-03-03 09:00" }]

      """
    return files
  }

  /// Every way to have something printed about a workspace. The last word is the form of the output.
  private static let runs: [(arguments: [String], form: OutputForm)] = {
    var runs: [([String], OutputForm)] = []
    for form in [OutputForm.text, .json, .jsonl, .sarif, .github, .gitlab] {
      runs.append((["check", "--format", form.rawValue], form))
      runs.append((["generate", "--check", "--fail-on", "warning", "--format", form.rawValue], form))
    }
    for form in [OutputForm.text, .json, .jsonl, .junit, .tap, .html, .markdown, .github] {
      runs.append((["conform", "--once", "--jobs", "1", "--format", form.rawValue], form))
    }
    for form in [OutputForm.text, .json, .markdown, .junit, .github] {
      runs.append((["coverage", "--verbose", "--format", form.rawValue], form))
      runs.append((["diff", "BASE", "--format", form.rawValue], form))
    }
    for verb in [["list"], ["explain", "water_reminder"], ["explain", "PLANTS/WATER-1"]] {
      for form in [OutputForm.text, .json] { runs.append((verb + ["--format", form.rawValue], form)) }
    }
    runs.append((["check", "--color", "always"], .text))
    runs.append((["dump"], .json))
    runs.append((["preview"], .html))
    for form in [OutputForm.text, .json, .markdown, .html] {
      runs.append((["release", "BASE", "--no-mutants", "--jobs", "1", "--format", form.rawValue], form))
    }
    runs.append((["strings", "export", "--locale", "ru", "--format", "csv"], .csv))
    runs.append((["strings", "export", "--locale", "ru"], .xliff))
    return runs
  }()

  private static func expectSound(
    _ run: (arguments: [String], form: OutputForm), in workspace: TestWorkspace, _ about: @autoclosure () -> String
  ) throws {
    let report = try Self.report(in: workspace)
    defer { try? report.close() }
    let arguments = run.arguments.map { $0 == "BASE" ? workspace.url("old").path : $0 }
    let call = try NotispecCall(
      arguments + ["--output", "/dev/fd/\(report.fileDescriptor)", "--today", "2026-06-01"], in: workspace)
    #expect(call.status != 70)
    #expect(OutputForm.text.faults(of: call.error).isEmpty && !call.error.contains("\n"), "\(call.error) \(about())")
    var output = try workspace.read("report")
    if output.isEmpty { return }
    // Findings in the place of texts for translators.
    let form = [.csv, .xliff].contains(run.form) && call.status == 1 ? OutputForm.text : run.form
    if run.arguments.contains("always") { output = output.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    let faults = form.faults(of: output)
    #expect(faults.isEmpty, "\(run.arguments.joined(separator: " ")): \(faults.prefix(3)) \(about())")
  }

  /// An empty file, open: with the name of a file standard output would get the findings in words too.
  private static func report(in workspace: TestWorkspace) throws -> FileHandle {
    try workspace.write("", to: "report")
    return try FileHandle(forWritingTo: workspace.url("report"))
  }

  /// The poisoned file in a workspace beside its sound version, which changes are compared with.
  private static func workspace(_ files: [String: String], _ path: String, _ text: String) throws -> TestWorkspace {
    let workspace = try TestWorkspace(files.merging([path: text]) { $1 })
    for (path, text) in files where path.hasPrefix("specs/") { try workspace.write(text, to: "old/\(path)") }
    return workspace
  }

  /// Every key and every value of every file, each with one of the strings and one of the runs in turn.
  @Test(arguments: [
    "specs/notispec.yaml", "specs/plants/app.yaml", "specs/plants/notifications.yaml",
    "conformance/plants/requirements.yaml",
    "conformance/plants/care.yaml", "conformance/plants/more.yaml", "conformance/known-failing.yaml",
  ])
  func everyPlaceOfAFile(_ path: String) throws {
    let files = try Self.files()
    let text = try #require(files[path])
    let places = Poison.placesOfScalars(in: text)
    #expect(places.count > 3)
    for (index, place) in places.enumerated() {
      let poison = Poison.all[index % Poison.all.count]
      let workspace = try Self.workspace(files, path, Poison.replacing(place, in: text, with: poison))
      let run = Self.runs[(index * 5 + index / Self.runs.count) % Self.runs.count]
      try Self.expectSound(run, in: workspace, "\(path):\(place.start.line), \(poison.debugDescription)")
    }
  }

  /// Places that take any text: everything goes on, and everything is printed in every way.
  @Test(arguments: [1, 4])
  func textsThatAreTaken(_ first: Int) throws {
    var index = first
    var files = try Self.files()
    let old = files
    for (path, places) in [
      ("conformance/plants/requirements.yaml", ["document", "section", "quote", "requires", "id"]),
      ("conformance/plants/care.yaml", ["title"]), ("conformance/plants/more.yaml", ["title"]),
      ("conformance/known-failing.yaml", ["reason", "owner"]),
      ("specs/plants/notifications.yaml", ["summary"]),
    ] {
      var text = try #require(files[path])
      for place in Poison.placesOfScalars(in: text).reversed() {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[Int(place.start.line) - 1]
        let isValue = places.contains { key in
          line.contains("\(key): ")
            && line.unicodeScalars.prefix(Int(place.start.column) - 1).reversed().starts(
              with: "\(key): ".unicodeScalars.reversed())
        }
        guard isValue, !line.contains("- id:") || path.hasSuffix("requirements.yaml") else { continue }
        text = Poison.replacing(place, in: text, with: Poison.all[index % Poison.all.count])
        index += 1
      }
      files[path] = text
    }
    let workspace = try TestWorkspace(files)
    for (path, text) in old where path.hasPrefix("specs/") { try workspace.write(text, to: "old/\(path)") }
    for run in Self.runs { try Self.expectSound(run, in: workspace, "texts from \(first) on") }
  }

  /// With errors nothing runs, and all formats say so alike.
  @Test func aWorkspaceWithErrors() throws {
    let files = try Self.files()
    let path = "specs/plants/app.yaml"
    let keys = Poison.all.map { "\(YAMLScalar.doubleQuoted($0)): 1\n" }.joined()
    let workspace = try Self.workspace(files, path, try #require(files[path]) + "\n" + keys)
    for run in Self.runs { try Self.expectSound(run, in: workspace, "errors") }
  }

  /// Of files, folders and apps.
  @Test(arguments: Poison.all.indices)
  func names(_ index: Int) throws {
    let name = String(Poison.all[index].replacing("/", with: "").unicodeScalars.prefix(60))
    let files = try Self.files()
    for path in [
      "specs/plants/\(name).yaml", "specs/\(name)/app.yaml", "specs/\(name).yaml", "specs/plants/\(name)/a.yml",
      "conformance/plants/\(name).yaml", "conformance/\(name)/\(name).yaml",
    ] {
      for text in ["notispec: 1\nwrong: 1\n", "notispec_scenarios: 1\n", "{"] {
        let workspace = try Self.workspace(files, path, text)
        let run = Self.runs[(index * 7 + path.utf8.count + text.utf8.count) % Self.runs.count]
        try Self.expectSound(run, in: workspace, path.debugDescription)
      }
    }
  }

  /// Of every verb, in every option and operand; whether it is refused or taken.
  @Test(arguments: Poison.all.indices)
  func arguments(_ index: Int) throws {
    let poison = Poison.all[index].replacing("\0", with: "")
    let workspace = try Self.workspace(try Self.files(), "x", "")
    let lines = [
      ["check", "--app", poison], ["check", poison], ["conform", "--filter", poison], ["diff", poison],
      ["explain", poison],
      ["strings", "export", "--locale", poison], ["strings", "import", poison], ["generate", "--only", poison],
      ["generate", "--swift-file", workspace.url("x.swift").path, "--module", poison],
      ["check", "--specs", workspace.url("").path + poison],
      ["conform", "--conformance", workspace.url("").path + poison],
      ["generate", "--generated", workspace.url("").path + poison + "/x"], ["init", workspace.url("x/").path + poison],
      ["init", workspace.folder.path, "--app", poison], ["init", workspace.folder.path, "--name", poison],
      ["init", workspace.folder.path, "--bundle-id", poison],
      ["check", "--output", workspace.url("").path + poison + "/x"],
    ]
    for line in lines {
      do {
        let form = (arguments: line, form: OutputForm.text)
        let report = try Self.report(in: workspace)
        defer { try? report.close() }
        let more = line.contains("--output") ? [] : ["--output", "/dev/fd/\(report.fileDescriptor)"]
        let call = try NotispecCall(form.arguments + more, in: workspace)
        // What `explain` offers in place of an answer are lists.
        let offered = Saying.all.map(\.sentence) + (SayingSubject.all + SayingSubject.unwritten).map(\.title)
        let error = offered.reduce(call.error) { $0.replacing("\n  \($1)", with: "") }
          .replacing("are:\nAsk", with: "are: ask")
        let faults = OutputForm.text.faults(of: error)
        #expect(faults.isEmpty && !error.contains("\n"), "\(line): \(faults) \(error)")
        #expect(OutputForm.text.faults(of: try workspace.read("report")) == [], "\(line)")
      } catch is WorldError {
        Issue.record("an error was not taken")
      }
    }
    let refused = [
      [poison], ["check", "--" + poison], ["check", "--format", poison],
      ["check", "--" + poison + "=x"],
      ["strings", poison], ["help", poison], ["conform", "--shard", poison], ["conform", "--jobs", poison],
      ["check", "--today", poison], ["explain", "a", poison], ["check", "--quiet=" + poison],
    ]
    for line in refused {
      do {
        try NotispecCommand.refuseUnknownVerb(line[...])
        let parsed = try NotispecCommand.parseAsRoot(line)
        Issue.record("taken: \(line) as \(parsed)")
      } catch let error as WorldError {
        #expect(OutputForm.text.faults(of: error.sentence.text) == [] && !error.sentence.text.contains("\n"))
      } catch {
        let shown = NotispecCommand.refusal(of: line[...], error).text
        let faults = OutputForm.text.faults(of: shown)
        #expect(faults.isEmpty, "\(line): \(faults)")
        #expect(!shown.contains("\nBail out!") && !shown.contains("\nnot ok"), "\(shown)")
      }
    }
  }
}
