import NotificationCivilTime
import NotificationConformance
import NotificationDrawing
import NotificationTerms
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import SpecPreview
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
    guard let text = story(in: request) else { return .refusal(400, "This is no story.") }
    guard let loaded, let spec = spec(text.app) else {
      return .refusal(409, "'\(text.app)' has errors. The preview shows them; once they are fixed, it goes on here.")
    }
    if let refusal = refusal(beforeReading: text, of: spec) { return refusal }
    let read = Self.read(text.story, in: loaded)
    guard let story = read.story else {
      if let refusal = Self.refusal(of: text, read.findings) { return refusal }
      return .json { json in
        json.objects("findings", read.findings) { json, finding in Self.write(finding, to: &json) }
      }
    }
    let played = ScenarioRunner(specs: [spec], tzdata: loaded.zones.version).play(story)
    if text.candidate != nil,
      let failure = played.result.failures.first(where: { StoryText.step(of: $0.span) == text.steps.count - 1 })
    {
      return .refusal(400, TerminalText(failure.message).text, about: "step")
    }
    return .json { json in
      json.objects("findings", read.findings) { json, finding in Self.write(finding, to: &json) }
      if text.candidate != nil, let step = text.steps.last {
        json.key("step")
        step.write(to: &json)
      }
      Self.write(played, of: spec, to: &json)
      json.member("yaml", text.story)
    }
  }

  private static func write(_ finding: Diagnostic, to json: inout JSONWriter) {
    json.member("message", TerminalText(finding.message).text)
    if let remedy = finding.fixIt?.message { json.member("remedy", TerminalText(remedy).text) }
    if let step = StoryText.step(of: finding.span) { json.member("step", step) }
  }

  private static func write(_ screen: FlowScreen, _ key: String, to json: inout JSONWriter) {
    json.object(key) { json in
      json.member("html", screen.html)
      json.objects("buttons", screen.buttons) { json, button in
        json.member("button", button.button)
        json.member("title", button.title)
      }
    }
  }

  private static func write(_ played: PlayedStory, of spec: Spec, to json: inout JSONWriter) {
    json.member("now", "\(played.now)")
    json.member("day", LiveDay.words(played.now))
    json.member("zone", played.zone)
    json.member("app", played.app)
    json.member("authorization", played.authorization)
    json.member("badge", played.badge)
    json.objects("lines", StoryLines(played.result).lines) { json, line in
      json.member("lane", line.entry.lane.rawValue)
      json.member("at", "\(line.entry.local)")
      json.member("day", LiveDay.words(line.entry.local))
      json.member("text", TerminalText(line.text).text)
      if !line.behind.isEmpty { json.strings("behind", line.behind.map { TerminalText($0).text }) }
    }
    json.objects("failures", played.result.failures) { json, failure in
      json.member("message", TerminalText(failure.message).text)
      if let step = StoryText.step(of: failure.span) { json.member("step", step) }
    }
    json.objects("screen", played.listed) { json, listed in
      json.member("type", listed.type ?? "")
      json.member("at", "\(listed.local)")
      json.member("day", LiveDay.words(listed.local))
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
    if let screen = played.flowScreen.flatMap({ FlowScreen($0, of: spec, in: played.locale) }) {
      write(screen, "flow", to: &json)
    }
    if let permission = played.dialog {
      write(FlowScreen(dialogFor: permission, of: spec, in: played.locale), "dialog", to: &json)
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
