import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecPreview
import TextWriting

/// What the live preview works on: the workspace as it was read last. It is used by one thread only.
final class LiveDesk {
  /// With the date that findings are of.
  private(set) var choice: WorkspaceChoice
  let isReadOnly: Bool
  /// Nil if it could not be read; `problem` says why.
  private(set) var loaded: LoadedWorkspace?
  private(set) var problem: TerminalText?
  /// Counts up with every reading.
  private(set) var version = 0
  private let today: () -> CivilDate?
  private var stamps: InputStamps
  private var page: String?
  private var pieces = PreviewPieces()
  /// What all cases of an app say now, by its id.
  private var verdicts: [String: [String: CaseVerdict]] = [:]

  /// - Parameter today: The date that dates in specs are compared with; nil if it cannot be said, which reading says
  ///   again.
  init(_ choice: WorkspaceChoice, isReadOnly: Bool, today: (() -> CivilDate?)? = nil) {
    let today = today ?? { try? Clock.today(choice.today) }
    (self.choice, self.today) = (choice.on(today()), today)
    self.isReadOnly = isReadOnly
    stamps = InputStamps(of: [choice.specs, choice.conformance], in: choice.bounds)
    read()
  }

  /// Reads everything again if a file has changed, or if a new day has begun: waivers and types may have ended with
  /// the last.
  ///
  /// - Returns: Whether it has.
  func look() -> Bool {
    let now = InputStamps(of: [choice.specs, choice.conformance], in: choice.bounds)
    let date = today()
    guard now != stamps || date != choice.today else { return false }
    (stamps, choice) = (now, choice.on(date))
    read()
    return true
  }

  private func read() {
    version += 1
    page = nil
    verdicts = [:]
    do throws(WorldError) {
      loaded = try LoadedWorkspace(choice, withScenarios: true, keepsSources: true, after: loaded)
      problem = nil
    } catch {
      // What could be read before stays on the page, so that a file that is missing for a moment takes nothing away.
      problem = error.sentence
    }
  }

  /// The page of the preview, with the script that renews it.
  func previewPage() -> String {
    if let page { return page }
    let apps = loaded.map { PreviewedApps($0, nil) }
    var preview = PreviewPage(
      apps?.apps ?? [], identity: "notispec \(ProductVersion.text)\(problem.map { ", \($0.text)" } ?? "")",
      findings: apps?.others ?? [])
    preview.reading = version
    preview.canFix = !isReadOnly
    let text = preview.text(knowing: &pieces)
    page = text
    return text
  }

  /// An app that can be played, without errors.
  func spec(_ app: String) -> Spec? {
    loaded.flatMap { loaded in
      loaded.incompleteApps.contains(app) ? nil : loaded.testedApps.first { $0.app.id == app }
    }
  }

  /// A story that a page has sent.
  func story(in request: JSONValue) -> StoryText? {
    StoryText(request) { self.spec($0)?.signals ?? [] }
  }

  /// How each case of an app ends, by its id.
  func verdicts(of app: String) -> [String: CaseVerdict] {
    if let known = verdicts[app] { return known }
    guard let loaded else { return [:] }
    let now = Self.verdicts(of: app, in: loaded)
    verdicts[app] = now
    return now
  }

  static func verdicts(of app: String, in loaded: LoadedWorkspace) -> [String: CaseVerdict] {
    let runner = ScenarioRunner(specs: loaded.testedApps.filter { $0.app.id == app }, tzdata: loaded.zones.version)
    let runs = CaseRuns(runner: runner, threads: Threads.usual, seed: nil, keepsTraces: false)
    let results = runs.results(of: loaded.cases.filter { $0.app == app })
    return Dictionary(results.map { ($0.scenario.id, CaseVerdict($0)) }, uniquingKeysWith: { first, _ in first })
  }
}

/// What the server answers.
struct LiveAnswer: Equatable {
  var status = 200
  var body: String

  static func json(_ write: (inout JSONWriter) -> Void) -> LiveAnswer {
    var json = JSONWriter(style: .compact)
    json.object(write)
    return LiveAnswer(body: json.text)
  }

  /// - Parameters:
  ///   - status: 400 for a request that says nothing, 409 for what cannot be done now.
  ///   - field: What of the request it is about.
  static func refusal(_ status: Int, _ sentence: String, about field: String? = nil) -> LiveAnswer {
    var answer = json { json in
      json.member("error", sentence)
      if let field { json.member("field", field) }
    }
    answer.status = status
    return answer
  }
}
