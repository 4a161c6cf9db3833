/// Where `init` begins an app.
struct StarterPlace {
  /// As the command line names it.
  let folder: String
  /// The root of the git repository around it, as seen from the working directory; the folder itself if there is none.
  let repository: String
  /// From there to the folder: `apps/shop`; empty if they are the same.
  let way: String

  init(_ folder: String) {
    self.folder = folder
    guard let place = try? RealPath.ofPlan(folder), let root = Repository.root(of: place), root != place else {
      repository = folder
      way = ""
      return
    }
    way = String(place.dropFirst(root == "/" ? 1 : root.count + 1))
    let here = (try? RealPath.of(".")) ?? "/"
    let isAbove = here == root || here.hasPrefix(root == "/" ? root : root + "/")
    let up = here.dropFirst(root.count).split(separator: "/").map { _ in ".." }.joined(separator: "/")
    repository = isAbove ? (up.isEmpty ? "." : up) : root
  }

  func path(_ name: String) -> String { Folder.path(folder, name) }
}
