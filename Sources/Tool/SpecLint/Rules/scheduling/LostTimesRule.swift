import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct LostTimesRule: LintRule {
  static let code: DiagnosticCode = "scheduling/lost-times"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      let daily = type.triggers.filter { $0.conditions.isEmpty && $0.timesADay > 0 }
      let count = daily.map(\.timesADay).reduce(0, +)
      guard count > 1, let trigger = daily.first, let limit = limit(of: type, spec), limit.most < count else {
        return nil
      }
      let isChosen = daily.contains(where: \.hasChosenTimes)
      let due = isChosen ? "can be due several times a day" : "is due \(count) times a day"
      return finding(
        "'notifications.\(type.id)' \(due), but \(limit.words)", at: trigger.span)
    }
  }

  /// What keeps the later times of a day back.
  private func limit(of type: NotificationItem, _ spec: Spec) -> (most: Int, words: String)? {
    if let guarded = type.repeatAfter, guarded.orWhen == nil, guarded.days.value > 0 {
      let days = guarded.days.value
      return (1, "'repeat_after' lets it come only once \(days == 1 ? "a day" : "every \(days) days")")
    }
    guard type.onCap != .exempt else { return nil }
    return spec.policies.rule.caps.filter { $0.isDaily && $0.counts(group: type.group?.value) }
      .min { $0.max < $1.max }
      .map { ($0.max, "the cap '\($0.id)' allows \($0.max)") }
  }
}

extension CapRule {
  fileprivate var isDaily: Bool {
    switch window {
    case .rollingDay, .calendarDay: true
    case .calendarWeek, .span: false
    }
  }
}

extension TriggerItem {
  /// Whether people or a signal say how many times of day there are.
  fileprivate var hasChosenTimes: Bool {
    guard case .calendar(let rule) = rule.schedule else { return false }
    return switch rule.time {
    case .chosenTimes, .statedTimes: true
    case .slot, .fixed, .several, .preference, .stated: false
    }
  }

  /// How often it is due on each date; 0 where it is not due on every one.
  fileprivate var timesADay: Int {
    guard case .calendar(let rule) = rule.schedule else { return 0 }
    return rule.every == .day || rule.timesADay > 1 ? rule.timesADay : 0
  }
}
