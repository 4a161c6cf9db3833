import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct SharedEndingRule: LintRule {
  static let code: DiagnosticCode = "scheduling/shared-ending"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type -> [Diagnostic] in
      guard let per = type.per?.parameter else { return [] }
      return type.endings.compactMap { signal in
        guard let item = spec.signal(signal.value), item.parameter(per.value) == nil else { return nil }
        return finding(
          "'\(signal.value)' has no '\(per.value)', so a single one ends 'notifications.\(type.id)' for every "
            + "'\(per.value)': give the signal that parameter", at: signal.span,
          notes: [Diagnostic.Note("it is declared here", at: item.idSpan)])
      }
    }.uniqued
  }
}

extension NotificationItem {
  /// The signals that end one of its notifications or one of its series.
  fileprivate var endings: [Located<String>] {
    var endings: [Located<String>] = []
    for condition in (conditions + triggers.flatMap(\.conditions)).flatMap(\.parts) {
      if case .not(let part) = condition.form { endings += part.signals(isSinceDue: true) }
    }
    for trigger in triggers {
      if case .calendar(let item) = trigger.schedule, let ends = item.ends { endings.append(ends) }
    }
    return endings + (followUp?.until?.signals(isSinceDue: false) ?? [])
  }
}

extension ConditionItem {
  /// What must have happened lately, in the condition or in a part of it.
  ///
  /// - Parameter isSinceDue: Only what counts since the notification in hand became due or was delivered.
  fileprivate func signals(isSinceDue: Bool) -> [Located<String>] {
    switch form {
    case .happened(let item):
      switch item.since {
      case .trigger, .lastDelivery: [item.signal]
      case .today, .within: isSinceDue ? [] : [item.signal]
      case .ever, .signal: []
      }
    case .any(let items), .all(let items): items.flatMap { $0.signals(isSinceDue: isSinceDue) }
    case .elapsed, .last, .preference, .attribute, .device, .flag, .experiment, .not: []
    }
  }
}
