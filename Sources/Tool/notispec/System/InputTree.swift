/// A file or folder that a run reads, with everything that can be reached from it, symbolic links followed within the
/// bounds.
///
/// A file has many names: through symbolic and hard links, through places that are mounted twice, and in another case
/// on a disk that ignores case. So what is compared is the file itself, by the system's number for it, and not only the
/// path.
struct InputTree {
  /// As the command line names it.
  let name: String
  /// Where it is, or would be; nil if unknown.
  private let place: PathKey?
  private var root: FileIdentity?
  /// The files and folders.
  private var nodes: Set<FileIdentity> = []
  /// Those of them that are read: there may be other files among them.
  private var readFiles: Set<FileIdentity> = []
  /// Where links in it lead.
  private var linked: [String] = []

  /// - Parameter isWhole: Whether what is below it may be linked from elsewhere; otherwise only the folder counts.
  /// - Throws: Exit 66 if too many folders are below it.
  init(_ name: String, in bounds: ReadingBounds, isWhole: Bool = true) throws(WorldError) {
    self.name = name
    place = (try? RealPath.ofPlace(name)).map(PathKey.init)
    guard let root = FileStatus.atEnd(of: name) else { return }
    self.root = root.identity
    nodes.insert(root.identity)
    if root.kind == .regular { readFiles.insert(root.identity) }
    if isWhole, root.kind == .folder, bounds.contains(name) {
      var walk = FolderWalk(from: name, in: bounds)
      try addNames(in: name, on: &walk)
    }
  }

  static func all(
    _ names: [String], in bounds: ReadingBounds, areWhole: Bool = true
  ) throws(WorldError) -> [InputTree] {
    var trees: [InputTree] = []
    for name in names { trees.append(try InputTree(name, in: bounds, isWhole: areWhole)) }
    return trees
  }

  /// What cannot be read here is refused when it is read.
  private mutating func addNames(in folder: String, on walk: inout FolderWalk) throws(WorldError) {
    try walk.enter()
    for name in (try? Folder.names(in: folder)) ?? [] where name.utf8.first != UInt8(ascii: ".") {
      let path = Folder.path(folder, name)
      let isLink = (try? FileStatus(of: path, followingLinks: false))?.kind == .symbolicLink
      guard let status = FileStatus.atEnd(of: path), !isLink || walk.bounds.contains(path) else { continue }
      if isLink, let target = try? RealPath.of(path) { linked.append(target) }
      if status.kind == .regular, name.hasSuffix(".yaml") { readFiles.insert(status.identity) }
      // A folder that links lead to twice, or that contains itself, is looked into once.
      if nodes.insert(status.identity).inserted, status.kind == .folder {
        try addNames(in: path, on: &walk)
      }
    }
  }

  enum Relation {
    case same, inside, linked
  }

  /// How a file or folder that is to be written relates to this; nil for not at all.
  func relation(of output: String) -> Relation? {
    let real = try? RealPath.ofPlace(output)
    if let real, let place, PathKey(real).isIn(place) { return PathKey(real) == place ? .same : .inside }
    let target = FileStatus.atEnd(of: output)
    if let target, nodes.contains(target.identity) { return target.identity == root ? .same : .linked }
    return real.flatMap { FileStatus.folders(above: $0).contains { nodes.contains($0.identity) } ? .linked : nil }
  }

  /// How this relates to a folder that is to be replaced, if it or the target of a link in it is inside.
  func relation(toFolder folder: String) -> Relation? {
    guard let real = try? RealPath.ofPlace(folder) else { return nil }
    let status = FileStatus.atEnd(of: folder)
    func holds(_ path: String) -> Bool {
      if PathKey(path).isIn(PathKey(real)) { return true }
      return status.map { FileStatus.folders(above: path).contains(where: $0.isSameFile) } ?? false
    }
    if let own = try? RealPath.of(name), holds(own) { return .inside }
    return linked.contains(where: holds) ? .linked : nil
  }

  /// Whether a file that is open for writing is one of those that are read.
  func reads(_ file: FileStatus) -> Bool { readFiles.contains(file.identity) }
}

/// A file as the system distinguishes it from others.
struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

extension FileStatus {
  var identity: FileIdentity { FileIdentity(device: device, inode: inode) }

  /// Of what a path leads to; nil for nothing.
  fileprivate static func atEnd(of path: String) -> FileStatus? {
    let status = try? ifPresent(path)
    return status ?? nil
  }

  /// Those of the folders that contain a real path, the nearest first.
  fileprivate static func folders(above path: String) -> [FileStatus] {
    var found: [FileStatus] = []
    var rest = path
    while rest != "/", !rest.isEmpty, rest != "." {
      rest = Folder.split(rest).folder
      if let status = atEnd(of: rest) { found.append(status) }
    }
    return found
  }
}
