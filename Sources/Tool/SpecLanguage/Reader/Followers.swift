import SpecDiagnostics

/// What the mistakes found so far explain. A finding that only follows from one of them is not reported: the place to
/// edit is elsewhere, and it may be in another file.
struct Followers {
  /// Keys of which somebody meant something else: an id of the same name may be written there.
  private(set) var doubtfulNames: Set<String> = []
  /// Keys that a finding about the indentation names already.
  private var explainedKeys: Set<SourceSpan> = []
  /// Keys that are written twice, by their first place: it is unclear which value counts.
  private var disputedKeys: Set<SourceSpan> = []
  /// Keys that belong in another mapping, by the key of that mapping.
  private var misplacedKeys: [SourceSpan: [String]] = [:]

  /// Values of which only a beginning was read, which is reported.
  private var cutValues: Set<SourceSpan> = []

  mutating func cut(_ value: SourceSpan) { cutValues.insert(value) }

  func isCut(_ value: SourceSpan) -> Bool { !cutValues.isEmpty && cutValues.contains(value) }

  mutating func doubt(_ name: String) { doubtfulNames.insert(name) }

  /// Takes what the YAML reader has found.
  mutating func add(_ findings: [Diagnostic]) {
    for finding in findings where finding.code == "yaml/duplicate-key" || finding.code == "yaml/empty-key" {
      if finding.code == "yaml/empty-key" { explainedKeys.insert(finding.span) }
      for note in finding.notes { if let span = note.span { disputedKeys.insert(span) } }
    }
  }

  mutating func dispute(_ key: SourceSpan) { disputedKeys.insert(key) }

  mutating func misplace(_ key: String, into owner: SourceSpan) { misplacedKeys[owner, default: []].append(key) }

  func isExplained(_ key: SourceSpan) -> Bool { !explainedKeys.isEmpty && explainedKeys.contains(key) }

  func isDisputed(_ key: SourceSpan) -> Bool { !disputedKeys.isEmpty && disputedKeys.contains(key) }

  /// The keys that belong in the mapping behind a key and are written outside of it.
  func keys(misplacedFrom owner: SourceSpan) -> [String] { misplacedKeys[owner] ?? [] }

  var hasMisplacedKeys: Bool { !misplacedKeys.isEmpty }
}
