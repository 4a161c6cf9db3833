import NotificationTerms
import NotificationText
import SpecDiagnostics
import YAMLNodes

/// Texts in the forms that a number asks for.
extension AppReader {
  func readPlural(
    _ text: WrittenText, by plural: SourceValue, _ locale: AppLocale, _ arguments: SignalFacts
  ) -> CopyText.Form? {
    let reader = text.mapping
    let part = session.beginPart()
    let argument = pluralArgument(plural, arguments)
    let needed = locale.pluralCategories
    if needed == nil {
      session.report(
        .unknownPluralRules, "needs plural rules for '\(locale.tag)', \(Self.reasonForNoRules(locale.tag))",
        about: reader.origin, at: plural.headSpan)
    }
    let misnamed = needed.flatMap { misnamedOther(text, $0) }
    var forms: [CopyText.PluralForm] = []
    forms.reserveCapacity(text.forms.count { $0.value != nil })
    for (category, value) in text.forms {
      if let value {
        if category == misnamed {
          session.report(
            .extraPluralCategory, "is never shown: '\(locale.tag)' has no plural form '\(category.rawValue)'",
            about: value, at: value.headSpan,
            fixIt: Diagnostic.FixIt("write 'other'", replace: value.headSpan, with: "other").asQuestion(unless: false))
        } else if let needed, !needed.contains(category) {
          reportExtra(category, locale, value, at: value.headSpan)
        }
        if let text = readTemplate(value, arguments) {
          forms.append(CopyText.PluralForm(categorySpan: value.headSpan, text: consume text, category: category))
        }
      } else if let needed, needed.contains(category), !reader.isIncomplete,
        !reader.meantKeys.contains(category.rawValue), !category.isForMillions(in: locale.tag),
        category != .other || misnamed == nil
      {
        session.report(
          .missingPluralCategory, "has no text for '\(category.rawValue)': \(category.need(in: locale.tag))",
          about: reader.origin, at: reader.origin.headSpan)
      }
    }
    guard part.isSound, let argument else { return nil }
    return .plural(argument: argument, forms)
  }

  /// The form of another language that stands where this one has `other`.
  private func misnamedOther(_ text: WrittenText, _ needed: [PluralCategory]) -> PluralCategory? {
    let written = text.forms.filter { $0.value != nil }.map(\.category)
    let extra = written.filter { !needed.contains($0) && $0 != .zero }
    return !written.contains(.other) && extra.count == 1 ? extra[0] : nil
  }

