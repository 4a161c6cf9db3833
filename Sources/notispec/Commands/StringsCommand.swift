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

extension TranslationFormat: ExpressibleByArgument {}
extension CopyText.Status: ExpressibleByArgument {}
