import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecModel
import YAMLNodes

/// A text in every language, and the arguments it shows in at least one of them.
struct ReadText {
  var text: LocalizedText
  var arguments: [String]

  func shows(_ argument: String) -> Bool { arguments.contains(argument) }
}

/// `copy`, and texts in several languages wherever they stand.
extension AppReader {
  func readCopy(_ copy: ObjectReader, arguments: SignalFacts) -> CopyItem? {
    let errors = session.errorCount
    let title = readText(copy, "title", arguments: arguments)
    let subtitle = readText(copy, "subtitle", arguments: arguments)
    let body = readText(copy, "body", arguments: arguments)
    guard session.errorCount == errors, let body else { return nil }
    for argument in arguments.parameters {
      let name = argument.name
      if title?.shows(name) == true || subtitle?.shows(name) == true || body.shows(name) { continue }
      session.add(
        Diagnostic(
          .unusedArgument, .error, "No text of '\(session.path(of: copy.origin))' shows '{\(name)}'",
          at: argument.span))
    }
    return CopyItem(title: title?.text, subtitle: subtitle?.text, body: body.text)
  }

  /// The text behind a key, complete in all declared languages.
  func readText(_ owner: ObjectReader, _ key: String, arguments: SignalFacts) -> ReadText? {
    guard let entries = owner.map(key), let value = owner.written(key) else { return nil }
    return readText(value, entries, isWhole: !owner.hidesEntries(key), at: owner.keySpan(key), arguments)
  }

  /// The text that stands in a list or behind a name of the user's own.
  func readText(_ value: SourceValue, arguments: SignalFacts) -> ReadText? {
    guard let entries = session.map(value, keys: .languageTag, expected: CopyShape.localized) else { return nil }
    return readText(value, entries, isWhole: !value.node.isIncomplete, at: value.headSpan, arguments)
  }

  private func readText(
    _ value: SourceValue, _ entries: [MapEntry], isWhole: Bool, at keySpan: SourceSpan, _ arguments: SignalFacts
  ) -> ReadText? {
    let errors = session.errorCount
    var texts: [CopyText] = []
    texts.reserveCapacity(entries.count)
    // Languages that are there, with a good text or a bad one.
    var present: [LanguageTag] = []
    for entry in entries {
      guard let locale = readLocale(of: entry, besides: present) else { continue }
      present.append(locale.tag)
      if let text = readText(entry, locale, arguments) { texts.append(text) }
    }
    if isWhole { reportMissingLocales(value, at: keySpan, present, entries) }
    guard session.errorCount == errors else { return nil }
    let used = checkArgumentUse(texts, entries)
    return ReadText(text: LocalizedText(keySpan: keySpan, texts: texts), arguments: used)
  }

  /// The declared language that the key of a text names; nil, and reported, when it names none.
  private func readLocale(of entry: MapEntry, besides present: [LanguageTag]) -> AppLocale? {
    let tag: LanguageTag
    if let locale = locales.first(where: { $0.written == entry.name }), !present.contains(locale.tag) {
      return locale
    } else if entry.name == "variants" {
      session.report(
        .notYetSupported, "is not supported by this version of notispec yet", about: entry.value, at: entry.nameSpan)
      return nil
    } else if let parsed = LanguageTag(entry.name) {
      tag = parsed
    } else {
      reportUndeclared(entry)
      return nil
    }
    if present.contains(tag) {
      session.report(.duplicateID, "is a second text for '\(tag)'", about: entry.value, at: entry.nameSpan)
      return nil
    }
    if locales.isEmpty { return AppLocale(tag, written: entry.name, at: entry.nameSpan) }
    if let locale = locales.first(where: { $0.tag == tag }) { return locale }
    reportUndeclared(entry)
    return nil
  }

