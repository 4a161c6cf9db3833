import ArgumentParser
import NotificationTerms
import SpecLanguage
import SpecTranslation
import TextWriting

/// `notispec strings export`: every text of the apps for a translator into one language.
struct StringsExportCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write every text of the apps for a translator into one language.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format for translators: 'xliff' is XLIFF 1.2, 'csv' a table.")
  var format = TranslationFormat.xliff

  @Option(
    help: ArgumentHelp("The language to translate into. The source language is for editors.", valueName: "tag"))
  var locale: String

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    guard let tag = LanguageTag(locale) else {
      throw .usage("--locale: '\(locale)' is not a language tag such as 'ru' or 'zh-Hans'")
    }
    let loaded = try LoadedWorkspace(workspace, withScenarios: false, isTranslating: true)
    guard !loaded.hasErrors else {
      // The output is for the translator, wherever it goes.
      let findings = FindingsReport(loaded)
      StandardOutput.note(
        findings.text(colored: false) + (report.quiet ? "" : "nothing was exported: \(findings.counts)"))
      return .findings
    }
    let specs = loaded.specs.filter { $0.app.locales.contains { $0.value == tag } }
    guard !specs.isEmpty else { throw .usage(Self.undeclared(tag, in: loaded.specs)) }
    try report.deliver(.document(format.document(of: specs, in: tag)))
    let count = specs.reduce(0) { $0 + $1.translationUnits(in: tag).count }
    report.detail("exported \(Plural.of(count, "text")) of \(Plural.of(specs.count, "app")) for \(tag)")
    return report.status(for: loaded.findings)
  }

  private static func undeclared(_ tag: LanguageTag, in specs: [Spec]) -> TerminalText {
    let known = Set(specs.flatMap { $0.app.locales.map(\.value) }).sorted().map(\.text).joined(separator: ", ")
    return "--locale: no app has the language '\(tag)' (known: \(known)): add it to 'app.locales' first"
  }
}
