public import NotificationTerms
import SpecLanguage

extension TranslationImport {
  /// Gives every text of an app the words of the source in a language that has none yet, until they are translated.
  public init(awaiting locale: LanguageTag, in app: TranslatedApp) {
    var changes: [TextChange] = []
    var places: [String: Int] = [:]
    for unit in app.spec.translationUnits(in: locale, withValues: true) {
      guard unit.text.text[locale] == nil, let source = unit.text.text[app.spec.app.sourceLocale.value] else {
        continue
      }
      let place = places[unit.text.key] ?? changes.count
      if place == changes.count {
        places[unit.text.key] = place
        changes.append(
          TextChange(
            app: app.spec.app.id, text: unit.text, locale: locale, others: unit.others, old: nil, source: source,
            status: unit.text.role == .value ? .approved : .missing, span: source.localeSpan))
      }
      changes[place].words[unit.part] = unit.awaitedWords(of: source)
    }
    self.init(changes, into: app)
  }
}

extension TranslationUnit {
  /// What the text says until it is translated: the words of its source.
  func awaitedWords(of source: CopyText) -> String {
    // A form for one number alone may leave it out. In another language it may be for more.
    let isWhole = required.isSubset(of: source.template(for: part).arguments)
    return isWhole ? self.source : source.template(for: TextPart(.other, of: part.argument)).source
  }
}
