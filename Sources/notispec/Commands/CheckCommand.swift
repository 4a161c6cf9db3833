import ArgumentParser
import SpecLanguage
import TextWriting

/// `notispec check`: everything that can be said about the specs without running them.
struct CheckCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Read, validate and lint every spec, and read the scenario tables.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Flag(help: "First apply, in the files, the replacements that are certain to be right.")
  var fix = false

  @Option(help: "How the findings are written.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    var loaded = try LoadedWorkspace(workspace, withScenarios: true)
    var fixing: Fixing?
    try loaded.loadTemplates()
    if fix { fixing = try Fixing(&loaded, workspace) }
    let findings = FindingsReport(loaded)
    if case .text = format {
      let fixed: TerminalText = fixing.map { "\($0.summary)\n" } ?? ""
      let summary: TerminalText = report.quiet ? "" : "\(fixed)checked \(loaded.size): \(findings.counts)\n"
      try report.deliver(findings.text(colored: report.usesColor) + summary)
    } else {
      try report.deliver(findings.document(format, of: "check"))
      if let fixing, !report.quiet { StandardOutput.note("\(fixing.summary)") }
    }
    return report.status(for: loaded.findings)
  }
}

extension FindingsFormat: ExpressibleByArgument {}

extension LoadedWorkspace {
  /// "1 app, 5 notification types, 15 texts in 3 locales, 94 scenario cases"
  var size: String {
    let locales = Set(specs.flatMap { $0.app.locales.map(\.value) })
    var parts = [
      Plural.of(appCount, "app"), Plural.of(specs.reduce(0) { $0 + $1.notifications.count }, "notification type"),
      Plural.of(specs.reduce(0) { $0 + $1.textCount }, "text") + " in " + Plural.of(locales.count, "locale"),
    ]
    if !cases.isEmpty { parts.append(Plural.of(cases.count, "scenario case")) }
    return parts.joined(separator: ", ")
  }
}

extension Spec {
  /// Texts of notifications, each counted in every locale that has it.
  fileprivate var textCount: Int {
    var count = 0
    for type in notifications { type.forEachText { count += $0.text.texts.count } }
    return count
  }
}
