import SpecModel

/// `notispec check`: everything that can be said about the specs without running them.
struct CheckRequest: Request {
  enum Format: String, CaseIterable {
    case text, json
  }

  let workspace: WorkspaceChoice
  let format: Format
  let report: ReportChoice

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: true)
    let findings = FindingsReport(loaded)
    switch format {
    case .text:
      let summary = report.quiet ? "" : "checked \(loaded.size): \(findings.counts)\n"
      try report.deliver(findings.text(colored: report.usesColor) + summary)
    case .json:
      try report.deliver(findings.json)
    }
    return report.status(for: loaded.findings)
  }
}

extension CheckRequest {
  init(_ arguments: inout QuickArguments) {
    workspace = WorkspaceChoice(&arguments)
    format = arguments.choice("format", standard: .text)
    report = ReportChoice(&arguments)
  }
}

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
  /// Texts of notifications, each counted in every locale it is there in.
  fileprivate var textCount: Int {
    notifications.reduce(0) { count, type in count + type.copy.fields.reduce(0) { $0 + $1.text.texts.count } }
  }
}
