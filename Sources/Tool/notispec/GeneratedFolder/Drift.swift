import SpecDiagnostics
import SpecEmission

/// A file below `generated/` that is not what the specs produce, and why.
struct Drift: Hashable {
  enum Cause: Hashable {
    case missing
    /// It is not as notispec wrote it.
    case editedByHand
    /// It is, but with CR LF at the ends of its lines.
    case lineEnds
    /// A merge has left its marks in it.
    case conflict
    /// It differs only in spaces and line ends.
    case reformatted
    /// The model it came from was another one.
    case specChanged
    /// The template it came from was another one.
    case templateChanged
    /// Another version of notispec wrote it.
    case otherGenerator(isNewer: Bool)
    /// The same model produced other bytes: the output has other options, or another build of the version wrote it.
    case otherOptions
    /// notispec wrote it once and no longer does.
    case orphan(isEdited: Bool)
    /// A file of that name exists that notispec did not write.
    case foreign
  }

  /// Below `generated/`.
  let path: String
  var cause: Cause

  /// - Parameters:
  ///   - digest: Of the file that is there; nil if there is none.
  ///   - written: What the manifest says of it; several after a merge or a run that was stopped.
  ///   - generator: What the manifest says about the version that wrote it. Versions describe a spec differently, so
  ///     their digests of models cannot be compared.
  /// - Returns: Nil if the file is as it should be.
  init?(of expected: OutputManifest.Entry, digest: String?, written: [OutputManifest.Entry], by generator: Int?) {
    guard digest != expected.digest else { return nil }
    path = expected.path
    switch (digest, written.isEmpty) {
    case (nil, _): cause = .missing
    case (_, true): cause = .foreign
    case (let digest?, false):
      guard let written = written.first(where: { !$0.isEdited(digest) }) else {
        cause = .editedByHand
        return
      }
      if let generator, generator != OutputManifest.generatorFormat {
        cause = .otherGenerator(isNewer: generator > OutputManifest.generatorFormat)
      } else if written.model != expected.model {
        cause = .specChanged
      } else {
        cause = written.template != expected.template ? .templateChanged : .otherOptions
      }
    }
  }

  /// - Parameter digest: Of the file that is there.
  init(orphan path: String, _ written: [OutputManifest.Entry], digest: String) {
    self.path = path
    cause = .orphan(isEdited: written.allSatisfy { $0.isEdited(digest) })
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
      cause = .otherGenerator(isNewer: manifest.generator > expected.generator)
    } else if models(manifest) != models(expected)
      || manifest.entries.map(\.path) != expected.entries.map(\.path)
    {
      // Other paths from the same models: the settings list other outputs.
      cause = .specChanged
    } else if manifest.entries.map(\.template) != expected.entries.map(\.template) {
      cause = .templateChanged
    } else {
      let bytes = text.map { Array($0.utf8) } ?? []
      cause = Self.cause(ofEdit: bytes, written: [], expected: Array(expected.json.utf8))
      if cause == .editedByHand, manifest == expected { cause = .reformatted }
    }
  }

  /// The finding about it, which names the command that fixes it.
  ///
  /// - Parameter hasManifest: Whether anything says what notispec wrote.
  func finding(in workspace: WorkspaceChoice, command: String, hasManifest: Bool = true) -> Diagnostic {
    let folder = workspace.generated
    let manifest = workspace.typed.path(Folder.path(folder, OutputManifest.path))
    let (code, sentence): (DiagnosticCode, String) =
      switch cause {
      case .missing: ("generated/missing", "this file is missing: run '\(command)'")
      case .editedByHand: ("generated/edited-by-hand", "edited by hand: '\(command)' overwrites the edit")
      case .lineEnds:
        (
          "generated/line-ends",
          """
          only its line ends differ, because git has changed them: put '\(Self.pattern(folder)) -text' into \
          '.gitattributes', and run '\(command)' to write it again
          """
        )
      case .conflict:
        (
          "generated/conflict",
          "it contains the marks of a merge conflict: '\(command)' writes it again, so there is nothing to resolve"
        )
      case .reformatted:
        (
          "generated/reformatted",
          """
          only its layout differs, as after a formatter: run '\(command)' to write it again, and keep the formatter \
          away from '\(folder)'
          """
        )
      case .specChanged:
        (
          "generated/spec-changed",
          "the spec has changed since this file was written: run '\(command)' to write it again"
        )
      case .templateChanged:
        (
          "generated/template-changed",
          "the template has changed since this file was written: run '\(command)' to write it again"
        )
      case .otherGenerator(isNewer: false):
        ("generated/other-generator", "another version of notispec wrote this file: run '\(command)' to write it again")
      case .otherOptions:
        (
          "generated/other-generator",
          """
          the options of this output have changed since this file was written, or another version of notispec wrote \
          it: run '\(command)' to write it again
          """
        )
      case .otherGenerator(isNewer: true):
        (
          "generated/other-generator",
          """
          a newer version of notispec wrote it: use that version, or let '\(command)' \
          write it again with this one
          """
        )
      case .orphan(isEdited: false):
        ("generated/orphan", "nothing in the specs produces this file: '\(command)' removes it")
      case .orphan(isEdited: true):
        (
          "generated/orphan",
          """
          nothing in the specs produces this file, and it has been edited by hand since notispec wrote it: \
          '\(command)' removes it with the edit
          """
        )
      case .foreign where hasManifest:
        (
          "generated/foreign-file",
          "notispec has to write this file but did not write the one that is there: move or delete it"
        )
      case .foreign:
        (
          "generated/foreign-file",
          """
          notispec has to write this file, but no '\(OutputManifest.path)' says that it wrote the one that is there: \
          restore the manifest ('git checkout HEAD -- \(ShellWord.of(manifest))'), or move or delete the file
          """
        )
      }
    return Diagnostic(code, .error, sentence, at: SourceSpan(startOf: Folder.path(folder, path)))
  }

  /// Everything in the folder, as `.gitattributes` beside it has it.
  private static func pattern(_ folder: String) -> String { "\(Folder.split(folder).name)/**" }
}

extension OutputManifest.Entry {
  /// Whether a file is certainly not as it was written. The digest of another version says nothing about that.
  ///
  /// - Parameter digest: Of the file; empty for one that is too large to be ours.
  fileprivate func isEdited(_ digest: String) -> Bool {
    digest != self.digest && (digest.isEmpty || digest.utf8.count == self.digest.utf8.count)
  }
}
