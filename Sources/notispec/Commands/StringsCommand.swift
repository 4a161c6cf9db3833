public import ArgumentParser
public import SpecLanguage
public import SpecTranslation

/// `notispec strings`, which does nothing by itself.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Give texts to translators, and take their translations.",
    subcommands: [StringsExportCommand.self, StringsImportCommand.self])
}

/// The options of `notispec strings export`.
struct StringsExportCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write every text of the apps for a translator into one language.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "What translators work with: 'xliff' is XLIFF 1.2, 'csv' a table.")
  var format = TranslationFormat.xliff

  @Option(
    help: ArgumentHelp("The language to translate into; the source language gives editors its own.", valueName: "tag"))
  var locale: String

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request {
    StringsExportRequest(workspace: workspace.choice, format: format, locale: locale, report: report.choice)
  }
}

/// The options of `notispec strings import`.
struct StringsImportCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put translated texts into the specs: all of a file or, with one finding, none.")

  @Argument(help: ArgumentHelp("The XLIFF or CSV file that came back.", valueName: "file"))
  var file: String

  @Option(help: "Mark every text that the file translates; without it no status changes.")
  var status: CopyText.Status?

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "How findings are written.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("There is no file to import.") }
  }

  var request: any Request {
    StringsImportRequest(
      file: file, status: status, workspace: workspace.choice, format: format, report: report.choice)
  }
}

extension TranslationFormat: ExpressibleByArgument {}
extension CopyText.Status: ExpressibleByArgument {}
