import SpecDiagnostics
import SpecLanguage

/// A story, read as far as its app: what one person does with an app. It expects nothing and proves nothing.
struct StoryFile {
  let app: String
  private let title: (() -> String?)?
  private let start: (() -> ObjectReader?)?
  private let steps: (() -> [StepPlan]?)?
  private let mapping: ObjectReader

  /// A whole file. It counts as one when its first key is `notispec_story`.
  static let shape = ObjectShape(
    "story-file",
    doc: "A story of one person with one app. It proves nothing: 'notispec conform FILE' tells what comes."
  ) { StoryFile($0) }

  /// Nil when the app is not known, without which nothing else can be judged.
  init?(_ read: KeyReader<Self>) {
    read.version("notispec_story", doc: "The version of the story format. The first key.")
    let app = read("app", .id(of: .app), required: true, doc: "The app that it is about.", example: "cleaner")
    title = read(
      "title", KeyType.text.later, required: true, doc: "What it is about.",
      example: "A week with a basket that is left")
    start = read(
      "start", KeyType.group(ScenarioStart.keys.shape).later, required: true, doc: "The world before the first step.",
      example: "{ at: \"2026-03-02 09:00\", zone: Europe/Moscow }")
    steps = read(
      "steps", KeyType.steps.later, required: true, doc: "What happens, in order, as in a scenario.",
      example: "[{ at: \"10:00\", signal: free_limit_reached }]")
    guard let app, let mapping = read.mapping else { return nil }
    self.app = app
    self.mapping = mapping
  }

  /// The story as a case that expects nothing; nil where a part of it cannot be read. Its id is its file.
  func story(_ reading: ScenarioReading) -> ScenarioCase? {
    let part = reading.session.beginPart()
    let title = title?()
    let steps = steps?() ?? []
    let start = StartPlan(defaults: nil, own: start?()).start(of: mapping, reading)
    guard let start, let title else { return nil }
    var timeline = Timeline(now: start.moment.instant, zone: start.moment.zone)
    let resolved = steps.compactMap { $0.step(on: &timeline, reading) }
    guard part.isSound else { return nil }
    let span = mapping.origin.span
    return ScenarioCase(
      id: span.file, title: title, app: app, covers: [], span: span, start: start, steps: resolved, then: [])
  }
}
