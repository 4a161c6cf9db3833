/// New files and the folders for them, which can be taken back.
struct MadeFiles {
  private var folders: [String] = []
  private var files: [String] = []

  /// Makes the missing folders of a file's path.
  ///
  /// - Throws: Exit 73, which says what is in the place of a folder.
  mutating func makeFolders(of path: String) throws(WorldError) {
    var place = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
    for part in path.split(separator: "/").dropLast() where part != "." {
      place = Folder.path(place, String(part))
      if mkdir(place, 0o777) == 0 {
        folders.append(place)
        continue
      }
      let error = SystemError.last
      guard error.number == EEXIST else { throw .uncreatable(place, error) }
      let what: String
      do throws(SystemError) {
        switch try FileStatus.ifPresent(place)?.kind {
        case .folder: continue
        case .regular: what = "a file"
        case .special: what = "a pipe, a socket or a device"
        case .symbolicLink, nil: what = "a symbolic link to nothing"
        }
      } catch {
        throw .uncreatable(place, error)
      }
      throw .uncreatable(place, "it is \(what), but the example needs a folder with this name; nothing was written")
    }
  }

  /// The file is there with all that is in it, or not at all, even if the run is killed.
  ///
  /// - Throws: Exit 73 or 74.
  mutating func write(_ text: String, to path: String) throws(WorldError) {
    let draft = Folder.path(Folder.split(path).folder, Litter.name())
    do throws(SystemError) {
      try FolderTree.writeNew(Array(text.utf8), to: draft)
      // What others have put there in the meantime stays.
      try FolderExchange.move(draft, toNew: path)
      files.append(path)
    } catch {
      unlink(draft)
      throw .uncreatable(path, error)
    }
  }

  /// Removes everything again. Folders into which others have put something stay.
  func remove() {
    for path in files { unlink(path) }
    for path in folders.reversed() { rmdir(path) }
  }
}
