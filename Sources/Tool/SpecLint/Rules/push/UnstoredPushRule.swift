import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct UnstoredPushRule: LintRule {
  static let code: DiagnosticCode = "push/no-storage"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let push = type.push, push.pushType.value == .alert, let expiration = push.expiration,
        expiration.value == .zero
      else { return nil }
      return finding(
        "'notifications.\(type.id).push.expiration' is 0: a device that is off at that moment never gets the push",
        at: expiration.span)
    }
  }
}
