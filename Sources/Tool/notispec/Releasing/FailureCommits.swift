import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecLint
import SpecRelease
import YAMLNodes

/// Since when failures are there: reads an app and its cases as they were at a commit, runs them there, and halves.
///
/// The program is always this one, so what a newer version of it judges otherwise is not found.
final class FailureCommits {
  private let app: String
  /// The folder of the app today; other files of it are below `conformance`.
  private let folder: String
  private let workspace: WorkspaceChoice
  private let zones: ZoneFiles
  private let today: CivilDate
  private let settings: Workspace
  /// Folders whose commits count.
  private let places: [String]
  private let commits: [ChangeCommit]
  private var states: [String: State] = [:]

  private typealias File = (path: String, bytes: [UInt8])

  /// What was wrong with the app at a commit.
  private struct State {
    var messages: Set<String> = []
    var spec: Spec?
    /// Files that may have scenarios in them.
    var files: [File] = []
    var failing: [String: Bool] = [:]
  }

  /// - Returns: Nil for an app without files.
  init?(of app: String, in loaded: LoadedWorkspace, _ workspace: WorkspaceChoice, today: CivilDate) {
    guard let file = loaded.sources[app]?.first?.path else { return nil }
    self.app = app
    let isBelowSpecs = file.hasPrefix(Folder.path(loaded.specsFolder, ""))
    folder = isBelowSpecs ? Folder.path(loaded.specsFolder, app) : Folder.split(file).folder
    (self.workspace, self.today, zones, settings) = (workspace, today, loaded.zones, loaded.settings)
    places = [folder, workspace.conformance].compactMap { try? RealPath.of($0) }
    commits = CommitLog.line(["HEAD"], of: places, in: loaded.specsFolder)
  }

  func origin(of failure: ReleaseFailure) -> FailureOrigin? {
    // What a generated file says is not made again for each commit.
    guard failure.kind != .proof else { return nil }
    let search = OriginSearch { [self] in
      fails(failure, at: $0)
    } merged: { [places, workspace] merge in
      OriginSearch.Line(CommitLog.line(["\(merge)^2", "^\(merge)^1"], of: places, in: workspace.specs))
    }
    return search.origin(in: .init(commits))
  }

  private func fails(_ failure: ReleaseFailure, at commit: String) -> Bool {
    var state = states[commit] ?? read(commit)
    defer { states[commit] = state }
    guard failure.kind == .scenario else { return state.messages.contains(failure.message) }
    if let known = state.failing[failure.id] { return known }
    guard let spec = state.spec else { return false }
    let suite = failure.id.prefix { $0 != "/" }
    // Parsing all of them at each commit would take most of the time.
    let trees = state.files.filter { $0.bytes.contains(Array(suite.utf8)) }
      .compactMap { SpecSource(path: $0.path, bytes: $0.bytes).yaml.tree }
      .filter {
        ScenarioLoader.isScenarioFile($0) && ScenarioLoader.head(of: $0).map { $0 == (String(suite), app) } ?? false
      }
    let loaded = ScenarioLoader(specs: [spec], zone: { [zones] in zones.rules($0) }).load(trees)
    let runner = ScenarioRunner(specs: [spec], tzdata: zones.version)
    for scenario in loaded.cases {
      state.failing[scenario.id] = runner.run(scenario).verdict != .passed
    }
    return state.failing[failure.id] ?? false
  }

  private func read(_ commit: String) -> State {
    var state = State()
    guard let git = try? GitBase(commit, in: workspace.specs) else { return state }
    func files(below folder: String) -> [File] {
      let found = try? git.contents(below: folder) { $0.hasSuffix(".yaml") }.files
      return (found ?? []).map { (Folder.path(folder, $0.path), $0.bytes) }
    }
    if (try? FileStatus.isFolder(workspace.conformance)) == true {
      state.files = files(below: workspace.conformance)
    }
    let isProduct = folder.hasPrefix(Folder.path(workspace.specs, ""))
    let own = (isProduct ? files(below: folder) : state.files.filter { Folder.split($0.path).folder == folder })
      .map { SpecSource(path: $0.path, bytes: $0.bytes) }
      .filter { source in isProduct || source.yaml.tree.map { ScenarioApp.isDescribed(in: $0) } ?? false }
    guard !own.isEmpty else { return state }
    var isComplete = true
    if isProduct {
      var policy = LintPolicy(settings, today: today, lowest: .error)
      let check = AppCheck(own, folder: app, requirements: nil, on: today, &policy)
      (state.spec, isComplete) = (check.spec, check.isComplete)
      state.messages = Set(check.findings.map(\.message))
    } else {
      let read = SpecReader.read(own, folder: app)
      state.spec = read.spec
      isComplete = !read.diagnostics.contains { $0.severity == .error }
      state.messages = Set(read.diagnostics.map(\.message))
    }
    // Errors in its own files are known by now; those of scenario files keep their cases out.
    if !isComplete { state.spec = nil }
    return state
  }
}
