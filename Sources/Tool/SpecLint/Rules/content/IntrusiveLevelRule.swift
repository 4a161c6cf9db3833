import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct IntrusiveLevelRule: LintRule {
  static let code: DiagnosticCode = "content/intrusive-level"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    // A condition or a setting may be in what could not be read.
    guard spec.isComplete else { return [] }
    return spec.notifications.compactMap { type in
      guard type.interruptionLevel == .timeSensitive, type.conditions.isEmpty, !spec.isAskedFor(type),
        let trigger = type.triggers.first(where: \.isFixed)
      else { return nil }
      return finding(
        "'notifications.\(type.id)' comes at a fixed time whatever people did, and breaks through Focus. Let them choose "
          + "the time, add a condition, or use 'active'", at: type.level.span,
        notes: [Diagnostic.Note("the calendar is here", at: trigger.span)])
    }
  }
}

extension TriggerItem {
  /// Dates at a time that no setting chooses, that no signal begins, and that nothing holds back.
  fileprivate var isFixed: Bool {
    guard case .calendar(let calendar) = schedule, calendar.begins == nil, calendar.cycle == nil else { return false }
    return preferences.isEmpty && conditions.isEmpty
  }
}

extension Spec {
  /// Whether a setting that is off until somebody turns it on controls a type.
  fileprivate func isAskedFor(_ type: NotificationItem) -> Bool {
    preferences.contains { setting in
      guard let toggle = setting.toggle, !toggle.isOnByDefault else { return false }
      switch toggle.controls {
      case .all: return true
      case .types(let ids): return ids.contains { $0.value == type.id }
      }
    }
  }
}
