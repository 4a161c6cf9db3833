import NotificationTerms
import NotificationText
import SpecDiagnostics
import YAMLNodes

/// Texts in several languages wherever they stand.
extension AppReader {
  /// The text behind a key, complete in all declared languages.
  func readText(_ written: WrittenValue, arguments: SignalFacts) -> LocalizedText? {
    languages(of: written).flatMap { readText($0, of: written, arguments) }
  }

  /// The languages behind a key; nil where there are none, which is reported.
  func languages(of written: WrittenValue) -> [MapEntry]? {
    reportBareText(written.value) ? nil : written.entries(.languageTag, expected: .localized)
  }

  /// Whether words stand without their language. They are most probably those of the source; it is reported then.
  func reportBareText(_ value: SourceValue) -> Bool {
    guard value.kind == .scalar, value.core == .string, let source = locales.first(where: { $0.tag == sourceLocale })
    else { return false }
    let words: String? =
      switch value.node.style {
      case .doubleQuoted, .singleQuoted: value.node.sourceText
      case .plain: value.text.contains { "\"\\".contains($0) } ? nil : "\"\(value.text)\""
      case .literal, .folded: nil
      }
    let fixIt = words.flatMap { session.writing("{ \(source.written): \($0) }", for: value) }
    session.reportWrongType(value, expected: .localized, fixIt: fixIt?.asQuestion(unless: locales.count == 1))
    return true
  }

  /// The text that a mapping from languages holds, complete in all declared ones.
  func readText(_ entries: [MapEntry], of written: WrittenValue, _ arguments: SignalFacts) -> LocalizedText? {
    let value = written.value
    let part = session.beginPart()
    if reportCut(in: value) { return nil }
    let isInOrder = nameDeclaredLocales(entries)
    let absent = isInOrder ? [] : absentLocales(among: entries)
    if !isInOrder, reportWithoutLanguages(entries, value, absent: absent) { return nil }
    var texts: [CopyText] = []
    texts.reserveCapacity(entries.count)
    // Languages that are there, with a good text or a bad one.
    var present: [LanguageTag] = []
    present.reserveCapacity(entries.count)
    // By number: a separate entry would be a copy with four references.
    for number in entries.indices {
      let isNext = isInOrder && !present.contains(locales[number].tag)
      guard
        let locale = isNext ? locales[number] : readLocale(of: entries[number], besides: present, absent: absent)
      else { continue }
      present.append(locale.tag)
      if let text = readWords(entries[number].value, locale, at: entries[number].nameSpan, arguments) {
        texts.append(consume text)
      }
    }
    let span = written.headSpan
    if !written.hidesEntries { reportMissingLocales(of: value, at: span, present, entries, absent: absent) }
    guard part.isSound else { return nil }
    checkArgumentUse(&texts) { (entries[$0].value, entries[$0].nameSpan) }
    return LocalizedText(keySpan: span, texts: texts)
  }

  /// Whether the words of one language are where all languages should be: `body: { one: …, other: … }`. It is reported
  /// then, and no language is missed besides.
  private func reportWithoutLanguages(_ entries: [MapEntry], _ value: SourceValue, absent: [AppLocale]) -> Bool {
    guard let first = entries.first, let locale = absent.first, absent.count == locales.count,
      entries.allSatisfy({ TextShape.object.index(of: $0.name) != nil })
    else { return false }
    session.report(
      .undeclaredLocale,
      "has '\(first.name)' where its languages should be: write it for each language, such as "
        + "'\(locale.written): { \(first.name): … }'", about: value, at: first.nameSpan)
    return true
  }

  /// Whether the keys name all declared languages, in their order, as nearly all do.
  private func nameDeclaredLocales(_ entries: [MapEntry]) -> Bool {
    let locales = locales
    return entries.count == locales.count
      && entries.indices.allSatisfy { entries[$0].name == locales[$0].written }
  }

  /// The declared languages without a key, usually none.
  func absentLocales(among entries: [MapEntry]) -> [AppLocale] {
    let locales = locales
    if nameDeclaredLocales(entries) { return [] }
    let tags = entries.map { LanguageTag($0.name) }
    return locales.filter { locale in
      !entries.contains { $0.name == locale.written } && !tags.contains(locale.tag)
    }
  }

