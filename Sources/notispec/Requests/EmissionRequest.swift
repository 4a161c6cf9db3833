import SpecDiagnostics
import SpecEmission
import SpecModel

/// Which outputs a run is about.
struct EmissionRequest {
  /// Nil for those that the workspace names.
  private let emitters: [String]?
  private let isAllApps: Bool

  /// - Parameter only: Ids, several in one text with commas between them.
  /// - Throws: Exit 64 for an emitter that does not exist.
  init(only: [String], isAllApps: Bool) throws(WorldError) {
    let emitters = only.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let known = EmitterRoster.all.map { type(of: $0).id }
    for id in emitters where !known.contains(id) {
      let meant = Spelling.suggestion(for: id, among: known).map { ": did you mean '\($0)'?" }
      let names = " (there is: \(known.joined(separator: ", ")))"
      throw .usage("--only: there is no output \(Printable.quoted(id))\(meant ?? names)")
    }
    self.emitters = emitters.isEmpty ? nil : emitters
    self.isAllApps = isAllApps
  }

  /// The files of all apps, and what keeps them from being written together.
  func emission(of workspace: LoadedWorkspace) -> Emission {
    let wanted = emitters ?? workspace.settings.outputs?.map(\.id)
    let emitters = EmitterRoster.all.filter { wanted?.contains(type(of: $0).id) ?? true }
    var emission = Emission(request: self)
    for spec in workspace.specs { emission.add(emitters.flatMap { $0.files(for: spec) }, of: spec) }
    emission.add(emitters.flatMap { $0.files(for: FileFormat.all) })
    return emission
  }

  /// Whether a file of an earlier run is one that this run would write again.
  fileprivate func includes(_ path: String, folders: Set<String>) -> Bool {
    let emitter = path.prefix { $0 != "/" }
    if let emitters, !emitters.contains(String(emitter)) { return false }
    return isAllApps || folders.contains(Emission.folder(of: path))
  }
}

/// What the specs give, before it is held against what is there.
struct Emission {
  private(set) var files: [OutputFile] = []
  /// The lines of the manifest, one for each file in the same order.
  private(set) var entries: [OutputManifest.Entry] = []
  /// Files that two apps would write.
  private(set) var collisions: [Diagnostic] = []
  private var owners: [String: AppItem] = [:]
  private var folders: Set<String> = []
  private let request: EmissionRequest

  fileprivate init(request: EmissionRequest) { self.request = request }

  fileprivate mutating func add(_ output: [OutputFile], of spec: Spec) {
    let model = ResolvedModel.digest(of: spec)
    for file in output {
      add(file, model: model)
      if let owner = owners.updateValue(spec.app, forKey: file.path) {
        collisions.append(.samePath(file.path, spec.app, owner))
      }
    }
  }

  /// Files that come from no spec.
  fileprivate mutating func add(_ output: [OutputFile]) {
    for file in output { add(file, model: ResolvedModel.digestOfNone) }
  }

  private mutating func add(_ file: OutputFile, model: String) {
    let digest = OutputManifest.digest(of: file.contents.utf8)
    files.append(file)
    entries.append(OutputManifest.Entry(path: file.path, digest: digest, model: model))
    folders.insert(Self.folder(of: file.path))
  }

  /// Whether this run answers for a file that the manifest names.
  func isResponsible(for path: String) -> Bool { request.includes(path, folders: folders) }

  /// The emitter's folder for one app: `swift/CleanerNotifications`; the file itself when it is of no app.
  fileprivate static func folder(of path: String) -> String {
    path.split(separator: "/").prefix(2).joined(separator: "/")
  }
}

extension Diagnostic {
  fileprivate static func samePath(_ path: String, _ app: AppItem, _ other: AppItem) -> Self {
    Self(
      "generated/same-path", .error, "The apps '\(other.id)' and '\(app.id)' would both write '\(path)'",
      at: app.module.span, notes: [Note("the module of '\(other.id)' is named here", at: other.module.span)])
  }
}
