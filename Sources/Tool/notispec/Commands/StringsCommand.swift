public import ArgumentParser
public import SpecLanguage
public import SpecTranslation

/// `notispec strings`, which does nothing by itself.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract:
      "Export texts for translators, import their translations, and say what is translated and what is out of date.",
    subcommands: [
      StringsExportCommand.self, StringsImportCommand.self, StringsStatusCommand.self, StringsStaleCommand.self,
    ])
}

extension TranslationFormat: ExpressibleByArgument {}
extension CopyText.Status: ExpressibleByArgument {}
