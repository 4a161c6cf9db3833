import SpecDiagnostics
import SpecEmission
import SpecLanguage

/// `generate --swift-file FILE --module NAME`: the Swift module of one app as one file, for build systems.
///
/// Build systems ask for the names of outputs before anything runs. Nothing else is written, and no manifest: the build
/// system owns the file.
struct SwiftFileRequest: Hashable {
  let file: String
  let module: String

  /// - Throws: Exit 64 for options that exclude each other.
  static func asked(file: String?, module: String?, isAlone: Bool) throws(WorldError) -> SwiftFileRequest? {
    switch (file, module) {
    case (nil, nil): return nil
    case (let file?, let module?):
      guard isAlone else { throw .usage("--swift-file cannot be combined with '--check', '--only' or '--no-atomic'") }
      return SwiftFileRequest(file: file, module: module)
    case (_?, nil): throw .usage("--swift-file needs '--module' too: the Swift module to write")
    case (nil, _?): throw .usage("--module needs '--swift-file' too: the file to write the module to")
    }
  }

  /// Writes the file if its bytes change, so that what is built from it is not rebuilt needlessly.
  ///
  /// - Returns: Whether it was written.
  /// - Throws: Exit 64 if no app has the module, 73 or 74 if the file cannot be written.
  func write(_ specs: [Spec], _ settings: Workspace) throws(WorldError) -> Bool {
    guard let spec = specs.first(where: { $0.app.module.value == module }) else {
      let modules = specs.map(\.app.module.value)
      let meant = Spelling.suggestion(for: module, among: modules).map { ": did you mean '\($0)'?" }
      throw .usage(
        "--module: no app has 'module: \(module)'\(meant ?? " (the modules are: \(modules.joined(separator: ", ")))")")
    }
    let text = SwiftEmitter(runtime: settings.runtime, texts: settings.texts).singleFile(for: spec)
    if try isFile, let bytes = try InputFile.bytes(of: file, limit: 1 << 30),
      bytes == Array(text.utf8)
    {
      return false
    }
    try OutputDocument.write(.document(text), to: file)
    return true
  }

  /// Whether there is something to compare with. Anything else there is refused when writing.
  private var isFile: Bool {
    get throws(WorldError) {
      do throws(SystemError) {
        return try FileStatus.ifPresent(file)?.kind == .regular
      } catch {
        throw .uncreatable(file, error)
      }
    }
  }
}
