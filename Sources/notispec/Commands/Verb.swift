import ArgumentParser

/// A verb of the command line: its options, and what it does.
protocol Verb: ParsableCommand {
  var report: ReportOptions { get }
  /// The folders it works on.
  var workspace: WorkspaceChoice { get }
  /// What it reads besides.
  var inputs: [String] { get }
  /// More folders that results must not be written into, although not everything in them is read.
  var closedFolders: [String] { get }
  /// `--output`; nil for standard output.
  var output: String? { get }
  /// The files that it rewrites, including `--output`.
  var outputs: [OutputPlace] { get }
  /// The folder that it replaces, with everything in it that it owns.
  var replacedFolder: OutputPlace? { get }

  func execute() throws(WorldError) -> ExitStatus
}

/// A verb that works on the specs of a workspace.
protocol WorkspaceVerb: Verb {
  var places: WorkspaceOptions { get }
}

extension WorkspaceVerb {
  var workspace: WorkspaceChoice { places.choice }
}

extension Verb {
  var workspace: WorkspaceChoice { .standard }

  var output: String? { report.output }

  var inputs: [String] { [] }

  var closedFolders: [String] { [] }

  var outputs: [OutputPlace] { output.map { [OutputPlace(option: "--output", path: $0)] } ?? [] }

  var replacedFolder: OutputPlace? { nil }

  /// Does what is asked for, unless the results would overwrite their own input, or have nowhere to go.
  func perform() throws(WorldError) -> ExitStatus {
    try OutputGuard.verify(self)
    if let output { try OutputDocument.requireWritable(output) }
    return try execute()
  }
}
