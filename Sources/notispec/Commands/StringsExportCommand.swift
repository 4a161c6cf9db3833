import ArgumentParser
import NotificationTerms
import SpecLanguage
import SpecTranslation
import TextWriting

/// `notispec strings export`: every text of the apps for a translator into one language.
struct StringsExportCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export every text of the apps, for translation into one language.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format for translators: 'xliff' is XLIFF 1.2, 'csv' a table.")
  var format = TranslationFormat.xliff

  @Option(
    help: ArgumentHelp("The language to translate into. The source language is for editors.", valueName: "tag"))
  var locale: String

  @Flag(
    help: ArgumentHelp(
      """
      Translate every text into a pseudo-language, accented, longer and in brackets, for trying out layouts: import \
      the file, look at the app, and undo the change to the specs.
      """))
  var pseudo = false

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: false, isTranslating: true)
    guard !loaded.hasErrors else {
      // The output is for the translator, wherever it goes.
      let findings = FindingsReport(loaded)
      StandardOutput.note(
        findings.text(colored: false) + (report.quiet ? "" : "nothing was exported: \(findings.counts)"))
      return .findings
    }
    let tag = try Self.language(locale, of: loaded.specs)
    let specs = loaded.specs.filter { $0.app.locales.contains { $0.value == tag } }
    try report.deliver(.document(format.document(of: specs, in: tag, isPseudo: pseudo)))
    let count = specs.reduce(0) { $0 + $1.translationUnits(in: tag).count }
    report.detail("exported \(Plural.of(count, "text")) of \(Plural.of(specs.count, "app")) for \(tag)")
    return report.status(for: loaded.findings)
  }

  /// A language that an app has.
  ///
  /// - Throws: Exit 64 for any other.
  static func language(_ locale: String, of specs: [Spec]) throws(WorldError) -> LanguageTag {
    guard let tag = LanguageTag(locale) else {
      throw .usage("--locale: '\(locale)' is not a language tag such as 'ru' or 'zh-Hans'")
    }
    guard specs.contains(where: { $0.app.locales.contains { $0.value == tag } }) else {
      throw .usage(undeclared(tag, in: specs))
    }
    return tag
  }

  private static func undeclared(_ tag: LanguageTag, in specs: [Spec]) -> TerminalText {
    let known = Set(specs.flatMap { $0.app.locales.map(\.value) }).sorted().map(\.text).joined(separator: ", ")
    return "--locale: no app has the language '\(tag)' (known: \(known)): add it to 'app.locales' first"
  }
}
