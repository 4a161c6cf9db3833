import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnservedPurposeRule: LintRule {
  static let code: DiagnosticCode = "permissions/unserved-purpose"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let served = Set(spec.notifications.compactMap(\.upkeep.purpose?.value))
    return (spec.permissionFlow?.steps ?? []).filter { $0.permission.value == .notifications }.flatMap { step in
      step.purposes.filter { !served.contains($0.value) }.map { purpose in
        finding(
          "The step '\(step.id)' announces '\(purpose.value)', but no type has it as its 'purpose': add it to one, or "
            + "announce less",
          at: purpose.span)
      }
    }
  }
}