  /// The declared language that the key of a text names; nil, and reported, when it names none.
  ///
  /// - Parameter absent: The declared languages without a key; one of them may be meant.
  func readLocale(of entry: MapEntry, besides present: [LanguageTag], absent: [AppLocale]) -> AppLocale? {
    let tag: LanguageTag
    if let locale = locales.first(where: { $0.written == entry.name }), !present.contains(locale.tag) {
      return locale
    } else if let parsed = LanguageTag(entry.name) {
      tag = parsed
    } else {
      reportUndeclared(entry, absent: absent)
      return nil
    }
    if present.contains(tag) {
      session.report(.duplicateID, "is a second text for '\(tag)'", about: entry.value, at: entry.nameSpan)
      return nil
    }
    // The text for what `app.locales` should list: that one is wrong, and its own finding.
    if let mistaken = absent.first(where: { $0.tag.flaw?.meant == tag.text }) { return mistaken }
    if locales.isEmpty { return AppLocale(tag, written: entry.name, at: entry.nameSpan) }
    if let locale = locales.first(where: { $0.tag == tag }) { return locale }
    reportUndeclared(entry, absent: absent)
    return nil
  }

  private func reportUndeclared(_ entry: MapEntry, absent: [AppLocale]) {
    if session.followers.isExplained(entry.nameSpan) { return }
    if let colon = entry.name.firstIndex(of: ":"), entry.value.isNothing,
      locales.contains(where: { $0.written == entry.name[..<colon] })
    {
      let word = entry.name[..<colon]
      session.report(
        .undeclaredLocale, "is not a language: a space is missing after '\(word):'", about: entry.value,
        at: entry.nameSpan,
        fixIt: Diagnostic.FixIt(
          "write a space", replace: entry.nameSpan, with: "\(word): \(entry.name[colon...].dropFirst())"))
      return
    }
    // Each of them follows from what is said at the language itself.
    if let unlistedSource, LanguageTag(entry.name) == unlistedSource { return session.fail() }
    let isOther = Self.isOtherWriting(entry.name, of: absent)
    let meant = isOther ? nil : meantLanguage(entry.name, among: absent)
    let lack =
      isOther
      ? ": 'notispec locale add \(excerpt(entry.name))' adds it"
      : meant == nil && absent.count == 1 ? ", and the text for '\(absent[0].tag)' is missing" : ""
    session.report(
      .undeclaredLocale,
      "is a text for '\(excerpt(entry.name))', which 'app.locales' does not list\(meant?.question() ?? lack)",
      about: entry.value, at: entry.nameSpan, fixIt: meant?.fixIt(replacing: entry.nameSpan),
      cause: Diagnostic.Cause(
        "undeclared \(entry.name) \(folder ?? "")",
        "{count} texts are for '\(excerpt(entry.name))', which 'app.locales' does not list\(meant?.question() ?? lack)")
    )
  }

  /// Whether it is a declared language in another script, `zh-Hant` beside `zh-Hans`: one that the app does not have yet.
  private static func isOtherWriting(_ word: String, of absent: [AppLocale]) -> Bool {
    func script(_ tag: LanguageTag) -> Substring? {
      tag.text.split(separator: "-").dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    }
    guard let tag = LanguageTag(word), tag.flaw == nil, let own = script(tag) else { return false }
    return absent.contains { $0.tag.language == tag.language && script($0.tag).map { $0 != own } ?? false }
  }

  /// The absent language that a word was probably meant to name.
  private func meantLanguage(_ word: String, among absent: [AppLocale]) -> Spelling.Guess? {
    if let language = Self.languagesOfCountries[word.lowercased()] ?? LanguageNames.language(of: word),
      let locale = absent.first(where: { $0.tag.language == language })
    {
      return Spelling.Guess(locale.written, isCertain: false)
    }
    return session.guess(for: word, among: absent.map(\.written), .codes)
  }

  /// The languages of keys that are not languages of the app.
  private func languagesMeant(by entries: [MapEntry], absent: [AppLocale]) -> Set<String> {
    let written = Set(locales.map(\.written))
    let tags = Set(locales.map(\.tag))
    var meant: Set<String> = []
    for entry in entries where !written.contains(entry.name) && LanguageTag(entry.name).map(tags.contains) != true {
      let word = String(entry.name.prefix { $0 != ":" })
      if written.contains(word) { meant.insert(word) }
      if let language = meantLanguage(entry.name, among: absent) {
        meant.insert(language.word)
      } else if absent.count == 1 {
        meant.insert(absent[0].written)
      }
    }
    return meant
  }

  /// Codes of countries that people write for languages.
  private static let languagesOfCountries = [
    "cn": "zh", "jp": "ja", "kr": "ko", "ua": "uk", "cz": "cs", "gr": "el", "se": "sv", "dk": "da", "br": "pt",
    "us": "en", "gb": "en", "by": "be", "kz": "kk",
  ]

