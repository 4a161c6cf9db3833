import ArgumentParser
import SpecDiagnostics
import SpecLanguage
import SpecLint
import TextWriting

/// `notispec init`: a small worked example to begin with. It writes all of it or nothing, and overwrites nothing.
struct InitCommand: Verb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a small worked example to begin with. It overwrites nothing.")

  @Argument(help: ArgumentHelp("The folder to begin in. It need not exist yet.", valueName: "folder"))
  var folder = "."

  @Option(help: ArgumentHelp("The id of the app.", valueName: "id"))
  var app: String?

  @Option(help: ArgumentHelp("The app's name as people know it.", valueName: "name"))
  var name: String?

  @Option(name: .customLong("bundle-id"), help: ArgumentHelp("The app's bundle id.", valueName: "id"))
  var bundleID: String?

  @Option(help: "The format of the list of files.")
  var format = Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if folder.isEmpty { throw ValidationError("The folder has no name.") }
  }

  func execute() throws(WorldError) -> ExitStatus {
    let names = try StarterNames(app: app, name: name, bundleID: bundleID)
    let files = Starter.files(names)
    try refuseOutput(among: files)
    try refuseToOverwrite(files)
    try refuseUnfit(names, files)
    try write(files)
    switch format {
    case .text: try report.deliver(report.quiet ? "" : text(files, names))
    case .json: try report.deliver(.document(json(files)))
    }
    return .success
  }

  /// A name may be a valid id and still give an example that `check` refuses: as a URL scheme, or in a longer name.
  ///
  /// - Throws: Exit 64.
  private func refuseUnfit(_ names: StarterNames, _ files: [Starter.File]) throws(WorldError) {
    let sources = files.filter { $0.path.hasPrefix("specs/\(names.app)/") }
      .map { SpecSource(path: $0.path, bytes: Array($0.contents.utf8)) }
    let read = SpecReader.read(sources, folder: names.app)
    let today = try Clock.today(nil)
    let findings = read.diagnostics + (read.spec.map { LintRoster.check($0, on: today) } ?? [])
    guard let error = findings.first(where: { $0.severity == .error }) else { return }
    let option = name != nil && error.message.contains("app.name") ? "--name" : "--app"
    let value = option == "--name" ? names.name : names.app
    throw .usage("\(option): with '\(value)' the example would have a mistake: \(error.message)")
  }

  /// If the list of files went to one of those files, it would overwrite it; and a folder cannot hold a list.
  ///
  /// - Throws: Exit 64.
  private func refuseOutput(among files: [Starter.File]) throws(WorldError) {
    guard let output, let place = try? RealPath.ofPlan(output) else { return }
    for file in files {
      guard let other = try? RealPath.ofPlan(Folder.path(folder, file.path)) else { continue }
      guard PathKey(other).isIn(PathKey(place)) else { continue }
      throw .usage("--output: '\(output)' is one of the files and folders that 'init' writes. Choose another place")
    }
  }

  /// - Throws: Exit 73, with the files that already exist.
  private func refuseToOverwrite(_ files: [Starter.File]) throws(WorldError) {
    var present: [String] = []
    for file in files {
      let path = Folder.path(folder, file.path)
      do throws(SystemError) {
        if try FileStatus.ifPresent(path, followingLinks: false) != nil { present.append(path) }
      } catch {
        throw .uncreatable(path, error)
      }
    }
    guard let first = present.first else { return }
    let others = present.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
    throw .uncreatable(
      first,
      others.isEmpty
        ? "it already exists; nothing was written"
        : "it already exists, and so do \(others); nothing was written")
  }

  private func write(_ files: [Starter.File]) throws(WorldError) {
    var made = MadeFiles()
    do throws(WorldError) {
      try made.makeFolders(of: Folder.path(folder, "."))
      for file in files {
        let path = Folder.path(folder, file.path)
        try made.makeFolders(of: path)
        try made.write(file.contents, to: path)
      }
    } catch {
      // Half an example is worse than none.
      made.remove()
      throw error
    }
  }

  private func text(_ files: [Starter.File], _ names: StarterNames) -> TerminalText {
    let lines: [TerminalText] = files.map { "wrote \(Folder.path(folder, $0.path))\n" }
    let move = folder == "." ? "" : "cd \(ShellWord.of(folder)); "
    return lines.joined() + """
      an example app with 3 notifications in English, Russian and Chinese: '\(names.name)'
      now try: \(move)notispec check; notispec generate; notispec conform

      """
  }

  /// `{ "version": 1, "written": [ paths ] }`
  private func json(_ files: [Starter.File]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("written")
      json.array { json in
        for file in files { json.value(Folder.path(folder, file.path)) }
      }
    }
    return json.text + "\n"
  }
}
