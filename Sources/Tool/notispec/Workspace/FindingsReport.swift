import SpecDiagnostics
import TextWriting

/// Findings on their way to a reader.
struct FindingsReport {
  let findings: [Diagnostic]
  /// Findings that somebody has waived; not among the others.
  let waived: [WaivedDiagnostic]
  let files: SourceFiles

  init(_ workspace: LoadedWorkspace) {
    findings = workspace.findings
    waived = workspace.waived
    files = workspace.files
  }

  func text(colored: Bool, withNotes: Bool = true) -> TerminalText {
    let shown = withNotes ? findings : findings.filter { $0.severity != .note }
    return DiagnosticTextRenderer(isColored: colored).render(shown, sourceLine: files.line)
  }

  var json: String { json { _ in } }

  /// - Parameter more: Members that only one verb has.
  func json(with more: (inout JSONWriter) -> Void) -> String {
    DiagnosticJSONRenderer().render(findings, waived: waived.count, with: more)
  }

  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// "no errors, 1 warning", "no errors, 1 warning, 2 waived"
  var counts: String {
    let counts = findings.counts
    let agreed = waived.isEmpty ? "" : ", \(waived.count) waived"
    return "\(Plural.of(counts.errors, "error")), \(Plural.of(counts.warnings, "warning"))\(agreed)"
  }
}
