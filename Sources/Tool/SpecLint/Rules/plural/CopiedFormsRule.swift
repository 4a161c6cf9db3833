import NotificationText
import SpecDiagnostics
import SpecLanguage

struct CopiedFormsRule: CopyTextRule {
  static let code: DiagnosticCode = "plural/copied-forms"
  static let page = """
    A language that tells several plurals apart has a form for each.

    Why: Polish says "2 dania" and "5 dań", English "2 dishes" and "5 dishes". Translation tools fill in all forms that have
    the same English source when a translator has written one, and then most numbers read wrong.

    Source: CLDR
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, pl], source_locale: en, delivery: local, owner: care }
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
              en: { plural: count, one: "{count} dish", other: "{count} dishes" }
    -         1️⃣pl: { plural: count, one: "{count} danie", few: "{count} dania", many: "{count} dania", other: "{count} dania" }
    +         pl: { plural: count, one: "{count} danie", few: "{count} dania", many: "{count} dań", other: "{count} dania" }
    """

  func findings(about copy: CopyText, of text: VisibleText) -> [Diagnostic] {
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
