import SpecDiagnostics
import TextWriting

/// Where a run may read: in the repository of its folders, and without git in the folder that holds them.
///
/// A symbolic link in a repository is what its author wants it to be, for example that of a pull request from outside.
/// If it were followed anywhere, a run on somebody's machine would print whatever that machine has.
struct ReadingBounds {
  /// Real paths; nil for no bounds.
  private let roots: [String]?

  /// - Parameter folders: As somebody named them, or as they are called by default.
  init(around folders: [String]) { roots = folders.compactMap(Self.root) }

  private init() { roots = nil }

  /// For those who have asked for it.
  static let none = ReadingBounds()

  private static func root(around folder: String) -> String? {
    if let root = Repository.root(leftBy: folder) { return root }
    // Without git, a link that somebody typed is theirs; one with the usual name came with the workspace.
    let standard = WorkspaceChoice.standard
    let isTyped = folder != standard.specs && folder != standard.conformance
    if isTyped, let place = try? RealPath.of(folder) { return Repository.root(of: place) ?? Folder.split(place).folder }
    return (try? RealPath.of(Folder.split(folder).folder)).map { Repository.root(of: $0) ?? $0 }
  }

  /// Whether a file or folder is inside. What is not there is for those who read it to report.
  func contains(_ path: String) -> Bool {
    guard let roots, let place = try? RealPath.ofPlace(path) else { return true }
    return roots.contains { Repository.holds(place, below: $0) }
  }
}

extension WorkspaceChoice {
  /// Where a run reads what belongs to its workspace.
  var bounds: ReadingBounds { bounds(around: [specs, conformance]) }

  /// The same for other folders.
  func bounds(around folders: [String]) -> ReadingBounds {
    allowsLinks ? .none : ReadingBounds(around: folders)
  }

  /// What to report of the folder for outputs if a link of the repository leads it out.
  var strayOutputFolder: Diagnostic? {
    !allowsLinks && Repository.root(leftBy: generated) != nil ? .strayLink(generated) : nil
  }

  /// Refuses a path that somebody typed if a link of the repository leads it out.
  ///
  /// - Throws: Exit 66.
  func refuseStrayLink(in path: String) throws(WorldError) {
    if !allowsLinks { try Repository.refuseStrayLink(in: path, remedy: "'--allow-links' follows it") }
  }
}

extension Repository {
  /// - Parameter remedy: The end of the sentence.
  /// - Throws: Exit 66.
  static func refuseStrayLink(in path: String, remedy: TerminalText) throws(WorldError) {
    guard root(leftBy: path) != nil else { return }
    throw .unreadable(path, "it is a symbolic link that leads out of the repository, or behind one: \(remedy)")
  }
}

extension Diagnostic {
  /// Something that is not read because it is elsewhere.
  static func strayLink(_ path: String) -> Self {
    Self(
      "workspace/outside-link", .error,
      "This symbolic link leads out of the repository, so it is not followed: put a copy in its place, or run with "
        + "'--allow-links'",
      at: SourceSpan(startOf: path))
  }
}
