import SpecDiagnostics
import TextWriting

/// Finds the YAML files below a folder.
///
/// Hidden files and folders are skipped, symbolic links followed within the bounds. The order is that of the path's bytes.
struct YAMLFileScan {
  /// `*.yaml`, as the command line names them. A link to a folder outside is one too: reading it gives the finding.
  private(set) var files: [String] = []
  /// Files named `*.yml` or `*.YAML`.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter walk: Of everything that is read together.
  /// - Throws: Exit 66 if a folder cannot be read or contains itself, a `*.yaml` is not a file, or there are too many
  ///   folders.
  init(below folder: String, on walk: inout FolderWalk) throws(WorldError) {
    try add(folder, inside: [], on: &walk)
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(
    _ folder: String, inside ancestors: [FileStatus], on walk: inout FolderWalk
  ) throws(WorldError) {
    let status = try FileStatus.required(folder)
    if let first = ancestors.firstIndex(where: status.isSameFile) {
      let levels = Plural.of(ancestors.count - first, "level")
      throw .unreadable(folder, "it is a symbolic link to a folder that contains it, \(levels) up")
    }
    try walk.enter()
    for name in try Folder.requiredNames(in: folder) where name.utf8.first != UInt8(ascii: ".") {
      let path = Folder.path(folder, name)
      let isSpecName = name.hasSuffix(".yaml")
      // What is neither a folder nor named like a spec is somebody's notes, whatever it is.
      guard isSpecName || YAMLName.isMeant(name) else {
        guard try FileStatus.isFolder(path) else { continue }
        if walk.bounds.contains(path) {
          try add(path, inside: ancestors + [status], on: &walk)
        } else {
          files.append(path)
        }
        continue
      }
      if isSpecName { files.append(path) } else { diagnostics.append(.shortExtension(path)) }
    }
  }
}

/// A walk over everything below a folder, symbolic links followed. They may lead to one folder in many ways, or to a
/// whole disk.
struct FolderWalk {
  /// Far more than people keep specs or scenarios in.
  static let mostFolders = 10_000

  /// Where it began, as the command line names it.
  let start: String
  /// What is outside is not entered.
  let bounds: ReadingBounds
  private var count = 0

  init(from start: String, in bounds: ReadingBounds) {
    self.start = start
    self.bounds = bounds
  }

  /// Counts a folder that is about to be searched.
  ///
  /// - Throws: Exit 66 if there are too many.
  mutating func enter() throws(WorldError) {
    count += 1
    guard count > Self.mostFolders else { return }
    throw .unreadable(
      start,
      """
      there are more than \(Self.mostFolders) folders below it, counting those that symbolic links lead to, and \
      \(Self.mostFolders) is the limit: remove a link, or the folders that have nothing for notispec
      """)
  }
}

/// Names that mean YAML in other projects, or on a file system that ignores case.
enum YAMLName {
  /// `x.yml`, `x.YML`, `x.Yaml`: everything but `x.yaml`.
  static func isMeant(_ name: String) -> Bool {
    let lower = name.lowercased()
    return !name.hasSuffix(".yaml") && (lower.hasSuffix(".yml") || lower.hasSuffix(".yaml"))
  }
}

extension Folder {
  /// - Throws: Exit 66.
  static func requiredNames(in path: String) throws(WorldError) -> [String] {
    do throws(SystemError) {
      return try names(in: path)
    } catch {
      throw .unreadable(path, error)
    }
  }
}

extension FileStatus {
  /// What is at a path that must be readable, symbolic links followed.
  ///
  /// - Throws: Exit 66.
  static func required(_ path: String) throws(WorldError) -> FileStatus {
    do throws(SystemError) {
      return try FileStatus(of: path, followingLinks: true)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// False for everything else, including a link to nothing.
  static func isFolder(_ path: String) throws(WorldError) -> Bool {
    do throws(SystemError) {
      return try FileStatus(of: path, followingLinks: true).kind == .folder
    } catch {
      if error.isMissing || error.isLoop { return false }
      throw .unreadable(path, error)
    }
  }
}

extension Diagnostic {
  fileprivate static func shortExtension(_ path: String) -> Self {
    Self(
      "spec/file-extension", .error, "This file is not read: rename it to end in '.yaml'",
      at: SourceSpan(startOf: path))
  }
}
