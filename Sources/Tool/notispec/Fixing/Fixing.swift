import SpecDiagnostics
import TextWriting
import YAMLNodes

/// `check --fix`: the certain replacements, made in the files.
struct Fixing {
  /// How many findings were fixed.
  private(set) var findingCount = 0
  private var files: Set<String> = []
  /// What was replaced, in the order in which it was.
  private var changes: [TerminalText] = []
  private let roots: [PathKey]

  /// A replacement may bring up the next one; if a workspace needs more rounds than this, the rest has to wait for the
  /// next run.
  private static let longestRun = 10

  /// Fixes what can be fixed, and reads the workspace again.
  ///
  /// - Parameters:
  ///   - workspace: As it was read; on return, as it is afterwards.
  ///   - asked: The files that may be changed.
  /// - Throws: Exit 73 or 74 if a file cannot be written; then all files are as they were before the round.
  init(_ workspace: inout LoadedWorkspace, _ choice: WorkspaceChoice, in asked: FileChoice) throws(WorldError) {
    roots = [choice.specs, choice.conformance].compactMap { try? RealPath.of($0) }.map(PathKey.init)
    var strangers: Set<String> = []
    for _ in 0..<Self.longestRun {
      var edits: [FileEdit] = []
      var found: [TerminalText] = []
      for (file, fixIts) in Self.fixIts(of: workspace.findings) where asked.includes(file) {
        guard let bytes = workspace.files.bytes(file) else { continue }
        let fixed = FixedText(bytes, applying: fixIts)
        guard fixed.bytes != bytes else { continue }
        guard isInside(file) else {
          strangers.insert(file)
          continue
        }
        edits.append(try FileEdit(of: file, from: bytes, to: fixed))
        found += fixed.applied.map { Self.words(for: $0, in: file, bytes) }
      }
      if edits.isEmpty { break }
      try FileEdit.write(edits, journaledIn: choice.specs)
      for edit in edits {
        findingCount += edit.count
        files.insert(edit.path)
      }
      changes += found
      workspace = try LoadedWorkspace(choice, withScenarios: true)
    }
    for file in strangers.sorted() {
      StandardOutput.note("notispec: '\(file)' leads out of the workspace and was not changed")
    }
  }

  /// "fixed 3 findings in 2 files", and a line for each of them.
  var summary: TerminalText {
    if findingCount == 0 { return "fixed nothing: no finding has a replacement that is certain to be right" }
    let shown = changes.prefix(Self.mostShown).map { "\n  \($0)" as TerminalText }.joined()
    let left = changes.count - Self.mostShown
    return "fixed \(Plural.of(findingCount, "finding")) in \(Plural.of(files.count, "file"))\(shown)"
      + (left > 0 ? "\n  and \(left) more" : "")
  }

  private static let mostShown = 100

  /// "specs/demo/app.yaml:12:13: 'paywal' is now 'paywall'"
  private static func words(for fixIt: Diagnostic.FixIt, in file: String, _ bytes: [UInt8]) -> TerminalText {
    let (start, end) = (fixIt.span.start, fixIt.span.end)
    let place: TerminalText = "\(file):\(start.line):\(start.column)"
    let new = quoted(fixIt.replacement.last == "\n" ? String(fixIt.replacement.dropLast()) : fixIt.replacement)
    let line = start.line == end.line ? SourceLines(bytes).text(Int(start.line)) : nil
    let old = line.map { line in
      let scalars = line.unicodeScalars.dropFirst(Int(start.column) - 1).prefix(Int(end.column - start.column))
      return String(String.UnicodeScalarView(scalars))
    }
    guard let old, !old.isEmpty else { return "\(place): wrote \(new)" }
    // Only the quotes are new.
    if quoted(old) == new, old != fixIt.replacement { return "\(place): \(old) is now \(fixIt.replacement)" }
    if let blank = old.unicodeScalars.first(where: \.isForeignBlank), old.unicodeScalars.allSatisfy(\.isForeignBlank) {
      return "\(place): \(blank.blankName) is now \(fixIt.replacement.isEmpty ? "gone" : "a space")"
    }
    return "\(place): \(quoted(old)) is now \(new)"
  }

  /// In one pair of quotes, whether or not it has its own, and short.
  private static func quoted(_ text: String) -> TerminalText {
    let isQuoted = text.count > 2 && text.first == text.last && (text.first == "\"" || text.first == "'")
    let bare = isQuoted ? String(text.dropFirst().dropLast()) : text
    return "'\(bare.count > 60 ? bare.prefix(59) + "…" : bare)'"
  }

  /// By file, in the order of the paths.
  private static func fixIts(of findings: [Diagnostic]) -> [(file: String, fixIts: [Diagnostic.FixIt])] {
    let all = findings.compactMap(\.fixIt).filter(\.isCertain)
    return Dictionary(grouping: all) { PathKey($0.span.file) }.values.compactMap { fixIts in
      fixIts.first.map { (file: $0.span.file, fixIts: fixIts) }
    }.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }

  /// Whether a file really is below a folder of the workspace: a symbolic link may lead to somebody else's file.
  private func isInside(_ file: String) -> Bool {
    guard let place = try? RealPath.of(file) else { return false }
    return roots.contains { PathKey(place).isIn($0) }
  }
}
