import SpecDiagnostics
import SpecLanguage

struct UnknownOccasionRule: LintRule {
  static let code: DiagnosticCode = "permissions/unknown-occasion"
  static let page = """
    The app can tell when to show the flow.

    Why: for `not_completed` the app needs a place to store that the flow was completed, for `forced` something that
    triggers it. Without that every developer decides alone, and the flow appears at every launch or never again.

    Source: PERM/SHOW-1 to PERM/SHOW-3
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      permission_flow:
        show_when: [first_launch, 1️⃣not_completed]
    +   completed_flag: hasCompletedFlow
        steps:
          - id: notifications
            permission: notifications
            optional: true
            summary: "Asks."
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let flow = spec.permissionFlow else { return [] }
    return flow.showWhen.compactMap { occasion in
      let key: String? =
        switch occasion.value {
        case .firstLaunch: nil
        case .notCompleted: flow.completedFlag == nil ? "completed_flag" : nil
        case .forced: flow.forcedBy == nil ? "forced_by" : nil
        }
      return key.map {
        finding(
          "'permission_flow.show_when' lists '\(occasion.value.rawValue)', but nothing defines when that is: say so with '\($0)'",
          at: occasion.span)
      }
    }
  }
}
