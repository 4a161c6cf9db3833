public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage
public import YAMLNodes

/// Scenario files to cases with every id known and every time resolved.
///
/// A broken scenario, or a broken row of a table, yields no case and does not hide the others.
public struct ScenarioLoader {
  /// What loading gave.
  public struct Result: Sendable {
    /// By path, then in the order of the lines.
    public var cases: [ScenarioCase]
    /// Stories, by path: cases that expect nothing.
    public var stories: [ScenarioCase]
    /// In the order of a report.
    public var diagnostics: [Diagnostic]
    /// What errors keep out, by file; only of files of which there are other cases.
    public var leftOut: [String: LeftOutCases]
  }

  private let specs: [String: Spec]
  private let incompleteApps: Set<String>
  private let shared: ItemIndex
  private let zone: (String) -> ZoneRules?
  private let zoneNames: () -> [String]

  /// - Parameters:
  ///   - specs: Every app's description.
  ///   - incompleteApps: Apps whose description has errors. Their scenarios are left alone: what they name may stand in
  ///     the part that could not be read.
  ///   - requirements: The ids that `covers` may name; nil in a workspace without requirement files, where it is not
  ///     checked.
  ///   - zone: The rules of a time zone by its name; nil for a name that is none.
  ///   - zoneNames: The names of all, to tell which one was meant; asked for only once one is wrong.
  public init(
    specs: [Spec], incompleteApps: Set<String> = [], requirements: [String]? = nil,
    zone: @escaping (String) -> ZoneRules?, zoneNames: @escaping () -> [String] = { [] }
  ) {
    self.zoneNames = zoneNames
    self.specs = Dictionary(specs.map { ($0.app.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.incompleteApps = incompleteApps
    self.zone = zone
    var items = ItemIndex()
    items.track(.app)
    for spec in specs { items.define(.app, spec.app.id, at: spec.app.idSpan) }
    for app in incompleteApps where self.specs[app] == nil {
      items.define(.app, app, at: SourceSpan(startOf: ""))
    }
    if let requirements {
      items.track(.requirement)
      for id in requirements { items.define(.requirement, id, at: SourceSpan(startOf: "")) }
    }
    shared = items
  }

  /// Whether a file holds scenarios: its first key says so.
  public static func isScenarioFile(_ tree: SourceTree) -> Bool { begins(tree, with: "notispec_scenarios") }

  /// Whether a file is a story: its first key says so.
  public static func isStory(_ tree: SourceTree) -> Bool { begins(tree, with: "notispec_story") }

  private static func begins(_ tree: SourceTree, with key: String) -> Bool {
    tree.root.entries.first { _ in true }?.key.hasText(key) ?? false
  }

  /// The suite and the app of a scenario file, as far as they can be read; nil where either cannot. All stories of an app
  /// are one suite.
  public static func head(of tree: SourceTree) -> (suite: String, app: String)? {
    var suite: String?
    var app: String?
    for (key, value) in tree.root.entries {
      if key.hasText("suite") { suite = value.text }
      if key.hasText("app") { app = value.text }
    }
    if isStory(tree) { suite = app.map { "\($0).stories" } }
    guard let suite, let app, !suite.isEmpty, !app.isEmpty else { return nil }
    return (suite, app)
  }

  /// Reads the scenario files and stories among these; others are left alone.
  ///
  /// - Parameters:
  ///   - coverage: Notes which keys are read, for tests.
  ///   - mentions: Notes which items are named.
  public func load(_ trees: [SourceTree], coverage: ShapeCoverage? = nil, mentions: MentionLog? = nil) -> Result {
    let zones = ZoneCatalog(zone, names: zoneNames)
    var vocabularies: [String: AppVocabulary] = [:]
    var list = CaseList()
    var stories: [ScenarioCase] = []
    var diagnostics = FindingCollector()
    /// Nil where the app cannot be used: what the file names may stand in the part that could not be read.
    func reading(of app: String, in session: ReadingSession) -> ScenarioReading? {
      guard !incompleteApps.contains(app), let spec = specs[app] else { return nil }
      let vocabulary = vocabularies[app] ?? AppVocabulary(of: spec, shared: shared)
      vocabularies[app] = vocabulary
      session.items = vocabulary.items
      return ScenarioReading(session: session, vocabulary: vocabulary, zones: zones)
    }
    for tree in trees.sorted(by: { $0.file < $1.file }) where Self.isScenarioFile(tree) || Self.isStory(tree) {
      let session = ReadingSession(
        items: shared, coverage: coverage, mentions: mentions, allowsBlankTexts: true)
      let root = SourceValue(tree.root)
      if Self.isStory(tree) {
        let file = session.object(root, StoryFile.shape).flatMap { StoryFile(KeyReader($0, session)) }
        if let file, let reading = reading(of: file.app, in: session), let story = file.story(reading) {
          stories.append(story)
        }
      } else {
        let file = session.object(root, ScenarioFile.shape).flatMap { ScenarioFile(KeyReader($0, session)) }
        if let file, let reading = reading(of: file.app, in: session) { file.append(to: &list, reading) }
      }
      diagnostics.append(contentsOf: session.diagnostics)
      if !Self.isStory(tree), !session.isSound, list.leftOut[tree.file] == nil {
        list.leaveOut(nil, of: tree.file)
      }
    }
    let duplicates = Self.dropDuplicates(from: &list)
    diagnostics.append(contentsOf: duplicates)
    // The other case of that id is run.
    for finding in duplicates { list.leaveOut(nil, of: finding.span.file) }
    let files = Set(list.cases.map(\.span.file))
    return Result(
      cases: withZones(list.cases, zones), stories: withZones(stories, zones), diagnostics: diagnostics.report,
      leftOut: list.leftOut.filter { files.contains($0.key) })
  }

  private func withZones(_ cases: [ScenarioCase], _ catalog: ZoneCatalog) -> [ScenarioCase] {
    let apps = specs.mapValues { CaseZones(of: $0) }
    return cases.map { scenario in
      var scenario = scenario
      scenario.start.zones = apps[scenario.app]?.zones(of: scenario, in: catalog) ?? [:]
      return scenario
    }
  }

  /// The second case of an id goes, and is reported.
  private static func dropDuplicates(from list: inout CaseList) -> [Diagnostic] {
    let cases = list.cases
    var first: [String: Int] = [:]
    first.reserveCapacity(cases.count)
    var second: [Int] = []
    for (index, scenario) in cases.enumerated() {
      if let known = first.updateValue(index, forKey: scenario.id) {
        first[scenario.id] = known
        second.append(index)
      }
    }
    guard !second.isEmpty else { return [] }
    let found = second.map { index in
      let scenario = cases[index]
      return Diagnostic(
        .duplicateCase, .error, "The case '\(scenario.id)' is already defined", at: scenario.span,
        notes: first[scenario.id].map { [Diagnostic.Note("first defined here", at: cases[$0].span)] } ?? [])
    }
    list.remove(at: Set(second))
    return found
  }
}
