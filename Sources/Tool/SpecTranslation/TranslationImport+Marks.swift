public import NotificationTerms
public import SpecLanguage

extension TranslationImport {
  /// Marks translations of an app as stale, each with the source that it translates, and gives texts that wait for their
  /// translation the words of today's source.
  ///
  /// - Parameters:
  ///   - outrun: Those whose source has changed. Of texts that share their words one is enough.
  ///   - locales: The languages in which texts wait.
  public init(marking outrun: [OutrunTranslation], renewing locales: [LanguageTag], in app: TranslatedApp) {
    var changes: [TextChange] = []
    for (locale, outrun) in Dictionary(grouping: outrun, by: \.locale).sorted(by: { $0.key < $1.key }) {
      let sources = Dictionary(outrun.map { ($0.text.key, $0.source) }, uniquingKeysWith: { first, _ in first })
      var seen: Set<String> = []
      for unit in app.spec.translationUnits(in: locale) where seen.insert(unit.text.key).inserted {
        let was = ([unit.text.key] + unit.others).lazy.compactMap { sources[$0] }.first
        guard let was, let old = unit.text.text[locale], let now = unit.text.text[app.spec.app.sourceLocale.value]
        else {
          continue
        }
        changes.append(
          TextChange(
            app: app.spec.app.id, text: unit.text, locale: locale, others: unit.others, old: old, source: now,
            status: .stale, translates: was.summary, span: old.localeSpan))
      }
    }
    for locale in locales { changes += Self.renewed(in: locale, of: app) }
    self.init(changes, into: app)
  }

  private static func renewed(in locale: LanguageTag, of app: TranslatedApp) -> [TextChange] {
    var seen: Set<String> = []
    return app.spec.translationUnits(in: locale).compactMap { unit in
      guard seen.insert(unit.text.key).inserted, let old = unit.text.text[locale], old.status == .missing,
        let source = unit.text.text[app.spec.app.sourceLocale.value]
      else { return nil }
      var change = TextChange(
        app: app.spec.app.id, text: unit.text, locale: locale, others: unit.others, old: old, source: source,
        span: old.localeSpan)
      for (form, (part, _)) in zip(old.awaitedForms(of: source), old.forms) where !form.isCurrent {
        change.words[part] = form.source
      }
      return change.words.isEmpty ? nil : change
    }
  }
}
