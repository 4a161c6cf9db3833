import SpecDiagnostics
import SpecEmission

/// What `generated/` contains, compared with what the specs produce now.
struct GeneratedPlan {
  /// What `generate` has to do.
  private(set) var change = TreeChange()
  /// Files that are not what the specs produce, by path.
  private(set) var drift: [Drift] = []
  /// What keeps `generate` from writing anything.
  private(set) var obstacles: [Diagnostic]
  /// How many files are as they should be.
  private(set) var unchanged = 0

  private let folder: String
  private let workspace: WorkspaceChoice
  private let known: KnownOutputs?
  /// What the manifest says about files that were not passed on yet.
  private var written: [String: [OutputManifest.Entry]] = [:]
  /// The paths in the manifest, by their form on a file system that ignores case.
  private var spellings: [String: String] = [:]

  /// Far above what an emitter makes: a larger file is somebody else's.
  private static let longestFile = 1 << 30
  /// What is looked into for the cause of an edit.
  private static let longestRead = 1 << 26

  /// Before the first output: the folder and its manifest.
  ///
  /// - Throws: Exit 66 if the manifest cannot be read.
  init(in workspace: WorkspaceChoice) throws(WorldError) {
    self.workspace = workspace
    folder = workspace.generated
    if let obstacle = try Self.obstacle(in: folder) {
      obstacles = [obstacle]
      known = nil
      return
    }
    let known = try KnownOutputs(in: folder, workspace.typed)
    obstacles = [known.finding].compactMap(\.self)
    self.known = obstacles.isEmpty ? known : nil
    for entry in self.known?.manifest?.entries ?? [] {
      change.addFolders(of: entry.path)
      written[entry.path, default: []].append(entry)
      spellings[entry.path.lowercased()] = entry.path
    }
  }

  /// Compares an output with the file that is there.
  ///
  /// - Parameter draft: How it waits to be written; nil if nothing is to be.
  /// - Throws: Exit 66 if a file that is there cannot be read, and what `draft` throws.
  mutating func add(
    _ file: OutputFile, _ entry: OutputManifest.Entry,
    draft: ((OutputFile) throws(WorldError) -> TreeChange.Write)? = nil
  ) throws(WorldError) {
    guard let known else { return }
    change.addFolders(of: file.path)
    let earlier = written.removeValue(forKey: file.path) ?? []
    guard try isFree(file.path) else { return }
    let isRespelled = try earlier.isEmpty ? isRespelled(file.path) : false
    let digest = try isRespelled ? nil : digest(of: file.path, knowing: (file.bytes, entry.digest))
    if var drift = Drift(of: entry, digest: digest, written: earlier, by: known.manifest?.generator) {
      if drift.cause == .editedByHand, let bytes = try bytes(of: file.path) {
        drift.cause = Drift.cause(ofEdit: bytes, written: earlier, expected: file.bytes)
      }
      add(drift)
      if let draft, drift.cause != .foreign { change.writes.append(try draft(file)) }
    } else {
      unchanged += 1
    }
  }

  /// After the last output: files that are no longer emitted, and the manifest.
  ///
  /// - Throws: Exit 66 if a file that is there cannot be read.
  mutating func end(_ emission: Emission) throws(WorldError) {
    guard let known else { return }
    let others = written.sorted { $0.key < $1.key }
    for (path, entries) in others where emission.isResponsible(for: path) {
      guard try isFree(path), let digest = try digest(of: path) else { continue }
      var drift = Drift(orphan: path, entries, digest: digest)
      if case .orphan(isEdited: true) = drift.cause, let bytes = try bytes(of: path),
        Drift.differsInLineEnds(bytes, entries)
      {
        drift.cause = .orphan(isEdited: false)
      }
      add(drift)
    }
    let kept = others.filter { !emission.isResponsible(for: $0.key) }
    let manifest = OutputManifest(entries: emission.entries + kept.flatMap(\.value))
    if let drift = Drift(ofManifest: known.text, known.manifest, expected: manifest) {
      // It cannot be written again beside files of which only it could tell that notispec wrote them.
      if obstacles.isEmpty || drift.cause != .missing { add(drift) }
      change.writes.append(TreeChange.Write(OutputFile(path: OutputManifest.path, contents: manifest.json)))
    } else {
      unchanged += 1
    }
  }

  private mutating func add(_ drift: Drift) {
    if case .foreign = drift.cause {
      obstacles.append(drift.finding(in: workspace, command: "", hasManifest: known?.manifest != nil))
      return
    }
    if case .orphan = drift.cause { change.removals.append(drift.path) }
    self.drift.append(drift)
  }

  /// Whether the file at a path is one that notispec wrote under a name that differs only in case, if the file system
  /// ignores case: it is removed with its old name, and written again.
  private func isRespelled(_ path: String) throws(WorldError) -> Bool {
    guard let earlier = spellings[path.lowercased()], earlier != path, written[earlier] != nil else { return false }
    do throws(SystemError) {
      guard let old = try FileStatus.ifPresent(Folder.path(folder, earlier), followingLinks: false),
        let new = try FileStatus.ifPresent(Folder.path(folder, path), followingLinks: false)
      else { return false }
      return old.isSameFile(as: new)
    } catch {
      throw .unreadable(Folder.path(folder, path), error)
    }
  }

  /// Whether there is at most a file at a path, and only folders above it. Anything else is an obstacle, reported once
  /// however many files it is in the way of.
  private mutating func isFree(_ path: String) throws(WorldError) -> Bool {
    guard let obstacle = try Self.obstacle(path, in: folder) else { return true }
    if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
    return false
  }

  /// What is in the place of the folder, or of the manifest, without which nothing else can be judged.
  private static func obstacle(in folder: String) throws(WorldError) -> Diagnostic? {
    do throws(SystemError) {
      // A symbolic link to a folder is one.
      guard let status = try FileStatus.ifPresent(folder) else { return nil }
      if status.kind != .folder { return .inTheWay(folder, isFile: false) }
    } catch {
      throw .unreadable(folder, error)
    }
    return try obstacle(OutputManifest.path, in: folder)
  }

  /// The digest of a file, if it is there; empty for one that is too long to be one of ours.
  private func digest(
    of path: String, knowing known: (bytes: [UInt8], digest: String)? = nil
  ) throws(WorldError) -> String? {
    let place = Folder.path(folder, path)
    guard try FileStatus.isPresent(place) else { return nil }
    return try InputFile.digest(of: place, limit: Self.longestFile, knowing: known) ?? ""
  }

  /// A file that is there; nil for one that is too long to look into.
  private func bytes(of path: String) throws(WorldError) -> [UInt8]? {
    try InputFile.bytes(of: Folder.path(folder, path), limit: Self.longestRead)
  }

  /// What is where a file or one of its folders must be.
  static func obstacle(_ path: String, in folder: String) throws(WorldError) -> Diagnostic? {
    var place = folder
    let parts = path.split(separator: "/")
    for (index, part) in parts.enumerated() {
      place = Folder.path(place, String(part))
      let isFile = index == parts.count - 1
      switch try FileStatus.kind(place) {
      case nil: return nil
      case .regular where isFile, .folder where !isFile: continue
      case .regular, .folder, .symbolicLink, .special: return .inTheWay(place, isFile: isFile)
      }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func inTheWay(_ place: String, isFile: Bool) -> Self {
    Self(
      "generated/in-the-way", .error,
      "notispec needs a \(isFile ? "file" : "folder") with this name, but something else is there: move or delete it",
      at: SourceSpan(startOf: place))
  }
}
