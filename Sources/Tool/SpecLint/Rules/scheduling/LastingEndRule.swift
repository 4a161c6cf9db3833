import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct LastingEndRule: LintRule {
  static let code: DiagnosticCode = "scheduling/lasting-end"
  static let page = """
    What ends a pause early does not end every later one.

    Why: what happened once has happened for ever. If `or_when` asks only for that, there is a pause until the first such
    signal, and never again after it.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      signals: { watered: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        water:
          summary: "Water."
          target: home
          trigger: { calendar: { every: day, time: "19:00" } }
    -     repeat_after: { days: 7, or_when: { 1️⃣happened: watered } }
    +     repeat_after: { days: 7, or_when: { happened: { signal: watered, since: last_delivery } } }
          copy: { body: { en: "Time to water" } }
    """

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
