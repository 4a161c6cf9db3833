import SpecDiagnostics
import SpecLanguage

struct UnknownOccasionRule: LintRule {
  static let code: DiagnosticCode = "permissions/unknown-occasion"
  static let level = Diagnostic.Severity.warning

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
