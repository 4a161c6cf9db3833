import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecMutation
import YAMLNodes

/// The files below `conformance/`. A workspace need not have any.
struct ConformanceFolder {
  /// Those of the documents, of the apps by their folders, and the traps; nil if there is no such file.
  private(set) var requirements: [Requirement]?
  /// What `covers` may name, including the ids of broken requirements. Nil if not all of them are known, because there
  /// is no such file or a part of one cannot be read.
  private(set) var requirementIDs: Set<String>?
  private(set) var scenarios: [SourceTree] = []
  /// Apps that only scenarios use, by path.
  private(set) var apps: [ScenarioApp] = []
  /// Folders with a file that cannot be parsed, so it is unknown whether it describes an app.
  private(set) var unreadableApps: Set<String> = []
  /// Whether there are scenarios that were not asked for and are not read.
  private(set) var leavesOut = false
  /// Files that cannot be parsed, with the suite that one of their lines names.
  private(set) var unparsed: [String: String] = [:]
  /// What the files with cases look like that cannot be parsed, or whose kind cannot be told.
  private(set) var unreadOutlines: [ScenarioOutline] = []
  private(set) var knownFailures: [KnownFailure] = []
  private(set) var mutantWaivers: [MutantWaiver] = []
  /// What generated files must say.
  private(set) var outputs: [SourceTree] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Leaves out the scenarios that none of these patterns can pick, and what is wrong with their files.
  ///
  /// - Returns: The apps that the others are about; nil if everything may be needed.
  mutating func keepScenarios(for filters: [CaseFilter]) -> Set<String>? {
    guard !filters.isEmpty else { return nil }
    var apps: Set<String> = []
    var kept: [SourceTree] = []
    var met = Set<Int>()
    for tree in scenarios {
      guard let head = ScenarioLoader.head(of: tree) else {
        // It is unknown what it is about: it is read, and its findings show what is wrong.
        kept.append(tree)
        continue
      }
      let wanted = filters.indices.filter { filters[$0].mayMatch(idsBeginningWith: "\(head.suite)/") }
      guard !wanted.isEmpty else { continue }
      met.formUnion(wanted)
      apps.insert(head.app)
      kept.append(tree)
    }
    // If a pattern picks nothing, the answer suggests what it may have meant, which can be anywhere.
    guard met.count == filters.count else { return nil }
    leavesOut = kept.count < scenarios.count
    scenarios = kept
    let others = unparsed.filter { _, suite in !filters.contains { $0.mayMatch(idsBeginningWith: "\(suite)/") } }
    if !others.isEmpty { leavesOut = true }
    unparsed = unparsed.filter { others[$0.key] == nil }
    unreadOutlines.removeAll { others[$0.file] != nil }
    diagnostics.removeAll { others[$0.span.file] != nil }
    return apps
  }

  /// What the line `suite: …` says in a file that cannot be parsed.
  private static func suite(of path: String, in files: SourceFiles) -> String? {
    for number in 1...50 {
      guard let line = files.line(path, number) else { return nil }
      guard line.hasPrefix("suite:") else { continue }
      let name = line.dropFirst(6).prefix { $0 != "#" }.trimmingPrefix { $0 == " " || $0 == "\"" }
      return String(name.prefix { $0 != " " && $0 != "\"" })
    }
    return nil
  }

  /// - Parameters:
  ///   - isRequired: The folder was named explicitly, so it must exist.
  ///   - withScenarios: Whether scenario files are read, and what belongs to them.
  /// - Throws: Exit 66.
  init(_ folder: String, isRequired: Bool, in files: inout SourceFiles, withScenarios: Bool) throws(WorldError) {
    if isRequired, try FileStatus.required(folder).kind != .folder {
      throw .unreadable(folder, "it is not a folder, but scenarios and requirements are expected in one")
    }
    guard try FileStatus.isFolder(folder) else { return }
    guard files.bounds.contains(folder) else {
      diagnostics = [.strayLink(folder)]
      return
    }
    if withScenarios { try readAll(below: folder, in: &files) }
    var ids: Set<String>? = []
    for path in try Self.lists(in: folder, files.bounds) {
      let result = try files.read(path)
      diagnostics += result.diagnostics
      guard let tree = result.tree else {
        ids = nil
        continue
      }
      let list = Self.entries(of: tree, isTraps: Folder.split(path).name == ConformanceFileKind.trapsName)
      add(list.requirements)
      ids = list.ids.flatMap { ids?.union($0) }
      diagnostics += list.diagnostics
    }
    requirementIDs = requirements == nil ? nil : ids
  }

