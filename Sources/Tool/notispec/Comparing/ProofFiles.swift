import SpecComparison
import SpecDiagnostics
import SpecLanguage
import SpecLint
import YAMLNodes

/// The files with proofs of both sides. Those that are the same on both prove the same.
struct ProofFiles {
  /// Contents by path, as today's files are called. Nil if the base has no such files at all.
  let base: [String: [UInt8]]?
  let current: [String: [UInt8]]
  private let workspace: WorkspaceChoice

  /// - Throws: Exit 66.
  init(beside base: BaseSpecs, _ workspace: WorkspaceChoice) throws(WorldError) {
    self.workspace = workspace
    if let git = base.git {
      let files = try Self.files(of: git, workspace)
      if files == nil, let folder = base.movedFolder {
        self.base = try Self.files(of: git, beside: folder, workspace)
      } else {
        self.base = files
      }
    } else {
      let name = base.base.name
      let specs = BaseSpecs.folder(in: name, workspace)
      let root = specs == name ? Folder.split(name).folder : name
      self.base = try Self.files(
        conformance: Folder.path(root, Folder.split(workspace.conformance).name), specs: specs, named: workspace)
    }
    current =
      try Self.files(conformance: workspace.conformance, specs: workspace.specs, named: workspace) ?? [:]
  }

  /// Nil where neither is there.
  private static func files(
    conformance: String, specs: String, named workspace: WorkspaceChoice
  ) throws(WorldError) -> [String: [UInt8]]? {
    guard try FileStatus.isFolder(conformance) else { return nil }
    var files: [String: [UInt8]] = [:]
    // What a link outside leads to is left out: `check` reports it.
    let bounds = workspace.bounds(around: [conformance, specs])
    guard bounds.contains(conformance) else { return nil }
    var walk = FolderWalk(from: conformance, in: bounds)
    let limit = YAMLLimits.standard.fileBytes
    for path in try YAMLFileScan(below: conformance, on: &walk).files where bounds.contains(path) {
      files[workspace.conformance + path.dropFirst(conformance.count)] = try InputFile.bytes(of: path, limit: limit)
    }
    let settings = Folder.path(specs, SpecSources.workspaceName)
    if try FileStatus.isPresent(settings), bounds.contains(settings) {
      files[Folder.path(workspace.specs, SpecSources.workspaceName)] = try InputFile.bytes(of: settings, limit: limit)
    }
    return files
  }

  /// The files of a workspace that has been moved, as they would be called today.
  ///
  /// - Parameter folder: Where its specs were, from the root of the repository.
  private static func files(
    of git: GitBase, beside folder: String, _ workspace: WorkspaceChoice
  ) throws(WorldError) -> [String: [UInt8]]? {
    let place = Folder.path(Folder.split(folder).folder, Folder.split(workspace.conformance).name)
    var files: [String: [UInt8]] = [:]
    for (path, bytes) in try git.contents(at: place, where: { $0.hasSuffix(".yaml") }).files {
      files[Folder.path(workspace.conformance, path)] = bytes
    }
    if files.isEmpty { return nil }
    for (path, bytes) in try git.contents(at: folder, where: { $0 == SpecSources.workspaceName }).files {
      files[Folder.path(workspace.specs, path)] = bytes
    }
    return files
  }

  private static func files(of git: GitBase, _ workspace: WorkspaceChoice) throws(WorldError) -> [String: [UInt8]]? {
    var files: [String: [UInt8]] = [:]
    // The folder may be gone by now.
    let isThere = try FileStatus.isFolder(workspace.conformance)
    let (parent, name) = Folder.split(workspace.conformance)
    let place = isThere ? workspace.conformance : parent.isEmpty ? "." : parent
    let prefix = isThere ? "" : name + "/"
    for (path, bytes) in try git.contents(below: place, where: { $0.hasSuffix(".yaml") && $0.hasPrefix(prefix) }).files
    {
      files[Folder.path(workspace.conformance, String(path.dropFirst(prefix.count)))] = bytes
    }
    if files.isEmpty { return nil }
    for (path, bytes) in try git.contents(below: workspace.specs, where: { $0 == SpecSources.workspaceName }).files {
      files[Folder.path(workspace.specs, path)] = bytes
    }
    return files
  }

  /// Adds what became of the proofs to a report.
  func compare(into report: inout ChangeReport) {
    guard let base else { return }
    var (old, new) = (ProofSet(), ProofSet())
    var gaps: [ComparisonGap] = []
    let paths = Set(base.keys).union(current.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for path in paths where base[path] != current[path] {
      let before = base[path].map { SpecSource(path: path, bytes: $0) }
      let now = current[path].map { SpecSource(path: path, bytes: $0) }
      let unread = [(ComparisonGap.Side.base, before), (.current, now)].compactMap { side, source in
        source.flatMap { source in
          source.yaml.tree == nil
            ? ComparisonGap(
              place: path, cause: .proofs, side: side, errorPlace: source.yaml.diagnostics.first?.span) : nil
        }
      }
      gaps += unread
      // What cannot be read has neither lost nor gained anything.
      guard unread.isEmpty else { continue }
      if let before { add(before, to: &old) }
      if let now { add(now, to: &new) }
    }
    let isAsked = { (proof: Proof) in
      workspace.apps.isEmpty || (proof.app.map(workspace.apps.contains) ?? true)
    }
    report.compare(proofs: old.proofs.filter(isAsked), with: new.proofs.filter(isAsked), gaps: gaps)
  }

  private func add(_ source: SpecSource, to proofs: inout ProofSet) {
    if source.path == Folder.path(workspace.specs, SpecSources.workspaceName) {
      proofs.add(WorkspaceReader.read(source).workspace)
    } else if let tree = source.yaml.tree {
      proofs.add(tree, at: source.path, in: workspace.conformance)
    }
  }
}
