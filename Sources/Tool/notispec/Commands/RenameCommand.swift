import ArgumentParser
import NotificationConformance
import SpecComparison
import SpecDiagnostics
import SpecLanguage
import TextWriting

/// `notispec rename`: gives an item another id, wherever it is named.
struct RenameCommand: ChangingVerb {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give an app, notification type, signal, … another id, wherever specs and scenarios name it.",
    discussion: """
      The item says what it was with 'formerly', so that what devices have scheduled, shown or stored under the old \
      id stays its. All files are changed or none. Comments, sentences and the expected text of generated files stay \
      as they are; \
      those that have the old id are listed.
      """)

  @Argument(help: "What it is.")
  var kind: RenameKind

  @Argument(help: "Its id.")
  var old: String

  @Argument(help: "Its new id.")
  var new: String

  @Flag(help: "Write no 'formerly': no device has ever had the old id.")
  var unreleased = false

  @OptionGroup
  var writing: ChangeOptions

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: true, keepsSources: true)
    let move = kind == .app ? AppMove(from: old, to: new, in: workspace) : nil
    if let move, !dryRun, try move.isHalfDone(in: loaded, workspace) {
      try move.run()
      let text: TerminalText = "the folders of '\(old)' are now those of '\(new)'\n"
      try report.deliver(text)
      return .success
    }
    guard !loaded.hasErrors else { return try report.refuse(loaded, "nothing was renamed") }
    let spec = try spec(of: loaded)
    if let fault = kind.fault(of: new, insteadOf: old) { throw .usage("'\(new)' \(fault)") }
    if let other = kind.ids(of: spec).first(where: { $0.value == new }) {
      throw .usage(
        "'\(spec.app.id)' already has the \(kind.noun) '\(new)': \(other.span.file):\(other.span.start.line)")
    }
    let renaming = RenameSearch(loaded, spec).renaming(kind, old, to: new, isReleased: !unreleased)
    if let part = renaming.parts.first {
      throw .usage(
        """
        '\(old)' is made of parts at \(part.file):\(part.start.line), where a cell of a table is put into a text: \
        write it out there first
        """)
    }
    let plan = RenamePlan(renaming, in: loaded)
    if let place = renaming.unnoted.first {
      throw .usage(
        """
        '\(old)' shares its keys with others at \(place.file):\(place.start.line), so it cannot say 'formerly' by \
        itself: write its keys out first, or say --unreleased
        """)
    }
    try move?.refuseTaken()
    let after = try plan.applied(to: loaded, move?.applied(to: workspace) ?? workspace)
    guard !after.hasErrors else {
      return try report.refuse(after, "nothing was renamed, because with '\(new)' the files would have mistakes")
    }
    if !dryRun {
      try plan.write(in: workspace)
      try move?.run()
    }
    var text: TerminalText = ""
    if dryRun { text += plan.difference }
    if !report.quiet {
      text +=
        meaning(from: loaded, to: after, spec) + left(in: after) + FindingsReport(after).text(colored: report.usesColor)
        + summary(renaming, spec, plan.files.count)
    }
    try report.deliver(text)
    return report.status(for: after.findings)
  }

  /// The app that has the item.
  ///
  /// - Throws: Exit 64 if none has it, or several.
  private func spec(of loaded: LoadedWorkspace) throws(WorldError) -> Spec {
    let asked = loaded.testedApps.filter { workspace.apps.isEmpty || workspace.apps.contains($0.app.id) }
    let owners = asked.filter { spec in kind.ids(of: spec).contains { $0.value == old } }
    if owners.count > 1 {
      let names = owners.map { "'\($0.app.id)'" }.joined(separator: ", ")
      throw .usage("several apps have a \(kind.noun) '\(old)' (\(names)): say which with --app")
    }
    guard let owner = owners.first else {
      let ids = asked.flatMap { kind.ids(of: $0).map(\.value) }
      let meant = Spelling.suggestion(for: old, among: ids).map { ": did you mean '\($0)'?" }
      throw .usage(
        "there is no \(kind.noun) '\(old)'\(meant ?? ": '\(workspace.typed.command("list"))' shows the ids")")
    }
    return owner
  }

  /// What `diff` says about the new name: who has to follow it.
  private func meaning(from old: LoadedWorkspace, to new: LoadedWorkspace, _ spec: Spec) -> TerminalText {
    func app(_ loaded: LoadedWorkspace) -> [ComparedApp] {
      loaded.testedApps.filter { $0.app.id == spec.app.id || kind == .app && $0.app.id == self.new }
        .map { ComparedApp($0, in: loaded.sources[$0.app.id] ?? []) }
    }
    let changes = ChangeReport(from: app(old), to: app(new))
    return changes.text(against: ComparisonBase(.folder, name: "before"), isColored: report.usesColor)
  }

  private static let mostLeft = 20

  private func left(in loaded: LoadedWorkspace) -> TerminalText {
    let left = LeftMentions(of: old, in: loaded.files.all).places
    guard !left.isEmpty else { return "" }
    let lines: [TerminalText] = left.prefix(Self.mostLeft).map { place in
      "  \(place.file):\(place.line): \(place.text.trimmingPrefix { $0 == " " }.prefix(100))\n"
    }
    let more: TerminalText = left.count > Self.mostLeft ? "  and \(left.count - Self.mostLeft) more\n" : ""
    return "These lines still have '\(old)', in comments, sentences or expected output. Look at them:\n"
      + lines.joined() + more
  }

  private func summary(_ renaming: Renaming, _ spec: Spec, _ files: Int) -> TerminalText {
    let places = Plural.of(renaming.placeCount, "place")
    let name = "the \(kind.noun) '\(old)'" + (kind == .app ? "" : " of '\(spec.app.id)'")
    let size = "\(places) in \(Plural.of(files, "file"))"
    if dryRun { return "would rename \(name) to '\(new)': \(size)\n" }
    return "renamed \(name) to '\(new)': \(size). "
      + "Now run '\(workspace.typed.command("generate"))'\n"
  }
}
