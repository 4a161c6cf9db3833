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

  /// Whether the words of a Polish text that are not those for 1 are the same for 2 and for 5: '2 dni', '5 wiadomości'.
  private static func hasOneForm(_ larger: TextTemplate, unlike one: TextTemplate) -> Bool {
    let own = words(of: larger).subtracting(words(of: one))
    return !own.isEmpty && own.allSatisfy { ["dni", "rzeczy"].contains($0) || $0.hasSuffix("ści") }
  }

  private static func words(of template: TextTemplate) -> Set<String> {
    let words = template.source.lowercased().split { !$0.isLetter }
    return Set(words.map { String($0) })
  }

  private func finding(
    _ forms: [CopyText.PluralForm], of argument: String, _ copy: CopyText, _ place: String
  ) -> Diagnostic? {
    // What no whole number asks for may have other words: files of gettext have no place for it.
    let larger = forms.filter {
      [.few, .many, .other].contains($0.category) && !$0.category.numbers(in: copy.locale).isEmpty
    }
    guard larger.count > 1, let first = larger.first, first.text.arguments.contains(argument),
      larger.allSatisfy({ $0.text.hasSameText(as: first.text) }),
      // A word that never changes is the same for 1 too.
      let one = forms.first(where: { $0.category == .one }), !one.text.hasSameText(as: first.text)
    else { return nil }
    // In the genitive, 'из 5 дней', the forms for 2 and for 5 are equal, and so are those for 1 and for decimals.
    let rest = forms.filter { form in !larger.contains(form) && form.category == .other }
    if let other = rest.first, other.text.hasSameText(as: one.text) { return nil }
    if copy.locale.language == "pl", Self.hasOneForm(first.text, unlike: one.text) { return nil }
    let names = larger.map { form in
      let numbers = form.category.numbers(in: copy.locale).prefix(2).map(String.init).joined(separator: ", ")
      return "'\(form.category.rawValue)' (\(numbers), …)"
    }
    return self.finding(
      "The forms \(names.joined(last: "and")) of \(place) are the same, and '\(copy.locale)' tells these numbers apart: "
        + "adapt each to its numbers", at: copy.localeSpan)
  }
}
