public import SpecLanguage

extension TranslationImport {
  /// Marks translations of an app as stale, each with the source that it translates.
  ///
  /// - Parameter outrun: Those whose source has changed. Of texts that share their words one is enough.
  public init(marking outrun: [OutrunTranslation], in app: TranslatedApp) {
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
    self.init(changes, into: app)
  }
}
