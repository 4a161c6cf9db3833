import SpecDiagnostics
import SpecLanguage

struct LateUrgentPushRule: LintRule {
  static let code: DiagnosticCode = "push/late-urgent"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let push = type.push, push.pushType.value == .alert, push.priority.value != .immediate,
        type.interruptionLevel.isUrgent
      else { return nil }
      return finding(
        "'notifications.\(type.id)' is '\(type.interruptionLevel.rawValue)', but priority "
          + "\(push.priority.value.rawValue) lets the push wait: use 10", at: push.priority.span)
    }
  }
}
