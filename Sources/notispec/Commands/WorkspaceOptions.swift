import ArgumentParser

/// Where a run finds its files, and what it looks at. Every verb has these options.
struct WorkspaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder with one folder per app.", valueName: "folder"))
  var specs = "specs"

  @Option(help: ArgumentHelp("The folder that 'generate' writes.", valueName: "folder"))
  var generated = "generated"

  @Option(help: ArgumentHelp("The folder with scenario tables and requirements.", valueName: "folder"))
  var conformance = "conformance"

  @Option(name: .customLong("app"), help: ArgumentHelp("Look at this app only; can be repeated.", valueName: "id"))
  var apps: [String] = []

  func validate() throws {
    for (name, folder) in [("specs", specs), ("generated", generated), ("conformance", conformance)]
    where folder.isEmpty {
      throw ValidationError("The value of '--\(name)' is empty, and it must name a folder.")
    }
  }
}