  private func reportUndeclared(_ entry: MapEntry) {
    let meant = Spelling.suggestion(for: entry.name, among: locales.map(\.written))
    session.report(
      .undeclaredLocale, "is a text for '\(excerpt(entry.name))', which 'app.locales' does not list",
      about: entry.value, at: entry.nameSpan,
      fixIt: meant.map { Diagnostic.FixIt("did you mean '\($0)'?", replace: entry.nameSpan, with: $0) })
  }

  private func reportMissingLocales(
    _ value: SourceValue, at keySpan: SourceSpan, _ present: [LanguageTag], _ entries: [MapEntry]
  ) {
    for locale in locales where !present.contains(locale.tag) {
      // A misspelled key stands for the language it was meant to name.
      let isMeant = entries.contains { entry in
        !locales.contains { $0.written == entry.name }
          && Spelling.suggestion(for: entry.name, among: locales.map(\.written)) == locale.written
      }
      if isMeant { continue }
      session.report(
        .missingLocale, "has no text for '\(locale.tag)'", about: value, at: keySpan,
        notes: [Diagnostic.Note("'\(locale.tag)' is declared here", at: locale.span)])
    }
  }

  private func readText(_ entry: MapEntry, _ locale: AppLocale, _ arguments: SignalFacts) -> CopyText? {
    var status = CopyText.Status.approved
    let form: CopyText.Form?
    if entry.value.kind == .mapping {
      guard let reader = session.object(entry.value, CopyShape.text) else { return nil }
      if let written = reader.choice("status", as: CopyText.Status.self) { status = written.value }
      form = readForm(reader, locale, arguments)
    } else {
      form = readTemplate(entry.value, arguments).map { .plain($0) }
    }
    return form.map { CopyText(locale: locale.tag, localeSpan: entry.nameSpan, form: $0, status: status) }
  }

  private func readForm(_ reader: ObjectReader, _ locale: AppLocale, _ arguments: SignalFacts) -> CopyText.Form? {
    if reader.has("plural") { return readPlural(reader, locale, arguments) }
    for category in PluralCategory.allCases where reader.has(category.rawValue) {
      session.report(
        .conflictingKeys, "has no meaning without 'plural'", about: reader.written(category.rawValue) ?? reader.origin,
        at: reader.keySpan(category.rawValue))
    }
    return reader.written("text").flatMap { readTemplate($0, arguments) }.map { .plain($0) }
  }

  /// Every language shows the same arguments in a text, so that no translation drops a number.
  ///
  /// - Returns: The arguments shown.
  private func checkArgumentUse(_ texts: [CopyText], _ entries: [MapEntry]) -> [String] {
    guard texts.contains(where: \.hasArguments) else { return [] }
    let used = texts.map(\.argumentNames)
    var all: [String] = []
    for names in used { for name in names where !all.contains(name) { all.append(name) } }
    for (text, names) in zip(texts, used) where names.count < all.count {
      guard let entry = entries.first(where: { $0.nameSpan == text.localeSpan }) else { continue }
      for name in all where !names.contains(name) {
        session.report(
          .unusedArgument, "does not show '{\(name)}', and the text in another language does", about: entry.value,
          at: entry.nameSpan)
      }
    }
    return all
  }
}

extension CopyText {
  fileprivate var hasArguments: Bool {
    switch form {
    case .plain(let text): text.hasArguments
    case .plural: true
    }
  }

  /// Each once. The number of a plural text counts as shown: its forms say it in words.
  fileprivate var argumentNames: [String] {
    var names: [String] = []
    switch form {
    case .plain(let text): text.addArguments(to: &names)
    case .plural(let argument, let forms):
      names.append(argument.value)
      for form in forms { form.text.addArguments(to: &names) }
    }
    return names
  }
}

extension TextTemplate {
  fileprivate var hasArguments: Bool {
    for part in parts { if case .argument = part { return true } }
    return false
  }

  fileprivate func addArguments(to names: inout [String]) {
    for part in parts {
      if case .argument(let name) = part, !names.contains(name) { names.append(name) }
    }
  }
}
