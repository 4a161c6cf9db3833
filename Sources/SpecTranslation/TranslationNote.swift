import NotificationTerms
import NotificationText
import SpecEmission
import SpecLanguage

/// The note for a translator about a text.
enum TranslationNote {
  static func text(
    about text: VisibleText, _ others: [String], _ part: TextPart, counted: [String], showing allowed: Set<String>,
    in locale: LanguageTag
  ) -> String {
    var sentences = [text.comment]
    if !others.isEmpty { sentences.append("The same words are shown for \(others.joined(separator: ", ")).") }
    let shown = text.shownArguments.filter { allowed.contains($0.id) }
    if !shown.isEmpty {
      let list = shown.map { argument in
        let sample = sample(of: argument, among: text.arguments, in: locale)
        return "{\(argument.id)} (\(word(for: argument.kind))\(sample.map { ", such as \($0)" } ?? ""))"
      }
      sentences.append("Placeholders, to be kept as they are: \(list.joined(separator: ", ")).")
    }
    // A form that goes into a sentence has no limit of its own.
    if part.argument == nil, let limit = limit(of: text, in: locale) {
      sentences.append("At most \(limit) \(isWide(locale) ? "wide " : "")characters fit on the Lock Screen.")
    }
    if let argument = part.argument {
      sentences.append("This is what the sentence says in place of {\(argument)}.")
    } else if part.category == nil, counted.count > 1 {
      let list = counted.map { "{\($0)}" }.joined(last: "and")
      sentences.append("In place of \(list) the sentence gets a form that is translated on its own.")
    }
    return sentences.joined(separator: " ")
  }

  private static func isWide(_ locale: LanguageTag) -> Bool { ["zh", "ja", "ko", "yue"].contains(locale.language) }

  /// How many characters people see; one of Chinese takes two columns.
  private static func limit(of text: VisibleText, in locale: LanguageTag) -> Int? {
    text.role.columns.map { isWide(locale) ? $0 / 2 : $0 }
  }

  /// The same for a translation as it is written: a placeholder is longer or shorter than what is shown in its place.
  static func maxLength(of text: VisibleText, _ template: TextTemplate, in locale: LanguageTag) -> Int? {
    guard var length = limit(of: text, in: locale) else { return nil }
    for argument in text.arguments where template.arguments.contains(argument.id) {
      let shown = SampleValue(of: argument, among: text.arguments).text(in: locale).count
      length += argument.id.count + 2 - shown
    }
    return max(length, 1)
  }

  /// What a stale translation is to be revised for: the old source beside the new one.
  static func change(of source: CopyText, since target: CopyText) -> String {
    target.translates.map { "The source has changed. Old: '\($0)'. New: '\(source.summary)'." }
      ?? "The source has changed since this was translated."
  }

  /// A value as people read it in the language of the translation: the preposition, the case and the full stop after it
  /// depend on that. Nil where the spec has no example of what every language writes alike.
  private static func sample(
    of argument: ParameterItem, among others: [ParameterItem], in locale: LanguageTag
  ) -> String? {
    if argument.example == nil, argument.rule(locales: [])?.format == nil { return nil }
    return SampleValue(of: argument, among: others).text(in: locale)
  }

  private static func word(for kind: ParameterItem.Kind) -> String {
    switch kind {
    case .int: "a whole number"
    case .double, .decimal: "a number"
    case .money: "an amount of money"
    case .percent: "a percentage"
    case .string: "a text"
    case .instant: "a moment"
    case .time: "a time of day"
    case .times: "times of day"
    case .weekdays: "days of the week"
    }
  }

  /// "for 2, 3, 4, 22 and so on".
  static func numbers(of category: PluralCategory, in locale: LanguageTag) -> String {
    let numbers = (0...1000).lazy.filter { PluralRules.category(of: $0, in: locale.text) == category }.prefix(5)
    guard !numbers.isEmpty else {
      return category.isForMillions(in: locale) ? "for millions and numbers with decimals" : "for numbers with decimals"
    }
    let list = numbers.prefix(4).map(String.init).joined(separator: ", ")
    return "for \(list)\(numbers.count > 4 ? " and so on" : "")"
  }
}
