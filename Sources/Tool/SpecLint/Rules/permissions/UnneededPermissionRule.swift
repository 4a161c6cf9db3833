import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnneededPermissionRule: LintRule {
  static let code: DiagnosticCode = "permissions/unneeded"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let watchesPlaces = spec.notifications.flatMap(\.triggers).contains {
      if case .location = $0.schedule { true } else { false }
    }
    return (spec.permissionFlow?.steps ?? []).compactMap { step in
      let permission = step.permission.value
      guard permission != .notifications, !(permission == .location && watchesPlaces),
        step.consequences.allSatisfy(\.modules.isEmpty)
      else { return nil }
      return finding(
        "The step '\(step.id)' asks for '\(permission.rawValue)', but no answer blocks, hides or disables a module: "
          + "say which modules need it\(step.isOptional ? " and remove 'optional'" : ""), or do not ask",
        at: step.permission.span)
    }
  }
}
