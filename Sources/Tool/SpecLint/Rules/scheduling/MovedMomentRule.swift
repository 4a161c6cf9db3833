import SpecDiagnostics
import SpecLanguage

struct MovedMomentRule: LintRule {
  static let code: DiagnosticCode = "scheduling/moved-moment"
  static let page = """
    A newer signal replaces the reminder of an earlier one, even if it is about something else.

    Why: a match that is moved must not have two reminders, so only the newest signal of an `at` trigger counts. If
    several flights, bills or vouchers can be on their way at once, the newest would be the only one that people are
    reminded of: `per` keeps them apart.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      signals:
        flight_booked: { parameters: { flight_id: { type: string }, departs_at: { type: instant } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        check_in:
          summary: "Check-in opens a day before the departure."
          target: home
          arguments: { flight_id: { type: string, example: "LH 440" } }
    -     trigger: { at: { signal: 1️⃣flight_booked, parameter: departs_at, before: 24h } }
    +     trigger: { at: { signal: flight_booked, parameter: departs_at, before: 24h } }
    +     per: flight_id
          copy: { body: { en: "Check in for {flight_id}" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.filter { $0.per == nil }.flatMap { type in
      type.triggers.compactMap { trigger in
        guard case .at(let item) = trigger.schedule,
          let id = spec.signals.first(where: { $0.id == item.signal.value })?.parameters.first(where: \.isID)
        else { return nil }
        return finding(
          "A newer '\(item.signal.value)' moves the reminder 'notifications.\(type.id)', whatever its '\(id.id)' is: add "
            + "'per: \(id.id)' if there can be several at once", at: item.signal.span)
      }
    }
  }
}

extension ParameterItem {
  /// By its name it says which one of several it is.
  fileprivate var isID: Bool {
    guard !isOptional, id == "id" || id.hasSuffix("_id") else { return false }
    return switch kind {
    case .int, .string: true
    case .double, .percent, .instant, .decimal, .money, .time, .times, .weekdays: false
    }
  }
}
