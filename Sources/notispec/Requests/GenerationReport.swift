import TextWriting

/// What `generate` did.
struct GenerationReport {
  private let written: [String]
  private let removed: [String]
  private let unchanged: Int
  private let folder: String

  /// Paths shown in text; the number of the others is said.
  private static let shownPaths = 50

  init(_ plan: GeneratedPlan, in folder: String) {
    self.folder = folder
    written = plan.change.writes.map(\.path).sorted()
    removed = plan.change.removals.sorted()
    unchanged = plan.unchanged
  }

  func text(isQuiet: Bool) -> String {
    if isQuiet { return "" }
    let name = Printable.quoted(folder)
    if written.isEmpty, removed.isEmpty {
      return "generated \(Plural.of(unchanged, "file")) in \(name): nothing changed\n"
    }
    let lines = written.map { "wrote \(shown($0))\n" } + removed.map { "removed \(shown($0))\n" }
    var text = lines.prefix(Self.shownPaths).joined()
    if lines.count > Self.shownPaths { text += "and \(lines.count - Self.shownPaths) more\n" }
    text += "generated \(Plural.of(written.count + unchanged, "file")) in \(name): "
    return text + "\(written.count) written, \(removed.count) removed, \(unchanged) unchanged\n"
  }

  private func shown(_ path: String) -> String { Printable.text(Folder.path(folder, path)) }

  /// `{ "version": 1, "written": [ paths ], "removed": [ paths ], "unchanged": 9 }`; paths are relative to the folder.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("written")
      json.array { json in
        for path in written { json.value(path) }
      }
      json.key("removed")
      json.array { json in
        for path in removed { json.value(path) }
      }
      json.member("unchanged", unchanged)
    }
    return json.text + "\n"
  }
}
