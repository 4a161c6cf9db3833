import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct FullBudgetRule: LintRule {
  static let code: DiagnosticCode = "scheduling/full-budget"
  static let page = """
    Everything that is planned ahead fits into what iOS keeps.

    Why: `policies.pending_budget` says how many notifications are planned, and iOS keeps at most 64 per app. The soonest
    are planned first, and all dates before any repetition from `follow_up`. If the dates of the horizon leave too few
    places for the repetitions of a type, some or all of these never come: that is a warning. If the plan reaches less
    than a week ahead, it is a note, because only people who do not open the app for that long miss something.

    A shorter `policies.horizon` leaves room. Settings count with their defaults. Dates that begin with a signal (`for`)
    are not counted: how many there are depends on people.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    - policies: { horizon: 14d }
    + policies: { horizon: 3d }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        dose:
          summary: "A dose is due."
          target: home
          trigger:
            calendar: { every: day, times: ["07:00", "10:00", "13:00", "16:00", "19:00"] }
          follow_up: { every: 10m, times: 1️⃣3 }
          copy: { body: { en: "Your dose" } }
    """

  /// In days: who stays away for longer is not surprised that reminders end.
  private static let longAbsence = 7.0

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let (horizon, budget) = (spec.policies.rule.horizon, spec.policies.rule.pendingBudget)
    let types = spec.notifications.filter { $0.push == nil }.map { (type: $0, aDay: $0.datesADay(spec)) }
    let aDay = types.map(\.aDay).reduce(0, +)
    let days = Double(horizon.milliseconds) / Double(TimeSpan.days(1).milliseconds)
    let firsts = aDay * days
    guard aDay > 0, let fullest = types.max(by: { $0.aDay < $1.aDay })?.type else { return [] }
    let starved = types.map(\.type).filter { type in
      type.followUp.map { firsts + Double($0.times.value) > Double(budget) } ?? false
    }
    let start =
      "The dates of the next \(horizon) alone are about \(Int(firsts.rounded())) notifications, and "
      + "'policies.pending_budget' allows \(budget)"
    if !starved.isEmpty {
      return starved.map { type in
        let room = Double(budget - (type.followUp?.times.value ?? 0))
        let most = Int((room / aDay).rounded(.down))
        let remedy = most > 0 ? ". Write 'horizon: \(most)d' or less in 'policies'" : ""
        let lost = firsts < Double(budget) ? "not every repetition" : "no repetition"
        return finding(
          "\(start): \(lost) of 'notifications.\(type.id)' will fit\(remedy)",
          at: type.followUp?.times.span ?? type.idSpan)
      }
    }
    guard firsts > Double(budget), aDay * Self.longAbsence > Double(budget) else { return [] }
    let reach = max(1, Int((Double(budget) / aDay).rounded(.down)))
    var note = finding(
      "\(start): whoever does not open the app for \(reach.counted("day")) gets nothing after that. "
        + "'notifications.\(fullest.id)' has the most dates",
      at: fullest.idSpan)
    note.severity = .note
    return [note]
  }
}

extension NotificationItem {
  /// How many dates and times its calendar triggers have a day, on average.
  fileprivate func datesADay(_ spec: Spec) -> Double {
    triggers.map { trigger in
      guard case .calendar(let item) = trigger.schedule, trigger.rule.series == nil else { return 0 }
      return item.every.value.datesADay(spec) * Double(item.rule.timesADay(spec))
    }.reduce(0, +)
  }
}

extension CalendarRule {
  fileprivate func timesADay(_ spec: Spec) -> Int {
    switch time {
    case .several(let times): times.count
    case .chosenTimes(let id): if case .times(let item)? = spec.preference(id)?.kind { item.standard.count } else { 1 }
    case .slot, .fixed, .preference, .stated, .statedTimes: 1
    }
  }
}

extension CalendarRule.Period {
  fileprivate func datesADay(_ spec: Spec) -> Double {
    switch self {
    case .day: 1
    case .week, .statedWeekdays: 1 / 7
    case .month: 1 / 30
    case .year, .on: 0
    case .days(let days): 1 / Double(max(1, days))
    case .weekdays(let weekdays): Double(weekdays.count) / 7
    case .chosenWeekdays(let id):
      if case .weekdays(let item)? = spec.preference(id)?.kind { Double(item.standard.count) / 7 } else { 1 / 7 }
    case .cycle(let on, let off, _): Double(on) / Double(max(1, on + off))
    case .preference(let id):
      spec.preference(id)?.choice.flatMap { choice in
        choice.options.first { $0.id == choice.standard.value }?.every?.value.datesADay
      } ?? 1
    }
  }
}

extension Recurrence {
  fileprivate var datesADay: Double {
    switch self {
    case .day: 1
    case .week: 1 / 7
    case .month: 1 / 30
    case .year: 0
    case .days(let days): 1 / Double(max(1, days))
    }
  }
}
