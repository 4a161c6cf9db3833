import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleRepeatRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-repeat"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      let pauses = type.triggers.map { trigger -> Int? in
        // A pause keeps back the later times of a day.
        if case .calendar(let rule) = trigger.rule.schedule, rule.timesADay <= 1 {
          rule.every.shortestPauseInDays
        } else {
          nil
        }
      }
      // Several triggers may fall within each other's pause.
      guard let days = type.repeatAfter?.days, pauses.count == 1, let pause = pauses[0], days.value < pause else {
        return nil
      }
      return finding(
        "'notifications.\(type.id)' is due every \(pause) days or less often, so a pause of \(days.value) "
          + "\(days.value == 1 ? "day" : "days") changes nothing",
        at: days.span)
    }
  }
}

extension CalendarRule.Period {
  /// Nil if a setting decides.
  fileprivate var shortestPauseInDays: Int? {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 28
    case .year: 365
    case .days(let days): days
    case .weekdays(let weekdays): weekdays.pausesInDays.min()
    case .cycle: 1
    case .on, .preference, .chosenWeekdays, .statedWeekdays: nil
    }
  }
}
