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
        json.member("group", value.group)
        json.member("name", value.name)
        json.member("value", value.text)
        json.member("place", "\(value.span.file):\(value.span.start.line)")
      }
    }
  }

  /// The same story, all stories and all cases with other values, beside what they are now. Nothing is written.
  func tryOut(_ request: JSONValue) -> LiveAnswer {
    guard let text = story(in: request), let changes = Self.changes(in: request) else {
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
        choice.only(text.app), withScenarios: true, replacing: replacements, after: loaded)
    } catch {
      return .refusal(409, error.sentence.text)
    }
    let errors = other.findings.filter { $0.severity == .error && other.app(of: $0.span.file) == text.app }
    guard errors.isEmpty, let changed = other.testedApps.first(where: { $0.app.id == text.app }) else {
      return .json { json in
        json.strings("errors", errors.map { TerminalText($0.message).text })
      }
    }
    let trial = LiveTrial(before: spec, after: changed)
    let (old, new) = (verdicts(of: text.app), Self.verdicts(of: text.app, in: other))
    return .json { json in
      json.strings("errors", [])
      trial.compare(
        Self.read(text.story, in: loaded).story, Self.read(text.story, in: other).story
      ).write(to: &json)
      json.objects("stories", loaded.stories.filter { $0.app == text.app }) { json, story in
        json.member("name", Self.name(of: story.span.file))
        json.member("title", story.title)
        trial.compare(story, other.stories.first { $0.span.file == story.span.file }).write(to: &json)
      }
      let cases = other.cases.filter { $0.app == text.app }
      LiveTrial.write(
        old, new, to: &json,
        about: changed.notifications.map { type in
          (type.id, Set(cases.filter { $0.mentions(.notification, type.id) }.map(\.id)))
        })
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
}
