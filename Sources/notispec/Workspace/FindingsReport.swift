import SpecDiagnostics

/// Findings on their way to a reader.
struct FindingsReport {
  let findings: [Diagnostic]
  let files: SourceFiles

  init(_ workspace: LoadedWorkspace) {
    findings = workspace.findings
    files = workspace.files
  }

  func text(colored: Bool) -> String {
    DiagnosticTextRenderer(isColored: colored).render(findings, sourceLine: files.line)
  }

  var json: String { DiagnosticJSONRenderer().render(findings) }

  /// "no errors, 1 warning"
  var counts: String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    return "\(Plural.of(errors, "error")), \(Plural.of(warnings, "warning"))"
  }
}

/// Numbers in sentences.
enum Plural {
  /// "no errors", "1 error", "2 errors"
  static func of(_ count: Int, _ word: String) -> String {
    switch count {
    case 0: "no \(word)s"
    case 1: "1 \(word)"
    default: "\(count) \(word)s"
    }
  }
}
