import SpecEmission

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the record of the last `generate` of a workspace is kept: among the user's caches, never in the workspace.
///
/// Nothing is trusted: every file that the last run read and every file it left is looked at again, byte by byte. What is
/// saved is thinking about them. Only workspaces for which that takes time are remembered. Whatever goes wrong with a
/// record, the run does its work as if there were none.
struct RunMemory {
  /// Smaller specs take less than a tenth of a second.
  private static let leastBytes = 256 << 10
  /// A record is a line a file.
  private static let longestRecord = 1 << 20
  /// Records of as many workspaces are kept; another one takes the place of one of them.
  private static let slots: UInt64 = 256

  private let workspace: WorkspaceChoice
  private let folder: String
  private let file: String
  /// What this run has before it, but for the files.
  private let start: RunRecord

  /// - Parameter asked: What else decides about the outputs.
  /// - Returns: Nil for some of the apps, whose outputs cannot be told from those of others, and where nothing can be kept.
  /// - Throws: Exit 64 for a date that is none.
  init?(_ workspace: WorkspaceChoice, asked: [String]) throws(WorldError) {
    guard workspace.apps.isEmpty, let caches = Self.caches, let place = try? RealPath.of(".") else { return nil }
    let names = [workspace.specs, workspace.generated, workspace.conformance, "\(workspace.isConformanceNamed)"]
    let date = "\(try Clock.today(workspace.today))"
    guard let start = RunRecord(place: place, asked: names + asked, date: date) else { return nil }
    self.start = start
    self.workspace = workspace
    folder = Folder.path(caches, "notispec")
    file = Folder.path(folder, "generate-\(XXH64.value(of: (place + workspace.generated).utf8) % Self.slots)")
  }

  /// The user's folder for what can be made again.
  private static var caches: String? {
    if let named = Environment.value("XDG_CACHE_HOME"), named.hasPrefix("/") { return named }
    guard let home = Environment.value("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return Folder.path(home, "Library/Caches")
    #else
      return Folder.path(home, ".cache")
    #endif
  }

  /// How many files are as they must be, when everything is as it was after the last run; nil when that is not certain.
  func unchanged(_ request: EmissionRequest) -> Int? {
    guard let bytes = try? InputFile.bytes(of: file, limit: Self.longestRecord),
      let record = RunRecord(String(decoding: bytes, as: UTF8.self), after: start),
      let names = try? namesOfInputs,
      Set(record.files.map { PathKey($0.path) }).isSuperset(of: names.map(PathKey.init)),
      // Held until all is compared: no other run may change the outputs meanwhile.
      let generated = try? GeneratedFolder.open(workspace.generated),
      record.files.allSatisfy({ FileDigest.of($0.path) == $0.digest })
    else { return nil }
    return unchangedOutputs(in: generated.name, request)
  }

  /// Every file that would be read, but for templates: what is new among them, the last run has not seen. Nil where there
  /// is something to say about the files.
  private var namesOfInputs: [String]? {
    get throws(WorldError) {
      let sources = try SpecSources(in: workspace.specs)
      var names = sources.apps.flatMap(\.files) + [sources.workspaceFile].compactMap(\.self)
      for list in ConformanceFolder.lists {
        let path = Folder.path(workspace.conformance, list)
        if try FileStatus.isPresent(path) { names.append(path) }
      }
      return sources.diagnostics.isEmpty ? names : nil
    }
  }

  private func unchangedOutputs(in folder: String, _ request: EmissionRequest) -> Int? {
    guard let manifest = try? KnownOutputs(in: folder).manifest else { return nil }
    var count = 1
    for entry in manifest.entries where request.includes(entry.path, folders: []) {
      guard isAsWritten(entry, in: folder) else { return nil }
      count += 1
    }
    return count
  }

  private func isAsWritten(_ entry: OutputManifest.Entry, in folder: String) -> Bool {
    do throws(WorldError) {
      // A link to a file with the same bytes is in the way all the same.
      if try GeneratedPlan.obstacle(entry.path, in: folder) != nil { return false }
      return FileDigest.of(Folder.path(folder, entry.path)) == entry.digest
    } catch {
      return false
    }
  }

  /// Records a run that ended well, where that is worth it. The lock on the outputs is still held.
  func keep(_ inputs: SourceFiles) {
    var record = start
    var size = 0
    for path in inputs.paths {
      let bytes = inputs.bytes(path) ?? []
      size += bytes.count
      record.add(path, digest: OutputManifest.digest(of: bytes))
    }
    let manifest = Folder.path(workspace.generated, OutputManifest.path)
    guard size >= Self.leastBytes, let digest = FileDigest.of(manifest) else { return }
    record.add(manifest, digest: digest)
    write(record)
  }

  /// In one step: another run may be reading it. What two runs at once make of the draft is no record, and a killed one
  /// leaves it to the next.
  private func write(_ record: RunRecord) {
    let draft = "\(file).new"
    do throws(SystemError) {
      let (home, _) = Folder.split(folder)
      _ = mkdir(home, 0o700)
      _ = mkdir(folder, 0o700)
      try OpenFile(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, mode: 0o600).write(record.text)
      _ = try uninterrupted { rename(draft, file) }
    } catch {
      unlink(draft)
    }
  }
}
