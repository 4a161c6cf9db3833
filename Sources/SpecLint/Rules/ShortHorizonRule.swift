import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecModel

/// The plan reaches as far as what is rarest, and what is latest.
///
/// Why: notifications are planned while the app runs, and only as far as `policies.horizon`. One that is due later than that
/// is planned when the app is opened again, at most the horizon before it is due. Who does not open the app in that time,
/// which is whom a reminder after weeks is meant for, never gets it.
///
/// Nobody can say beforehand how far ahead the moment of an `at` trigger lies, so there is no finding about one. It too
/// comes only to people who open the app in the horizon before it.
/// - Source: DESIGN 5 (planning)
struct ShortHorizonRule: LintRule {
  static let code: DiagnosticCode = "scheduling/short-horizon"
  static let level = Diagnostic.Severity.note
  static let types: TypeKinds = [.calendar, .delay]
  static let example = LintExample(
    bad: """
      notispec: 1
      policies: { horizon: 14d }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        summary:
          summary: "Once a month."
          target: home
          1️⃣trigger: { calendar: { every: month, day: 1 } }
          copy: { body: { en: "Your month" } }
      """,
    good: """
      notispec: 1
      policies: { horizon: 31d }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        summary:
          summary: "Once a month."
          target: home
          trigger: { calendar: { every: month, day: 1 } }
          copy: { body: { en: "Your month" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    let horizon = spec.policies.rule.horizon
    return spec.notifications.flatMap { type in
      let delays = type.triggers.compactMap { delay(of: $0, spec) } + type.waits
      return delays.filter { $0.span > horizon }.map { delay in
        finding(
          "'notifications.\(type.id)' \(delay.words), and notifications are planned \(horizon) ahead: it comes only to people who open the app in the \(horizon) before it is due; 'horizon: \(delay.span)' in 'policies' reaches all",
          at: delay.place)
      }
    }
  }

  private func delay(of trigger: TriggerItem, _ spec: Spec) -> Delay? {
    switch trigger.schedule {
    case .calendar(let every, _):
      every.value.longestPauseInDays(spec).map { Delay(.days($0), "comes every \($0) days or so", trigger.span) }
    case .after(let match, let earliest, _):
      Delay(earliest, "is due \(earliest) after '\(match.signal.value)'", trigger.span)
    case .slotAfter(let match, let span):
      // To the next slot it may be nearly a day.
      Delay(span + .days(1), "is due up to \(span + .days(1)) after '\(match.signal.value)'", trigger.span)
    case .at, .reached, .location: nil
    }
  }
}

/// How long it may be from the last time that the app runs until something is due.
private struct Delay {
  var span: TimeSpan
  /// The end of "'notifications.weekly' …".
  var words: String
  var place: SourceSpan

  init(_ span: TimeSpan, _ words: String, _ place: SourceSpan) {
    self.span = span
    self.words = words
    self.place = place
  }
}

extension NotificationItem {
  /// What its conditions make calendar dates wait for; the dates before it are no candidates, as if they did not exist.
  /// Other triggers ask at the moment of a signal, however long ago something else was.
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
    case .elapsed(let since, _, let test):
      let shortest =
        switch test {
        case .moreThan(let span), .atLeast(let span): span
        }
      // Dates come at most once a day.
      return [Delay(shortest + .days(1), "waits until \(shortest) have passed since '\(since.value)'", span)]
    case .all(let items): return items.flatMap(\.waits)
    case .last, .happened, .preference, .any, .not: return []
    }
  }
}

extension CalendarRule.Period {
  /// Where a setting decides, that of its rarest option.
  fileprivate func longestPauseInDays(_ spec: Spec) -> Int? {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 31
    case .year: 366
    case .days(let days): days
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
