import NotificationTerms
import NotificationText
import SpecDiagnostics

/// A language of the app in the spellings that its keys use.
final class AppLocale {
  let tag: LanguageTag
  /// As `app.locales` writes it: `zh` for `zh-Hans`.
  let written: String
  let span: SourceSpan
  /// The plural forms that a text needs in it; nil when CLDR does not know the language.
  let pluralCategories: [PluralCategory]?

  init(_ tag: LanguageTag, written: String, at span: SourceSpan) {
    self.tag = tag
    self.written = written
    self.span = span
    pluralCategories = PluralRules.categories(for: tag.text)
  }
}

extension DiagnosticCode {
  /// The folder of an app is named after it.
  static let folderName: Self = "spec/folder-name"
}

/// `app`.
extension AppReader {
  func readApp(folder: String?) -> AppItem? {
    guard file.has("app") else {
      if isComplete, !file.isIncomplete, !file.meantKeys.contains("app") {
        session.add(
          Diagnostic(
            .missingKey, .error, "No file of this app has the section 'app'", at: file.origin.headSpan))
      }
      return nil
    }
    guard let app = file.object("app") else { return nil }
    let errors = session.errorCount
    let id = app.pattern("id")
    let name = app.text("name")
    let module = app.pattern("module")
    let bundleID = app.pattern("bundle_id")
    let tags = readLocales(app)
    let source = readSourceLocale(app, tags)
    let delivery = readDelivery(app)
    let owner = app.text("owner")
    let summary = app.text("summary")
    let covers = app.covers()
    let minimumIOS = readVersion(app)
    let teamID = app.pattern("team_id")
    let entitlements = session.distinctPlaces(app.list("entitlements") ?? []) {
      session.choice($0, as: Entitlement.self)
    }
    let omissions = session.distinctPlaces(app.list("out_of_scope") ?? []) {
      session.choice($0, as: AppItem.Omission.self)
    }
    let authorization = app.object("authorization").map(readAuthorization)
    let launch = session.distinctPlaces(app.list("launch") ?? []) { session.choice($0, as: AppItem.LaunchStep.self) }
    let swift = app.object("swift").map(readSwiftOptions)
    if let id, let folder, id.value != folder {
      session.report(
        .folderName, "is '\(id.value)', but the folder is '\(excerpt(folder))': they must be the same",
        about: app.written("id") ?? app.origin)
    }
    guard session.errorCount == errors, let id, let module, let bundleID, let source else { return nil }
    var item = AppItem(
      id: id.value, idSpan: id.span, name: name?.value, module: module, bundleID: bundleID, locales: tags,
      sourceLocale: source, delivery: delivery, owner: owner?.value, summary: summary?.value, covers: covers)
    item.minimumIOS = minimumIOS
    item.teamID = teamID
    item.entitlements = entitlements
    item.outOfScope = omissions
    item.authorization = authorization
    item.launch = launch
    item.swift = swift ?? SwiftOptions()
    return item
  }

  /// Major and minor. YAML takes them for a number unless they are in quotes.
  private func readVersion(_ app: ObjectReader) -> Located<SystemVersion>? {
    guard let value = app.value("minimum_ios") else { return nil }
    guard value.kind == .scalar, !value.node.isAlias else {
      return app.pattern("minimum_ios").flatMap { text in SystemVersion(text.value).map { Located($0, at: text.span) } }
    }
    let text = value.text
    let isText = value.core == .string
    if isText, let version = SystemVersion(text) { return Located(version, at: value.span) }
    let meant = SystemVersion(text) ?? SystemVersion(text + ".0")
    let fixIt = meant.map { Diagnostic.FixIt("write \"\($0)\"", replace: value.span, with: "\"\($0)\"") }
    let expectation = TextPattern.systemVersion.noun
    session.report(
      isText ? .badValue : .wrongType, "must be \(expectation), not \(ReadingSession.description(of: value))",
      about: value, fixIt: fixIt)
    return nil
  }

  private func readLocales(_ app: ObjectReader) -> [Located<LanguageTag>] {
    guard let values = app.list("locales") else { return [] }
    var tags: [Located<LanguageTag>] = []
    var known: [AppLocale] = []
    let errors = session.errorCount
    if values.isEmpty { session.report(.badValue, "lists no language", about: app.written("locales") ?? app.origin) }
    for value in values {
      guard let tag = session.languageTag(value) else { continue }
      if let first = tags.first(where: { $0.value == tag }) {
        session.report(
          .duplicateID, "is '\(tag)' a second time", about: value,
          notes: [Diagnostic.Note("first listed here", at: first.span)])
        continue
      }
      tags.append(Located(tag, at: value.span))
      known.append(AppLocale(tag, written: value.text, at: value.span))
    }
    // With a language missing here, every text in it would be called undeclared.
    let isSound =
      (tags.count == values.count || session.errorCount == errors)
      && !session.followers.isDisputed(app.keySpan("locales"))
    locales = isSound ? known : []
    return tags
  }

  private func readSourceLocale(_ app: ObjectReader, _ tags: [Located<LanguageTag>]) -> Located<LanguageTag>? {
    guard let source = app.languageTag("source_locale") else { return nil }
    if !locales.isEmpty, !tags.contains(where: { $0.value == source.value }) {
      session.report(
        .unknownID, "is '\(source.value)', which 'app.locales' does not list",
        about: app.written("source_locale") ?? app.origin)
    }
    return source
  }

  private func readDelivery(_ app: ObjectReader) -> [AppItem.Delivery] {
    session.distinct(app.oneOrMore("delivery") ?? []) { session.choice($0) }
  }
}

extension ReadingSession {
  /// The values of a list of words, each once; a repetition is reported.
  func distinct<Word: Hashable>(_ values: [SourceValue], _ read: (SourceValue) -> Word?) -> [Word] {
    var words: [Word] = []
    for value in values {
      guard let word = read(value) else { continue }
      if words.contains(word) {
        report(.duplicateID, "is listed a second time", about: value)
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// The values of a list with their places, each once; a repetition is reported.
  func distinctPlaces<Word: Hashable & Sendable>(
    _ values: [SourceValue], _ read: (SourceValue) -> Word?
  ) -> [Located<Word>] {
    var words: [Located<Word>] = []
    for value in values {
      guard let word = read(value) else { continue }
      if let first = words.first(where: { $0.value == word }) {
        report(
          .duplicateID, "is listed a second time", about: value,
          notes: [Diagnostic.Note("first listed here", at: first.span)])
      } else {
        words.append(Located(word, at: value.span))
      }
    }
    return words
  }

  /// The ids that a list names, each once.
  func references(_ values: [SourceValue]?, to kind: ItemKind) -> [Located<String>] {
    distinctPlaces(values ?? []) { reference($0, to: kind) }
  }
}

extension ObjectReader {
  /// `covers`, which many mappings have.
  func covers() -> [Located<String>] { session.references(list("covers"), to: .requirement) }
}
