import SpecDiagnostics
import SpecEmission
import TextWriting

/// What a run is about to change, written beside the specs before it changes the first file.
///
/// A run that is killed in the middle cannot put the files back. The next one that writes finds the journal and does:
/// so either all files are changed or none is, and the same command can be given again.
struct EditJournal {
  /// A file that is to be changed.
  struct Entry: Hashable {
    /// A whole path without symbolic links.
    let place: String
    /// The digest of its contents before and afterwards.
    let old: String
    let new: String
  }

  /// The command line of the run.
  let command: String
  /// The process, whose number is in the names of its drafts.
  let process: pid_t
  let entries: [Entry]

  private static let name = ".notispec-unfinished"
  /// Its name once all files are changed and only drafts are left to be removed.
  private static let doneName = ".notispec-finished"
  private static let heading = "notispec journal 1"
  private static let limit = 1 << 24

  /// Of this process.
  init(_ edits: [FileEdit]) {
    command = (["notispec"] + CommandLine.arguments.dropFirst()).map(ShellWord.of).joined(separator: " ")
    process = getpid()
    entries = edits.map(\.entry)
  }

  /// - Parameter folder: That of the specs.
  /// - Throws: Exit 73 or 74.
  func begin(in folder: String) throws(WorldError) {
    let place = Folder.path(folder, Self.name)
    let fields =
      [Self.heading, String(process), command]
      + entries.flatMap { [RealPath.way(from: folder, to: $0.place), $0.old, $0.new] }
    let draft = Folder.path(folder, Litter.name())
    do throws(SystemError) {
      try FolderTree.writeNew(Array(fields.joined(separator: "\0").utf8), to: draft)
      _ = try uninterrupted { rename(draft, place) }
    } catch {
      unlink(draft)
      throw .uncreatable(place, error)
    }
  }

  /// All files have their new contents: from here on nothing is put back.
  static func commit(in folder: String) { _ = rename(Folder.path(folder, name), Folder.path(folder, doneName)) }

  static func remove(in folder: String) {
    unlink(Folder.path(folder, name))
    unlink(Folder.path(folder, doneName))
  }

  /// The journal of a run that was killed while it changed files; nil if there is none, or if that run is still at work.
  ///
  /// - Throws: Exit 66 for a file of this name that is no journal.
  static func left(in workspace: WorkspaceChoice) throws(WorldError) -> EditJournal? {
    guard let folder = try? RealPath.of(workspace.specs), !FolderLock.isTaken(folder) else { return nil }
    return try read(Folder.path(folder, name), in: folder, workspace)
  }

  /// Puts back the files that a killed run had changed, if it had not changed all of them, and removes its drafts.
  ///
  /// - Throws: Exit 66, 73 or 74.
  static func takeUp(in workspace: WorkspaceChoice) throws(WorldError) {
    guard let folder = try? RealPath.of(workspace.specs) else { return }
    let names = [name, doneName].filter { FileStatus.isFile(Folder.path(folder, $0)) }
    if names.isEmpty { return }
    let lock = try FolderLock(folder)
    if let journal = try read(Folder.path(folder, doneName), in: folder, workspace) {
      journal.tidyUp()
      StandardOutput.note("notispec: '\(journal.command)' had changed all of its files when it was killed")
    }
    if let journal = try read(Folder.path(folder, name), in: folder, workspace) {
      try journal.putBack()
      journal.tidyUp()
    }
    remove(in: folder)
    lock.end()
  }

  private func putBack() throws(WorldError) {
    var changed: [Entry] = []
    for entry in entries {
      let digest =
        try FileStatus.isPresent(entry.place) ? InputFile.digest(of: entry.place, limit: 1 << 30, knowing: nil) : nil
      if digest == entry.old { continue }
      guard digest == entry.new, FileStatus.isFile(FileEdit.backup(of: entry.place, process)) else {
        // Somebody has gone on from there.
        StandardOutput.note(
          "notispec: '\(command)' was killed while it changed files, and '\(entry.place)' was changed since, so "
            + "everything stays as it is now")
        return
      }
      changed.append(entry)
    }
    for entry in changed {
      do throws(SystemError) {
        _ = try uninterrupted { rename(FileEdit.backup(of: entry.place, process), entry.place) }
      } catch {
        throw .uncreatable(entry.place, error)
      }
    }
    StandardOutput.note(
      "notispec: '\(command)' was killed while it changed files: "
        + (changed.isEmpty ? "removed its drafts" : "put back \(Plural.of(changed.count, "file"))"))
  }

  private func tidyUp() {
    for entry in entries { FileEdit.tidyUp(entry.place, process) }
  }

  // MARK: Reading

  /// Nil for no file. Only what a run could have written is believed: a repository may hold anything.
  private static func read(
    _ path: String, in folder: String, _ workspace: WorkspaceChoice
  ) throws(WorldError) -> EditJournal? {
    guard FileStatus.isFile(path) else { return nil }
    let roots = [workspace.specs, workspace.conformance].compactMap { try? RealPath.of($0) }.map(PathKey.init)
    guard case .success(let contents) = try InputFile.text(of: path, limit: limit),
      let journal = EditJournal(contents.text, in: folder, roots)
    else { throw .unreadable(path, "it has the name of a journal of notispec but is none: delete it") }
    return journal
  }

  private init?(_ text: String, in folder: String, _ roots: [PathKey]) {
    let fields = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    guard fields.count > 2, fields.count % 3 == 0, fields[0] == Self.heading, let process = pid_t(fields[1]) else {
      return nil
    }
    self.process = process
    command = fields[2]
    var entries: [Entry] = []
    for index in stride(from: 3, to: fields.count, by: 3) {
      let (above, name) = Folder.split(Folder.path(folder, fields[index]))
      guard name != ".", name != "..", let real = try? RealPath.of(above) else { return nil }
      let place = Folder.path(real, name)
      guard roots.contains(where: { PathKey(place).isIn($0) }) else { return nil }
      entries.append(Entry(place: place, old: fields[index + 1], new: fields[index + 2]))
    }
    self.entries = entries
  }
}

extension FileStatus {
  /// Whether there is a file, and no link to one.
  fileprivate static func isFile(_ path: String) -> Bool {
    (try? FileStatus(of: path, followingLinks: false))?.kind == .regular
  }
}

extension Diagnostic {
  static func halfChanged(_ journal: EditJournal, _ workspace: WorkspaceChoice) -> Self {
    Self(
      "workspace/half-changed", .error,
      "'\(journal.command)' was killed while it changed files here, so some are changed and others are not: run it "
        + "again, or run '\(workspace.typed.command("generate"))'. Each puts the files back first",
      at: SourceSpan(startOf: workspace.specs))
  }
}
