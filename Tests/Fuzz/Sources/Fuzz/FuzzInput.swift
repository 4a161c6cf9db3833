import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import SpecLint
import YAMLNodes

/// A few files of a workspace in one input, treated as `notispec check` and `generate` treat them.
///
/// A line `# --- next file` separates them. What a file is shows in it: scenarios have `notispec_scenarios` first,
/// requirements are a list, and all others belong to one app and are read as workspace settings besides.
struct FuzzInput {
  private let files: [YAMLReadResult]
  private var findings: [Diagnostic]
  private var settings = Workspace()

  init(_ bytes: [UInt8]) {
    files = Self.parts(of: bytes).enumerated().map { YAMLReader.read(Array($1), file: Self.name(of: $0)) }
    findings = files.flatMap(\.diagnostics)
  }

  /// Crashes, hangs and memory are libFuzzer's to notice; what else must hold is a precondition.
  mutating func check() {
    var app: [SpecSource] = []
    var scenarios: [SourceTree] = []
    var requirements: [String]?
    for (index, file) in files.enumerated() {
      guard let tree = file.tree else {
        precondition(file.diagnostics.contains { $0.severity == .error }, "A file that was not read needs a reason")
        continue
      }
      if ScenarioLoader.isScenarioFile(tree) {
        scenarios.append(tree)
      } else if tree.root.kind == .sequence {
        let read = RequirementsFile(tree)
        requirements = read.requirements.map(\.id)
        findings += read.diagnostics
      } else {
        app.append(SpecSource(path: Self.name(of: index), yaml: file))
      }
    }
    for source in app { readSettings(source) }
    let (specs, incomplete) = read(app, requirements: requirements)
    let zones = ["Europe/Moscow": ZoneRules(identifier: "Europe/Moscow", fixedOffsetSeconds: 10_800)]
    let loader = ScenarioLoader(specs: specs, incompleteApps: incomplete, requirements: requirements) { zones[$0] }
    findings += loader.load(scenarios).diagnostics
    FuzzReport(findings.sortedForReport(), files: files).show()
  }

  private mutating func readSettings(_ source: SpecSource) {
    let read = WorkspaceReader.read(
      source, rules: LintRoster.codes)
    settings = read.workspace
    findings += read.diagnostics
  }

  /// The app of the input, or the sample if the input is about other files.
  private mutating func read(
    _ sources: [SpecSource], requirements: [String]?
  ) -> (specs: [Spec], incomplete: Set<String>) {
    guard !sources.isEmpty else { return (SampleApp.specs, []) }
    let result = SpecReader.read(sources, requirements: requirements.map { Set($0) })
    findings += result.diagnostics
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    guard let spec = result.spec else {
      precondition(hasErrors, "An app that was not read needs a reason")
      return ([], [])
    }
    let lint = judge(spec, isComplete: !hasErrors)
    findings += lint
    if !hasErrors, !lint.contains(where: { $0.severity == .error }) { generate(spec) }
    return ([spec], hasErrors ? [spec.app.id] : [])
  }

  private func judge(_ spec: Spec, isComplete: Bool) -> [Diagnostic] {
    let today = CivilDate(year: 2026, month: 3, day: 8) ?? CivilDate(dayNumber: 0)
    var policy = LintPolicy(settings, today: today)
    let findings = policy.apply(
      to: LintRoster.check(spec, on: today), of: spec.app.id, isComplete: isComplete, places: { _ in [] })
    return findings.findings + policy.findings
  }

  private func generate(_ spec: Spec) {
    _ = ResolvedModel.digest(of: spec)
    for emitter in EmitterRoster.all {
      for file in emitter.files(for: spec) { precondition(!file.contents.isEmpty, "An output with nothing in it") }
    }
  }
}

/// The parts of an input.
extension FuzzInput {
  static func name(of index: Int) -> String { "\(index).yaml" }

  private static let separator = Array("\n# --- next file\n".utf8)

  private static func parts(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    // More files than this only repeat what fewer show.
    while parts.count < 3, let range = rest.firstRange(of: separator) {
      // The line end before the separator belongs to the file above.
      parts.append(rest[..<(range.lowerBound + 1)])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
