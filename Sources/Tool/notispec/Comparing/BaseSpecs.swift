import SpecComparison
import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// The specs to compare with: of a commit, or of a folder.
struct BaseSpecs {
  private(set) var apps: [ComparedApp] = []
  private(set) var base: ComparisonBase
  /// The commit; nil for a folder.
  let git: GitBase?
  private let isTranslating: Bool
  /// The files of each app, by its id.
  private(set) var sources: [String: [SpecSource]] = [:]
  /// Apps that are there, but cannot be read.
  private(set) var unreadable: [ComparisonGap] = []
  /// The folders of apps that were elsewhere, from the root of the repository, by their ids.
  private(set) var movedApps: [String: String] = [:]
  /// The folder with the specs, from the root of the repository, if all of them were in another one; nil if not.
  private(set) var movedFolder: String?

  /// - Parameters:
  ///   - name: A folder, or something that git knows as a commit; nil for where this branch left the default one.
  ///   - branch: What to call that commit; nil for its name.
  ///   - workspace: The apps asked for, and the folder with today's specs.
  ///   - today: The apps in it.
  ///   - isTranslating: Translations may be of earlier sources.
  /// - Throws: Exit 66.
  init(
    _ name: String?, called branch: String? = nil, _ workspace: WorkspaceChoice, today: Set<String>,
    isTranslating: Bool = false
  ) throws(WorldError) {
    self.isTranslating = isTranslating
    if let name, try FileStatus.isFolder(name) {
      base = ComparisonBase(.folder, name: name)
      git = nil
      try readFolder(name, workspace)
    } else {
      let git = try GitBase(name, in: workspace.specs)
      base = ComparisonBase(.git, name: branch ?? git.name, commit: git.commit)
      self.git = git
      var files: [String: [SpecSource]] = [:]
      let contents = try git.contents()
      for (path, bytes) in contents.files {
        files[Self.app(of: path), default: []].append(Self.source(Folder.path(workspace.specs, path), bytes))
      }
      for link in contents.strayLinks {
        let app = Self.app(of: link.path)
        guard workspace.apps.isEmpty || workspace.apps.contains(app) else { continue }
        let error = Diagnostic.strayLink(Folder.path(workspace.specs, link.path), link.target)
        base.errors.append(error)
        unreadable.append(ComparisonGap(place: app, cause: .link, side: .base, errorPlace: error.span))
        // Part of an app would pass for the whole.
        files[app] = nil
      }
      for (app, sources) in files.sorted(by: { $0.key < $1.key }) { read(app, sources, workspace) }
      let known = Set(files.keys).union(unreadable.map(\.place))
      try follow(today.subtracting(known), to: git, workspace, isWholeFolder: known.isEmpty)
    }
  }

  /// Looks for apps that the commit has in another folder.
  private mutating func follow(
    _ apps: Set<String>, to git: GitBase, _ workspace: WorkspaceChoice, isWholeFolder: Bool
  ) throws(WorldError) {
    let asked = workspace.apps.isEmpty ? apps : apps.intersection(workspace.apps)
    let moved = try MovedApps(asked, in: git)
    for (app, places) in moved.places.sorted(by: { $0.key < $1.key }) {
      let names = places.map { Folder.path($0.folder, app) }
      guard let place = places.first, places.count == 1 else {
        let folders = names.map(moved.name)
        unreadable.append(ComparisonGap(place: app, cause: .places, side: .base, folders: folders))
        continue
      }
      base.moved[app] = moved.name(of: names[0])
      movedApps[app] = names[0]
      read(
        app, place.files.map { Self.source(moved.name(of: Folder.path(names[0], $0.path)), $0.bytes) }, workspace)
    }
    let folders = Set(moved.places.values.flatMap { $0.map(\.folder) })
    if isWholeFolder, folders.count == 1 { movedFolder = folders.first }
  }

  /// The specs in a folder with `specs/` in it, or that folder.
  static func folder(in name: String, _ workspace: WorkspaceChoice) -> String {
    let inner = Folder.path(name, Folder.split(workspace.specs).name)
    return (try? FileStatus.isFolder(inner)) ?? true ? inner : name
  }

  private mutating func readFolder(_ name: String, _ workspace: WorkspaceChoice) throws(WorldError) {
    let folder = Self.folder(in: name, workspace)
    let bounds = workspace.bounds(around: [folder])
    let found = try SpecSources(in: folder, bounds)
    guard !found.apps.isEmpty else {
      throw .unreadable(folder, "no folder in it contains a spec, so there is nothing to compare with")
    }
    var files = SourceFiles(in: bounds)
    for app in found.apps {
      var sources: [SpecSource] = []
      for path in app.files { sources.append(SpecSource(path: path, yaml: try files.read(path))) }
      read(app.id, sources, workspace)
    }
  }

  /// What an app of today was, perhaps under another id; nil if it was not there, or cannot be read.
  func spec(of today: Spec) -> Spec? {
    let ids = [today.app.id] + today.app.formerly.map(\.value)
    return apps.first { ids.contains($0.spec.app.id) }?.spec
  }

  /// The name of its folder.
  private static func app(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  private static func source(_ path: String, _ bytes: [UInt8]) -> SpecSource {
    let limit = YAMLLimits.standard.fileBytes
    guard bytes.count > limit else { return SpecSource(path: path, bytes: bytes) }
    return SpecSource(
      path: path, yaml: YAMLReadResult(tree: nil, diagnostics: [.tooLarge(path, limit)], lines: SourceLines([])))
  }

  /// What `covers` names is not checked: the requirements of that time are not read.
  private mutating func read(_ id: String, _ sources: [SpecSource], _ workspace: WorkspaceChoice) {
    guard workspace.apps.isEmpty || workspace.apps.contains(id) else { return }
    self.sources[id] = sources
    let result = SpecReader.read(sources, folder: id, isTranslating: isTranslating)
    let errors = result.diagnostics.filter { $0.severity == .error }
    base.errors += errors
    if let spec = result.spec {
      apps.append(ComparedApp(spec, in: sources, errors: errors))
    } else {
      unreadable.append(ComparisonGap(place: id, cause: .app, side: .base, errorPlace: errors.first?.span))
    }
  }
}

extension Diagnostic {
  fileprivate static func strayLink(_ path: String, _ target: String) -> Self {
    Self(
      "workspace/stray-link", .error,
      "This is a symbolic link to '\(target)', which is not in the commit, so its contents at that time are unknown",
      at: SourceSpan(startOf: path))
  }
}

extension ComparedApp {
  /// An app whose parts are looked up in its files.
  ///
  /// - Parameters:
  ///   - errors: What is wrong with them.
  ///   - others: More files of the app that were not read.
  init(_ spec: Spec, in sources: [SpecSource], errors: [Diagnostic] = [], unread others: [String] = []) {
    let index = KeyIndex()
    let unread = sources.filter { $0.yaml.tree == nil }.map(\.path) + others
    self.init(spec, errors: errors, unread: unread) { SpecPlace($0, in: sources, index).spans.first }
  }
}
