import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnknownLanguageRule: LintRule {
  static let code: DiagnosticCode = "app/unknown-language"
  static let level = Diagnostic.Severity.error

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
