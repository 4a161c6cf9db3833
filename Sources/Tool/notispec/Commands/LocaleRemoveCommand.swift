import ArgumentParser
import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import TextWriting

/// `notispec locale remove`: takes a language away from apps, with everything that is about it.
struct LocaleRemoveCommand: ChangingVerb {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take a language away from the apps.",
    discussion: """
      Its texts go, and so do scenarios and rows that expect words in no other language, what requirements agreed on for \
      it, waivers, mutants, known failures and expected files. A device of a scenario that had the language gets the \
      source language. All of it is listed, and all files are changed or none.
      """)

  @Argument(help: "The language: a tag such as 'pl' or 'zh-Hant'.")
  var tag: String

  @OptionGroup
  var writing: ChangeOptions

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let tag = try LocaleCommand.tag(self.tag)
    let loaded = try LoadedWorkspace(workspace, withScenarios: true, keepsSources: true)
    guard !loaded.hasErrors else { return try report.refuse(loaded, "nothing was removed") }
    let apps = loaded.specs.filter { $0.app.locales.map(\.value).contains(tag) }.map(\.app)
    try refuse(tag, apps, of: loaded.specs)
    var edit = LanguageEdit(loaded, workspace)
    var gone: [LanguageRemoval.Gone] = []
    for app in apps {
      guard let spec = edit.after.specs.first(where: { $0.app.id == app.id }) else { continue }
      let removal = LanguageRemoval(of: tag, from: spec, in: edit.after)
      gone += removal.gone
      var contents: [String: [UInt8]] = [:]
      for file in RenamePlan(removal.edits, in: edit.after).files { contents[file.path] = file.new.bytes }
      try edit.apply(contents)
      if edit.after.hasErrors { break }
    }
    let list = report.quiet ? "" : LanguageRemoval.list(gone, shortened: !report.verbose)
    guard !edit.after.hasErrors else {
      try report.deliver(list)
      return try report.refuse(
        edit.new, "nothing was removed, because without '\(tag)' the files would have mistakes")
    }
    let plan = edit.plan
    if !dryRun { try plan.write(in: workspace) }
    var text = list
    if dryRun { text += plan.difference }
    if !report.quiet {
      text +=
        edit.meaning(for: Set(apps.map(\.id)), isColored: report.usesColor)
        + FindingsReport(edit.new).text(colored: report.usesColor) + summary(tag, apps.map(\.id), plan.files.count)
    }
    try report.deliver(text)
    return report.status(for: edit.new.findings)
  }

  private func refuse(_ tag: LanguageTag, _ apps: [AppItem], of specs: [Spec]) throws(WorldError) {
    guard !apps.isEmpty else {
      let known = Set(specs.flatMap { $0.app.locales.map(\.value) }).sorted().map(\.text).joined(separator: ", ")
      throw .usage("no app has the language '\(tag)' (known: \(known))")
    }
    if let app = apps.first(where: { $0.sourceLocale.value == tag }) {
      throw .usage(
        "'\(tag)' is the source language of '\(app.id)', which its texts are translated from: make another one its "
          + "'source_locale' first, at \(app.sourceLocale.span.file):\(app.sourceLocale.span.start.line)"
          + (apps.count > 1 ? ", or name other apps with --app" : ""))
    }
  }

  private func summary(_ tag: LanguageTag, _ apps: [String], _ files: Int) -> TerminalText {
    let names = apps.map { "'\($0)'" }.joined(separator: ", ")
    if dryRun { return "would remove '\(tag)' from \(names): \(Plural.of(files, "file")) would change\n" }
    return "removed '\(tag)' from \(names): \(Plural.of(files, "file")) changed. "
      + "Now run '\(workspace.typed.command("generate"))'\n"
  }
}
