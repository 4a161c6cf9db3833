/// The folders of an app, which are named after it.
struct AppMove {
  private let old: String
  private let new: String
  /// Those of the specs last: as long as they are not moved, a run that was killed is taken up again.
  private let folders: [(old: String, new: String)]

  init(from old: String, to new: String, in workspace: WorkspaceChoice) {
    self.old = old
    self.new = new
    folders = [workspace.conformance, workspace.specs].map { (Folder.path($0, old), Folder.path($0, new)) }
  }

  /// - Throws: Exit 73 if something has the new name already.
  func refuseTaken() throws(WorldError) {
    for folder in folders where Self.isThere(folder.old) && Self.isThere(folder.new) {
      throw .uncreatable(folder.new, "it is already there")
    }
  }

  /// Only what is there: an app may have no cases.
  ///
  /// - Throws: Exit 73; what was moved before stays, and `rename` takes it up when it is run again.
  func run() throws(WorldError) {
    for folder in folders where Self.isThere(folder.old) {
      do throws(SystemError) {
        try FolderExchange.move(folder.old, toNew: folder.new)
      } catch {
        throw .uncreatable(folder.new, error)
      }
    }
  }

  /// Whether an earlier run was killed after it had changed the files: only folders have their old names.
  func isHalfDone(in loaded: LoadedWorkspace, _ workspace: WorkspaceChoice) throws(WorldError) -> Bool {
    guard loaded.findings.contains(where: { $0.code == .folderName && $0.severity == .error }) else { return false }
    let moved = try LoadedWorkspace(applied(to: workspace), withScenarios: false)
    return !moved.hasErrors && moved.testedApps.contains { $0.app.id == new }
  }

  /// The workspace as if they were moved.
  func applied(to workspace: WorkspaceChoice) -> WorkspaceChoice {
    var choice = workspace
    choice.renamedFolders = [old: new]
    return choice
  }

  private static func isThere(_ folder: String) -> Bool {
    (try? FileStatus.ifPresent(folder, followingLinks: false)) ?? nil != nil
  }
}