  func reportMissingLocales(
    of value: SourceValue, at span: SourceSpan, _ present: [LanguageTag], _ entries: [MapEntry], absent: [AppLocale]
  ) {
    textCount += 1
    // Each of them is a declared one, and another one than the rest.
    if present.count == locales.count { return }
    let missing = locales.filter { locale in
      !present.contains(locale.tag) && (!isTranslating || locale.tag == sourceLocale)
    }
    guard !missing.isEmpty else { return }
    let meant = languagesMeant(by: entries, absent: absent)
    for locale in missing where !meant.contains(locale.written) {
      lackingTexts[locale.written, default: 0] += 1
      session.report(
        .missingLocale, "has no text for '\(locale.tag)'", about: value, at: span,
        notes: [Diagnostic.Note("'\(locale.tag)' is declared here", at: locale.span)],
        cause: locale.tag == sourceLocale
          ? nil : Diagnostic.Cause(Self.causeOfLanguage + locale.written, "", at: locale.span))
    }
  }

  private static let causeOfLanguage = "language "

  /// The findings, in which a language that most texts lack is one. Where only some do, each is worth a line.
  func joiningLanguages(in findings: [Diagnostic]) -> [Diagnostic] {
    if lackingTexts.isEmpty { return findings }
    return findings.map { finding in
      guard let cause = finding.cause, cause.key.hasPrefix(Self.causeOfLanguage) else { return finding }
      let language = String(cause.key.dropFirst(Self.causeOfLanguage.count))
      let lacking = lackingTexts[language] ?? 0
      var finding = finding
      guard lacking >= cause.least, lacking * 2 > textCount else {
        finding.cause = nil
        return finding
      }
      let app = folder.map { " --app \($0)" } ?? ""
      let which = lacking == textCount ? "none of the \(textCount) texts has" : "\(lacking) of \(textCount) texts lack"
      finding.cause?.key += " \(folder ?? "")"
      // Who means another language need not have this one translated.
      let remedy =
        LanguageTag(language)?.flaw?.meant == nil
        ? ": have them translated with 'notispec strings export\(app) --locale \(language)', or remove it until they are"
        : ""
      finding.cause?.message = "'\(language)' is a language of the app, but \(which) words for it\(remedy)"
      return finding
    }
  }

  /// The words in one language.
  /// - Parameter span: The key of the language.
  func readWords(
    _ value: SourceValue, _ locale: AppLocale, at span: SourceSpan, _ arguments: SignalFacts
  ) -> CopyText? {
    // A translation may be of an earlier source, which had other values.
    var arguments = arguments
    if isTranslating, locale.tag != sourceLocale { arguments.isComplete = false }
    var status = CopyText.Status.approved
    var translates: String?
    let form: CopyText.Form?
    if value.kind == .mapping {
      if reportBraces(around: value) || reportUncounted(value, arguments) { return nil }
      let isForMore = value.node["1"] != nil && PluralCategory.one.numbers(in: locale.tag).count > 1
      guard let reader = session.object(value, isForMore ? TextShape.numbered : TextShape.object) else { return nil }
      guard let text = WrittenText(KeyReader(reader, session)) else { return nil }
      (status, translates) = (text.status, text.translates)
      form = readForm(text, locale, arguments)
    } else {
      form = readTemplate(value, arguments).map { .plain($0) }
    }
    return form.map { CopyText(locale: locale.tag, localeSpan: span, form: $0, status: status, translates: translates) }
  }

  private func readForm(_ text: WrittenText, _ locale: AppLocale, _ arguments: SignalFacts) -> CopyText.Form? {
    let reader = text.mapping
    if let plural = text.plural {
      if plural.kind == .sequence { return readPlurals(text, list: plural, locale, arguments) }
      if plural.kind == .mapping, plural.node.entries.contains(where: { PluralCategory(rawValue: $0.key.text) != nil })
      {
        let counted = arguments.parameters.filter { $0.kind == .int }.map(\.name)
        session.report(
          .wrongType,
          "holds the forms, which stand beside it: write 'plural: \(counted.count == 1 ? counted[0] : "…"), "
            + "one: …, other: …'", about: plural)
        return nil
      }
      for key in ["text", "forms"] where reader.has(key) {
        session.report(
          .conflictingKeys,
          key == "text"
            ? "cannot have both 'text' and 'plural'" : "has 'forms' for one number: write the forms next to 'plural'",
          about: reader.origin, at: reader.keySpan(key))
        return nil
      }
      return readPlural(text, by: plural, locale, arguments)
    }
    // Without 'text' it is 'plural' that is missing, and that is reported.
    let isMeant = reader.meantKeys.contains("plural") || text.text == nil
    if text.pieces != nil, !isMeant {
      session.reportConflict(reader, "forms", "makes no sense without a list in 'plural'")
    }
    for value in text.forms.compactMap(\.value) where !isMeant {
      session.report(.conflictingKeys, "makes no sense without 'plural'", about: value, at: value.headSpan)
    }
    return text.text.flatMap { readTemplate($0, arguments) }.map { .plain($0) }
  }
}
