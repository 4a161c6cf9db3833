import SpecDiagnostics
public import SpecLanguage
import YAMLNodes

/// The keys of a story: what one person does with an app. It expects nothing and proves nothing.
public enum StoryShape {
  /// A whole file. It counts as one when its first key is `notispec_story`.
  public static let file = ObjectShape(
    "story-file",
    doc: "A story of one person with one app. It proves nothing: 'notispec conform FILE' tells what comes.",
    fields: [
      FieldShape(
        "notispec_story", .int(1...1), required: true, doc: "The version of the story format. The first key.",
        example: "1"),
      FieldShape("app", .reference(.app), required: true, doc: "The app that it is about.", example: "cleaner"),
      FieldShape(
        "title", .text, required: true, doc: "What it is about.", example: "A week with a basket that is left"),
      FieldShape(
        "start", .object(ScenarioStart.keys.shape), required: true, doc: "The world before the first step.",
        example: "{ at: \"2026-03-02 09:00\", zone: Europe/Moscow }"),
      FieldShape(
        "steps", .list(of: .either(ScenarioShape.steps.map(ValueShape.object))), required: true,
        doc: "What happens, in order, as in a scenario.", example: "[{ at: \"10:00\", signal: free_limit_reached }]"),
    ])
}

/// A story, read as far as its app.
struct StoryFile {
  let app: String
  private let reader: ObjectReader

  /// Nil when the app is not known, without which nothing else can be judged.
  init?(_ tree: SourceTree, in session: ReadingSession) {
    guard let reader = session.object(SourceValue(tree.root), StoryShape.file) else { return nil }
    self.reader = reader
    _ = reader.int("notispec_story")
    guard let app = reader.reference("app") else { return nil }
    self.app = app.value
  }

  /// The story as a case that expects nothing; nil where a part of it cannot be read. Its id is its file.
  func story(_ reading: ScenarioReading) -> ScenarioCase? {
    let session = reading.session
    let part = session.beginPart()
    let title = reader.text("title")?.value
    let steps = (reader.list("steps", atMost: ReadingSession.sectionLimit) ?? []).compactMap {
      StepPlan($0, in: session)
    }
    let start = StartPlan(defaults: nil, own: reader.object("start")).start(of: reader, reading)
    guard let start, let title else { return nil }
    var timeline = Timeline(now: start.moment.instant, zone: start.moment.zone)
    let resolved = steps.compactMap { $0.step(on: &timeline, reading) }
    guard part.isSound else { return nil }
    let span = reader.origin.span
    return ScenarioCase(
      id: span.file, title: title, app: app, covers: [], span: span, start: start, steps: resolved, then: [])
  }
}
