import ArgumentParser
import SpecDiagnostics
import SpecLanguage
import SpecLint
import TextWriting

/// `notispec init`: a small app to begin with, also beside others. It writes all of it or nothing, and overwrites nothing.
struct InitCommand: Verb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write the specs of a small example app. Works in an existing repository too, and overwrites nothing.")

  @Argument(help: ArgumentHelp("The folder to begin in. It need not exist yet.", valueName: "folder"))
  var folder = "."

  @Option(help: ArgumentHelp("The id of the app. Default: from its name or the folder's.", valueName: "id"))
  var app: String?

  @Option(help: ArgumentHelp("The app's name as people know it.", valueName: "name"))
  var name: String?

  @Option(name: .customLong("bundle-id"), help: ArgumentHelp("The app's bundle id.", valueName: "id"))
  var bundleID: String?

  @Flag(help: "A single notification in English, without an example to delete.")
  var minimal = false

  @Option(
    help: ArgumentHelp(
      "A string catalog (.xcstrings) to take notification texts from: their keys end in 'title', 'subtitle' or 'body'.",
      valueName: "file"))
  var from: String?

  @Option(help: "The format of the list of files.")
  var format = Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if folder.isEmpty { throw ValidationError("The folder has no name.") }
    if minimal, from != nil { throw ValidationError("'--from' and '--minimal' cannot be used together.") }
  }

  func execute() throws(WorldError) -> ExitStatus {
    if let from { try Repository.refuseStrayLink(in: from, remedy: "name the file itself") }
    let names = try StarterNames(app: app, name: name, bundleID: bundleID, folder: folder)
    let example =
      if let from {
        StarterTexts(names: names, texts: try TakenTexts(of: from), file: Folder.split(from).name).example
      } else {
        minimal ? names.minimal : names.plants
      }
    let files = Starter.files(names, in: StarterPlace(folder), example)
    try refuseOutput(among: files)
    let plan = try StarterPlan(files)
    // What is wrong with texts that exist is for 'check' to say.
    try refuseUnfit(names, from == nil ? example : names.minimal)
    try plan.write(in: folder)
    switch format {
    case .text: try report.deliver(report.quiet ? "" : text(plan, example, names))
    case .json: try report.deliver(.document(json(plan, example)))
    }
    return .success
  }

  /// A name may be a valid id and still give an example that `check` refuses: as a URL scheme, or in a longer name.
  ///
  /// - Throws: Exit 64.
  private func refuseUnfit(_ names: StarterNames, _ example: StarterExample) throws(WorldError) {
    let sources = [example.app, example.notifications].enumerated()
      .map { SpecSource(path: "\($0.offset)", bytes: Array($0.element.utf8)) }
    let read = SpecReader.read(sources, folder: names.app)
    let today = try Clock.today(nil)
    let findings = read.diagnostics + (read.spec.map { LintRoster.check($0, on: today) } ?? [])
    guard let error = findings.first(where: { $0.severity == .error }) else { return }
    if name != nil, error.message.contains("app.name") {
      throw .usage("--name: with '\(names.name)' the example would have a mistake: \(error.message)")
    }
    let origin =
      app != nil
      ? "--app: with" : name != nil ? "--name: it makes the app's id" : "the folder's name makes the app's id"
    throw .usage(
      "\(origin) '\(names.app)'\(app == nil ? ", and with that" : "") the example would have a mistake: \(error.message). "
        + "Give the app another id, such as '--app \(names.app)_app'")
  }

  /// If the list of files went to one of those files, it would overwrite it; and a folder cannot hold a list.
  ///
  /// - Throws: Exit 64.
  private func refuseOutput(among files: [StarterFile]) throws(WorldError) {
    guard let output, let place = try? RealPath.ofPlan(output) else { return }
    if let from, let read = try? RealPath.of(from), PathKey(read) == PathKey(place) {
      throw .usage("--output: '\(output)' is the file that '--from' reads. Choose another place")
    }
    for file in files {
      guard let other = try? RealPath.ofPlan(file.path) else { continue }
      guard PathKey(other).isIn(PathKey(place)) else { continue }
      throw .usage("--output: '\(output)' is one of the files and folders that 'init' writes. Choose another place")
    }
  }

  private func text(_ plan: StarterPlan, _ example: StarterExample, _ names: StarterNames) -> TerminalText {
    let written: [TerminalText] = plan.new.map { "wrote \($0.path)\n" } + plan.edits.map { "added to \($0.path)\n" }
    let left = plan.left.map { path, advice -> TerminalText in
      let more: TerminalText = advice.map { "; \($0)" } ?? ""
      return "left \(path) as it is\(more)\n"
    }
    let move = folder == "." ? "" : "cd \(ShellWord.of(folder)); "
    let refused = example.refused.map { "not taken: \($0)\n" as TerminalText }
    return (written + left + refused).joined() + """
      \(example.size): '\(names.name)'
      now try: \(move)notispec check; notispec generate; notispec conform

      """
  }

  /// `{ "version": 1, "written": [ paths ], "added_to": [ paths ], "left": [ paths ], "not_taken": [ sentences ] }`
  private func json(_ plan: StarterPlan, _ example: StarterExample) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.strings("written", plan.new.map(\.path))
      json.strings("added_to", plan.edits.map(\.path))
      json.strings("left", plan.left.map(\.path))
      json.strings("not_taken", example.refused)
    }
    return json.text + "\n"
  }
}
