import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TemplateEmission

/// Which outputs a run is about.
struct EmissionRequest {
  /// Nil for those that the workspace lists.
  private let emitters: [String]?
  private let isAllApps: Bool

  /// What can be asked for.
  static var outputs: [String] { EmitterRoster.all.map { type(of: $0).id } + [WorkspaceTemplate.folder] }

  /// - Parameter only: Ids, several in one text with commas between them.
  /// - Throws: Exit 64 for an emitter that does not exist.
  init(only: [String], isAllApps: Bool) throws(WorldError) {
    let emitters = only.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let known = Self.outputs
    for id in emitters where !known.contains(id) {
      let meant = Spelling.suggestion(for: id, among: known).map { ": did you mean '\($0)'?" }
      let names = " (the outputs are: \(known.joined(separator: ", ")))"
      throw .usage("--only: there is no output '\(id)'\(meant ?? names)")
    }
    self.emitters = emitters.isEmpty ? nil : emitters
    self.isAllApps = isAllApps
  }

  /// Compares the emitters asked for with those that the workspace lists: any other output would be an orphan at once.
  ///
  /// - Parameter outputs: Nil if the workspace lists none, which means all.
  /// - Throws: Exit 64.
  func refuseUnchosen(among outputs: [Workspace.Output]?, of file: String) throws(WorldError) {
    guard let emitters, let outputs else { return }
    for id in emitters where id != WorkspaceTemplate.folder && !outputs.contains(where: { $0.id == id }) {
      let chosen = outputs.map { "'\($0.id)'" }.joined(separator: ", ")
      throw .usage(
        """
        --only: 'outputs' of '\(file)' does not list '\(id)' (it lists \(chosen.isEmpty ? "none" : chosen)): \
        add '\(id): {}' there, or leave '\(id)' out here
        """)
    }
  }

  /// Passes on the files of all apps, one by one.
  ///
  /// - Parameter ofAppsOnly: Leaves out what comes from no spec.
  func emit(
    _ workspace: LoadedWorkspace, ofAppsOnly: Bool = false, _ take: Emission.Taker
  ) throws(WorldError) -> Emission {
    var emission = Emission(request: self)
    let wanted = wanted(workspace.settings)
    for spec in workspace.specs {
      for emitter in wanted where workspace.settings.hasOutput(emitter, for: spec) {
        try emission.add(emitter, for: spec, take)
      }
    }
    if !ofAppsOnly {
      try emission.add(wanted.flatMap { $0.files(for: FileFormat.all) }, take)
      // Its tables are in the module that renders templates, which emitters do not know.
      if wanted.contains(where: { type(of: $0).id == ReferenceEmitter.id }) {
        try emission.add([TemplateReference.file], take)
      }
    }
    guard emitters?.contains(WorkspaceTemplate.folder) ?? true else { return emission }
    for template in workspace.templates {
      for spec in workspace.specs { try emission.add(template.files(for: spec), of: [spec], by: template, take) }
      // With only some of the apps such a file would be incomplete.
      if isAllApps, let file = template.file(for: workspace.specs) {
        try emission.add([file], of: workspace.specs, by: template, take)
      }
    }
    return emission
  }

  private func wanted(_ settings: Workspace) -> [any Emitter] {
    EmitterRoster.all(settings).filter { emitter in
      let id = type(of: emitter).id
      return emitters?.contains(id) ?? settings.outputs?.contains { $0.id == id } ?? true
    }
  }

  /// The files that emitters make of one app.
  func files(of spec: Spec, _ settings: Workspace) -> [OutputFile] {
    wanted(settings).filter { settings.hasOutput($0, for: spec) }.flatMap { $0.files(for: spec) }
  }

  /// Whether a file of an earlier run is one that this run would write again.
  func includes(_ path: String, folders: Set<String>) -> Bool {
    let emitter = path.prefix { $0 != "/" }
    if let emitters, !emitters.contains(String(emitter)) { return false }
    if isAllApps { return true }
    // The paths of templates need not begin with an app.
    return emitter != WorkspaceTemplate.folder && folders.contains(Emission.folder(of: path))
  }
}

extension Workspace {
  /// Whether the settings of an output leave an app in.
  fileprivate func hasOutput(_ emitter: any Emitter, for spec: Spec) -> Bool {
    let apps = outputs?.first { $0.id == type(of: emitter).id }?.apps
    return apps?.contains { $0.value == spec.app.id } ?? true
  }
}
