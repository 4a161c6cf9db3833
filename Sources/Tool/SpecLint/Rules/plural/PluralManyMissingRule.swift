import NotificationText
import SpecDiagnostics
import SpecLanguage

struct PluralManyMissingRule: CopyTextRule {
  static let code: DiagnosticCode = "plural/many-missing"
  static let level = Diagnostic.Severity.warning

  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic] {
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
