import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct BannerWithoutListRule: LintRule {
  static let code: DiagnosticCode = "app/banner-without-list"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let shown = spec.policies.rule.presentation
    guard let span = spec.policies.presentationSpan, shown.contains(.banner), !shown.contains(.list) else { return [] }
    return [
      finding("'policies.presentation' has 'banner' without 'list': nothing is left once the banner is gone", at: span)
    ]
  }
}
