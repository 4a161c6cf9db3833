import SpecEmission
import SpecLanguage

/// What the specs produce. The files are passed on as they are made; their lines of the manifest stay.
struct Emission {
  typealias Taker = (OutputFile, OutputManifest.Entry) throws(WorldError) -> Void

  /// The lines of the manifest, one for each file.
  private(set) var entries: [OutputManifest.Entry] = []
  private var folders: Set<String> = []
  private let request: EmissionRequest
  /// The digests of the models so far, by app.
  private var models: [String: String] = [:]

  init(request: EmissionRequest) { self.request = request }

  /// Files that an emitter makes for one app.
  mutating func add(_ emitter: any Emitter, for spec: Spec, _ take: Taker) throws(WorldError) {
    let model = digest(of: spec)
    try emitter.forEachFile(of: spec) { file throws(WorldError) in try add(file, model: model, take) }
  }

  /// Files that come from no spec.
  mutating func add(_ output: [OutputFile], _ take: Taker) throws(WorldError) {
    for file in output { try add(file, model: ResolvedModel.digestOfNone, take) }
  }

  /// Files that a template makes.
  mutating func add(
    _ output: [OutputFile], of specs: [Spec], by template: WorkspaceTemplate, _ take: Taker
  ) throws(WorldError) {
    var digests: [String] = []
    for spec in specs where template.includes(spec.app.id) { digests.append(digest(of: spec)) }
    let model = digests.count == 1 ? digests[0] : OutputManifest.digest(of: digests.joined().utf8)
    for file in output { try add(file, model: model, template: template.digest, take) }
  }

  private mutating func digest(of spec: Spec) -> String {
    if let model = models[spec.app.id] { return model }
    let model = ResolvedModel.digest(of: spec)
    models[spec.app.id] = model
    return model
  }

  private mutating func add(
    _ file: OutputFile, model: String, template: String? = nil, _ take: Taker
  ) throws(WorldError) {
    let digest = OutputManifest.digest(of: file.bytes)
    let entry = OutputManifest.Entry(path: file.path, digest: digest, model: model, template: template)
    entries.append(entry)
    folders.insert(Self.folder(of: file.path))
    try take(file, entry)
  }

  /// Whether this run is responsible for a file in the manifest.
  func isResponsible(for path: String) -> Bool { request.includes(path, folders: folders) }

  /// The emitter's folder for one app: `swift/CleanerNotifications`; the file itself if it belongs to no app.
  static func folder(of path: String) -> String {
    path.split(separator: "/").prefix(2).joined(separator: "/")
  }
}
