import SpecDiagnostics
import TextWriting

/// How results look, where they go and what makes a run fail.
struct ReportChoice: Hashable {
  /// Nil for standard output.
  let output: String?
  let failOn: FailureLevel
  let color: ColorChoice
  let quiet: Bool
  let verbose: Bool

  /// Whether text is colored.
  var usesColor: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      output == nil && StandardOutput.isTerminal && Environment.value("NO_COLOR") == nil
        && Environment.value("TERM") != "dumb"
    }
  }

  func status(for findings: [Diagnostic]) -> ExitStatus {
    findings.contains { failOn.includes($0.severity) } ? .findings : .success
  }

  /// Hands over the results of a run.
  func deliver<Format>(_ text: Escaped<Format>) throws(WorldError) { try deliver(Results(text)) }

  func deliver(_ results: Results) throws(WorldError) {
    if let output {
      try OutputDocument.write(results, to: output)
    } else {
      try StandardOutput.write(results)
    }
  }

  func detail(_ text: @autoclosure () -> TerminalText) {
    if verbose { StandardOutput.note(text()) }
  }
}

/// The least severity that makes a run fail.
enum FailureLevel: String, CaseIterable {
  case error, warning, never

  func includes(_ severity: Diagnostic.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity >= .warning
    case .never: false
    }
  }
}

/// When text is colored.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
