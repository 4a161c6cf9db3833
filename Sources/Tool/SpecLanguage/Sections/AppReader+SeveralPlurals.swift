import NotificationTerms
import NotificationText
import SpecDiagnostics

/// Texts that count several numbers: a sentence, and the forms of each number that go into it.
extension AppReader {
  /// How many numbers one text can count. More wordings than these make nobody reads through.
  private static let mostPlurals = 3

  /// - Parameter list: What is in `plural`.
  func readPlurals(
    _ text: WrittenText, list: SourceValue, _ locale: AppLocale, _ arguments: SignalFacts
  ) -> CopyText.Form? {
    let reader = text.mapping
    let part = session.beginPart()
    guard let counted = readCounted(list, arguments) else { return nil }
    for value in text.forms.compactMap(\.value) {
      session.report(
        .conflictingKeys,
        "makes no sense with several arguments in 'plural': write it in 'forms', for one of them",
        about: value, at: value.headSpan)
    }
    let sentence = text.text.flatMap { readTemplate($0, arguments) }
    for key in ["text", "forms"] where !reader.has(key) && !reader.isIncomplete && !reader.meantKeys.contains(key) {
      session.report(
        .missingKey,
        key == "text"
          ? "has no 'text', the sentence that the forms go into" : "has no 'forms' for the arguments in 'plural'",
        about: reader.origin, at: reader.origin.headSpan)
    }
    if locale.pluralCategories == nil {
      session.report(
        .unknownPluralRules, "needs plural rules for '\(locale.tag)', \(Self.reasonForNoRules(locale.tag))",
        about: reader.origin, at: list.headSpan)
    }
    let pieces = readPieces(text, counted, locale, arguments)
    if let sentence, let value = text.text {
      for argument in counted where !sentence.arguments.contains(argument.value) {
        session.report(
          .unusedArgument, "does not show '{\(argument.value)}', so its forms are never shown", about: value)
      }
    }
    guard part.isSound, let sentence else { return nil }
    return .plurals(sentence, pieces)
  }

  /// The names in `plural`.
  private func readCounted(_ list: SourceValue, _ arguments: SignalFacts) -> [Located<String>]? {
    let values = session.list(list, expected: TextShape.pluralArguments) ?? []
    var counted: [Located<String>] = []
    for value in values {
      guard let argument = pluralArgument(value, arguments) else { continue }
      if counted.contains(where: { $0.value == argument.value }) {
        session.report(.duplicateID, "names '\(argument.value)' a second time", about: value)
      } else {
        counted.append(argument)
      }
    }
    if values.count < 2 {
      let advice = counted.first.map { ": write 'plural: \($0.value)' and its forms" } ?? ""
      session.report(
        .badValue, values.isEmpty ? "lists no argument" : "lists only one argument\(advice)", about: list)
      return nil
    }
    if values.count > Self.mostPlurals {
      session.report(
        .badValue, "lists \(values.count) arguments, but a text can count at most \(Self.mostPlurals) numbers",
        about: list)
      return nil
    }
    return counted.count == values.count ? counted : nil
  }

  /// The forms of each argument, in the order of `plural`.
  private func readPieces(
    _ text: WrittenText, _ counted: [Located<String>], _ locale: AppLocale, _ arguments: SignalFacts
  ) -> [CopyText.PluralPiece] {
    guard let value = text.mapping.written("forms"), let entries = text.pieces?() else { return [] }
    var meant: [String] = []
    for entry in entries where !counted.contains(where: { $0.value == entry.name }) {
      let left = counted.map(\.value).filter { name in !entries.contains { $0.name == name } }
      let guess = session.guess(for: entry.name, among: left)
      if let guess { meant.append(guess.word) }
      session.report(
        .unknownArgument,
        "has forms for '\(excerpt(entry.name))', which 'plural' does not list\(guess?.question() ?? "")",
        about: value, at: entry.nameSpan, fixIt: guess?.fixIt(replacing: entry.nameSpan))
    }
    return counted.compactMap { argument in
      guard let entry = entries.first(where: { $0.name == argument.value }) else {
        if !meant.contains(argument.value), !value.node.isIncomplete {
          session.report(
            .missingKey, "has no forms for '\(argument.value)', which 'plural' lists", about: value, at: value.headSpan)
        }
        return nil
      }
      let others = counted.map(\.value).filter { $0 != argument.value }
      return CopyText.PluralPiece(argument: argument, forms: readForms(entry, besides: others, locale, arguments))
    }
  }

  private func readForms(
    _ entry: MapEntry, besides others: [String], _ locale: AppLocale, _ arguments: SignalFacts
  ) -> [CopyText.PluralForm] {
    guard let written = session.map(entry.value, keys: .pluralCategory, expected: TextShape.forms) else { return [] }
    let names = PluralCategory.allCases.map(\.rawValue)
    var forms: [CopyText.PluralForm] = []
    var meant: [String] = []
    for form in written {
      guard let category = PluralCategory(rawValue: form.name) else {
        let guess = session.guess(for: form.name, among: names)
        if let guess { meant.append(guess.word) }
        session.report(
          .unknownKey,
          "is not a plural form: CLDR has \(names.map { "'\($0)'" }.joined(separator: ", "))\(guess?.question() ?? "")",
          about: form.value, at: form.nameSpan, fixIt: guess?.fixIt(replacing: form.nameSpan))
        continue
      }
      if let needed = locale.pluralCategories, !needed.contains(category) {
        reportExtra(category, locale, form.value, at: form.nameSpan)
      }
      guard let text = readTemplate(form.value, arguments) else { continue }
      if let other = others.first(where: text.arguments.contains) {
        session.report(
          .unknownArgument, "shows '{\(other)}', which has forms of its own: only 'text' can show it", about: form.value
        )
      }
      forms.append(CopyText.PluralForm(categorySpan: form.nameSpan, text: text, category: category))
    }
    for category in locale.pluralCategories ?? [] {
      guard !written.contains(where: { $0.name == category.rawValue }), !meant.contains(category.rawValue),
        !entry.value.node.isIncomplete, !category.isForMillions(in: locale.tag)
      else { continue }
      session.report(
        .missingPluralCategory, "has no text for '\(category.rawValue)': \(category.need(in: locale.tag))",
        about: entry.value, at: entry.nameSpan)
    }
    return forms.sorted { $0.category < $1.category }
  }
}
