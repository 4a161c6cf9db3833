/// Where a run finds its files, and which apps it looks at.
struct WorkspaceChoice: Hashable {
  /// The folder with one folder per app.
  let specs: String
  /// The folder that `generate` writes.
  let generated: String
  /// The folder with scenario tables and requirements.
  let conformance: String
  /// Empty for all.
  let apps: [String]

  static let standard = WorkspaceChoice(specs: "specs", generated: "generated", conformance: "conformance", apps: [])
}

extension WorkspaceChoice {
  init(_ arguments: inout QuickArguments) {
    specs = arguments.text("specs") ?? Self.standard.specs
    generated = arguments.text("generated") ?? Self.standard.generated
    conformance = arguments.text("conformance") ?? Self.standard.conformance
    apps = arguments.texts("app")
  }
}
