import SpecLanguage
import SpecRelease
import YAMLNodes

/// Which files are not what they were, and whose doing that is.
struct ChangedFiles {
  private let base: BaseSpecs
  private let baseFiles: ProofFiles

  init(base: BaseSpecs, _ baseFiles: ProofFiles) { (self.base, self.baseFiles) = (base, baseFiles) }

  /// Whether a file of today is new or not what it was.
  func hasChanged(_ file: String, of app: String) -> Bool {
    let name = Folder.split(file).name
    let before =
      baseFiles.base?[file] ?? base.sources[app]?.first { Folder.split($0.path).name == name }?.yaml.lines.bytes
    return before != Self.bytes(of: file)
  }

  /// The commit since which a file has an error: the last that changed it, where the file alone does not show that.
  func commit(of failure: ReleaseFailure) -> ChangeCommit? {
    let file = failure.place.file
    let isWrong = { (bytes: [UInt8]) in
      SpecSource(path: file, bytes: bytes).yaml.diagnostics.contains { $0.code.text == failure.id }
    }
    let today = Self.bytes(of: file)
    let showsIt = today.map(isWrong) ?? false
    return CommitLog.commit(of: file, saying: today, since: base.base.commit, where: showsIt ? isWrong : nil)
  }

  private static func bytes(of file: String) -> [UInt8]? {
    (try? InputFile.bytes(of: file, limit: YAMLLimits.standard.fileBytes)) ?? nil
  }
}
