import SpecDiagnostics
import SpecLanguage

struct PluralSameFormsRule: CopyTextRule {
  static let code: DiagnosticCode = "plural/same-forms"
  static let page = """
    The forms of a plural differ.

    Why: if all forms are the same, either they were copied and never adapted, or the text needs no plural at all.

    Source: CLDR
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    """
      notispec: 1
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
    -       body: { 1️⃣en: { plural: count, one: "{count} new", other: "{count} new" } }
    +       body: { en: { plural: count, one: "{count} photo", other: "{count} photos" } }
    """)

  func findings(about copy: CopyText, of text: VisibleText) -> [Diagnostic] {
    guard case .plural(_, let forms) = copy.form, forms.count > 1 else { return [] }
    for index in forms.indices.dropFirst() where !forms[index].text.hasSameText(as: forms[0].text) { return [] }
    return [
      finding(
        "All forms of '\(text.path).\(copy.locale)' say the same: adapt them, or write one text", at: copy.localeSpan)
    ]
  }
}
