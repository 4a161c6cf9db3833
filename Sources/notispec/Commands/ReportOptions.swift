import ArgumentParser

/// The options that say how results look and where they go. Every verb has them.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the results to this file.", valueName: "file"))
  var output: String?

  @Option(help: "What ends with exit 1: findings of this level and above.")
  var failOn = FailureLevel.error

  @Option(help: "Colors in text; 'auto' means on a terminal, unless NO_COLOR is set.")
  var color = ColorChoice.auto

  @Flag(help: "Leave the closing summary out.")
  var quiet = false

  @Flag(help: "Say more, on standard error.")
  var verbose = false

  func validate() throws {
    if output?.isEmpty == true {
      throw ValidationError("The value of '--output' is empty, and it must name a file.")
    }
  }

  var choice: ReportChoice {
    ReportChoice(output: output, failOn: failOn, color: color, quiet: quiet, verbose: verbose)
  }
}

extension FailureLevel: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}
