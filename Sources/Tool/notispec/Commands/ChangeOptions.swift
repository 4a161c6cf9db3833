import ArgumentParser

/// For the verbs that write specs and scenarios.
struct ChangeOptions: ParsableArguments {
  @Flag(help: "Write nothing. Say what would change, and what is wrong with it.")
  var dryRun = false
}

/// A verb that changes the files of a workspace, unless it is only asked what would change.
protocol ChangingVerb: WorkspaceVerb {
  var writing: ChangeOptions { get }
}

extension ChangingVerb {
  var dryRun: Bool { writing.dryRun }

  var changesSpecs: Bool { !dryRun }
}
