import SpecComparison
import SpecLanguage

/// Where a commit has the apps that are in another folder today.
///
/// An app whose folder was moved, with its workspace or alone, would pass for a new one, and what was taken from it would
/// go unseen.
struct MovedApps {
  /// Of an app: the folder with the specs in which its folder was, from the root of the repository, and its files.
  struct Place {
    let folder: String
    var files: [(path: String, bytes: [UInt8])] = []
  }

  /// By the ids of the apps.
  private(set) var places: [String: [Place]] = [:]
  /// The root of the repository today.
  private var root = ""

  /// - Parameter apps: Of today, and not where they are now.
  /// - Throws: Exit 66.
  init(_ apps: Set<String>, in git: GitBase) throws(WorldError) {
    guard !apps.isEmpty else { return }
    let paths = try git.paths()
    root = paths.root
    var gone: [String: [String: Set<String>]] = [:]
    for path in paths.files where path.hasSuffix(".yaml") {
      let parts = path.split(separator: "/").map(String.init)
      for (index, part) in parts.dropLast().enumerated() where apps.contains(part) && !isThere(path) {
        gone[part, default: [:]][parts[..<index].joined(separator: "/"), default: []].insert(
          parts[(index + 1)...].joined(separator: "/"))
      }
    }
    for (app, folders) in gone {
      for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
        var place = Place(folder: folder)
        place.files = try git.contents(at: Folder.path(folder, app)) { $0.hasSuffix(".yaml") }.files
        if place.declares(app, inOneOf: files) { places[app, default: []].append(place) }
      }
    }
  }

  /// Whether something is still at a path from the root of the repository.
  private func isThere(_ path: String) -> Bool { (try? FileStatus.isPresent(Folder.path(root, path))) ?? true }

  /// What a file of the commit is called from the working directory.
  func name(of path: String) -> String {
    let place = Folder.path(root, path)
    return (try? RealPath.of(".")).map { RealPath.way(from: $0, to: place) } ?? place
  }
}

extension MovedApps.Place {
  /// Whether the section `app` with the id is, or may be, in one of the files that are gone.
  fileprivate func declares(_ app: String, inOneOf gone: Set<String>) -> Bool {
    files.contains { path, bytes in
      guard gone.contains(path) else { return false }
      guard let tree = SpecSource(path: path, bytes: bytes).yaml.tree else { return true }
      return tree.root["app"]?["id"]?.text == app
    }
  }
}
