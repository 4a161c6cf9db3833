import ArgumentParser
import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import TextWriting

/// `notispec locale`, which does nothing by itself.
struct LocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Give apps another language, or take one away, wherever specs, scenarios and requirements have it.",
    subcommands: [LocaleAddCommand.self, LocaleRemoveCommand.self])

  /// - Throws: Exit 64 for what is not a tag.
  static func tag(_ word: String) throws(WorldError) -> LanguageTag {
    guard let tag = LanguageTag(word) else {
      throw .usage("'\(word)' is not a language tag such as 'ru' or 'zh-Hans'")
    }
    return tag
  }

  /// - Throws: Exit 64 for what is not a language either.
  static func language(_ word: String) throws(WorldError) -> LanguageTag {
    let tag = try Self.tag(word)
    if let flaw = tag.flaw {
      throw .usage("'\(word)', \(flaw.words)\(flaw.meant.map { ": did you mean '\($0)'?" } ?? "")")
    }
    return tag
  }
}
