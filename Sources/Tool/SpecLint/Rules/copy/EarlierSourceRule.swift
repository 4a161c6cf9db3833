import SpecDiagnostics
import SpecLanguage

struct EarlierSourceRule: LintRule {
  static let code: DiagnosticCode = "copy/earlier-source"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let source = spec.app.sourceLocale.value
    var found: [Diagnostic] = []
    spec.forEachText { text in
      guard text.role != .claim, text.role != .value, let original = text.text[source] else { return }
      for copy in text.text.texts where copy.status == .missing {
        guard let old = copy.awaitedForms(of: original).first(where: { !$0.isCurrent }) else { continue }
        found.append(
          finding(
            "'\(text.path).\(copy.locale)' is not translated yet and shows '\(old.template.source)', but the source says "
              + "'\(old.source)': 'notispec strings stale' puts the words of the source there",
            at: old.template.span, notes: [.init("the source is here", at: original.localeSpan)]))
      }
    }
    return found
  }
}
