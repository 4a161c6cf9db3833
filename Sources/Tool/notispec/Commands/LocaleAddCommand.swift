import ArgumentParser
import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import SpecTranslation
import TextWriting
import YAMLNodes

/// `notispec locale add`: gives apps another language, in which nothing is translated yet.
struct LocaleAddCommand: ChangingVerb {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Give the apps another language.",
    discussion: """
      Every text gets the words of the source language with 'status: missing', so that the app can be built meanwhile. \
      'strings status' and 'check' count them as missing, and an export has them without a translation. All files are \
      changed or none.
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
    let tag = try LocaleCommand.language(self.tag)
    let loaded = try LoadedWorkspace(workspace, withScenarios: true, keepsSources: true)
    guard !loaded.hasErrors else { return try report.refuse(loaded, "nothing was added") }
    let apps = loaded.specs.filter { !$0.app.locales.map(\.value).contains(tag) }
    guard !apps.isEmpty else {
      let names = loaded.specs.map { "'\($0.app.id)'" }.joined(separator: ", ")
      throw .usage("'\(tag)' is a language of \(names) already")
    }
    var edit = LanguageEdit(loaded, workspace)
    try edit.apply(Self.declared(tag, in: apps, of: loaded), isTranslating: true)
    var texts = 0
    var left: [Diagnostic] = []
    if !edit.after.hasErrors {
      var contents: [String: [UInt8]] = [:]
      for app in edit.after.translatedApps where apps.contains(where: { $0.app.id == app.spec.app.id }) {
        let filled = TranslationImport(awaiting: tag, in: app)
        left += filled.findings
        texts += filled.statusCounts[.missing] ?? 0
        for file in filled.files { contents[file.path] = file.contents.bytes }
      }
      try edit.apply(contents)
    }
    edit.add(left)
    guard !edit.after.hasErrors else {
      return try report.refuse(
        edit.new, "nothing was added, because with '\(tag)' the files would have mistakes")
    }
    let plan = edit.plan
    if !dryRun { try plan.write(in: workspace) }
    var text: TerminalText = ""
    if dryRun { text += plan.difference }
    if !report.quiet {
      text +=
        FindingsReport(edit.new).text(colored: report.usesColor)
        + summary(tag, apps.map(\.app.id), texts, plan.files.count)
    }
    try report.deliver(text)
    return report.status(for: edit.new.findings)
  }

  /// The files that list the languages of these apps.
  private static func declared(_ tag: LanguageTag, in apps: [Spec], of loaded: LoadedWorkspace) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for app in apps {
      guard let last = app.app.locales.last?.span, let bytes = loaded.files.bytes(last.file),
        let root = YAMLReader.read(bytes, file: last.file).tree?.root, let list = root["app"]?["locales"]
      else { continue }
      let isInBrackets = list.sourceText.hasPrefix("[")
      let indentation = String(repeating: " ", count: max(0, Int(last.start.column) - 3))
      let place = isInBrackets ? last.end : SourcePosition(line: Int(last.end.line), column: Int(Int32.max))
      let edit = Diagnostic.FixIt(
        "add it", replace: SourceSpan(file: last.file, start: place, end: place),
        with: isInBrackets ? ", \(tag)" : "\n\(indentation)- \(tag)")
      contents[last.file] = FixedText(bytes, applying: [edit]).bytes
    }
    return contents
  }

  private func summary(_ tag: LanguageTag, _ apps: [String], _ texts: Int, _ files: Int) -> TerminalText {
    let names = apps.map { "'\($0)'" }.joined(separator: ", ")
    let size = "\(Plural.of(texts, "text")) in \(Plural.of(files, "file"))"
    if dryRun { return "would add '\(tag)' to \(names): \(size)\n" }
    return "added '\(tag)' to \(names): \(size). Now run '\(workspace.typed.command("generate"))', and have the texts "
      + "translated with '\(workspace.typed.command("strings", ["export", "--locale", tag.text]))'\n"
  }
}
