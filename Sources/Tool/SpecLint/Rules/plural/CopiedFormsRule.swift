import NotificationText
import SpecDiagnostics
import SpecLanguage

struct CopiedFormsRule: CopyTextRule {
  static let code: DiagnosticCode = "plural/copied-forms"
  static let level = Diagnostic.Severity.warning

  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic] {
    switch copy.form {
    case .plain: return []
    case .plural(let argument, let forms):
      return finding(forms, of: argument.value, copy, "'\(text.path).\(copy.locale)'").map { [$0] } ?? []
    case .plurals(_, let pieces):
      return pieces.compactMap { piece in
        finding(
          piece.forms, of: piece.argument.value, copy,
          "'\(piece.argument.value)' in '\(text.path).\(copy.locale)'")
      }
    }
  }

  private func finding(
    _ forms: [CopyText.PluralForm], of argument: String, _ copy: CopyText, _ place: String
  ) -> Diagnostic? {
    // Some may well be equal, such as those for 2 and for 5 after a preposition, but then not that for decimals too.
    let all = forms.filter { [.few, .many, .other].contains($0.category) }
    let larger = all.filter { !$0.category.numbers(in: copy.locale).isEmpty }
    guard larger.count > 1, let first = larger.first, first.text.arguments.contains(argument),
      all.allSatisfy({ $0.text.hasSameText(as: first.text) }),
      // A word that never changes is the same for 1 too.
      let one = forms.first(where: { $0.category == .one }), !one.text.hasSameText(as: first.text)
    else { return nil }
    let names = larger.map { form in
      let numbers = form.category.numbers(in: copy.locale).prefix(2).map(String.init).joined(separator: ", ")
      return "'\(form.category.rawValue)' (\(numbers), …)"
    }
    return self.finding(
      "The forms \(names.joined(last: "and")) of \(place) are the same, and '\(copy.locale)' tells these numbers apart: "
        + "adapt each to its numbers", at: copy.localeSpan)
  }
}
