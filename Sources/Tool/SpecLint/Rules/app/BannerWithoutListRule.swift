import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct BannerWithoutListRule: LintRule {
  static let code: DiagnosticCode = "app/banner-without-list"
  static let page = """
    What is shown while the app is open stays in Notification Center.

    Why: a banner is gone after a few seconds. Without `list` the notification cannot be found afterwards, and people
    who looked away have missed it.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      policies:
    -   1️⃣presentation: [banner, sound]
    +   presentation: [banner, list, sound]
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let shown = spec.policies.rule.presentation
    guard let span = spec.policies.presentationSpan, shown.contains(.banner), !shown.contains(.list) else { return [] }
    return [
      finding("'policies.presentation' has 'banner' without 'list': nothing is left once the banner is gone", at: span)
    ]
  }
}
