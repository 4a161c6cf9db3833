import SpecDiagnostics
import SpecLanguage

struct StaleTextRule: CopyTextRule {
  static let code: DiagnosticCode = "copy/stale"
  static let level = Diagnostic.Severity.warning

  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic] {
    guard copy.status == .stale else { return [] }
    let was = copy.translates.map { ", and translates '\($0)'" } ?? ""
    let marks = copy.translates == nil ? "" : ", and remove 'translates'"
    return [
      finding(
        "'\(text.path).\(copy.locale)' is out of date\(was): import a revised translation of '\(text.key)', which ends the "
          + "mark; by hand, revise it, set 'status: proposed'\(marks)",
        at: copy.localeSpan)
    ]
  }
}
