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
    var changes: [TextChange] = []
    for unit in app.spec.translationUnits(in: locale) {
      guard let old = unit.text.text[locale], old.status == .missing,
        let source = unit.text.text[app.spec.app.sourceLocale.value]
      else { continue }
      if changes.last?.text.key != unit.text.key {
        changes.append(
          TextChange(
            app: app.spec.app.id, text: unit.text, locale: locale, others: unit.others, old: old, source: source,
            span: old.localeSpan))
        for (form, (part, _)) in zip(old.awaitedForms(of: source), old.forms) where !form.isCurrent {
          changes[changes.count - 1].words[part] = form.source
        }
      }
      // The source has other forms than these were made of.
      if !old.hasParts(for: source) { changes[changes.count - 1].words[unit.part] = unit.awaitedWords(of: source) }
    }
    return changes.filter { !$0.words.isEmpty }
  }
}
