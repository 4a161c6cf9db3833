import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// Finds every place that names an item of an app.
struct RenameSearch {
  private let loaded: LoadedWorkspace
  private let spec: Spec
  private let mentions: [MentionLog.Mention]

  /// - Parameter loaded: With its sources, and without errors.
  init(_ loaded: LoadedWorkspace, _ spec: Spec) {
    self.loaded = loaded
    self.spec = spec
    let log = MentionLog()
    let app = spec.app.id
    _ = SpecReader.read(loaded.sources[app] ?? [], folder: app, mentions: log)
    let loader = ScenarioLoader(
      specs: [spec], zone: { [zones = loaded.zones] in zones.rules($0) })
    _ = loader.load(loaded.scenarioTrees.filter { ScenarioLoader.head(of: $0)?.app == app }, mentions: log)
    mentions = log.mentions
  }

  /// - Parameter isReleased: Whether devices may have something under the old id.
  func renaming(_ kind: RenameKind, _ old: String, to new: String, isReleased: Bool) -> Renaming {
    var renaming = Renaming(kind, old, to: new, of: spec)
    renaming.add(mentions)
    renaming.addDefinitions(written)
    renaming.add(loaded.requirements ?? [], written)
    renaming.add(places: loaded.settings.waivers.map(\.place), written)
    renaming.add(places: loaded.mutantWaivers.map(\.mutant), written)
    if kind == .app {
      for file in loaded.files.all {
        if let tree = YAMLReader.read(file.bytes, file: file.path).tree { renaming.add(file: tree) }
      }
    }
    if isReleased, kind.isKeptByDevices {
      renaming.noteFormerID(written) { file in
        loaded.files.bytes(file).flatMap { YAMLReader.read($0, file: file).tree?.root }
      }
    }
    for file in renaming.edits.keys.sorted() {
      let tree = loaded.files.bytes(file).flatMap { YAMLReader.read($0, file: file).tree }
      renaming.follow(tree?.aliases ?? [], written)
    }
    return renaming
  }

  /// What is at a place, which is on one line.
  private func written(_ span: SourceSpan) -> String {
    guard let line = loaded.files.line(span.file, Int(span.start.line)), span.start.line == span.end.line else {
      return ""
    }
    let scalars = line.unicodeScalars.dropFirst(Int(span.start.column) - 1)
      .prefix(Int(span.end.column - span.start.column))
    return String(String.UnicodeScalarView(scalars))
  }
}

extension LoadedWorkspace {
  /// Leaves out the findings that were there before a change within lines.
  mutating func keepNew(since earlier: LoadedWorkspace) {
    var known: [Place: Int] = [:]
    for finding in earlier.findings { known[Place(finding), default: 0] += 1 }
    keep { finding in
      let place = Place(finding)
      guard let count = known[place], count > 0 else { return true }
      known[place] = count - 1
      return false
    }
  }
}

/// Where a finding is and what it is about, whatever the item is called in it.
private struct Place: Hashable {
  let code: String
  let file: String
  let line: Int32

  init(_ finding: Diagnostic) {
    code = finding.code.text
    file = finding.span.file
    line = finding.span.start.line
  }
}
