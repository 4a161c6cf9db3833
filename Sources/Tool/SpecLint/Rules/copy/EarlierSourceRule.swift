import SpecDiagnostics
import SpecLanguage

struct EarlierSourceRule: CopyTextRule {
  static let code: DiagnosticCode = "copy/earlier-source"
  static let level = Diagnostic.Severity.warning

  var judgesMissing: Bool { true }

  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic] {
    guard copy.status == .missing, let source, let old = copy.awaitedForms(of: source).first(where: { !$0.isCurrent })
    else { return [] }
    return [
      finding(
        "'\(text.path).\(copy.locale)' is not translated yet and shows '\(old.template.source)', but the source says "
          + "'\(old.source)': 'notispec strings stale' puts the words of the source there",
        at: old.template.span, notes: [.init("the source is here", at: source.localeSpan)])
    ]
  }
}
