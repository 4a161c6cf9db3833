import NotificationTerms
import NotificationText
import SpecLanguage

/// What rules ask about the language of a text, found out once for all texts of a locale.
final class TextLanguage: Sendable {
  let tag: LanguageTag
  /// `zh` of `zh-Hans`.
  let code: String
  /// The scripts it is written in; empty if unknown.
  let scripts: [Script]
  /// Whether a word after a number has more than one form.
  let hasPlurals: Bool
  /// Whether it is written from right to left.
  let isRightToLeft: Bool
  /// Whether its words have no spaces between them, so that a text may say where one ends.
  let marksWordEnds: Bool

  init(_ tag: LanguageTag) {
    self.tag = tag
    code = tag.language
    scripts = Script.expected(in: tag)
    hasPlurals = (PluralRules.categories(for: tag.text) ?? []).count > 1
    // `uz-Arab`, `ks-Deva`: a script goes before the language.
    let script = tag.text.split(separator: "-").dropFirst().first { $0.count == 4 }.map(String.init)
    isRightToLeft = tag.isRightToLeft
    marksWordEnds = script.map(Self.scriptsWithoutSpaces.contains) ?? Self.withoutSpaces.contains(tag.language)
  }

  private static let scriptsWithoutSpaces: Set<String> = [
    "Thai", "Khmr", "Laoo", "Mymr", "Tibt", "Java", "Tale", "Lana",
  ]
  private static let withoutSpaces: Set<String> = [
    "th", "km", "lo", "my", "shn", "mnw", "bo", "dz", "nod", "tdd", "khb",
  ]
}
