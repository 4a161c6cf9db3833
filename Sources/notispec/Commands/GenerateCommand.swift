import ArgumentParser

/// The options of `notispec generate`.
struct GenerateCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write generated/, all or nothing; --check writes nothing and reports drift.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Flag(help: "Write nothing; report each file that is not what the specs give, with the cause.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Only these kinds of output, such as 'swift' or 'swift,schema'; can be repeated.", valueName: "emitters"))
  var only: [String] = []

  @Flag(
    name: .customLong("no-atomic"), help: "Write file by file, where the file system cannot exchange the whole tree.")
  var isFileByFile = false

  @Option(
    help: ArgumentHelp(
      "Write nothing but the Swift of one app, as one file: for build systems. Needs --module.", valueName: "file"))
  var swiftFile: String?

  @Option(help: ArgumentHelp("The Swift module that --swift-file writes: 'module' of an app.", valueName: "name"))
  var module: String?

  @Option(help: "How the results are written.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request {
    GenerateRequest(
      workspace: workspace.choice, check: check, only: only, isFileByFile: isFileByFile,
      swiftFile: swiftFile, module: module, format: format, report: report.choice)
  }
}
