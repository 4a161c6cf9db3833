import ArgumentParser

/// A verb of the command line: its options, and what it does.
protocol Verb: ParsableCommand {
  var report: ReportOptions { get set }
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
  /// `--watch`.
  var isWatching: Bool { get }
  /// Whether it may write specs and scenarios, and so puts back what a killed run has left half changed.
  var changesSpecs: Bool { get }

  func execute() throws(WorldError) -> ExitStatus
}

/// A verb that works on the specs of a workspace.
protocol WorkspaceVerb: Verb {
  var places: WorkspaceOptions { get set }

  /// Changes the paths among its own options, once the run has gone to another folder.
  mutating func movePaths(_ moved: (String) -> String)
}

extension WorkspaceVerb {
  var workspace: WorkspaceChoice { places.choice }

  mutating func movePaths(_ moved: (String) -> String) {}
}

extension Verb {
  var workspace: WorkspaceChoice { .standard }

  var output: String? { report.output }

  var inputs: [String] { [] }

  var closedFolders: [String] { [] }

  var outputs: [OutputPlace] { output.map { [OutputPlace(option: "--output", path: $0)] } ?? [] }

  var replacedFolder: OutputPlace? { nil }

  var isWatching: Bool { false }

  var changesSpecs: Bool { false }

  /// Does what is asked for, unless the results would overwrite their own input, or have nowhere to go.
  func perform() throws(WorldError) -> ExitStatus {
    guard isWatching else { return try performOnce() }
    return try Watch([workspace.specs, workspace.conformance], in: workspace.bounds).run { () throws(WorldError) in
      try performOnce()
    }
  }

  private func performOnce() throws(WorldError) -> ExitStatus {
    for input in inputs { try workspace.refuseStrayLink(in: input) }
    try OutputGuard.verify(self)
    if let output { try OutputDocument.requireWritable(output) }
    if changesSpecs { try EditJournal.takeUp(in: workspace) }
    return try execute()
  }
}
