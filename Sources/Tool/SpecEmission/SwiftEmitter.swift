public import SpecLanguage

/// One Swift module per app: types, copy, analytics events, deep links, signals, preferences and the rule table.
///
/// The shapes are those that stay linear to compile at 10 000 types: enums without a raw type, text in static strings,
/// small functions, no long literal of calls.
public struct SwiftEmitter: Emitter {
  public static let id = "swift"

  private let runtime: Workspace.SwiftRuntime

  private let texts: Workspace.SwiftTexts

  /// - Parameters:
  ///   - runtime: Where what all modules need comes from.
  ///   - texts: Where a module reads its texts.
  public init(runtime: Workspace.SwiftRuntime = .library, texts: Workspace.SwiftTexts = .module) {
    self.runtime = runtime
    self.texts = texts
  }

  public func files(for spec: Spec) -> [OutputFile] {
    var files: [OutputFile] = []
    forEachFile(of: spec) { files.append($0) }
    return files
  }

  public func forEachFile<Failure>(of spec: Spec, _ take: (OutputFile) throws(Failure) -> Void) throws(Failure) {
    let module = SwiftModule(spec, texts)
    let folder = "\(Self.id)/\(spec.app.module.value)"
    for file in files(of: module) {
      guard let body = file.body() else { continue }
      try take(OutputFile(path: "\(folder)/\(file.name).swift", bytes: module.head(imports: file.imports) + body))
    }
  }

  /// The module of one app as one file, for build systems that must know the names of outputs before they run.
  ///
  /// The same declarations in the same order as the files of `files(for:)`; each import is written once.
  public func singleFile(for spec: Spec) -> String {
    let module = SwiftModule(spec, texts)
    var imports: [SwiftImport] = []
    var bodies: [UInt8] = []
    for file in files(of: module) {
      guard let body = file.body() else { continue }
      for line in file.imports where !imports.contains(where: { $0.module == line.module && $0.isPublic }) {
        imports.removeAll { $0.module == line.module }
        imports.append(line)
      }
      if !bodies.isEmpty { bodies.append(UInt8(ascii: "\n")) }
      bodies += body
    }
    return String(decoding: module.head(imports: imports) + bodies, as: UTF8.self)
  }

  /// The files of a module in the order of their paths.
  private func files(of module: SwiftModule) -> [SwiftFile] {
    let files =
      switch runtime {
      case .library: module.files
      case .embedded: module.files.compactMap(\.withoutLibrary) + RuntimeSources.files
      }
    return prefixed(files, in: module.spec).sorted { $0.name + "." < $1.name + "." }
  }

  private func prefixed(_ files: [SwiftFile], in spec: Spec) -> [SwiftFile] {
    guard spec.app.swift.prefix != nil else { return files }
    let written = files.compactMap { file in file.body().map { (file, body: $0) } }
    guard let prefix = TypePrefix(spec, declaredIn: written.map(\.body)) else { return files }
    return written.map { file, body in
      SwiftFile(prefix.fileName(file.name), imports: file.imports) { prefix.applied(to: body) }
    }
  }
}

/// A file of a module; its body is written when it is asked for.
struct SwiftFile {
  let name: String
  let imports: [SwiftImport]
  /// Nil for a file that the app does not need.
  let body: () -> [UInt8]?
  /// What takes its place in a module without libraries.
  let embedded: (() -> [UInt8]?)?

  init(
    _ name: String, imports: [SwiftImport] = [.text], embedded: (() -> [UInt8]?)? = nil,
    body: @escaping () -> [UInt8]?
  ) {
    self.name = name
    self.imports = imports
    self.body = body
    self.embedded = embedded
  }

  /// The same for a module that has the sources of `NotificationText` in itself; nil for a file that needs more of the
  /// libraries.
  var withoutLibrary: SwiftFile? {
    if let embedded { return SwiftFile(name, imports: [], body: embedded) }
    return imports.allSatisfy { $0.module == SwiftImport.text.module } ? SwiftFile(name, imports: [], body: body) : nil
  }
}

/// A module that a file imports.
struct SwiftImport: Hashable {
  let module: String
  /// Declarations that others see name its types.
  var isPublic = false

  static let text = Self(module: "NotificationText")
  static let publicText = Self(module: "NotificationText", isPublic: true)
}
