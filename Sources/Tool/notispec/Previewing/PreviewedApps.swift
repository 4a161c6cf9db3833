import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecPreview
import YAMLNodes

/// The apps of a workspace as the preview gets them, each finding with the item that it is about.
struct PreviewedApps {
  private(set) var apps: [PreviewApp] = []
  /// Findings about no app.
  private(set) var others: [Diagnostic] = []
  /// The ids of apps that only the base has.
  private(set) var gone: [String] = []

  init(_ loaded: LoadedWorkspace, _ base: BaseSpecs?) {
    let requirements = Dictionary(
      (loaded.requirements ?? []).map { ($0.id, $0.requires) }, uniquingKeysWith: { first, _ in first })
    for spec in loaded.specs {
      let id = spec.app.id
      var app = PreviewApp(spec)
      app.before = base?.apps.first { $0.spec.app.id == id }?.spec
      let places = ItemPlaces(loaded.sources[id] ?? [])
      app.findings = loaded.findings.filter { loaded.app(of: $0.span.file) == id }.map { (places.path(of: $0), $0) }
      let cases = loaded.cases.filter { $0.app == id }
      for type in spec.notifications {
        app.proofs[type.id] = PreviewProof(
          requirements: type.covers.map { .init(id: $0.value, words: requirements[$0.value]) },
          cases: cases.filter { $0.mentions(.notification, type.id) }.map(\.id))
      }
      apps.append(app)
    }
    gone = (base?.apps ?? []).map(\.spec.app.id).filter { !loaded.knownApps.contains($0) }
    let shown = Set(apps.map(\.spec.app.id))
    others = loaded.findings.filter { finding in loaded.app(of: finding.span.file).map { !shown.contains($0) } ?? true }
  }
}

/// Which item of an app a line of its files belongs to.
private struct ItemPlaces {
  private var places: [(file: String, lines: ClosedRange<Int32>, path: String)] = []

  init(_ sources: [SpecSource]) {
    for source in sources {
      guard let tree = source.yaml.tree else { continue }
      for section in tree.root.entries where section.value.kind == .mapping {
        for item in section.value.entries {
          let (start, end) = (item.key.span.start.line, item.value.span.end.line)
          places.append((source.path, start...max(start, end), "\(section.key.text).\(item.key.text)"))
        }
      }
    }
  }

  /// `notifications.offer`; empty for what is in no item.
  func path(of finding: Diagnostic) -> String {
    let (file, line) = (finding.span.file, finding.span.start.line)
    return places.first { $0.file == file && $0.lines.contains(line) }?.path ?? ""
  }
}
