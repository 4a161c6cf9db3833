import ArgumentParser
import SpecDiagnostics
import TextWriting

/// The options that say how results look and where they go. Every verb has them.
struct ReportOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("Write the results to this file.", valueName: "file"))
  var output: String?

  @Option(help: "Exit with 1 on findings of this level and above.")
  var failOn = FailureLevel.error

  @Option(help: "Colours in text. 'auto' means on a terminal, unless NO_COLOR is set.")
  var color = ColorChoice.auto

  @Flag(name: [.customShort("q"), .long], help: "Leave out the closing summary; with --output, print nothing.")
  var quiet = false

  @Flag(name: [.customShort("v"), .long], help: "Print more details.")
  var verbose = false

  func validate() throws {
    if output?.isEmpty == true {
      throw ValidationError("The value of '--output' is empty. It must name a file.")
    }
  }
}

extension ReportOptions {
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

  /// Delivers the results of a run.
  func deliver<Format>(_ text: Escaped<Format>) throws(WorldError) { try deliver(Results(text)) }

  func deliver(_ results: Results) throws(WorldError) {
    if let output {
      try OutputDocument.write(results, to: output)
    } else {
      try StandardOutput.write(results)
    }
  }

  /// Delivers the results of a run. If they go to a file, standard output says the same in words, for those who read a log.
  func deliver(_ results: Results, inWords text: @autoclosure () -> TerminalText) throws(WorldError) {
    guard let output else { return try deliver(results) }
    if try OutputDocument.write(results, to: output), !quiet { try StandardOutput.write(Results(text())) }
  }

  /// Delivers the errors that keep a change from being made, and a sentence about it.
  func refuse(_ loaded: LoadedWorkspace, _ sentence: TerminalText) throws(WorldError) -> ExitStatus {
    var loaded = loaded
    loaded.keep { $0.severity == .error }
    let found = FindingsReport(loaded)
    let last: TerminalText = quiet ? "" : "\(sentence): \(found.counts)\n"
    try deliver(found.text(colored: usesColor) + last)
    return .findings
  }

  func detail(_ text: @autoclosure () -> TerminalText) {
    if verbose { StandardOutput.note(text()) }
  }
}

/// The least severity that makes a run fail.
enum FailureLevel: String, CaseIterable, ExpressibleByArgument {
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
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}
