import ArgumentParser
import NotificationTerms
import SpecLanguage
import SpecTranslation
import TextWriting

/// `notispec strings export`: every text of the apps for a translator into one language.
struct StringsExportCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export every text of the apps, for translation into other languages.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format for translators: 'xliff' is XLIFF 1.2, 'xliff2' XLIFF 2.0, 'po' gettext, 'csv' a table.")
  var format = TranslationFormat.xliff

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      """
      A language to translate into; the source language is for editors. Can be repeated: then all languages are in one \
      file, or each in its own if the name in '--output' contains '{locale}'.
      """, valueName: "tag"))
  var locales: [String] = []

  @Flag(
    help: ArgumentHelp(
      """
      Translate every text into a pseudo-language, in brackets and longer, for trying out layouts: with accents, for \
      Arabic and Hebrew from right to left, for Chinese, Japanese and Korean in wide letters. Import the file, look at \
      the app, and undo the change to the specs.
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
    var tags: [LanguageTag] = []
    for locale in locales {
      let tag = try Self.language(locale, of: loaded.specs)
      if !tags.contains(tag) { tags.append(tag) }
    }
    if !format.takesSeveralLanguages, Set(loaded.specs.map(\.app.sourceLocale.value)).count > 1 {
      throw .usage(
        "--format: a file of the format '\(format.rawValue)' has one source language: name an app with --app")
    }
    for tags in isApart ? tags.map({ [$0] }) : [tags] {
      var report = report
      report.output = report.output.map { Self.path($0, tags[0]) }
      try report.deliver(.document(format.document(of: loaded.specs, in: tags, isPseudo: pseudo)))
      for tag in tags {
        let specs = loaded.specs.filter { $0.app.locales.contains { $0.value == tag } }
        let count = specs.reduce(0) { $0 + $1.translationUnits(in: tag).count }
        report.detail("exported \(Plural.of(count, "text")) of \(Plural.of(specs.count, "app")) for \(tag)")
      }
    }
    return report.status(for: loaded.findings)
  }

  /// What the name of a file has where its language goes.
  private static let place = "{locale}"

  private var isApart: Bool { report.output?.contains(Self.place) == true }

  private var paths: [String] {
    guard let output = report.output else { return [] }
    return isApart ? locales.compactMap { LanguageTag($0) }.map { Self.path(output, $0) } : [output]
  }

  private static func path(_ output: String, _ tag: LanguageTag) -> String { output.replacing(place, with: tag.text) }

  var output: String? { paths.first }

  var outputs: [OutputPlace] { paths.map { OutputPlace(option: "--output", path: $0) } }

  func validate() throws {
    if locales.isEmpty { throw ValidationError("Name a language with '--locale'.") }
    if locales.count > 1, !isApart, !format.takesSeveralLanguages {
      throw ValidationError(
        "A file of the format '\(format.rawValue)' is for one language: write '--output' with '{locale}' in the name.")
    }
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
