import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct ShortHorizonRule: LintRule {
  static let code: DiagnosticCode = "scheduling/short-horizon"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    // The horizon may be in what could not be read.
    guard spec.isComplete else { return [] }
    let horizon = spec.policies.rule.horizon
    return spec.notifications.flatMap { type in
      let delays = type.triggers.compactMap { delay(of: $0, spec) } + type.waits
      return delays.filter { $0.span > horizon }.map { delay in
        let start =
          "'notifications.\(type.id)' \(delay.words), but notifications are planned only \(horizon) ahead, while the app runs"
        let remedy =
          delay.span <= Self.longestHorizon
          ? ". Write 'horizon: \(delay.span)' in 'policies' to reach more of them" : ""
        guard delay.isAbsence else {
          var finding = finding(
            "\(start). It reaches only people who open the app in the \(horizon) before it is due\(remedy)",
            at: delay.place)
          finding.severity = .note
          return finding
        }
        return finding("\(start). People who stay away until then never get it\(remedy)", at: delay.place)
      }
    }
  }

  /// What `policies.horizon` takes.
  private static let longestHorizon = TimeSpan.days(366)

  private func delay(of trigger: TriggerItem, _ spec: Spec) -> Delay? {
    switch trigger.schedule {
    case .calendar(let item):
      item.every.value.longestPauseInDays(spec).map {
        Delay(.days($0), "comes about every \($0) days", trigger.span, isAbsence: false)
      }
    case .after(let item):
      switch item.delay {
      case .span(let range):
        Delay(range.lowerBound, "is due \(range.lowerBound) after '\(item.signal.value)'", trigger.span)
      // The last date may end nearly a day later.
      case .days(let count, _):
        Delay(.days(count + 1), "is due up to \(TimeSpan.days(count + 1)) after '\(item.signal.value)'", trigger.span)
      }
    case .slotAfter(let item):
      // Until the next slot it may be nearly a day.
      Delay(
        item.atLeast + .days(1), "is due up to \(item.atLeast + .days(1)) after '\(item.signal.value)'", trigger.span)
    case .at, .reached, .location: nil
    }
  }
}

/// How long it may be from the app's last run until something is due.
private struct Delay {
  var span: TimeSpan
  /// The end of "'notifications.weekly' …".
  var words: String
  var place: SourceSpan
  /// It is counted from something that happened, so it is for people who have done nothing since.
  var isAbsence: Bool

  init(_ span: TimeSpan, _ words: String, _ place: SourceSpan, isAbsence: Bool = true) {
    self.span = span
    self.words = words
    self.place = place
    self.isAbsence = isAbsence
  }
}

extension NotificationItem {
  /// What the conditions make calendar dates wait for; the dates before that are not candidates, as if they did not
  /// exist. Other triggers check at the moment of a signal, however long ago something else was.
  fileprivate var waits: [Delay] {
    var waits: [Delay] = []
    var isCalendar = false
    for trigger in triggers {
      guard case .calendar = trigger.schedule else { continue }
      isCalendar = true
      for condition in trigger.conditions { waits += condition.waits }
    }
    if isCalendar { for condition in conditions { waits += condition.waits } }
    return waits
  }
}

extension ConditionItem {
  fileprivate var waits: [Delay] {
    switch form {
    case .elapsed(let item):
      let shortest =
        switch item.test {
        case .moreThan(let span), .atLeast(let span): span
        }
      // Dates come at most once a day.
      return [Delay(shortest + .days(1), "waits until \(shortest) have passed since '\(item.since.value)'", span)]
    case .all(let items): return items.flatMap(\.waits)
    case .last, .happened, .preference, .attribute, .device, .flag, .experiment, .any, .not: return []
    }
  }
}

extension CalendarRule.Period {
  /// If a setting decides, that of its rarest option.
  fileprivate func longestPauseInDays(_ spec: Spec) -> Int? {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 31
    case .year: 366
    case .days(let days): days
    case .weekdays(let weekdays): weekdays.pausesInDays.max()
    // One day of the week, which is the fewest that anybody chooses.
    case .chosenWeekdays, .statedWeekdays: 7
    case .cycle(_, let off, _): off + 1
    // It comes when the app is next opened within the horizon.
    case .on: nil
    case .preference(let id):
      spec.preference(id)?.choice?.options.compactMap { $0.every?.value.longestPauseInDays }.max()
    }
  }
}

extension Recurrence {
  fileprivate var longestPauseInDays: Int {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 31
    case .year: 366
    case .days(let days): days
    }
  }
}
