/// When each file that people write was changed last, as far as the file system says.
struct InputStamps: Equatable {
  private var files: [PathKey: FileStatus] = [:]
  private var names: [PathKey: String] = [:]

  /// Everything below some folders but what is hidden. Symbolic links are followed within the bounds; what cannot be read
  /// is left out, and the run that follows says why.
  init(of folders: [String], in bounds: ReadingBounds) {
    for folder in folders {
      var walk = FolderWalk(from: folder, in: bounds)
      var entered: Set<FileIdentity> = []
      add(folder, &entered, &walk)
    }
  }

  private mutating func add(_ path: String, _ entered: inout Set<FileIdentity>, _ walk: inout FolderWalk) {
    guard walk.bounds.contains(path), let status = try? FileStatus(of: path, followingLinks: true) else { return }
    guard status.kind == .folder else {
      files[PathKey(path)] = status
      names[PathKey(path)] = path
      return
    }
    // Its own time says nothing that its files do not say, and that of a draft next to them would.
    guard entered.insert(status.identity).inserted, (try? walk.enter()) != nil else { return }
    for name in (try? Folder.names(in: path)) ?? [] where name.utf8.first != UInt8(ascii: ".") {
      add(Folder.path(path, name), &entered, &walk)
    }
  }

  /// The files that are new, changed or gone, in the order of their paths.
  func changes(since earlier: InputStamps) -> [String] {
    let all = names.merging(earlier.names) { own, _ in own }
    return all.filter { files[$0.key] != earlier.files[$0.key] }.map(\.value)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func == (left: Self, right: Self) -> Bool { left.files == right.files }
}
