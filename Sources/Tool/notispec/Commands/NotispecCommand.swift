import ArgumentParser
import SpecDiagnostics
import TextWriting

/// The root of the command line.
struct NotispecCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notispec",
    abstract: "Describe an app's notifications once; check, generate and prove everything that must agree.",
    version: ProductVersion.text,
    subcommands: [
      CheckCommand.self, GenerateCommand.self, ConformCommand.self, CoverageCommand.self, MutateCommand.self,
      ExploreCommand.self, DiffCommand.self, ReleaseCommand.self, PreviewCommand.self, RenameCommand.self,
      LocaleCommand.self,
      StringsCommand.self, ListCommand.self, DumpCommand.self, ExplainCommand.self, InitCommand.self,
      JSONSchemaCommand.self, TesteeCommand.self,
    ])

  /// Reads the arguments of the process and does what they ask for.
  static func runVerb() -> ExitStatus {
    let arguments = ordered(CommandLine.arguments.dropFirst())
    do {
      try refuseBytes()
      try refuseUnknownVerb(arguments[...])
      var command = try parseAsRoot(arguments)
      if var verb = command as? any WorkspaceVerb {
        try verb.enterWorkspace()
        return try verb.perform()
      }
      if let verb = command as? any Verb { return try verb.perform() }
      // Help for `notispec` alone, and the commands of the argument parser itself.
      try command.run()
      return .success
    } catch let error as WorldError {
      StandardOutput.note("notispec: \(error.sentence)")
      return error.exitCode
    } catch {
      return status(ofParserError: error, about: arguments)
    }
  }

  /// An argument that is not UTF-8 would be read as a different text, and name a different file.
  ///
  /// - Throws: Exit 64.
  private static func refuseBytes() throws(WorldError) {
    for (number, text) in CommandLine.arguments.enumerated().dropFirst() {
      guard let bytes = CommandLine.unsafeArgv[number], String(validatingCString: bytes) == nil else { continue }
      throw .usage("argument \(number), '\(text)', is not UTF-8: rename the file or folder")
    }
  }

  /// The argument parser calls an unknown verb an unexpected argument, and ignores it after `help`.
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
        let meant = (otherVerbs[word] ?? Spelling.suggestion(for: word, among: names + ["help"]))
          .map { ": did you mean '\($0)'?" }
        throw .usage(
          "there is no verb '\(word)'\(meant ?? " (the verbs are: \(names.joined(separator: ", ")))")")
      }
      command = verb
    }
  }

  /// What other tools call what one of ours does.
  private static let otherVerbs = [
    "lint": "check", "validate": "check", "verify": "check", "fix": "check --fix", "format": "check --fix",
    "test": "conform", "run": "conform", "prove": "conform", "build": "generate", "gen": "generate",
    "export": "strings export", "import": "strings import", "translate": "strings export", "compare": "diff",
    "new": "init", "create": "init", "schema": "json-schema", "docs": "explain", "show": "explain", "ls": "list",
    "mv": "rename", "move": "rename", "version": "--version",
  ]

  /// `notispec -C shop check` means `notispec check -C shop`, as people know it from git and make.
  static func ordered(_ arguments: ArraySlice<String>) -> [String] {
    var rest = arguments
    var moved: [String] = []
    while let first = rest.first, let count = places(of: first), rest.count >= count {
      moved += rest.prefix(count)
      rest.removeFirst(count)
    }
    var verb: [String] = []
    var command: any ParsableCommand.Type = Self.self
    while let word = rest.first,
      let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == word })
    {
      verb.append(word)
      rest.removeFirst()
      command = next
    }
    // What is no verb comes first, to be refused as one.
    return verb.isEmpty ? rest + moved : verb + moved + rest
  }

  /// How many arguments `--directory` and its value are; nil for another option.
  private static func places(of argument: String) -> Int? {
    if argument == "-C" || argument == "--directory" { return 2 }
    return argument.hasPrefix("--directory=") ? 1 : nil
  }

  /// Requests for help and for the version arrive as errors too; their text is a result.
  private static func status(ofParserError error: any Error, about arguments: [String]) -> ExitStatus {
    guard exitCode(for: error).isSuccess else {
      StandardOutput.note(refusal(of: arguments[...], error))
      return .usage
    }
    do throws(WorldError) {
      // Help and completion scripts do not repeat the arguments.
      try StandardOutput.write(.document(fullMessage(for: error) + "\n"))
      return .success
    } catch {
      StandardOutput.note("notispec: \(error.sentence)")
      return error.exitCode
    }
  }
}

extension NotispecCommand {
  /// What the argument parser says about arguments that it refuses. It repeats them verbatim, so it is asked again with
  /// the printable form of them: then no line end in its text comes from an argument.
  static func refusal(of arguments: ArraySlice<String>, _ error: any Error) -> TerminalText {
    do {
      _ = try parseAsRoot(arguments.map { TerminalText($0).text })
      // A character that is itself refused.
      return "\(withoutFarGuess(fullMessage(for: error), about: arguments))"
    } catch {
      return "\(lines: withoutFarGuess(fullMessage(for: error), about: arguments))"
    }
  }

  /// What options of other tools are here, by the verb.
  private static let otherOptions = [
    "diff": ["base": "The base stands alone: 'notispec diff main'."],
    "export": ["language": "It is '--locale'.", "lang": "It is '--locale'."],
    "import": ["language": "The file says its language.", "lang": "The file says its language."],
  ]

  /// The parser takes nearly any option for another one: `--base` for `--app`.
  private static func withoutFarGuess(_ message: String, about arguments: ArraySlice<String>) -> String {
    guard let start = message.firstRange(of: "Unknown option '--") else { return message }
    let name = String(message[start.upperBound...].prefix { $0 != "'" })
    let guessStart = "Unknown option '--\(name)'. Did you mean '--"
    let advice = arguments.lazy.compactMap { otherOptions[$0]?[name] }.first
    guard let guess = message.firstRange(of: guessStart) else {
      guard let advice else { return message }
      return message.replacing("Unknown option '--\(name)'", with: "Unknown option '--\(name)'. \(advice)")
    }
    let meant = String(message[guess.upperBound...].prefix { $0 != "'" })
    guard advice != nil || Spelling.suggestion(for: name, among: [meant]) == nil else { return message }
    return message.replacing(
      "\(guessStart)\(meant)'?", with: "Unknown option '--\(name)'.\(advice.map { " \($0)" } ?? "")")
  }
}

extension Escaped<Terminal>.StringInterpolation {
  /// Lines that are ours, whatever they contain.
  fileprivate mutating func appendInterpolation(lines: String) {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
    appendInterpolation(lines.map { TerminalText(String($0)) }.joined(separator: "\n"))
  }
}
