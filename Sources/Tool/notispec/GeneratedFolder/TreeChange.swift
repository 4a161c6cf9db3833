import SpecEmission

/// What has to change below `generated/`. Everything else there stays as it is.
struct TreeChange {
  /// A new file, or one whose bytes differ.
  struct Write {
    /// Below `generated/`.
    let path: String
    let contents: Contents
  }

  enum Contents {
    case bytes([UInt8])
    /// A file with the bytes, to be moved to its place.
    case draft(String)
  }

  var writes: [Write] = []
  /// Files that notispec wrote and no longer emits.
  var removals: [String] = []
  /// Every folder that notispec has made or is about to make.
  private(set) var ownFolders: Set<String> = []

  var isEmpty: Bool { writes.isEmpty && removals.isEmpty }

  /// Treats the folders of a file as our own.
  mutating func addFolders(of path: String) {
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if !ownFolders.insert(String(rest)).inserted { return }
    }
  }

  /// Every path that is not taken over as it is.
  var paths: Set<String> { Set(writes.map(\.path)).union(removals) }
}

extension TreeChange.Write {
  init(_ file: OutputFile) {
    path = file.path
    contents = .bytes(file.bytes)
  }

  /// Puts the file where there is none yet.
  ///
  /// - Parameter isSafe: Whether its bytes are safely on disk on return; those of a draft always are.
  func put(at place: String, isSafe: Bool = true) throws(SystemError) {
    switch contents {
    case .bytes(let bytes):
      try FolderTree.writeNew(bytes, to: place, permissions: FolderTree.generatedFile, isSafe: isSafe)
    case .draft(let draft): _ = try uninterrupted { rename(draft, place) }
    }
  }
}
