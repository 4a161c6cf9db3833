import SpecDiagnostics
import SpecLanguage

struct AwaitedTranslationRule: LintRule {
  static let code: DiagnosticCode = "copy/awaited-translation"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let source = spec.app.sourceLocale.value
    var found: [Diagnostic] = []
    spec.forEachText { text in
      guard text.role != .claim, text.role != .value else { return }
      for copy in text.text.texts where copy.status == .missing {
        let forms = text.text[source].map(copy.awaitedForms) ?? []
        // What an earlier source said has a rule of its own.
        if forms.allSatisfy(\.isCurrent) { found.append(awaited(copy, of: text)) }
      }
    }
    return found
  }

  private func awaited(_ copy: CopyText, of text: VisibleText) -> Diagnostic {
    let remedy =
      "have them translated with 'notispec strings export --locale \(copy.locale)', and import what comes back"
    var finding = finding(
      "'\(text.path).\(copy.locale)' is not translated yet and shows the words of the source language",
      at: copy.localeSpan)
    finding.cause = Diagnostic.Cause(
      "awaited \(copy.locale) \(copy.localeSpan.file.split(separator: "/").dropLast().joined(separator: "/"))",
      "{count} texts for '\(copy.locale)' are not translated yet and show the words of the source language: \(remedy)")
    return finding
  }
}
