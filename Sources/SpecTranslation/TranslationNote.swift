import NotificationCivilTime
import NotificationTerms
import NotificationText
import SpecLanguage

/// The note for a translator about a text.
enum TranslationNote {
  static func text(
    about text: VisibleText, _ others: [String], _ part: TextPart, counted: [String], in locale: LanguageTag
  ) -> String {
    var sentences = [text.comment]
    if !others.isEmpty { sentences.append("The same words are shown for \(others.joined(separator: ", ")).") }
    if !text.shownArguments.isEmpty {
      let list = text.shownArguments.map { argument in
        "{\(argument.id)} (\(word(for: argument.kind))\(sample(of: argument).map { ", such as \($0)" } ?? ""))"
      }
      sentences.append("Placeholders, to be kept as they are: \(list.joined(separator: ", ")).")
    }
    if let limit = text.role.columns {
      let isWide = ["zh", "ja", "ko", "yue"].contains(locale.language)
      sentences.append(
        isWide
          ? "At most \(limit / 2) wide characters fit on the Lock Screen."
          : "At most \(limit) characters fit on the Lock Screen.")
    }
    if let argument = part.argument {
      sentences.append("This is what the sentence says in place of {\(argument)}.")
    } else if part.category == nil, counted.count > 1 {
      let list = counted.map { "{\($0)}" }.joined(last: "and")
      sentences.append("In place of \(list) the sentence gets a form that is translated on its own.")
    }
    if let category = part.category { sentences.append(numbers(of: category, in: locale)) }
    return sentences.joined(separator: " ")
  }

  /// What a stale translation is to be revised for: the old source beside the new one.
  static func change(of source: CopyText, since target: CopyText) -> String {
    target.translates.map { "The source has changed. Old: '\($0)'. New: '\(source.summary)'." }
      ?? "The source has changed since this was translated."
  }

  /// A moment is a number in the spec, which no reader sees.
  private static func sample(of argument: ParameterItem) -> String? {
    guard argument.kind == .instant, let moment = argument.example.flatMap({ Int64($0) }) else {
      return argument.example
    }
    return "\(ZoneRules.utc.local(at: Instant(milliseconds: moment)))"
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

  /// "Plural form 'few': for 2, 3, 4, 22 and so on."
  private static func numbers(of category: PluralCategory, in locale: LanguageTag) -> String {
    let numbers = (0...1000).lazy.filter { PluralRules.category(of: $0, in: locale.text) == category }.prefix(5)
    guard !numbers.isEmpty else { return "Plural form '\(category.rawValue)': for numbers with decimals." }
    let list = numbers.prefix(4).map(String.init).joined(separator: ", ")
    return "Plural form '\(category.rawValue)': for \(list)\(numbers.count > 4 ? " and so on" : "")."
  }
}
