import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import TextWriting

extension LiveDesk {
  /// The values of an app that can be tried.
  func values(of app: String) -> LiveAnswer {
    let values = LiveValues(loaded?.sources[app] ?? [])
    return .json { json in
      json.objects("values", values.all) { json, value in
        json.member("path", value.path)
        json.member("value", value.text)
        json.member("place", "\(value.span.file):\(value.span.start.line)")
      }
    }
  }

  /// The same story and all cases with other values, beside what they are now. Nothing is written.
  func tryOut(_ request: JSONValue) -> LiveAnswer {
    guard let text = StoryText(request), let changes = Self.changes(in: request) else {
      return .refusal(400, "This is no story with values to try.")
    }
    guard let loaded, let spec = spec(text.app) else { return .refusal(409, "'\(text.app)' has errors.") }
    guard let files = files(of: text.app, with: changes, in: loaded) else {
      return .refusal(400, "A value is a number, a time such as 20:00, a duration such as 90m, true or false.")
    }
    let other: LoadedWorkspace
    do throws(WorldError) {
      let replacements = Dictionary(files.map { (PathKey($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
      other = try LoadedWorkspace(
        choice.only(text.app), withScenarios: true, replacing: replacements)
    } catch {
      return .refusal(409, error.sentence.text)
    }
    let errors = other.findings.filter { $0.severity == .error && other.app(of: $0.span.file) == text.app }
    guard errors.isEmpty, let changed = other.testedApps.first(where: { $0.app.id == text.app }) else {
      return .json { json in
        json.strings("errors", errors.map { TerminalText($0.message).text })
      }
    }
    let before = Self.read(text.story, in: loaded).story.map { Self.lines($0, of: spec) } ?? []
    let after = Self.read(text.story, in: other).story.map { Self.lines($0, of: changed) } ?? []
    let old = verdicts(of: text.app)
    let new = Self.verdicts(of: text.app, in: other)
    return .json { json in
      json.strings("errors", [])
      json.objects("before", before) { json, line in line.write(besides: after, to: &json) }
      json.objects("after", after) { json, line in line.write(besides: before, to: &json) }
      json.member("cases", new.count)
      json.strings("nowFail", new.keys.filter { old[$0] == true && new[$0] == false }.sorted())
      json.strings("nowPass", new.keys.filter { old[$0] == false && new[$0] == true }.sorted())
    }
  }

  /// Writes values into the spec, in place, and says what was there.
  func write(_ request: JSONValue) -> LiveAnswer {
    if isReadOnly { return .refusal(409, "'--read-only' keeps this page from writing.") }
    guard let app = request["app"]?.text, let changes = Self.changes(in: request), let loaded else {
      return .refusal(400, "This names no values.")
    }
    let values = LiveValues(loaded.sources[app] ?? [])
    guard let files = files(of: app, with: changes, in: loaded) else {
      return .refusal(400, "A value is a number, a time such as 20:00, a duration such as 90m, true or false.")
    }
    do throws(WorldError) {
      var edits: [FileEdit] = []
      for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        try choice.refuseStrayLink(in: path)
        guard let old = loaded.files.bytes(path) else { continue }
        edits.append(try FileEdit(of: path, from: old, to: bytes))
      }
      try FileEdit.write(edits, journaledIn: choice.specs)
    } catch {
      return .refusal(409, error.sentence.text)
    }
    return .json { json in
      json.strings("files", files.keys.sorted())
      json.objects("before", changes) { json, change in
        json.member("path", change.path)
        json.member("value", values.all.first { $0.path == change.path }?.text ?? "")
      }
    }
  }

  private static func changes(in request: JSONValue) -> [(path: String, text: String)]? {
    guard let list = request["values"]?.list, !list.isEmpty, list.count <= 50 else { return nil }
    let changes = list.compactMap { item -> (path: String, text: String)? in
      guard let path = item["path"]?.text, let text = item["value"]?.text else { return nil }
      return (path, text)
    }
    return changes.count == list.count ? changes : nil
  }

  private func files(
    of app: String, with changes: [(path: String, text: String)], in loaded: LoadedWorkspace
  ) -> [String: [UInt8]]? {
    LiveValues(loaded.sources[app] ?? []).replacing(changes) { loaded.files.bytes($0) }
  }

  private struct Line: Equatable {
    var at: String
    var lane: String
    var text: String

    func write(besides others: [Line], to json: inout JSONWriter) {
      json.member("at", at)
      json.member("lane", lane)
      json.member("text", text)
      json.member("differs", !others.contains(self))
    }
  }

  /// What comes and what does not.
  private static func lines(_ story: ScenarioCase, of spec: Spec) -> [Line] {
    ScenarioRunner.told(ScenarioRunner(specs: [spec]).run(story)).filter {
      $0.entry.lane == .delivered || $0.entry.lane == .outcome
    }.map { Line(at: "\($0.entry.local)", lane: $0.entry.lane.rawValue, text: TerminalText($0.text).text) }
  }
}