  /// - Returns: Nil if it is no name, which is reported.
  func pluralArgument(_ value: SourceValue, _ arguments: SignalFacts) -> Located<String>? {
    let part = session.beginPart()
    guard let name = session.reference(value, to: .parameter) else { return nil }
    checkPluralArgument(name, value, arguments)
    return part.isSound ? Located(name, at: value.span) : nil
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
      // The mistake is in the declaration, however many languages count it.
      if session.isRepeated("plural of \(argument.span.start) in \(argument.span.file)") { return }
      session.report(
        .pluralArgument, "is '\(name)', but only an argument of type 'int' can choose between plural forms",
        about: value, notes: [Diagnostic.Note("'\(name)' is declared here", at: argument.span)])
    }
  }

  func reportUnknownArgument(
    _ name: String, _ value: SourceValue, _ arguments: SignalFacts, fixIt: (Spelling.Guess) -> Diagnostic.FixIt?
  ) {
    guard arguments.isComplete else { return }
    // An editor shows `{name}`.
    let visible = String(
      String.UnicodeScalarView(name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
    if visible != name, arguments.names.contains(visible) {
      let place = value.span(of: "{\(name)}")
      session.report(
        .unknownArgument, "has an invisible character inside '{\(visible)}': write it again without", about: value,
        at: place, fixIt: place.map { Diagnostic.FixIt("write '{\(visible)}'", replace: $0, with: "{\(visible)}") })
      return
    }
    let base = name.drop { $0 == "#" }.prefix { $0 != ":" && $0 != "," }.filter { $0 != " " }
    if base != name, TextPattern.identifier.matches(base), arguments.declaringKey == "arguments" {
      let declared = arguments.names.contains(base) ? "" : ", which '\(base): { type: … }' declares"
      session.report(
        .unknownArgument,
        "has '{\(excerpt(name))}': in braces is only a name, '{\(base)}'\(declared). How a value is written is in 'arguments'",
        about: value, at: value.span(of: "{\(name)}"))
      return
    }
    var meant = session.guess(for: name, among: arguments.names)
    // `{ресторан}` is no id, and stands for the only one there is.
    if meant == nil, !TextPattern.identifier.matches(name), arguments.names.count == 1 {
      meant = Spelling.Guess(arguments.names[0], isCertain: false)
    }
    if meant == nil {
      let parts = name.split(separator: "_").map(String.init)
      let whole = arguments.names.filter { $0 != name && parts.contains($0) }
      if whole.count == 1 { meant = Spelling.Guess(whole[0], isCertain: false) }
    }
    // `{магазин}`: of the arguments only one is not shown in this text.
    if meant == nil, !TextPattern.identifier.matches(name) {
      let left = arguments.names.filter { !value.text.contains("{\($0)}") }
      if left.count == 1 { meant = Spelling.Guess(left[0], isCertain: false) }
    }
    if let meant, reportMisspelledDeclaration(of: meant, as: name, value, arguments) { return }
    var advice = meant?.question() ?? ""
    if meant == nil, name.allSatisfy(\.isNumber) { advice = ": here a value has a name, such as '{days}'" }
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
      let argument = arguments.parameter(meant.word), let copy = arguments.type?.texts, !copy.shows(meant.word)
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

extension AppReader {
  /// Whether forms have no `plural` that says which number chooses between them; it is reported then.
  func reportUncounted(_ value: SourceValue, _ arguments: SignalFacts) -> Bool {
    let keys = value.node.entries.map(\.key.text)
    guard !value.node.isIncomplete, keys.contains(where: { PluralCategory(rawValue: $0) != nil }),
      !keys.contains("plural"), !keys.contains("text"), keys.allSatisfy({ TextShape.object.index(of: $0) != nil })
    else { return false }
    let counted = arguments.parameters.filter { $0.kind == .int }.map(\.name)
    let shown = counted.filter { value.node.shows($0) }
    let advice =
      switch (shown.count, counted.count) {
      case (1, _): "add 'plural: \(shown[0])'"
      case (_, 1): "add 'plural: \(counted[0])'"
      case (_, 0): "write one text, because this text has no argument of the type 'int' to count"
      default: "add 'plural' with the argument that they count"
      }
    session.report(
      .missingKey, "has plural forms, but not the number that chooses between them: \(advice)", about: value,
      at: value.headSpan)
    return true
  }

  /// A text with a whole number as its example, whose plural forms the texts ask for, is meant as an `int`.
  /// - Returns: Whether it is one, which is reported then.
  func reportCounted(
    _ argument: ObjectReader, _ kind: ParameterItem.Kind, _ name: String, in texts: SourceNode?
  ) -> Bool {
    guard kind == .string, let type = argument.written("type"), let example = argument.written("example"),
      case .int = example.core, texts?.counts(name) == true
    else { return false }
    session.report(
      .pluralArgument, "is 'string', but 'plural: \(name)' in the texts counts '\(name)', which needs an 'int'",
      about: type, fixIt: session.writing("int", for: type))
    return true
  }

  /// Whether the texts show a name that is not declared and like that of an argument that they do not show: the
  /// declaration is misspelled, which is reported where the texts are read.
  func isMisspelled(_ argument: ParameterFacts, in arguments: SignalFacts) -> Bool {
    guard let texts = arguments.type?.texts, !texts.shows(argument.name) else { return false }
    return texts.placeholders.contains { name in
      arguments.parameter(name) == nil
        && Spelling.suggestion(for: name, among: arguments.names) == argument.name
    }
  }
}

extension SourceNode {
  /// Whether plural forms are chosen by an argument in one of the texts below.
  fileprivate func counts(_ argument: String) -> Bool {
    switch kind {
    case .scalar: false
    case .sequence: items.contains { $0.counts(argument) }
    case .mapping:
      entries.contains { entry in
        guard entry.key.text == "plural" else { return entry.value.counts(argument) }
        return entry.value.text == argument
          || entry.value.kind == .sequence && entry.value.items.contains { $0.text == argument }
      }
    }
  }

  /// The names in braces in all texts below.
  fileprivate var placeholders: Set<String> {
    switch kind {
    case .scalar: Set(ReadingSession.placeholders(in: text).map(\.1))
    case .sequence: items.reduce(into: []) { $0.formUnion($1.placeholders) }
    case .mapping: entries.reduce(into: []) { $0.formUnion($1.value.placeholders) }
    }
  }

  /// Whether an argument is in one of the texts below, or chooses between their plural forms.
  fileprivate func shows(_ argument: String) -> Bool {
    switch kind {
    case .scalar: text == argument || text.contains("{\(argument)}")
    case .sequence: items.contains { $0.shows(argument) }
    case .mapping: entries.contains { $0.value.shows(argument) }
    }
  }
}
