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

  /// - Throws: Exit 64 for what is not a language.
  static func tag(_ word: String) throws(WorldError) -> LanguageTag {
    guard let tag = LanguageTag(word) else {
      throw .usage("'\(word)' is not a language tag such as 'ru' or 'zh-Hans'")
    }
    if let flaw = tag.flaw {
      throw .usage("'\(word)', \(flaw.words)\(flaw.meant.map { ": did you mean '\($0)'?" } ?? "")")
    }
    return tag
  }

  /// The findings that keep a change from being made, and a sentence about it.
  static func refuse(
    _ loaded: LoadedWorkspace, _ sentence: TerminalText, _ report: ReportOptions
  ) throws(WorldError) -> ExitStatus {
    var loaded = loaded
    loaded.keep { $0.severity == .error }
    let found = FindingsReport(loaded)
    let last: TerminalText = report.quiet ? "" : "\(sentence): \(found.counts)\n"
    try report.deliver(found.text(colored: report.usesColor) + last)
    return .findings
  }
}
