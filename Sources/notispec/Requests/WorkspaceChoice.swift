import NotificationCivilTime

/// Where a run finds its files, which apps it looks at and on which date.
struct WorkspaceChoice: Hashable {
  /// The folder with one folder per app.
  let specs: String
  /// The folder that `generate` writes.
  let generated: String
  /// The folder with scenario tables and requirements.
  let conformance: String
  /// Empty for all.
  let apps: [String]
  /// What dates in a spec are held against; nil for the date of the run.
  let today: CivilDate?

  static let standard = WorkspaceChoice(
    specs: "specs", generated: "generated", conformance: "conformance", apps: [], today: nil)
}

extension WorkspaceChoice {
  init(_ arguments: inout QuickArguments) {
    specs = arguments.text("specs") ?? Self.standard.specs
    generated = arguments.text("generated") ?? Self.standard.generated
    conformance = arguments.text("conformance") ?? Self.standard.conformance
    apps = arguments.texts("app")
    today = arguments.date("today")
  }
}
