import SpecDiagnostics
import SpecEmission

/// A file below `generated/` that is not what the specs give, and why.
struct Drift: Hashable {
  enum Cause: Hashable {
    case missing
    /// It is not as notispec wrote it.
    case editedByHand
    /// The model it came from was another one.
    case specChanged
    /// The same model gave other bytes.
    case otherGenerator
    /// notispec wrote it once and no longer does.
    case orphan
    /// A file of that name is there that notispec did not write.
    case foreign
  }

  /// Below `generated/`.
  let path: String
  let cause: Cause

  /// - Parameters:
  ///   - digest: Of the file that is there; nil for none.
  ///   - written: What the manifest says of it.
  /// - Returns: Nil when the file is as it must be.
  init?(of expected: OutputManifest.Entry, digest: String?, written: OutputManifest.Entry?) {
    guard digest != expected.digest else { return nil }
    path = expected.path
    switch (digest, written) {
    case (nil, _): cause = .missing
    case (_, nil): cause = .foreign
    case (let digest?, let written?):
      if digest != written.digest {
        cause = .editedByHand
      } else {
        cause = written.model == expected.model ? .otherGenerator : .specChanged
      }
    }
  }

  init(orphan path: String) {
    self.path = path
    cause = .orphan
  }

  /// The manifest drifts too: a change of the spec may leave every other file as it is.
  init?(ofManifest text: String?, _ manifest: OutputManifest?, expected: OutputManifest) {
    guard text != expected.json else { return nil }
    path = OutputManifest.path
    guard let manifest else {
      cause = .missing
      return
    }
    func models(_ manifest: OutputManifest) -> Set<String> { Set(manifest.entries.map(\.model)) }
    if manifest.generator != expected.generator {
      cause = .otherGenerator
    } else if models(manifest) != models(expected) {
      cause = .specChanged
    } else if manifest.entries.map(\.path) != expected.entries.map(\.path) {
      cause = .otherGenerator
    } else {
      cause = .editedByHand
    }
  }

  /// The finding about it, which names the command that mends it.
  func finding(in folder: String, command: String) -> Diagnostic {
    let (code, sentence): (DiagnosticCode, String) =
      switch cause {
      case .missing: ("generated/missing", "missing: '\(command)' writes it")
      case .editedByHand: ("generated/edited-by-hand", "edited by hand: '\(command)' writes it anew, without the edit")
      case .specChanged: ("generated/spec-changed", "spec changed since it was written: '\(command)' writes it anew")
      case .otherGenerator:
        ("generated/other-generator", "other generator version wrote it: '\(command)' writes it anew")
      case .orphan: ("generated/orphan", "orphan, nothing in the specs gives this file: '\(command)' removes it")
      case .foreign:
        (
          "generated/foreign-file",
          "notispec has to write this file, and it did not write the one that is there: move or delete it"
        )
      }
    return Diagnostic(code, .error, sentence, at: SourceSpan(startOf: Folder.path(folder, path)))
  }
}
