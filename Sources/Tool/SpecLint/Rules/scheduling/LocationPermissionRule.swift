import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct LocationPermissionRule: LintRule {
  static let code: DiagnosticCode = "scheduling/location-permission"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    let steps = spec.permissionFlow?.steps ?? []
    guard spec.isComplete, !steps.contains(where: { $0.permission.value == .location }) else { return [] }
    return spec.notifications.flatMap { type in
      type.triggers.compactMap { trigger in
        guard case .location = trigger.schedule else { return nil }
        return finding(
          "'notifications.\(type.id)' depends on a place, but nothing asks for location access: add a step with "
            + "'permission: location'",
          at: trigger.span)
      }
    }
  }
}
