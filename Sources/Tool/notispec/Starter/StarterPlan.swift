import TextWriting

/// What `init` writes, adds and leaves, decided before anything is written.
struct StarterPlan {
  private(set) var new: [StarterFile] = []
  private(set) var edits: [FileEdit] = []
  /// Files that stay as they are, with what to add to them.
  private(set) var left: [(path: String, advice: TerminalText?)] = []

  /// Those of all files, in which a run that was killed may have left drafts.
  private var folders: Set<String> = []

  private static let limit = 1 << 20

  /// - Throws: Exit 66 for a file that cannot be read, 73 for one of the app that exists.
  init(_ files: [StarterFile]) throws(WorldError) {
    var present: [String] = []
    // Files of the app that are as they are written: of a run that was killed, or of this example.
    var written: [String] = []
    for file in files {
      // Whatever is behind such a link is neither ours nor the repository's.
      let folder = Folder.split(file.path).folder
      try Repository.refuseStrayLink(in: folder, remedy: "put a folder in its place")
      folders.insert(folder)
      guard try Self.isPresent(file.path) else {
        new.append(file)
        continue
      }
      switch file.role {
      case .own:
        let isWritten = (try? Self.text(of: file.path)) == file.contents
        if isWritten { written.append(file.path) } else { present.append(file.path) }
      case .shared(_, let advice) where Repository.root(leftBy: file.path) != nil: left.append((file.path, advice))
      case .lines where Repository.root(leftBy: file.path) != nil: left.append((file.path, nil))
      case .shared(let mark, let advice):
        let text = try Self.text(of: file.path) ?? ""
        if text == file.contents { continue }
        left.append((file.path, mark.isEmpty || text.contains(mark) ? nil : advice))
      case .lines:
        guard let old = try Self.text(of: file.path) else {
          left.append((file.path, nil))
          continue
        }
        let more = Self.lines(of: file.contents, missingIn: old)
        if more.isEmpty { continue }
        edits.append(try FileEdit(of: file.path, from: Array(old.utf8), to: Array((old + more).utf8)))
      }
    }
    // A run that was killed is taken up again.
    let isBegun = present.isEmpty && !(new.isEmpty && edits.isEmpty)
    if !isBegun { present = (present + written).sorted() }
    guard let first = present.first else { return }
    let others = present.dropFirst().map { ", '\($0)'" }.joined()
    throw .uncreatable(
      first,
      "it already exists\(others.isEmpty ? "" : " (and so do\(others.dropFirst()))"); nothing was written. "
        + "For another app, give it a name with '--app'")
  }

  /// Writes all of it or nothing: a signal to end waits until then.
  ///
  /// - Throws: Exit 73 or 74.
  func write(in folder: String) throws(WorldError) {
    try Interruption.held { () throws(WorldError) in
      for folder in folders { Litter.remove(in: folder) }
      var made = MadeFiles()
      do throws(WorldError) {
        try made.makeFolders(of: Folder.path(folder, "."))
        for file in new {
          try made.makeFolders(of: file.path)
          try made.write(file.contents, to: file.path)
        }
        try FileEdit.write(edits)
      } catch {
        // Half an example is worse than none.
        made.remove()
        throw error
      }
    }
  }

  private static func isPresent(_ path: String) throws(WorldError) -> Bool {
    do throws(SystemError) {
      return try FileStatus.ifPresent(path, followingLinks: false) != nil
    } catch {
      throw .uncreatable(path, error)
    }
  }

  /// - Returns: Nil for what is no text, or too long to be one of these files.
  private static func text(of path: String) throws(WorldError) -> String? {
    guard case .success(let contents) = try InputFile.text(of: path, limit: limit) else { return nil }
    return contents.text
  }

  /// What to put at the end of a text: every line that it lacks, with the comments above.
  private static func lines(of contents: String, missingIn text: String) -> String {
    let end = text.contains("\r\n") ? "\r\n" : "\n"
    let known = Set(text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") })
    var more = ""
    var comments = ""
    for line in contents.split(separator: "\n") {
      if line.hasPrefix("#") {
        comments += line + end
      } else {
        if !known.contains(String(line)) { more += comments + line + end }
        comments = ""
      }
    }
    let isOpen = !text.isEmpty && text.last?.isNewline != true
    return more.isEmpty || text.isEmpty ? more : (isOpen ? end : "") + end + more
  }
}
