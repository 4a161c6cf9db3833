import ArgumentParser
import SpecDiagnostics
import SpecLanguage
import TextWriting

/// `notispec check`: everything that can be said about the specs without running them.
struct CheckCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Read, validate and lint every spec, and read the scenario tables.")

  @Argument(
    help: ArgumentHelp(
      """
      Show only what is wrong in these files or folders, and let it decide the exit code. Everything is read all the \
      same.
      """, valueName: "files"))
  var files: [String] = []

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Flag(help: "First apply, in the files, the replacements that are certain to be right.")
  var fix = false

  @OptionGroup
  var watch: WatchOptions

  @Option(help: "How the findings are written.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var isWatching: Bool { watch.isOn }

  var changesSpecs: Bool { fix }

  func validate() throws {
    if fix, watch.isOn {
      throw ValidationError("'--watch' cannot be combined with '--fix', which would change files while you edit them.")
    }
    if files.contains("") { throw ValidationError("A file to check has no name.") }
  }

  mutating func movePaths(_ moved: (String) -> String) { files = files.map(moved) }

  func execute() throws(WorldError) -> ExitStatus {
    let asked = try FileChoice(files, in: workspace)
    var loaded = try LoadedWorkspace(workspace, withScenarios: true)
    let excuses = loaded.excuses(of: workspace.apps)
    let today = try Clock.today(workspace.today)
    loaded.add(excuses.compactMap { $0.announcement(on: today) })
    var fixing: Fixing?
    try loaded.loadTemplates()
    if fix { fixing = try Fixing(&loaded, workspace, in: asked) }
    let others = loaded.keep(asked)
    let findings = FindingsReport(loaded)
    let fixed: TerminalText = fixing.map { "\($0.summary)\n" } ?? ""
    let done = loaded.isUnread ? "nothing was checked" : "checked \(loaded.size)"
    // Notes would hide the errors that have to be fixed.
    let notes = findings.hasErrors && !report.verbose ? findings.findings.counts.notes : 0
    let left = notes == 0 ? "" : "; left out \(Plural.of(notes, "note")), which '-v' shows"
    let summary: TerminalText =
      report.quiet ? "" : "\(fixed)\(done): \(findings.counts)\(asked.summary(others))\(left)\n"
    let waived = report.verbose ? excuses.list(on: today) : ""
    var text: TerminalText { findings.text(colored: report.usesColor, withNotes: notes == 0) + waived + summary }
    if case .text = format {
      try report.deliver(Results(text), inWords: text)
    } else {
      try report.deliver(findings.document(format, of: "check"), inWords: text)
      if let fixing, !report.quiet, report.output == nil { StandardOutput.note("\(fixing.summary)") }
    }
    return report.status(for: loaded.findings)
  }
}

extension FileChoice {
  /// " in the file asked about; 2 errors, no warnings elsewhere (specs/shop/app.yaml, specs/shop/offers.yaml)"
  fileprivate func summary(_ others: [Diagnostic]) -> String {
    if isEverything { return "" }
    let here = " in \(count == 1 ? "the file" : "the \(count) files") asked about"
    let counts = others.counts
    guard let highest = counts.highest, highest > .note else { return here }
    var files: [String] = []
    for finding in others where finding.severity == highest && !files.contains(finding.span.file) {
      files.append(finding.span.file)
    }
    let more = files.count > Self.mostNamed ? " and \(files.count - Self.mostNamed) more" : ""
    return "\(here); \(Plural.of(counts.errors, "error")), \(Plural.of(counts.warnings, "warning")) elsewhere "
      + "(\(files.prefix(Self.mostNamed).joined(separator: ", "))\(more))"
  }

  private static var mostNamed: Int { 3 }
}

extension FindingsFormat: ExpressibleByArgument {}

extension LoadedWorkspace {
  /// "1 app, 5 notification types, 15 texts in 3 locales, 94 scenario cases"
  var size: String {
    let locales = Set(specs.flatMap { $0.app.locales.map(\.value) })
    var parts = [Plural.of(appCount, "app") + brokenPart]
    if appCount > 0 {
      parts += [
        Plural.of(specs.reduce(0) { $0 + $1.notifications.count }, "notification type"),
        Plural.of(specs.reduce(0) { $0 + $1.textCount }, "text") + " in " + Plural.of(locales.count, "locale"),
      ]
    }
    if !cases.isEmpty { parts.append(Plural.of(cases.count, "scenario case")) }
    return parts.joined(separator: ", ")
  }
}

extension LoadedWorkspace {
  /// Whether errors left nothing to count.
  fileprivate var isUnread: Bool { hasErrors && testedApps.isEmpty && cases.isEmpty }

  /// What is not counted: " (not all of 'courier', which has errors)"
  fileprivate var brokenPart: String {
    switch brokenApps.count {
    case 0: ""
    case 1: " (not all of '\(brokenApps[0])', which has errors)"
    default: " (not all of \(brokenApps.count) of them, which have errors)"
    }
  }
}

extension Spec {
  /// Texts that people read, each counted in every locale that has it.
  fileprivate var textCount: Int {
    var count = 0
    forEachText { count += $0.text.texts.count }
    return count
  }
}
