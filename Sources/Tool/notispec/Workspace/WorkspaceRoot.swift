import TextWriting

/// The folder of a workspace, found from one of the folders below it, as git finds a repository.
struct WorkspaceRoot {
  /// A whole path without symbolic links.
  let path: String
  /// From there to where the run was started: `specs/cleaner`.
  let way: String

  /// The nearest folder above that has specs in it; nil if there is none.
  ///
  /// - Parameter start: A whole path without symbolic links.
  init?(above start: String) {
    var folder = start
    while folder != "/" {
      folder = Folder.split(folder).folder
      guard Self.hasSpecs(folder) else { continue }
      path = folder
      way = String(start.dropFirst(folder == "/" ? 1 : folder.count + 1))
      return
    }
    return nil
  }

  /// The way back: `../..`.
  var wayUp: String { way.split(separator: "/").map { _ in ".." }.joined(separator: "/") }

  /// A path of somebody who is where the run was started.
  func moved(_ path: String) -> String { path.hasPrefix("/") ? path : Folder.path(way, path) }

  /// Other projects have a folder of this name too: what is in it decides.
  private static func hasSpecs(_ folder: String) -> Bool {
    let specs = Folder.path(folder, WorkspaceChoice.standard.specs)
    guard let names = try? Folder.names(in: specs) else { return false }
    if names.contains(SpecSources.workspaceName) { return true }
    return names.contains { name in
      name.utf8.first != UInt8(ascii: ".")
        && ((try? Folder.names(in: Folder.path(specs, name))) ?? []).contains { $0.hasSuffix(".yaml") }
    }
  }
}

extension WorkspaceVerb {
  /// Goes to the folder that `--directory` names, and from there up to that of the workspace, unless `--specs` says
  /// where the specs are. From then on every path is one from that folder.
  ///
  /// - Throws: Exit 66 if there is no such folder.
  mutating func enterWorkspace() throws(WorldError) {
    if let directory = places.directory {
      try places.choice.refuseStrayLink(in: directory)
      try Folder.enter(directory)
    }
    let specs = WorkspaceChoice.standard.specs
    guard places.specs == specs, (try? FileStatus.isFolder(specs)) == false, let start = try? RealPath.of("."),
      let root = WorkspaceRoot(above: start)
    else { return }
    try Folder.enter(root.path)
    places.typed = places.folders
    places.start = root.way
    places.wayUp = root.wayUp
    places.generated = places.generated.map(root.moved)
    places.conformance = places.conformance.map(root.moved)
    report.output = report.output.map(root.moved)
    movePaths(root.moved)
    report.detail("the workspace is in '\(root.wayUp)'")
  }
}

extension Folder {
  /// Makes a folder the working directory.
  ///
  /// - Throws: Exit 66.
  static func enter(_ path: String) throws(WorldError) {
    do throws(SystemError) {
      _ = try uninterrupted { chdir(path) }
    } catch {
      throw .unreadable(path, error)
    }
  }
}
