import NotificationCivilTime

/// Where a run finds its files, which apps it looks at and on which date.
struct WorkspaceChoice: Hashable {
  /// The folder with one folder per app.
  let specs: String
  /// The folder that `generate` writes.
  let generated: String
  /// The folder with scenario tables and requirements.
  let conformance: String
  /// Whether that folder was named explicitly: then it must exist.
  let isConformanceNamed: Bool
  /// Empty for all.
  private(set) var apps: [String]
  /// What dates in a spec are compared with; nil for the date of the run.
  private(set) var today: CivilDate?
  /// Where the run was started, from the folder of the workspace.
  var start = "."
  /// Whether symbolic links may lead anywhere.
  var allowsLinks = false
  var typed = TypedCommand()
  /// Folders of apps by the names that they are about to have.
  var renamedFolders: [String: String] = [:]

  static let standard = WorkspaceChoice(
    specs: "specs", generated: "generated", conformance: "conformance", isConformanceNamed: false, apps: [], today: nil)
}

extension WorkspaceChoice {
  /// The same with one app only.
  func only(_ app: String) -> Self {
    var choice = self
    choice.apps = [app]
    return choice
  }

  /// The same on another date.
  func on(_ date: CivilDate?) -> Self {
    var choice = self
    choice.today = date
    return choice
  }
}
