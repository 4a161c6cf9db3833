import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnknownLanguageRule: LintRule {
  static let code: DiagnosticCode = "app/unknown-language"
  static let page = """
    The languages of the app and their regions exist.

    Why: a device asks for texts by the code of its language. Ukrainian is `uk`; `ua` is the country. Texts under `ua`
    are translated, approved and shipped, and no device ever shows them. Country codes are the usual mistake: `jp` for
    `ja`, `cn` for `zh-Hans`, `kr` for `ko`, `cz` for `cs`, `gr` for `el`, `dk` for `da`, `en-UK` for `en-GB`. Old codes
    (`iw` for `he`) and three letters where there are two (`deu` for `de`) are mistakes too.

    `se` has no finding: it is Northern Sami, though Swedish (`sv`) is often meant. Nor have `no` and `tl`, which are
    older than `nb` and `fil` but still in use.

    Source: ISO 639 and ISO 3166 as CLDR 47 has them; BCP 47
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
    - app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, 1️⃣ua], source_locale: en, delivery: local, owner: care }
    + app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, uk], source_locale: en, delivery: local, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
    -     copy: { body: { en: "A good moment to tidy up", ua: "Час прибрати" } }
    +     copy: { body: { en: "A good moment to tidy up", uk: "Час прибрати" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let locales = spec.app.locales
    return locales.compactMap { locale in
      guard let flaw = locale.value.flaw else { return nil }
      // A language that is already listed was not meant.
      let meant = flaw.meant.flatMap { meant in locales.contains { $0.value.text == meant } ? nil : meant }
      let advice = meant.map { ": did you mean '\($0)'?" } ?? ""
      return finding("'app.locales' lists '\(locale.value)', \(flaw.words)\(advice)", at: locale.span)
    }
  }
}
