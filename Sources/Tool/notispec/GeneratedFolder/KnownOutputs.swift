import SpecDiagnostics
import SpecEmission

/// What the manifest of `generated/` says notispec has written there.
struct KnownOutputs {
  /// Nil if there is no manifest, or one that cannot be used.
  private(set) var manifest: OutputManifest?
  /// The manifest as it is on disk.
  private(set) var text: String?
  /// Why the manifest cannot be used.
  private(set) var finding: Diagnostic?

  private static let limit = 64 << 20

  /// - Throws: Exit 66.
  init(in folder: String, _ typed: TypedCommand) throws(WorldError) {
    let place = Folder.path(folder, OutputManifest.path)
    guard try FileStatus.isPresent(place) else { return }
    let text: String
    switch try InputFile.text(of: place, limit: Self.limit) {
    case .success(let contents): text = contents.text
    case .failure(let reason):
      finding = .unreadableManifest(
        place, OutputManifest.Unreadable(cause: .broken, reason: "it \(reason.words)", line: 1), typed)
      return
    }
    switch OutputManifest.parse(text) {
    case .success(let manifest):
      self.manifest = manifest
      self.text = text
    case .failure(let error): finding = .unreadableManifest(place, error, typed)
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadableManifest(
    _ place: String, _ error: OutputManifest.Unreadable, _ typed: TypedCommand
  ) -> Self {
    let start = SourcePosition(line: error.line, column: 1)
    let remedy =
      switch error.cause {
      case .mergeConflict:
        "Delete the conflict markers, keep the lines of both sides, and run '\(typed.command("generate"))'"
      case .newerVersion: "Use that version"
      case .broken: "Restore the last committed one ('git checkout HEAD -- \(ShellWord.of(typed.path(place)))')"
      }
    return Self(
      "generated/unreadable-manifest", .error,
      "The manifest cannot be used, so the files that notispec wrote are unknown: \(error.reason). \(remedy)",
      at: SourceSpan(file: place, start: start, end: start))
  }
}

extension FileStatus {
  /// What is at a path, without following a symbolic link; nil for nothing.
  ///
  /// - Throws: Exit 66.
  static func kind(_ path: String) throws(WorldError) -> Kind? {
    do throws(SystemError) {
      return try ifPresent(path, followingLinks: false)?.kind
    } catch {
      throw .unreadable(path, error)
    }
  }

  static func isPresent(_ path: String) throws(WorldError) -> Bool { try kind(path) != nil }
}
