import ArgumentParser

/// The root of the command line.
struct NotispecCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notispec",
    abstract: "Describes an app's notifications once; checks, generates and proves what must agree with it.",
    version: ProductVersion.text,
    subcommands: [
      CheckCommand.self, ConformCommand.self, CoverageCommand.self, ListCommand.self,
    ])

  /// Parses the arguments of the process and runs the verb.
  static func runVerb() -> ExitStatus {
    do {
      var command = try parseAsRoot()
      if let verb = command as? any Verb { return try verb.execute() }
      // Help for `notispec` alone, and the commands of the argument parser itself.
      try command.run()
      return .success
    } catch let error as WorldError {
      StandardOutput.note("notispec: \(error)")
      return error.exitCode
    } catch {
      return status(ofParserError: error)
    }
  }

  /// Requests for help and for the version arrive as errors too; their text is a result.
  private static func status(ofParserError error: any Error) -> ExitStatus {
    let text = fullMessage(for: error)
    guard exitCode(for: error).isSuccess else {
      StandardOutput.note(text)
      return .usage
    }
    do throws(WorldError) {
      try StandardOutput.write(text + "\n")
      return .success
    } catch {
      StandardOutput.note("notispec: \(error)")
      return error.exitCode
    }
  }
}

/// A verb of the command line.
protocol Verb: ParsableCommand {
  func execute() throws(WorldError) -> ExitStatus
}
