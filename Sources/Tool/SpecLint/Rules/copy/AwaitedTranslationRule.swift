import SpecDiagnostics
import SpecLanguage

struct AwaitedTranslationRule: CopyTextRule {
  static let code: DiagnosticCode = "copy/awaited-translation"
  static let page = """
    Every text is translated.

    Why: `status: missing` says that a text has no translation yet, and that the words of the source are in its place, as
    `notispec locale add` writes it. People read two languages side by side until the translation is imported.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body:
              en: "Tidy up"
    -         1️⃣ru: { text: "Tidy up", status: missing }
    +         ru: "Наведите порядок"
    """

  var judgesMissing: Bool { true }

  func findings(about copy: CopyText, of text: VisibleText) -> [Diagnostic] {
    guard copy.status == .missing else { return [] }
    let remedy =
      "have them translated with 'notispec strings export --locale \(copy.locale)', and import what comes back"
    var finding = finding(
      "'\(text.path).\(copy.locale)' is not translated yet and shows the words of the source language",
      at: copy.localeSpan)
    finding.cause = Diagnostic.Cause(
      "awaited \(copy.locale) \(copy.localeSpan.file.split(separator: "/").dropLast().joined(separator: "/"))",
      "{count} texts for '\(copy.locale)' are not translated yet and show the words of the source language: \(remedy)")
    return [finding]
  }
}
