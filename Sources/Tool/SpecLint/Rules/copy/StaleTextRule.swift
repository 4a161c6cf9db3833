import SpecDiagnostics
import SpecLanguage

struct StaleTextRule: CopyTextRule {
  static let code: DiagnosticCode = "copy/stale"
  static let page = """
    No text is marked as out of date.

    Why: `status: stale` says that a text is out of date, usually because the original has changed since it was
    translated. Such a text must not reach users.
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
    -         1️⃣ru: { text: "Уборка", status: stale }
    +         ru: { text: "Наведите порядок", status: proposed }
    """

  func findings(about copy: CopyText, of text: VisibleText) -> [Diagnostic] {
    guard copy.status == .stale else { return [] }
    let marks = copy.translates == nil ? "" : " and remove 'translates'"
    return [
      finding(
        "'\(text.path).\(copy.locale)' is out of date: revise it, then set 'status: proposed'\(marks)",
        at: copy.localeSpan)
    ]
  }
}
