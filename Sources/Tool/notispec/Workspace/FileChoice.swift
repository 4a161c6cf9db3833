import SpecDiagnostics

/// The files that `check` was asked about; without any, all of them.
struct FileChoice {
  private let places: [PathKey]
  let count: Int

  /// - Throws: Exit 64 for what is not there, or not in the workspace.
  init(_ paths: [String], in workspace: WorkspaceChoice) throws(WorldError) {
    let roots = [workspace.specs, workspace.conformance]
    let folders = roots.compactMap { try? RealPath.of($0) }.map { PathKey($0) }
    var places: [PathKey] = []
    for path in paths {
      guard let real = try? RealPath.of(path), let parent = try? RealPath.of(Folder.split(path).folder) else {
        throw .usage("there is no file '\(path)'")
      }
      // A symbolic link in the workspace belongs to it, wherever it leads.
      let own = Folder.path(parent, Folder.split(path).name)
      guard
        folders.contains(where: { PathKey(real).isIn($0) || PathKey(own).isIn($0) || $0.isIn(PathKey(real)) })
      else {
        throw .usage(
          """
          '\(path)' is not part of the workspace: only files in '\(roots[0])' and '\(roots[1])' are checked
          """)
      }
      places.append(PathKey(real))
    }
    self.places = places
    count = Set(places).count
  }

  var isEverything: Bool { places.isEmpty }

  /// Whether a file is one of them, or in a folder among them.
  func includes(_ file: String) -> Bool {
    if places.isEmpty { return true }
    guard let place = try? RealPath.of(file) else { return false }
    return places.contains { PathKey(place).isIn($0) }
  }
}

extension LoadedWorkspace {
  /// Leaves out the findings in other files.
  ///
  /// - Returns: Those.
  mutating func keep(_ files: FileChoice) -> [Diagnostic] {
    if files.isEverything { return [] }
    var isIncluded: [String: Bool] = [:]
    func includes(_ finding: Diagnostic) -> Bool {
      let file = finding.span.file
      let known = isIncluded[file] ?? files.includes(file)
      isIncluded[file] = known
      return known
    }
    let others = findings.filter { !includes($0) }
    keep { includes($0) }
    keepWaived { includes($0.diagnostic) }
    return others
  }
}
