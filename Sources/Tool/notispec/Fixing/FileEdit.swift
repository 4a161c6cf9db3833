import SpecDiagnostics
import SpecEmission

/// A file that people write, on its way to its new contents, which it gets in one step or not at all.
struct FileEdit {
  /// As the command line names it.
  let path: String
  /// How many findings the new contents fix.
  let count: Int
  private let place: String
  private let old: [UInt8]
  private let contents: [UInt8]
  private let status: FileStatus

  /// - Throws: Exit 73 if the file must not be written, or is not what it was when it was read.
  init(of path: String, from old: [UInt8], to fixed: FixedText) throws(WorldError) {
    try self.init(of: path, from: old, to: fixed.bytes, fixing: fixed.appliedCount)
  }

  /// - Throws: As above.
  init(of path: String, from old: [UInt8], to contents: [UInt8], fixing count: Int = 0) throws(WorldError) {
    self.path = path
    self.old = old
    self.count = count
    self.contents = contents
    do throws(SystemError) {
      // A symbolic link stays a link: its target is changed.
      place = try RealPath.of(path)
      status = try FileStatus(of: place, followingLinks: false)
      // A new file in its place would not ask for permission.
      _ = try uninterrupted { access(place, W_OK) }
    } catch {
      throw .uncreatable(path, error)
    }
    try refuseChanged()
  }

  private func refuseChanged() throws(WorldError) {
    guard try InputFile.bytes(of: path, limit: old.count) == old else {
      throw .uncreatable(path, "it was changed in the meantime; run the command again")
    }
  }

  /// As a journal has it.
  var entry: EditJournal.Entry {
    .init(place: place, old: OutputManifest.digest(of: old), new: OutputManifest.digest(of: contents))
  }

  /// Writes all of the files or, when one cannot be written, none; also if the run is killed meanwhile.
  ///
  /// - Parameter specs: The folder of the specs.
  /// - Throws: Exit 73 or 74; the files are as they were then.
  static func write(_ edits: [FileEdit], journaledIn specs: String) throws(WorldError) {
    if edits.isEmpty { return }
    let folder: String
    do throws(SystemError) { folder = try RealPath.of(specs) } catch { throw .uncreatable(specs, error) }
    let lock = try FolderLock(folder)
    // Another run may have changed them since they were read.
    for edit in edits { try edit.refuseChanged() }
    Litter.remove(in: folder)
    let journal = EditJournal(try withoutRepetitions(edits))
    try Interruption.held { () throws(WorldError) in
      do throws(WorldError) {
        try journal.begin(in: folder)
        try write(edits) { EditJournal.commit(in: folder) }
      } catch {
        EditJournal.remove(in: folder)
        throw error
      }
      EditJournal.remove(in: folder)
    }
    lock.end()
  }

  /// Writes all of the files or, when one cannot be written, none.
  ///
  /// - Parameter commit: Called when all files have their new contents, before the drafts are removed.
  /// - Throws: Exit 73 or 74; the files are as they were then.
  static func write(_ edits: [FileEdit], commit: () -> Void = {}) throws(WorldError) {
    let edits = try withoutRepetitions(edits)
    for folder in Set(edits.map { Folder.split($0.place).folder }) { Litter.remove(in: folder) }
    // If the run is interrupted, nothing is left next to the files either.
    try Interruption.held { () throws(WorldError) in
      var begun = 0
      var done = 0
      do throws(WorldError) {
        for edit in edits {
          begun += 1
          try edit.prepare()
        }
        for edit in edits {
          try edit.put()
          done += 1
        }
      } catch {
        for edit in edits[..<done].reversed() { edit.takeBack() }
        for edit in edits[..<begun] { edit.tidyUp() }
        throw error
      }
      commit()
      for edit in edits { edit.tidyUp() }
    }
  }

  /// Two links may lead to one file.
  private static func withoutRepetitions(_ edits: [FileEdit]) throws(WorldError) -> [FileEdit] {
    var kept: [FileEdit] = []
    for edit in edits {
      guard let other = kept.first(where: { PathKey($0.place) == PathKey(edit.place) }) else {
        kept.append(edit)
        continue
      }
      guard other.contents == edit.contents else {
        throw .uncreatable(edit.path, "it is the same file as '\(other.path)', and cannot be changed in two ways")
      }
    }
    return kept
  }

  /// The name only says which file is meant: a name of maximal length could not get longer.
  private static func draft(of place: String, _ process: pid_t) -> String {
    let (folder, name) = Folder.split(place)
    return Folder.path(folder, Litter.name("-\(OutputManifest.digest(of: name.utf8))", of: process))
  }

  /// The second name of the old contents.
  static func backup(of place: String, _ process: pid_t) -> String { draft(of: place, process) + "-old" }

  private var draft: String { Self.draft(of: place, getpid()) }
  private var backup: String { Self.backup(of: place, getpid()) }

  /// Writes the new contents next to the file, and gives the old ones a second name.
  func prepare() throws(WorldError) {
    do throws(SystemError) {
      try save(contents, to: draft)
      if link(place, backup) != 0 {
        // Not every file system has hard links.
        try save(old, to: backup)
      }
    } catch {
      throw .uncreatable(path, error)
    }
  }

  func put() throws(WorldError) {
    do throws(SystemError) {
      _ = try uninterrupted { rename(draft, place) }
    } catch {
      throw .uncreatable(path, error)
    }
  }

  /// After `put`: the file is as it was.
  func takeBack() { _ = rename(backup, place) }

  /// Removes what is left next to the file.
  func tidyUp() { Self.tidyUp(place, getpid()) }

  /// The same for what another process has left.
  static func tidyUp(_ place: String, _ process: pid_t) {
    unlink(draft(of: place, process))
    unlink(backup(of: place, process))
  }

  private func save(_ bytes: [UInt8], to draft: String) throws(SystemError) {
    let file = try OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    var failure: SystemError?
    bytes.withUnsafeBytes { bytes in
      do throws(SystemError) { try file.write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
    // The umask of the process does not count: the mode is that of the previous file.
    _ = try uninterrupted { fchmod(file.descriptor, status.permissions) }
    try file.synchronize()
  }
}
