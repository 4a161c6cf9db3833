import SpecDiagnostics
import SpecEmission
import SpecModel

/// What the specs give, before it is held against what is there.
struct Emission {
  private(set) var files: [OutputFile] = []
  /// The lines of the manifest, one for each file in the same order.
  private(set) var entries: [OutputManifest.Entry] = []
  private var folders: Set<String> = []
  private let request: EmissionRequest
  /// The digests of the models so far, by app.
  private var models: [String: String] = [:]

  init(request: EmissionRequest) { self.request = request }

  /// Files that emitters give for one app.
  mutating func add(_ output: [OutputFile], of spec: Spec) {
    let model = digest(of: spec)
    for file in output { add(file, model: model) }
  }

  /// Files that come from no spec.
  mutating func add(_ output: [OutputFile]) {
    for file in output { add(file, model: ResolvedModel.digestOfNone) }
  }

  /// Files that a template gives.
  mutating func add(_ output: [OutputFile], of specs: [Spec], by template: WorkspaceTemplate) {
    var digests: [String] = []
    for spec in specs where template.includes(spec.app.id) { digests.append(digest(of: spec)) }
    let model = digests.count == 1 ? digests[0] : OutputManifest.digest(of: digests.joined().utf8)
    for file in output { add(file, model: model, template: template.digest) }
  }

  private mutating func digest(of spec: Spec) -> String {
    if let model = models[spec.app.id] { return model }
    let model = ResolvedModel.digest(of: spec)
    models[spec.app.id] = model
    return model
  }

  private mutating func add(_ file: OutputFile, model: String, template: String? = nil) {
    let digest = OutputManifest.digest(of: file.bytes)
    files.append(file)
    entries.append(OutputManifest.Entry(path: file.path, digest: digest, model: model, template: template))
    folders.insert(Self.folder(of: file.path))
  }

  /// Whether this run answers for a file that the manifest names.
  func isResponsible(for path: String) -> Bool { request.includes(path, folders: folders) }

  /// The emitter's folder for one app: `swift/CleanerNotifications`; the file itself when it is of no app.
  static func folder(of path: String) -> String {
    path.split(separator: "/").prefix(2).joined(separator: "/")
  }
}