  /// The files with requirements that there are.
  private static func lists(in folder: String, _ bounds: ReadingBounds) throws(WorldError) -> [String] {
    let names = try Folder.requiredNames(in: folder)
    var paths: [String] = []
    if names.contains(ConformanceFileKind.requirementsName) {
      paths.append(Folder.path(folder, ConformanceFileKind.requirementsName))
    }
    for name in names.sorted() {
      let app = Folder.path(folder, name)
      guard try FileStatus.isFolder(app), bounds.contains(app),
        try Folder.requiredNames(in: app).contains(ConformanceFileKind.requirementsName)
      else { continue }
      paths.append(Folder.path(app, ConformanceFileKind.requirementsName))
    }
    if names.contains(ConformanceFileKind.trapsName) {
      paths.append(Folder.path(folder, ConformanceFileKind.trapsName))
    }
    return paths
  }

  /// An id that another file has is reported there, and the first one counts.
  private mutating func add(_ list: [Requirement]) {
    var known: [String: Requirement] = [:]
    for requirement in requirements ?? [] { known[requirement.id] = requirement }
    for requirement in list {
      guard let first = known[requirement.id] else { continue }
      diagnostics.append(
        Diagnostic(
          .duplicateID, .error, "'\(requirement.id)' is the id of another requirement too", at: requirement.idSpan,
          notes: [Diagnostic.Note("first defined here", at: first.idSpan)]))
    }
    requirements = (requirements ?? []) + list.filter { known[$0.id] == nil }
  }

  /// Reads folders as if they had other names already.
  mutating func rename(_ names: [String: String]) {
    for index in apps.indices { apps[index].id = names[apps[index].id] ?? apps[index].id }
  }

  private mutating func readAll(below folder: String, in files: inout SourceFiles) throws(WorldError) {
    var walk = FolderWalk(from: folder, in: files.bounds)
    let scan = try YAMLFileScan(below: folder, on: &walk)
    diagnostics += scan.diagnostics
    var sources: [SpecSource] = []
    for path in scan.files {
      // Lists are read for every verb.
      switch ConformanceFileKind.kind(ofPath: path, in: folder) {
      case .requirements, .traps: continue
      case .scenarios, .app, .knownFailing, .outputs, .mutants, .unread, nil: break
      }
      let result = try files.read(path)
      // If a file cannot be parsed, its kind is unknown, so this is always reported.
      diagnostics += result.diagnostics
      guard let tree = result.tree else {
        unreadableApps.insert(Folder.split(Folder.split(path).folder).name)
        unparsed[path] = Self.suite(of: path, in: files)
        if let outline = ScenarioOutline(unparsed: path, line: { [files] in files.line(path, $0) }) {
          unreadOutlines.append(outline)
        }
        continue
      }
      switch ConformanceFileKind(of: tree, in: folder) {
      case .scenarios: scenarios.append(tree)
      case .outputs: outputs.append(tree)
      case .app: sources.append(SpecSource(path: path, yaml: result))
      case .knownFailing:
        let file = KnownFailingFile(tree)
        knownFailures = file.entries
        diagnostics += file.diagnostics
      case .mutants:
        let file = MutantsFile(tree)
        mutantWaivers = file.waivers
        diagnostics += file.diagnostics
      case .requirements, .traps: break
      case .unread(let finding):
        diagnostics.append(finding)
        if let outline = ScenarioOutline(tree) { unreadOutlines.append(outline) }
      }
    }
    apps = ScenarioApp.all(in: sources)
  }

  private static func entries(
    of tree: SourceTree, isTraps: Bool
  ) -> (requirements: [Requirement], ids: Set<String>?, diagnostics: [Diagnostic]) {
    if isTraps {
      let file = RequirementsFile(traps: tree)
      return (file.requirements, file.ids, file.diagnostics)
    }
    let file = RequirementsFile(tree)
    return (file.requirements, file.ids, file.diagnostics)
  }
}
