import NotificationConformance
import SpecDiagnostics
import TextWriting

extension LiveDesk {
  /// Writes a story, or a scenario with what was chosen to be expected. That runs first, and is not written if it fails,
  /// unless `keep` says that it shall be.
  func save(_ request: JSONValue) -> LiveAnswer {
    if isReadOnly { return .refusal(409, "'--read-only' keeps this page from writing.") }
    guard let text = story(in: request), let name = request["name"]?.text, let kind = request["kind"]?.text else {
      return .refusal(400, "This is no story with a name.")
    }
    guard Self.isName(name) else {
      return .refusal(
        400, "A name has small letters, digits and hyphens, and begins with a letter: 'a-quiet-week'.", about: "name")
    }
    guard let loaded, spec(text.app) != nil else { return .refusal(409, "'\(text.app)' has errors.") }
    // A story and the scenario that is made of it may have one name.
    let folder = kind == "scenario" ? "scenarios" : "stories"
    let path = Folder.path(Folder.path(Folder.path(choice.conformance, text.app), folder), "\(name).yaml")
    let document: String
    if kind == "scenario" {
      let covers = (request["covers"]?.list ?? []).compactMap(\.text)
      if loaded.requirements != nil, covers.isEmpty {
        return .refusal(400, "Choose the requirement that it proves.", about: "covers")
      }
      document = text.scenario(
        suite: "\(text.app).scenarios.\(name.replacing("-", with: "_"))", id: name,
        covers: covers.isEmpty ? ["\(text.app)"] : covers, then: request["then"]?.list ?? [])
    } else {
      document = text.story
    }
    let read = Self.read(document, in: loaded, as: path)
    guard let story = read.story, !read.findings.contains(where: { $0.severity == .error }) else {
      return .refusal(400, read.findings.first.map { TerminalText($0.message).text } ?? "It cannot be read.")
    }
    if request["replace"] != .flag(true), (try? FileStatus(of: path, followingLinks: false)) != nil {
      return .refusal(409, "'\(path)' exists. Choose another name.", about: "name")
    }
    let result = ScenarioRunner(specs: loaded.testedApps.filter { $0.app.id == text.app }).run(story)
    // A scenario that fails is a red suite for everybody, so somebody has to want it.
    let isKept = kind != "scenario" || !result.isFailed || request["keep"] == .flag(true)
    if isKept {
      do throws(WorldError) {
        try write(document, to: path)
      } catch {
        return .refusal(409, error.sentence.text)
      }
    }
    return .json { json in
      json.member("path", path)
      json.member("verdict", kind == "scenario" ? result.verdict.words : "saved")
      json.strings("failures", result.failures.map { TerminalText($0.message).text })
      json.member("kept", isKept)
    }
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, (1...60).contains(name.utf8.count) else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-")
      }
  }

  private func write(_ document: String, to path: String) throws(WorldError) {
    try choice.refuseStrayLink(in: path)
    let folder = Folder.split(path).folder
    for folder in [choice.conformance, Folder.split(folder).folder, folder]
    where (try? FileStatus.isFolder(folder)) != true {
      do throws(SystemError) { _ = try uninterrupted { mkdir(folder, 0o777) } } catch {
        throw .uncreatable(folder, error)
      }
    }
    try OutputDocument.write(.document(document), to: path)
  }
}
