import SpecDiagnostics

/// The spec files of a workspace, found but not yet read.
struct SpecSources {
  struct AppFolder {
    /// The folder's name, which must be the app's id.
    var id: String
    let path: String
    let files: [String]
  }

  /// Every folder below `specs/` that contains YAML, by name.
  private(set) var apps: [AppFolder] = []
  /// `specs/notispec.yaml`; nil if there is none.
  private(set) var workspaceFile: String?
  private(set) var diagnostics: [Diagnostic] = []

  static let workspaceName = "notispec.yaml"

  /// - Throws: Exit 66 if the folder is missing or something in it cannot be read.
  init(in folder: String, _ bounds: ReadingBounds) throws(WorldError) {
    try Self.requireFolder(folder)
    guard bounds.contains(folder) else {
      diagnostics = [.strayLink(folder)]
      return
    }
    var walk = FolderWalk(from: folder, in: bounds)
    for name in try Folder.requiredNames(in: folder) where name.utf8.first != UInt8(ascii: ".") {
      let path = Folder.path(folder, name)
      if name == Self.workspaceName {
        workspaceFile = path
      } else if try FileStatus.isFolder(path) {
        guard bounds.contains(path) else {
          // Reading it gives the finding.
          apps.append(AppFolder(id: name, path: path, files: [path]))
          continue
        }
        // A folder named x.yaml is not an app: whoever made it meant a file.
        if name.hasSuffix(".yaml") { throw .unreadable(path, "it is a folder, but a file is expected here") }
        let scan = try YAMLFileScan(below: path, on: &walk)
        diagnostics += scan.diagnostics
        if !scan.files.isEmpty { apps.append(AppFolder(id: name, path: path, files: scan.files)) }
      } else if [Self.workspaceName, "notispec.yml"].contains(name.lowercased()) {
        diagnostics.append(.workspaceFileName(path, Self.workspaceName))
      } else if name.hasSuffix(".yaml") || YAMLName.isMeant(name) {
        diagnostics.append(.outsideAppFolder(path, folder))
      }
    }
    let above = Folder.path(Folder.split(folder).folder, Self.workspaceName)
    if folder == WorkspaceChoice.standard.specs || folder.hasSuffix("/\(WorkspaceChoice.standard.specs)"),
      workspaceFile == nil, bounds.contains(above), try FileStatus.isPresent(above)
    {
      diagnostics.append(
        Diagnostic(
          "workspace/unread-file", .error, "This file is not read: move it into '\(folder)'",
          at: SourceSpan(startOf: above)))
    }
    if apps.isEmpty { diagnostics.append(.noApp(folder)) }
  }

  /// Reads folders as if they had other names already.
  mutating func rename(_ names: [String: String]) {
    for index in apps.indices { apps[index].id = names[apps[index].id] ?? apps[index].id }
  }

  private static func requireFolder(_ folder: String) throws(WorldError) {
    if folder == WorkspaceChoice.standard.specs, try !FileStatus.isPresent(folder) {
      throw .unreadable(
        folder,
        """
        there is no such folder here or in a folder above. Run 'notispec init plants' to begin a workspace, or use \
        '-C FOLDER' for another
        """)
    }
    guard try FileStatus.required(folder).kind == .folder else {
      throw .unreadable(folder, "it is not a folder, but the specs of the apps are expected in one")
    }
  }

  /// The apps asked for; all if none is named.
  ///
  /// - Throws: Exit 64 for an unknown app.
  func selected(_ ids: [String]) throws(WorldError) -> [AppFolder] {
    for id in ids where !apps.contains(where: { $0.id == id }) {
      let meant = Spelling.suggestion(for: id, among: apps.map(\.id)).map { ": did you mean '\($0)'?" }
      let known = apps.map(\.id).joined(separator: ", ")
      let names = known.isEmpty ? "" : " (the apps are: \(known))"
      throw .usage("--app: there is no app '\(id)'\(meant ?? names)")
    }
    return ids.isEmpty ? apps : apps.filter { ids.contains($0.id) }
  }
}

extension Diagnostic {
  fileprivate static func outsideAppFolder(_ path: String, _ folder: String) -> Self {
    Self(
      "workspace/outside-app-folder", .error,
      "This file belongs to no app: move it into a folder named after the app's id, such as '\(folder)/cleaner/'",
      at: SourceSpan(startOf: path))
  }

  fileprivate static func workspaceFileName(_ path: String, _ name: String) -> Self {
    Self(
      "spec/file-extension", .error,
      "This file is not read: rename it to '\(name)', the file for the settings of the workspace",
      at: SourceSpan(startOf: path))
  }

  fileprivate static func noApp(_ folder: String) -> Self {
    Self(
      "workspace/no-app", .error,
      "No folder in here contains a spec: there must be one folder per app, with '*.yaml' files in it",
      at: SourceSpan(startOf: folder))
  }
}
