import ArgumentParser
import SpecDiagnostics
import TextWriting

/// The root of the command line.
struct NotispecCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notispec",
    abstract: "Describes an app's notifications once; checks, generates and proves what must agree with it.",
    version: ProductVersion.text,
    subcommands: [
      CheckCommand.self, GenerateCommand.self, ConformCommand.self, CoverageCommand.self, DiffCommand.self,
      StringsCommand.self, ListCommand.self, DumpCommand.self, ExplainCommand.self, InitCommand.self,
      JSONSchemaCommand.self,
    ])

  /// Reads the arguments of the process and does what they ask for.
  static func runVerb() -> ExitStatus {
    do {
      try refuseBytes()
      try refuseUnknownVerb(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      if let verb = command as? any Verb { return try verb.perform() }
      // Help for `notispec` alone, and the commands of the argument parser itself.
      try command.run()
      return .success
    } catch let error as WorldError {
      StandardOutput.note("notispec: \(error.sentence)")
      return error.exitCode
    } catch {
      return status(ofParserError: error)
    }
  }

  /// An argument that is not UTF-8 would be read as another text, and name another file.
  ///
  /// - Throws: Exit 64.
  private static func refuseBytes() throws(WorldError) {
    for (number, text) in CommandLine.arguments.enumerated().dropFirst() {
      guard let bytes = CommandLine.unsafeArgv[number], String(validatingCString: bytes) == nil else { continue }
      throw .usage("argument \(number), '\(text)', is not UTF-8: rename what it names")
    }
  }

  /// The argument parser calls a verb that there is not unexpected, and after `help` it passes it over.
  ///
  /// - Throws: Exit 64.
  static func refuseUnknownVerb(_ arguments: ArraySlice<String>) throws(WorldError) {
    var words = arguments.prefix { !$0.hasPrefix("-") }
    if words.first == "help" { words.removeFirst() }
    var command: any ParsableCommand.Type = Self.self
    while let word = words.popFirst() {
      let verbs = command.configuration.subcommands
      if verbs.isEmpty || word == "help" { return }
      guard let verb = verbs.first(where: { $0.configuration.commandName == word }) else {
        let names = verbs.compactMap { $0.configuration.commandName }
        let meant = Spelling.suggestion(for: word, among: names + ["help"]).map { ": did you mean '\($0)'?" }
        throw .usage(
          "there is no verb '\(word)'\(meant ?? " (there is: \(names.joined(separator: ", ")))")")
      }
      command = verb
    }
  }

  /// Requests for help and for the version arrive as errors too; their text is a result.
  private static func status(ofParserError error: any Error) -> ExitStatus {
    guard exitCode(for: error).isSuccess else {
      StandardOutput.note(refusal(of: CommandLine.arguments.dropFirst(), error))
      return .usage
    }
    do throws(WorldError) {
      // Help and completion scripts repeat nothing of the arguments.
      try StandardOutput.write(.document(fullMessage(for: error) + "\n"))
      return .success
    } catch {
      StandardOutput.note("notispec: \(error.sentence)")
      return error.exitCode
    }
  }
}

extension NotispecCommand {
  /// What the argument parser says of arguments that it refuses. It repeats them as they are, so it is asked once more,
  /// about what can be shown of them: then no line end in what it says is theirs.
  static func refusal(of arguments: ArraySlice<String>, _ error: any Error) -> TerminalText {
    do {
      _ = try parseAsRoot(arguments.map { TerminalText($0).text })
      // A character that is refused for itself.
      return "\(fullMessage(for: error))"
    } catch {
      return "\(lines: fullMessage(for: error))"
    }
  }
}

extension Escaped<Terminal>.StringInterpolation {
  /// Lines that are ours, whatever is in them.
  fileprivate mutating func appendInterpolation(lines: String) {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
    appendInterpolation(lines.map { TerminalText(String($0)) }.joined(separator: "\n"))
  }
}
