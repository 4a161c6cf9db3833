import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// An app that only scenarios use: no product needs its outputs, so nothing is generated for it.
///
/// Its description is next to the scenarios: the files of a folder below `conformance/` that begin with `notispec: 1`.
struct ScenarioApp {
  /// The folder's name, which must be the app's id.
  var id: String
  let folder: String
  private(set) var sources: [SpecSource]

  /// Whether a file describes an app, or a part of one: its first key says so.
  static func isDescribed(in tree: SourceTree) -> Bool {
    for entry in tree.root.entries { return entry.key.hasText("notispec") }
    return false
  }

  /// By folder, in the order of the files.
  static func all(in sources: [SpecSource]) -> [ScenarioApp] {
    var apps: [ScenarioApp] = []
    for source in sources {
      let folder = Folder.split(source.path).folder
      if let index = apps.firstIndex(where: { PathKey($0.folder) == PathKey(folder) }) {
        apps[index].sources.append(source)
      } else {
        apps.append(ScenarioApp(id: Folder.split(folder).name, folder: folder, sources: [source]))
      }
    }
    return apps
  }
}

extension Diagnostic {
  /// Two descriptions of one app.
  static func secondApp(_ app: ScenarioApp, _ other: String) -> Self {
    Self(
      "workspace/second-app", .error,
      "There is already an app '\(app.id)' in '\(other)'. A folder here is for an app that only scenarios use: give it "
        + "another name",
      at: SourceSpan(startOf: app.sources.first?.path ?? app.folder))
  }
}
