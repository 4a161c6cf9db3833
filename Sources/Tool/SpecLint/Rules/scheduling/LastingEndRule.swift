import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct LastingEndRule: LintRule {
  static let code: DiagnosticCode = "scheduling/lasting-end"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let end = type.repeatAfter?.orWhen, end.rule.lasts else { return nil }
      return finding(
        "'notifications.\(type.id).repeat_after' is a pause only at first: once 'or_when' is true, it stays true. For what "
          + "comes after the delivery, write 'since: last_delivery'", at: end.span)
    }
  }
}

extension ConditionRule {
  /// Whether it stays true once it is.
  fileprivate var lasts: Bool {
    switch self {
    case .happened(_, .ever, _): true
    case .any(let parts): parts.contains(where: \.lasts)
    case .all(let parts): parts.allSatisfy(\.lasts)
    case .elapsed, .last, .happened, .preference, .choice, .attribute, .device, .flag, .experiment, .not: false
    }
  }
}
