import SpecDiagnostics
import YAMLNodes

/// Source nodes to a validated `Spec`.
public enum SpecReader {
  /// Reads the files of one app folder as one description.
  ///
  /// Every mistake is reported, each once; a part with an error is left out, and nothing that depends on it is reported.
  /// - Parameters:
  ///   - sources: The files in any order; they are read in the order of their paths.
  ///   - folder: The name of the folder, which must be `app.id`; not checked when nil.
  ///   - requirements: The ids that `covers` may name; not checked when nil.
  ///   - isTranslating: Texts may lack any declared language but the source, and show other values than that, because
  ///     somebody is about to translate them.
  ///   - coverage: Notes which keys are read, for tests.
  public static func read(
    _ sources: [SpecSource], folder: String? = nil, requirements: Set<String>? = nil,
    isTranslating: Bool = false, coverage: ShapeCoverage? = nil, mentions: MentionLog? = nil
  ) -> SpecReadResult {
    let sources = sources.sorted { $0.path < $1.path }
    let session = ReadingSession(shapes: SpecFileShape.recursiveShapes, coverage: coverage, mentions: mentions)
    if let requirements {
      session.items.track(.requirement)
      for id in requirements { session.items.define(.requirement, id, at: SourceSpan(startOf: "")) }
    }
    var roots: [SourceValue] = []
    for source in sources {
      session.add(source.yaml.diagnostics)
      session.followers.add(source.yaml.diagnostics)
      if let root = source.yaml.tree?.root, session.isSpecFile(root) { roots.append(SourceValue(root)) }
    }
    let isComplete = roots.count == sources.count
    var spec: Spec?
    var findings: ([Diagnostic]) -> [Diagnostic] = { $0 }
    var damaged: Set<SourceSpan> = []
    if let first = roots.first,
      let file = session.object(first, further: Array(roots.dropFirst()), SpecFileShape.object)
    {
      let reader = AppReader(file, isComplete: isComplete, folder: folder)
      reader.isTranslating = isTranslating
      spec = reader.read()
      findings = { reader.joiningLanguages(in: $0) }
      let languages = Set(reader.locales.map(\.written))
      for source in sources {
        guard let tree = source.yaml.tree, !languages.isEmpty else { continue }
        let found = ControlCharacters(in: tree, of: source.yaml.lines, languages: languages).findings
        session.add(found)
        damaged.formUnion(found.map(\.span))
      }
      spec?.files = sources.map(\.path)
      spec?.isComplete = session.isSound
    }
    // What else is wrong with a value follows from the character that nobody sees in it.
    let diagnostics = session.diagnostics.filter { !damaged.contains($0.span) || $0.code == .controlCharacter }
    return SpecReadResult(spec: spec, diagnostics: findings(diagnostics).sortedForReport())
  }
}

extension ReadingSession {
  /// Files of other kinds, by their first keys.
  private static let others = [
    "notispec_scenarios": "it holds scenarios", "notispec_outputs": "it says what generated files must hold",
    "notispec_known_failing": "it lists cases that fail", "notispec_mutants": "it lists mutants",
  ]

  /// Whether a file holds sections at all; if not, that is reported.
  fileprivate func isSpecFile(_ root: SourceNode) -> Bool {
    let value = SourceValue(root)
    if root.kind == .mapping {
      guard let first = root.entries.first(where: { _ in true })?.key, let words = Self.others[first.text] else {
        return true
      }
      error(
        "workspace/unread-file", "This file is not read here: \(words). Move it into the folder 'conformance'",
        at: first.span)
      return false
    }
    report(
      .wrongType, "must begin with 'notispec: 1' and have sections, but it is \(Self.description(of: value))",
      about: value, at: SourceSpan(startOf: root.tree.file))
    return false
  }
}
