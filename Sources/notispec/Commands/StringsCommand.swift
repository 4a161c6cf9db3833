public import ArgumentParser
public import SpecLanguage
public import SpecTranslation

/// `notispec strings`, which does nothing by itself.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Export texts for translators and import their translations.",
    subcommands: [StringsExportCommand.self, StringsImportCommand.self])
}

extension TranslationFormat: ExpressibleByArgument {}
extension CopyText.Status: ExpressibleByArgument {}
