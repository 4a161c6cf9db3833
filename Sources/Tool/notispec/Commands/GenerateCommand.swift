import ArgumentParser
import SpecDiagnostics
import SpecEmission
import TextWriting

/// `notispec generate`: writes everything that must agree with the specs, or reports what does not.
struct GenerateCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write generated/, all of it or nothing. --check only reports drift.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Flag(help: "Write nothing. Report each file that differs from what the specs produce, and why.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Only these outputs, such as 'swift,schema': \(EmissionRequest.outputs.joined(separator: ", ")). Can be repeated.",
      valueName: "outputs"))
  var only: [String] = []

  @Flag(
    name: .customLong("no-atomic"), help: "Write file by file, if the file system cannot swap the whole tree.")
  var isFileByFile = false

  @Option(
    help: ArgumentHelp(
      "Write only the Swift of one app, as one file, for build systems. Needs --module.", valueName: "file"))
  var swiftFile: String?

  @Option(help: ArgumentHelp("The Swift module for --swift-file: the 'module' of an app.", valueName: "name"))
  var module: String?

  @OptionGroup
  var watch: WatchOptions

  @Option(help: "The format of the results.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var outputs: [OutputPlace] {
    let files = [("--output", report.output), ("--swift-file", swiftFile)]
    return files.compactMap { option, path in path.map { OutputPlace(option: option, path: $0) } }
  }

  var isWatching: Bool { watch.isOn }

  /// It changes none, but needs whole ones; a build may not write there.
  var changesSpecs: Bool { !check && swiftFile == nil }

  var replacedFolder: OutputPlace? {
    swiftFile == nil ? OutputPlace(option: "--generated", path: workspace.generated) : nil
  }

  mutating func movePaths(_ moved: (String) -> String) { swiftFile = swiftFile.map(moved) }

  func execute() throws(WorldError) -> ExitStatus {
    let single = try SwiftFileRequest.asked(
      file: swiftFile, module: module, isAlone: !check && only.isEmpty && !isFileByFile)
    let request = try EmissionRequest(only: only, isAllApps: workspace.apps.isEmpty)
    // A build produces today what it produced at the release; `check` reports what has expired since.
    var loaded = try LoadedWorkspace(workspace, withScenarios: false, isDated: single == nil)
    try loaded.loadTemplates()
    guard !loaded.hasErrors else { return try refuse(loaded, [], "nothing was written") }
    if let single { return try write(single, loaded) }
    if let stray = workspace.strayOutputFolder {
      return try refuse(loaded, [stray], check ? "nothing was compared" : "nothing was written")
    }
    try request.refuseUnchosen(
      among: loaded.settings.outputs, of: Folder.path(workspace.specs, SpecSources.workspaceName))
    return try check ? compare(loaded, request) : write(loaded, request)
  }

  private func compare(_ loaded: LoadedWorkspace, _ request: EmissionRequest) throws(WorldError) -> ExitStatus {
    var plan = try GeneratedPlan(in: workspace)
    let emission = try request.emit(loaded) { file, entry throws(WorldError) in
      try plan.add(file, entry)
    }
    try plan.end(emission)
    let drift = plan.drift.findings(in: workspace, command: command)
    // The manifest is one of them.
    let size = Plural.of(emission.entries.count + 1, "file")
    return try refuse(loaded, plan.obstacles + drift, "compared \(size) with '\(workspace.generated)'")
  }

  private func write(_ loaded: LoadedWorkspace, _ request: EmissionRequest) throws(WorldError) -> ExitStatus {
    let folder = try GeneratedFolder.open(workspace.generated)
    var plan = try GeneratedPlan(in: workspace)
    guard plan.obstacles.isEmpty else { return try refuse(loaded, plan.obstacles, "nothing was written") }
    let emission = try request.emit(loaded) { file, entry throws(WorldError) in
      try plan.add(file, entry) { file throws(WorldError) in
        // File by file, the folder may be on another file system.
        isFileByFile ? TreeChange.Write(file) : try folder.draft(file)
      }
    }
    try plan.end(emission)
    guard plan.obstacles.isEmpty else { return try refuse(loaded, plan.obstacles, "nothing was written") }
    if isFileByFile {
      try folder.applyFileByFile(plan.change)
    } else {
      try folder.apply(plan.change, startedIn: workspace.start)
    }
    let written = GenerationReport(plan, in: workspace.generated)
    var text: TerminalText { written.text(isQuiet: report.quiet) }
    let results: Results =
      switch format {
      case .text: Results(text)
      case .json: .document(written.json)
      case .jsonl, .sarif, .github, .gitlab: shown(loaded, []).document(format, of: "generate")
      }
    try report.deliver(results, inWords: text)
    return report.status(for: loaded.findings)
  }

  private func write(_ single: SwiftFileRequest, _ loaded: LoadedWorkspace) throws(WorldError) -> ExitStatus {
    let isNew = try single.write(loaded.specs, loaded.settings)
    let done: TerminalText = isNew ? "wrote \(single.file)" : "'\(single.file)': nothing changed"
    return try refuse(loaded, [], done)
  }

  /// Delivers findings instead of written files. Errors among them always exit with 1; warnings are for `check`.
  private func refuse(
    _ loaded: LoadedWorkspace, _ more: [Diagnostic], _ summary: TerminalText
  ) throws(WorldError) -> ExitStatus {
    let findings = shown(loaded, more)
    let last: TerminalText = report.quiet ? "" : "\(summary): \(findings.counts)\n"
    var text: TerminalText { findings.text(colored: report.usesColor) + last }
    let results: Results = if case .text = format { Results(text) } else { findings.document(format, of: "generate") }
    try report.deliver(results, inWords: text)
    return findings.hasErrors ? .findings : report.status(for: findings.findings)
  }

  private func shown(_ loaded: LoadedWorkspace, _ more: [Diagnostic]) -> FindingsReport {
    var loaded = loaded
    for finding in more { loaded.add(finding) }
    loaded.keep { $0.severity == .error || report.failOn.includes($0.severity) }
    return FindingsReport(loaded)
  }

  /// What to run to bring the folder up to date.
  private var command: String {
    workspace.typed.command("generate", only.flatMap { ["--only", $0] } + workspace.apps.flatMap { ["--app", $0] })
  }
}
