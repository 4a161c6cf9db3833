import TextWriting

/// What `generate` did.
struct GenerationReport {
  private let written: [String]
  private let removed: [String]
  private let unchanged: Int
  private let folder: String

  /// Paths shown in text; the others are only counted.
  private static let shownPaths = 50

  init(_ plan: GeneratedPlan, in folder: String) {
    self.folder = folder
    written = plan.change.writes.map(\.path).sorted()
    removed = plan.change.removals.sorted()
    unchanged = plan.unchanged
  }

  func text(isQuiet: Bool) -> TerminalText {
    if isQuiet { return "" }
    if written.isEmpty, removed.isEmpty {
      return "generated \(Plural.of(unchanged, "file")) in '\(folder)': nothing changed\n"
    }
    var lines: [TerminalText] = written.map { "wrote \(path($0))\n" }
    lines += removed.map { "removed \(path($0))\n" }
    var text = lines.prefix(Self.shownPaths).joined()
    if lines.count > Self.shownPaths { text += "and \(lines.count - Self.shownPaths) more\n" }
    text += "generated \(Plural.of(written.count + unchanged, "file")) in '\(folder)': "
    return text + "\(written.count) written, \(removed.count) removed, \(unchanged) unchanged\n"
  }

  private func path(_ path: String) -> String { Folder.path(folder, path) }

  /// `{ "version": 1, "written": [ paths ], "removed": [ paths ], "unchanged": 9 }`; paths are relative to the folder.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.strings("written", written)
      json.strings("removed", removed)
      json.member("unchanged", unchanged)
    }
    return json.text + "\n"
  }
}
