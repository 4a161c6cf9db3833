import SpecDiagnostics
import SpecEmission
import SpecModel

/// What the specs give, before it is held against what is there.
struct Emission {
  private(set) var files: [OutputFile] = []
  /// The lines of the manifest, one for each file in the same order.
  private(set) var entries: [OutputManifest.Entry] = []
  /// Files that cannot be written beside each other.
  private(set) var collisions: [Diagnostic] = []
  /// By the path in lower case: some file systems do not tell the two apart.
  private var writers: [String: OutputWriter] = [:]
  private var folders: Set<String> = []
  private let request: EmissionRequest
  /// The digests of the models so far, by app.
  private var models: [String: String] = [:]

  init(request: EmissionRequest) { self.request = request }

  /// Files that emitters give for one app.
  mutating func add(_ output: [OutputFile], of spec: Spec) {
    let model = digest(of: spec)
    for file in output { add(file, model: model, by: .app(spec.app)) }
  }

  /// Files that come from no spec.
  mutating func add(_ output: [OutputFile]) {
    for file in output { add(file, model: ResolvedModel.digestOfNone, by: nil) }
  }

  /// Files that a template gives.
  mutating func add(_ output: [OutputFile], of specs: [Spec], by template: WorkspaceTemplate) {
    var digests: [String] = []
    for spec in specs where template.includes(spec.app.id) { digests.append(digest(of: spec)) }
    let model = digests.count == 1 ? digests[0] : OutputManifest.digest(of: digests.joined().utf8)
    let app = specs.count == 1 && template.item.subject != .workspace ? specs.first?.app : nil
    for file in output { add(file, model: model, template: template.digest, by: .template(template.item, app)) }
  }

  private mutating func digest(of spec: Spec) -> String {
    if let model = models[spec.app.id] { return model }
    let model = ResolvedModel.digest(of: spec)
    models[spec.app.id] = model
    return model
  }

  private mutating func add(_ file: OutputFile, model: String, template: String? = nil, by writer: OutputWriter?) {
    let digest = OutputManifest.digest(of: file.bytes)
    files.append(file)
    entries.append(OutputManifest.Entry(path: file.path, digest: digest, model: model, template: template))
    folders.insert(Self.folder(of: file.path))
    guard let writer, let other = writers.updateValue(writer, forKey: file.path.lowercased()) else { return }
    collisions.append(.samePath(file.path, writer, other))
  }

  /// Finds files that are folders of others, once all are there.
  mutating func finish() {
    for file in files where file.path.hasPrefix("\(WorkspaceTemplate.folder)/") {
      var folder = file.path.lowercased()[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if let other = writers[String(folder)], let writer = writers[file.path.lowercased()] {
          collisions.append(.folderAndFile(String(folder), writer, other))
        }
      }
    }
  }

  /// Whether this run answers for a file that the manifest names.
  func isResponsible(for path: String) -> Bool { request.includes(path, folders: folders) }

  /// The emitter's folder for one app: `swift/CleanerNotifications`; the file itself when it is of no app.
  static func folder(of path: String) -> String {
    path.split(separator: "/").prefix(2).joined(separator: "/")
  }
}

/// What a file comes from, for findings.
private enum OutputWriter {
  case app(AppItem)
  /// Without an app for a template for the workspace.
  case template(TemplateItem, AppItem?)

  /// "the app 'cleaner'"
  var text: String {
    switch self {
    case .app(let app): "the app '\(app.id)'"
    case .template(let item, let app?): "the template '\(item.id)' for the app '\(app.id)'"
    case .template(let item, nil): "the template '\(item.id)'"
    }
  }

  /// What decides about the path.
  var span: SourceSpan {
    switch self {
    case .app(let app): app.module.span
    case .template(let item, _): item.output.span
    }
  }
}

extension Diagnostic {
  fileprivate static func samePath(_ path: String, _ writer: OutputWriter, _ other: OutputWriter) -> Self {
    switch (other, writer) {
    case (.template(let first, let one?), .template(let second, let two?)) where first.id == second.id:
      Self(
        "generated/same-path", .error,
        """
        The template '\(first.id)' would write '\(path)' for the app '\(one.id)' and for the app '\(two.id)': \
        put '{app}' into the path
        """, at: second.output.span)
    default:
      Self(
        "generated/same-path", .error,
        "\(other.text.prefix(1).uppercased() + other.text.dropFirst()) and \(writer.text) would both write '\(path)'",
        at: writer.span, notes: [Note("the other path is here", at: other.span)])
    }
  }

  fileprivate static func folderAndFile(_ path: String, _ writer: OutputWriter, _ other: OutputWriter) -> Self {
    Self(
      "generated/same-path", .error,
      "'\(path)' would be a file of \(other.text) and a folder of \(writer.text): change one of the paths",
      at: writer.span, notes: [Note("the other path is here", at: other.span)])
  }
}
