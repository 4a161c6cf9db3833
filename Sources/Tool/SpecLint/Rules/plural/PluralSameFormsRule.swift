import SpecDiagnostics
import SpecLanguage

struct PluralSameFormsRule: CopyTextRule {
  static let code: DiagnosticCode = "plural/same-forms"
  static let level = Diagnostic.Severity.warning

  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic] {
    switch copy.form {
    case .plain: return []
    case .plural(let argument, let forms):
      guard areSame(forms), let form = forms.first else { return [] }
      // One text with such a word would be asked for its forms again.
      let need = PluralNeed(in: form.text, language: TextLanguage(copy.locale).code) { $0 == argument.value }
      let advice =
        need.map { "adapt '\($0.word)' to the number, or waive this if it is the same for every number" }
        ?? "adapt them, or write one text"
      return [
        finding("All forms of '\(text.path).\(copy.locale)' are the same: \(advice)", at: copy.localeSpan)
      ]
    case .plurals(_, let pieces):
      return pieces.filter { areSame($0.forms) }.map { piece in
        finding(
          "All forms of '\(piece.argument.value)' in '\(text.path).\(copy.locale)' are the same: adapt them, or take it out "
            + "of 'plural'", at: piece.argument.span)
      }
    }
  }

  private func areSame(_ forms: [CopyText.PluralForm]) -> Bool {
    forms.count > 1 && forms.dropFirst().allSatisfy { $0.text.hasSameText(as: forms[0].text) }
  }
}
