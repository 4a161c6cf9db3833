import NotificationText
import SpecDiagnostics
import SpecLanguage

struct PluralManyMissingRule: CopyTextRule {
  static let code: DiagnosticCode = "plural/many-missing"
  static let page = """
    A text has the form for millions where its language has one.

    Why: French, Spanish, Italian, Portuguese and Catalan say "1 000 000 de photos", with a word that smaller numbers do
    not have: the form `many`. Without it a million shows the form `other`. If a number never gets so high, waive the
    finding, or turn the rule off.

    Source: CLDR
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, fr], source_locale: en, delivery: local, owner: care }
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            body:
              en: { plural: count, one: "{count} photo", other: "{count} photos" }
    -         1️⃣fr: { plural: count, one: "{count} photo", other: "{count} photos" }
    +         fr: { plural: count, one: "{count} photo", many: "{count} de photos", other: "{count} photos" }
    """

  func findings(about copy: CopyText, of text: VisibleText) -> [Diagnostic] {
    guard PluralCategory.many.isForMillions(in: copy.locale) else { return [] }
    func lacks(_ forms: [CopyText.PluralForm]) -> Bool { !forms.contains { $0.category == .many } }
    let place: String
    switch copy.form {
    case .plain: return []
    case .plural(_, let forms):
      guard lacks(forms) else { return [] }
      place = ""
    case .plurals(_, let pieces):
      guard let piece = pieces.first(where: { lacks($0.forms) }) else { return [] }
      place = ".forms.\(piece.argument.value)"
    }
    return [
      finding(
        "'\(text.path).\(copy.locale)\(place)' has no text for 'many', so a million shows that of 'other': "
          + "write it as people say a million of them, or waive this if the number stays small",
        at: copy.localeSpan)
    ]
  }
}
