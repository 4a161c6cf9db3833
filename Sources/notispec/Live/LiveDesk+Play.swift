import NotificationCivilTime
import NotificationConformance
import NotificationDrawing
import NotificationTerms
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TextWriting
import YAMLNodes

extension LiveDesk {
  /// What a file says, as `conform` reads it.
  struct ReadStory {
    var story: ScenarioCase?
    var findings: [Diagnostic]
  }

  static func read(_ text: String, in loaded: LoadedWorkspace, as file: String = "story.yaml") -> ReadStory {
    let yaml = YAMLReader.read(Array(text.utf8), file: file)
    guard let tree = yaml.tree else { return ReadStory(findings: yaml.diagnostics) }
    let result = ScenarioLoader(
      specs: loaded.testedApps, incompleteApps: loaded.incompleteApps,
      requirements: loaded.requirements.map { $0.map(\.id) }, zone: { loaded.zones.rules($0) },
      zoneNames: { loaded.zones.allNames }
    ).load([tree])
    return ReadStory(story: result.stories.first ?? result.cases.first, findings: yaml.diagnostics + result.diagnostics)
  }

  /// Plays a story: what comes, when, and of the rest why it does not.
  func play(_ request: JSONValue) -> LiveAnswer {
    guard let text = StoryText(request) else { return .refusal(400, "This is no story.") }
    guard let loaded, let spec = spec(text.app) else {
      return .refusal(409, "'\(text.app)' has errors. The preview shows them; once they are fixed, it goes on here.")
    }
    let read = Self.read(text.story, in: loaded)
    guard let story = read.story else {
      return .json { json in
        json.objects("findings", read.findings) { json, finding in Self.write(finding, to: &json) }
      }
    }
    let played = ScenarioRunner(specs: [spec], tzdata: loaded.zones.version).play(story)
    return .json { json in
      json.objects("findings", read.findings) { json, finding in Self.write(finding, to: &json) }
      Self.write(played, of: spec, to: &json)
      json.member("yaml", text.story)
    }
  }

  private static func write(_ finding: Diagnostic, to json: inout JSONWriter) {
    json.member("message", TerminalText(finding.message).text)
    if let remedy = finding.fixIt?.message { json.member("remedy", TerminalText(remedy).text) }
    let step = Int(finding.span.start.line) - StoryText.firstLine
    if step >= 0 { json.member("step", step) }
  }

  private static func write(_ played: PlayedStory, of spec: Spec, to json: inout JSONWriter) {
    json.member("now", "\(played.now)")
    json.member("zone", played.zone)
    json.member("app", played.app)
    json.member("authorization", played.authorization)
    json.member("badge", played.badge)
    json.objects("lines", ScenarioRunner.told(played.result)) { json, line in
      json.member("lane", line.entry.lane.rawValue)
      json.member("at", "\(line.entry.local)")
      json.member("text", TerminalText(line.text).text)
    }
    json.objects("failures", played.result.failures) { json, failure in
      json.member("message", TerminalText(failure.message).text)
      let step = Int(failure.span.start.line) - StoryText.firstLine
      if step >= 0 { json.member("step", step) }
    }
    json.objects("screen", played.listed) { json, listed in
      json.member("type", listed.type ?? "")
      json.member("at", "\(listed.local)")
      var html = HTMLWriter()
      html.element("div", ["class": "wall s-lock"]) { listed.card.draw(to: &$0) }
      json.member("html", html.text)
      let category = spec.categories.first { $0.identifier.value == listed.category }
      json.objects("actions", category?.actions ?? []) { json, action in
        let button = action.button(in: listed.card.locale)
        json.member("id", action.id)
        json.member("title", button?.title ?? action.id)
        json.member("asks", button?.input != nil)
      }
    }
    json.objects("pending", played.pending) { json, pending in
      json.member("type", pending.type ?? pending.identifier)
      json.member("due", "\(pending.due)")
    }
    json.objects("expectations", Expectations(played).lines) { json, line in
      json.member("words", line.words)
      json.key("line")
      line.line.write(to: &json)
      json.member("chosen", line.isChosen)
    }
  }
}

/// What a scenario of a story may expect: what happened.
struct Expectations {
  struct Line {
    var words: String
    /// A line below `then`.
    var line: JSONValue
    /// Whether it is expected unless somebody decides otherwise.
    var isChosen: Bool
  }

  private(set) var lines: [Line] = []

  init(_ played: PlayedStory) {
    let prefix = "\(played.result.scenario.app)."
    func type(_ id: String) -> String { String(id.dropFirst(prefix.count).prefix { $0 != "." }) }
    var refusals: [[String]] = []
    for entry in played.result.trace {
      switch entry.event {
      case .delivered(let id, _, _) where id.hasPrefix(prefix):
        lines.append(
          Line(
            words: "\(type(id)) comes at \(entry.local)",
            line: .object([.init("delivered", .text(type(id))), .init("at", .text(Self.time(entry, played.zone)))]),
            isChosen: true))
      case .outcome(let record, _):
        let facts = [record.type, record.outcome.rawValue, record.reason.rawValue]
        if record.outcome.rawValue != "delivered", !refusals.contains(facts) { refusals.append(facts) }
      default: continue
      }
    }
    if lines.isEmpty {
      lines.append(Line(words: "nothing comes", line: .object([.init("delivered", .text("none"))]), isChosen: true))
    }
    for facts in refusals {
      lines.append(
        Line(
          words: "\(facts[0]) is \(facts[1]): \(facts[2])",
          line: .object([
            .init("outcome", .text(facts[0])), .init("is", .text(facts[1])), .init("reason", .text(facts[2])),
          ]), isChosen: false))
    }
  }

  /// What is expected at the end is in the zone of the end; what came in another one, or at an hour that comes twice, says
  /// how far it is from UTC.
  private static func time(_ entry: TraceEntry, _ zone: String) -> String {
    if entry.zone.identifier == zone, case .unique = entry.zone.resolve(entry.local) { return "\(entry.local)" }
    let seconds = entry.zone.offsetSeconds(at: entry.instant)
    let minutes = abs(seconds) / 60
    func two(_ number: some BinaryInteger) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(entry.local)\(seconds < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
