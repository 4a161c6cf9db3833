import TextWriting

/// A file or folder that a run writes, and the option that names it.
struct OutputPlace {
  let option: String
  let path: String
}

/// Keeps what a run writes away from what it reads, before anything is read or written.
struct OutputGuard {
  private let inputs: [InputTree]
  /// Folders that no single file is written to: others answer for what is in them.
  private let others: [InputTree]

  /// - Throws: Exit 64.
  static func verify(_ verb: some Verb) throws(WorldError) {
    let file = StandardOutput.file
    guard !verb.outputs.isEmpty || verb.replacedFolder != nil || file != nil else { return }
    let workspace = verb.workspace
    let rules = OutputGuard(
      inputs: try InputTree.all([workspace.specs, workspace.conformance] + verb.inputs),
      others: try InputTree.all([workspace.generated, ZoneFiles().folder] + verb.closedFolders, areWhole: false))
    for output in verb.outputs { try rules.refuse(output) }
    if let folder = verb.replacedFolder { try rules.refuse(folder: folder) }
    if let file, let input = rules.inputs.first(where: { $0.reads(file) }) {
      throw .usage(
        "standard output goes to a file that is read from '\(input.name)', and results would be written over what is "
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
        reason = "is '\(input.name)', which is read, and results would be written over it: choose another place"
      case .inside:
        reason = "lies in '\(input.name)', and results would be written over what is there: choose a place outside"
      case .linked:
        reason =
          "is a part of '\(input.name)' through a link, and results would be written over it: choose another place"
      }
      throw .usage("\(output.option): '\(output.path)' \(reason)")
    }
  }

  /// Keeps a folder from being exchanged with what people write in it, and from being made among that.
  private func refuse(folder: OutputPlace) throws(WorldError) {
    try Self.refuseRepository(folder)
    for input in inputs {
      let reason: TerminalText
      switch (input.relation(toFolder: folder.path), input.relation(of: folder.path)) {
      case (.inside?, _), (.same?, _): reason = "holds '\(input.name)'"
      case (.linked?, _): reason = "holds what a link in '\(input.name)' leads to"
      case (nil, .linked?): reason = "is a part of '\(input.name)' through a link"
      case (nil, _?): reason = "lies in '\(input.name)'"
      case (nil, nil): continue
      }
      throw .usage(
        "\(folder.option): '\(folder.path)' \(reason), and it must be a folder for nothing but what is generated: "
          + "choose another, such as '\(WorkspaceChoice.standard.generated)'")
    }
  }

  /// What git keeps is read by `diff`, and nobody else's to write.
  private static func refuseRepository(_ output: OutputPlace) throws(WorldError) {
    let place = (try? RealPath.ofPlan(output.path)) ?? output.path
    guard place.split(separator: "/").contains(where: { $0.lowercased() == ".git" }) else { return }
    throw .usage("\(output.option): '\(output.path)' belongs to git: choose another place")
  }

  private static func refuseSame(_ outputs: [OutputPlace]) throws(WorldError) {
    for (index, output) in outputs.enumerated() {
      for other in outputs[..<index] where try InputTree(other.path, isWhole: false).relation(of: output.path) != nil {
        throw .usage("\(output.option): '\(output.path)' is written by \(other.option) too: choose another place")
      }
    }
  }
}
