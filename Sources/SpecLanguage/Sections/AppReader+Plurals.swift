import NotificationTerms
import NotificationText
import SpecDiagnostics
import YAMLNodes

/// Texts in the forms that a number asks for.
extension AppReader {
  /// The fields of `TextShape.object` that hold the forms: looked up once, not for each text.
  static let pluralFields = PluralCategory.allCases.compactMap { category in
    TextShape.object.index(of: category.rawValue).map { (category: category, field: $0) }
  }

  /// - Parameter reader: Of the shape `TextShape.object`.
  func readPlural(_ reader: ObjectReader, _ locale: AppLocale, _ arguments: SignalFacts) -> CopyText.Form? {
    let errors = session.errorCount
    let argument = reader.written("plural").flatMap { pluralArgument($0, arguments) }
    let needed = locale.pluralCategories
    if needed == nil {
      session.report(
        .unknownPluralRules, "needs plural rules for '\(locale.tag)', \(Self.reasonForNoRules(locale.tag))",
        about: reader.origin, at: reader.keySpan("plural"))
    }
    var forms: [CopyText.PluralForm] = []
    forms.reserveCapacity(Self.pluralFields.count { reader.has($0.field) })
    for (category, field) in Self.pluralFields {
      if let value = reader.written(field) {
        if let needed, !needed.contains(category) { reportExtra(category, locale, value, at: reader.keySpan(field)) }
        if let text = readTemplate(value, arguments) {
          let span = reader.keySpan(field)
          forms.append(CopyText.PluralForm(categorySpan: span, text: consume text, category: category))
        }
      } else if let needed, needed.contains(category), !reader.isIncomplete,
        !reader.meantKeys.contains(category.rawValue), !category.isForMillions(in: locale.tag)
      {
        session.report(
          .missingPluralCategory, "has no text for '\(category.rawValue)': \(category.need(in: locale.tag))",
          about: reader.origin, at: reader.origin.headSpan)
      }
    }
    guard session.errorCount == errors, let argument else { return nil }
    return .plural(argument: argument, forms)
  }

  /// - Returns: Nil if it is no name, which is reported.
  func pluralArgument(_ value: SourceValue, _ arguments: SignalFacts) -> Located<String>? {
    let errors = session.errorCount
    guard let name = session.reference(value, to: .parameter) else { return nil }
    checkPluralArgument(name, value, arguments)
    return session.errorCount == errors ? Located(name, at: value.span) : nil
  }

  static func reasonForNoRules(_ locale: LanguageTag) -> String {
    guard let flaw = locale.flaw else { return "but CLDR has none for this language: write one text for all numbers" }
    return flaw.words + (flaw.meant.map { ": did you mean '\($0)'?" } ?? "")
  }

  func reportExtra(_ category: PluralCategory, _ locale: AppLocale, _ value: SourceValue, at span: SourceSpan) {
    // Apple's catalogs have a text for 0 in every language.
    let advice =
      category == .zero
      ? ". For a text of its own for 0, write 'variants' with 'choose': 'notispec explain \"a text for zero\"' shows how"
      : ""
    session.report(
      .extraPluralCategory, "is never shown: '\(locale.tag)' has no plural form '\(category.rawValue)'\(advice)",
      about: value, at: span)
  }

  private func checkPluralArgument(_ name: String, _ value: SourceValue, _ arguments: SignalFacts) {
    guard let argument = arguments.parameter(name) else {
      reportUnknownArgument(name, value, arguments, fixIt: { meant in session.replacing(value, with: meant) })
      return
    }
    switch argument.kind {
    case .int, nil: break
    case .double, .percent, .string, .instant, .decimal, .money, .time, .times, .weekdays:
      session.report(
        .pluralArgument, "is '\(name)', but only an argument of type 'int' can choose between plural forms",
        about: value, notes: [Diagnostic.Note("'\(name)' is declared here", at: argument.span)])
    }
  }

  func reportUnknownArgument(
    _ name: String, _ value: SourceValue, _ arguments: SignalFacts, fixIt: (Spelling.Guess) -> Diagnostic.FixIt?
  ) {
    guard arguments.isComplete else { return }
    var meant = session.guess(for: name, among: arguments.names)
    // `{ресторан}` is no id, and stands for the only one there is.
    if meant == nil, !TextPattern.identifier.matches(name), arguments.names.count == 1 {
      meant = Spelling.Guess(arguments.names[0], isCertain: false)
    }
    if let meant, reportMisspelledDeclaration(of: meant, as: name, value, arguments) { return }
    var advice = meant?.question() ?? ""
    if meant == nil, arguments.declaringKey == "arguments", TextPattern.identifier.matches(name) {
      // A name without a declaration is one mistake, however many texts of the type show it.
      let type = session.path(of: value).split(separator: ".").prefix(2).joined(separator: ".")
      if session.isRepeated("\(type).arguments.\(name)") { return }
      advice = ": add '\(name): { type: … }' to it"
    }
    let predicate =
      arguments.declaringKey.map { "names '{\(excerpt(name))}', which '\($0)' does not declare\(advice)" }
      ?? "shows '{\(excerpt(name))}', but this text takes no values; write '{{' or '}}' for a brace"
    session.report(
      .unknownArgument, predicate, about: value, at: value.span(of: "{\(name)}"), fixIt: meant.flatMap(fixIt))
  }

  /// Where the texts agree on a name and none shows the declared one, the mistake is in the declaration, and is one.
  private func reportMisspelledDeclaration(
    of meant: Spelling.Guess, as name: String, _ value: SourceValue, _ arguments: SignalFacts
  ) -> Bool {
    guard arguments.declaringKey == "arguments", TextPattern.identifier.matches(name),
      let argument = arguments.parameter(meant.word), let copy = typeInHand.copy, !copy.shows(meant.word)
    else { return false }
    let type = session.path(of: value).split(separator: ".").prefix(2).joined(separator: ".")
    if session.isRepeated("\(type).arguments.\(name)") { return true }
    session.error(
      .unknownArgument, "'\(type).arguments' declares '\(meant.word)', but the texts use '{\(name)}'",
      at: argument.span, notes: [Diagnostic.Note("here is one", at: value.span)],
      fixIt: Spelling.Guess(name, isCertain: meant.isCertain).fixIt(replacing: argument.span))
    return true
  }
}

extension SourceNode {
  /// Whether an argument is in one of the texts below, or chooses between their plural forms.
  fileprivate func shows(_ argument: String) -> Bool {
    switch kind {
    case .scalar: text == argument || text.contains("{\(argument)}")
    case .sequence: items.contains { $0.shows(argument) }
    case .mapping: entries.contains { $0.value.shows(argument) }
    }
  }
}
