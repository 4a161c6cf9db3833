import SpecDiagnostics
import SpecEmission

/// What `generated/` holds, held against what the specs give now.
struct GeneratedPlan {
  /// What `generate` has to do.
  private(set) var change = TreeChange()
  /// Files that are not what the specs give, by path.
  private(set) var drift: [Drift] = []
  /// What keeps `generate` from writing anything.
  private(set) var obstacles: [Diagnostic]
  /// How many files are as they must be.
  private(set) var unchanged = 0

  private let folder: String
  private let hasManifest: Bool

  /// Far above what an emitter gives: a larger file is somebody else's.
  private static let longestFile = 1 << 30

  /// - Throws: Exit 66 when a file that is there cannot be read.
  init(_ emission: Emission, in folder: String) throws(WorldError) {
    self.folder = folder
    let known = try KnownOutputs(in: folder)
    hasManifest = known.manifest != nil
    obstacles = emission.collisions + [known.finding].compactMap(\.self)
    guard obstacles.isEmpty else { return }
    var written: [String: OutputManifest.Entry] = [:]
    for entry in known.manifest?.entries ?? [] { written[entry.path] = entry }
    for (file, entry) in zip(emission.files, emission.entries) {
      let digest = try digest(of: file.path, knowing: (file.contents, entry.digest))
      let writtenEntry = written.removeValue(forKey: file.path)
      if let drift = Drift(of: entry, digest: digest, written: writtenEntry, by: known.manifest?.generator) {
        add(drift, file)
      } else {
        unchanged += 1
      }
    }
    let others = written.values.sorted { $0.path < $1.path }
    for entry in others where emission.isResponsible(for: entry.path) {
      if let digest = try digest(of: entry.path) { add(Drift(orphan: entry, digest: digest), nil) }
    }
    let kept = others.filter { !emission.isResponsible(for: $0.path) }
    let manifest = OutputManifest(entries: emission.entries + kept)
    if let drift = Drift(ofManifest: known.text, known.manifest, expected: manifest) {
      add(drift, OutputFile(path: OutputManifest.path, contents: manifest.json))
    } else {
      unchanged += 1
    }
  }

  private mutating func add(_ drift: Drift, _ file: OutputFile?) {
    switch drift.cause {
    case .foreign: obstacles.append(drift.finding(in: folder, command: "", hasManifest: hasManifest))
    case .orphan: change.removals.append(drift.path)
    case .missing, .editedByHand, .specChanged, .templateChanged, .otherGenerator:
      if let file { change.writes.append(file) }
    }
    if drift.cause != .foreign { self.drift.append(drift) }
  }

  /// The digest of a file that is there; what is no file, or has one among its folders, is an obstacle.
  ///
  /// - Parameter known: Contents whose digest need not be computed again.
  private mutating func digest(
    of path: String, knowing known: (contents: String, digest: String)? = nil
  ) throws(WorldError) -> String? {
    if let obstacle = try obstacle(path) {
      obstacles.append(obstacle)
      return nil
    }
    let place = Folder.path(folder, path)
    guard try FileStatus.isPresent(place) else { return nil }
    guard let bytes = try InputFile.bytes(of: place, limit: Self.longestFile) else { return "" }
    if let known, bytes == Array(known.contents.utf8) { return known.digest }
    return OutputManifest.digest(of: bytes)
  }

  /// What stands where a file or one of its folders must be.
  private func obstacle(_ path: String) throws(WorldError) -> Diagnostic? {
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
      "notispec needs a \(isFile ? "file" : "folder") of this name, and something else is there: move or delete it",
      at: SourceSpan(startOf: place))
  }
}
