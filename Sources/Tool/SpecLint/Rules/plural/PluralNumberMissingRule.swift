import SpecDiagnostics
import SpecLanguage

struct PluralNumberMissingRule: CopyTextRule {
  static let code: DiagnosticCode = "plural/number-missing"
  static let level = Diagnostic.Severity.warning

  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic] {
    switch copy.form {
    case .plain: []
    case .plural(let argument, let forms): findings(about: forms, of: argument.value, "", copy, text)
    case .plurals(_, let pieces):
      pieces.flatMap { piece in
        findings(about: piece.forms, of: piece.argument.value, ".forms.\(piece.argument.value)", copy, text)
      }
    }
  }

  /// - Parameter place: Where the forms are in the text.
  private func findings(
    about forms: [CopyText.PluralForm], of argument: String, _ place: String, _ copy: CopyText, _ text: VisibleText
  ) -> [Diagnostic] {
    var showing = 0
    for index in forms.indices where forms[index].text.shows(argument) { showing += 1 }
    if showing == 0, let form = forms.first(where: { $0.text.showsHash }) {
      return [
        finding(
          "'\(text.path).\(copy.locale)\(place).\(form.category.rawValue)' shows '#' as written: the number is "
            + "'{\(argument)}' here", at: form.text.span)
      ]
    }
    // If no form shows the number, the text is about something else.
    guard showing > 0, showing < forms.count else { return [] }
    return forms.compactMap { form in
      guard !form.text.shows(argument) else { return nil }
      let numbers = form.category.numbers(in: copy.locale)
      guard numbers.count > 1 else { return nil }
      let some = numbers.prefix(3).map(String.init)
      return finding(
        "'\(text.path).\(copy.locale)\(place).\(form.category.rawValue)' does not show '{\(argument)}', but it is shown for "
          + (numbers.count > 3 ? some.joined(separator: ", ") + " and so on" : some.joined(last: "and")),
        at: form.text.span)
    }
  }
}

extension TextTemplate {
  fileprivate func shows(_ argument: String) -> Bool {
    var isShown = false
    forEachPiece { if $0.isArgument, !isShown { isShown = $0.says(argument) } }
    return isShown
  }
  /// `# days`, as ICU writes the number.
  fileprivate var showsHash: Bool {
    var isShown = false
    forEachPiece { piece in
      guard !piece.isArgument, !isShown else { return }
      isShown = String(decoding: piece.bytes, as: UTF8.self).contains("# ")
    }
    return isShown
  }
}
