import NotificationTerms
import NotificationText
import SpecEmission
import SpecLanguage

/// The note for a translator about a text.
enum TranslationNote {
  /// - Parameters:
  ///   - others: Those that have the same words.
  ///   - chooser: The argument that chooses between the forms; nil for a text that has no forms or only one.
  ///   - counted: The arguments that the text has forms of.
  ///   - allowed: Those that the translation may show.
  static func text(
    about text: VisibleText, _ others: [VisibleText], _ part: TextPart, of source: CopyText, chooser: String?,
    counted: [String], showing allowed: Set<String>, in locale: LanguageTag
  ) -> String {
    var sentences = [text.comment]
    let shown = text.shownArguments.filter { allowed.contains($0.id) }
    if !others.isEmpty {
      let list = others.map { sharing($0, of: source, besides: text, shown, in: locale) }
      sentences.append("The same words are shown for \(list.joined(separator: ", ")).")
    }
    if !shown.isEmpty {
      let list = shown.map { argument in
        PlaceholderNote(argument: argument, text: text, source: source, locale: locale)
          .words(chooser: chooser, counted: part.argument == nil ? counted : [])
      }
      sentences.append("Placeholders, to be kept as they are: \(list.joined(separator: ", ")).")
    }
    if locale.isRightToLeft, part.argument == nil, text.role.isRead {
      sentences.append("Begin with U+200F if its first letter outside placeholders is a Latin one, or if it has none.")
    }
    // A form that goes into a sentence has no limit of its own.
    if part.argument == nil, let limit = limit(of: text, in: locale) {
      let characters = isWide(locale) ? "wide characters" : "characters"
      sentences.append(
        text.role == .body
          ? "At most \(limit) \(characters) fit on the Lock Screen."
          : "At most \(limit) \(characters); a line of the Lock Screen shows about \(isWide(locale) ? 17 : 30).")
    }
    // The words beside its numbers are in forms, which a language with one form does not have.
    if source.countedArguments.count > 1, part.argument == nil, PluralRules.categories(for: locale.text)?.count == 1,
      let whole = source.wordings.last?.source
    {
      sentences.append("The whole sentence of the source: '\(whole)'")
    }
    if let argument = part.argument {
      sentences.append("This is what the sentence '\(source.sentence)' says in place of {\(argument)}.")
    }
    return sentences.joined(separator: " ")
  }

  /// Another text with the same words, and what its placeholders stand for if that is something else.
  private static func sharing(
    _ other: VisibleText, of source: CopyText, besides text: VisibleText, _ shown: [ParameterItem],
    in locale: LanguageTag
  ) -> String {
    let different = shown.compactMap { argument -> String? in
      guard let own = other.arguments.first(where: { $0.id == argument.id }) else { return nil }
      let note = PlaceholderNote(argument: own, text: other, source: source, locale: locale)
      guard note.kind != PlaceholderNote(argument: argument, text: text, source: source, locale: locale).kind else {
        return nil
      }
      return note.words(chooser: nil, counted: [])
    }
    return different.isEmpty ? other.key : "\(other.key), there with \(different.joined(separator: ", "))"
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
      let shown = SampleValue(of: argument, among: text.arguments, moment: SampleMoment.telling).text(in: locale).count
      length += argument.id.count + 2 - shown
    }
    return max(length, 1)
  }

  /// What a stale translation is to be revised for: the old source beside the new one.
  ///
  /// - Parameter isShown: Whether its words stand beside the note.
  static func change(of source: CopyText, since target: CopyText, isShown: Bool) -> String {
    let change =
      target.translates.map { "The source has changed. Old: '\($0)'. New: '\(source.summary)'." }
      ?? "The source has changed since this was translated."
    return isShown ? change : "\(change) The translation was: '\(target.summary)'."
  }

  /// "for 2–4, 22–24, 32–34 and so on".
  static func numbers(of category: PluralCategory, in locale: LanguageTag) -> String {
    if let words = category.numberWords(in: locale) { return "for \(words)" }
    return category.isForMillions(in: locale) ? "for millions and numbers with decimals" : "for numbers with decimals"
  }

  /// What else a translator may want to know of a form.
  ///
  /// - Parameters:
  ///   - chooser: What chooses it.
  ///   - isRequired: Whether the form must show that number.
  static func advice(
    on category: PluralCategory, of chooser: ParameterItem, isRequired: Bool, in locale: LanguageTag
  ) -> String? {
    let numbers = category.numbers(in: locale)
    if numbers.count == 1, !isRequired { return "It may do without {\(chooser.id)}." }
    guard numbers.isEmpty, !category.isForMillions(in: locale), chooser.kind == .int else { return nil }
    return "Nobody sees it, as {\(chooser.id)} is always whole, but it must not be empty."
  }
}

extension CopyText {
  /// With the places of its forms.
  fileprivate var sentence: String {
    if case .plurals(let sentence, _) = form { sentence.source } else { summary }
  }
}
