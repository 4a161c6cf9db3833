/// The git repositories on this machine, found by what is on the disk: git itself need not be there.
enum Repository {
  /// The nearest folder, from this one upwards, that git calls a repository; nil if there is none.
  ///
  /// In a worktree and in a submodule `.git` is a file.
  /// - Parameter folder: A whole path without symbolic links.
  static func root(of folder: String) -> String? {
    var folder = folder
    while true {
      if (try? FileStatus.ifPresent(Folder.path(folder, ".git"))) ?? nil != nil { return folder }
      if folder == "/" || folder.isEmpty || folder == "." { return nil }
      folder = Folder.split(folder).folder
    }
  }

  /// Whether a file belongs to what people keep in a repository; what git itself keeps there, such as the credentials in
  /// `.git/config`, does not.
  ///
  /// - Parameters:
  ///   - path: Whole, without symbolic links.
  ///   - root: That of the repository.
  static func holds(_ path: String, below root: String) -> Bool {
    guard PathKey(path).isIn(PathKey(root)) else { return false }
    return !path.dropFirst(root.count).split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// The repository that a symbolic link on the way to a path leaves; nil if none does.
  ///
  /// Such a link came with the repository, and not from whoever typed the path.
  static func root(leftBy path: String) -> String? {
    var place = path.utf8.first == UInt8(ascii: "/") ? "/" : (try? RealPath.of(".")) ?? "/"
    for part in path.split(separator: "/") {
      let next = Folder.path(place, String(part))
      guard let real = try? RealPath.ofPlace(next) else { return nil }
      if (try? FileStatus(of: next, followingLinks: false))?.kind == .symbolicLink, let root = root(of: place),
        !holds(real, below: root)
      {
        return root
      }
      place = real
    }
    return nil
  }
}
