import TextWriting

/// A file or folder that a run writes, and the option that names it.
struct OutputPlace {
  let option: String
  let path: String
}

/// Keeps what a run writes away from what it reads, before anything is read or written.
struct OutputGuard {
  private let inputs: [InputTree]
  /// Folders that no single file is written to: others are responsible for what is in them.
  private let others: [InputTree]

  /// - Throws: Exit 64.
  static func verify(_ verb: some Verb) throws(WorldError) {
    let file = StandardOutput.file
    guard !verb.outputs.isEmpty || verb.replacedFolder != nil || file != nil else { return }
    let workspace = verb.workspace
    let rules = OutputGuard(
      inputs: try InputTree.all([workspace.specs, workspace.conformance], in: workspace.bounds)
        + InputTree.all(verb.inputs, in: workspace.bounds(around: verb.inputs)),
      others: try InputTree.all(
        [workspace.generated, ZoneFiles().folder] + verb.closedFolders, in: workspace.bounds, areWhole: false))
    for output in verb.outputs { try rules.refuse(output) }
    if let folder = verb.replacedFolder { try rules.refuse(folder: folder) }
    if !workspace.allowsLinks {
      let remedy: TerminalText = verb is any WorkspaceVerb ? "'--allow-links' follows it" : "choose another place"
      for output in verb.outputs { try refuseLink(output, remedy) }
    }
    if let file, let input = rules.inputs.first(where: { $0.reads(file) }) {
      throw .usage(
        "standard output goes to a file that is read from '\(input.name)', so the results would overwrite what is "
          + "there: send them elsewhere")
    }
    if verb.outputs.count > 1 { try refuseSame(verb.outputs) }
  }

  private func refuse(_ output: OutputPlace) throws(WorldError) {
    try Self.refuseRepository(output)
    for input in inputs + others {
      let reason: TerminalText
      switch input.relation(of: output.path) {
      case nil: continue
      case .same:
        reason = "is '\(input.name)', which is read, so the results would overwrite it: choose another place"
      case .inside:
        reason = "is in '\(input.name)', so the results would overwrite what is there: choose a place outside"
      case .linked:
        reason =
          "is part of '\(input.name)' through a link, so the results would overwrite it: choose another place"
      }
      throw .usage("\(output.option): '\(output.path)' \(reason)")
    }
  }

  /// Keeps a folder that is to be exchanged apart from what people write.
  private func refuse(folder: OutputPlace) throws(WorldError) {
    try Self.refuseRepository(folder)
    for input in inputs {
      let reason: TerminalText
      switch (input.relation(toFolder: folder.path), input.relation(of: folder.path)) {
      case (.inside?, _), (.same?, _): reason = "contains '\(input.name)'"
      case (.linked?, _): reason = "contains what a link in '\(input.name)' leads to"
      case (nil, .linked?): reason = "is part of '\(input.name)' through a link"
      case (nil, _?): reason = "is in '\(input.name)'"
      case (nil, nil): continue
      }
      throw .usage(
        "\(folder.option): '\(folder.path)' \(reason), but must be a folder only for what is generated: "
          + "choose another, such as '\(WorkspaceChoice.standard.generated)'")
    }
  }

  /// Keeps what is written in the repository: a link in it is what its author wants it to be, for example that of a pull
  /// request from outside.
  private static func refuseLink(_ output: OutputPlace, _ remedy: TerminalText) throws(WorldError) {
    guard Repository.root(leftBy: output.path) != nil else { return }
    throw .usage(
      "\(output.option): '\(output.path)' is a symbolic link that leads out of the repository, or behind one: "
        + remedy)
  }

  /// What git keeps is read by `diff`, and is only for git to write.
  private static func refuseRepository(_ output: OutputPlace) throws(WorldError) {
    let place = (try? RealPath.ofPlan(output.path)) ?? output.path
    guard place.split(separator: "/").contains(where: { $0.lowercased() == ".git" }) else { return }
    throw .usage("\(output.option): '\(output.path)' belongs to git: choose another place")
  }

  private static func refuseSame(_ outputs: [OutputPlace]) throws(WorldError) {
    for (index, output) in outputs.enumerated() {
      for other in outputs[..<index]
      where try InputTree(other.path, in: .none, isWhole: false).relation(of: output.path) != nil {
        throw .usage("\(output.option): '\(output.path)' is written by \(other.option) too: choose another place")
      }
    }
  }
}
