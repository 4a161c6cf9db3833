import NotificationRules
import NotificationTerms

extension LiveActivityItem {
  /// Nil for one without a status, which cannot run.
  var rule: LiveActivityRule? {
    guard let status = statusField, let first = initial?.value ?? status.values.first?.value else { return nil }
    let date = state.first(where: \.isDate)
    return LiveActivityRule(
      id, statusKey: status.payloadKey, statuses: status.values.map(\.value), estimateKey: date?.payloadKey,
      estimateUnit: date?.unit ?? .secondsSince2001, initial: first,
      next: next.map { LiveActivityRule.Step($0.from.value, to: $0.to.map(\.value)) },
      final: final.map(\.value), estimate: estimate?.value, staleAfter: staleAfter?.value,
      dismissal: dismissal.value.rule, hasPushUpdates: hasPushUpdates.value)
  }
}

extension LiveActivityItem.Dismissal {
  fileprivate var rule: ActivityDismissal {
    switch self {
    case .standard: .standard
    case .immediate: .immediate
    case .after(let span): .after(span)
    }
  }
}

extension LiveActivityField {
  fileprivate var unit: LiveActivityRule.DateUnit? {
    guard case .date(let unit) = kind else { return nil }
    return switch unit {
    case .secondsSince2001: .secondsSince2001
    case .secondsSince1970: .secondsSince1970
    case .millisecondsSince1970: .millisecondsSince1970
    }
  }

  fileprivate var isDate: Bool { unit != nil }
}
