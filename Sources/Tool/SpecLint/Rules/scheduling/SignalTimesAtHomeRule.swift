import SpecDiagnostics
import SpecLanguage

struct SignalTimesAtHomeRule: LintRule {
  static let code: DiagnosticCode = "scheduling/signal-times-at-home"
  static let page = """
    `zone: home` with times that a signal brings means where the app was first opened.

    Why: `home` is where the user was when a setting was last changed. Times that come with a signal are not a setting.
    People who first opened the app in Tokyo and enter 08:00 in Berlin would be reminded at midnight. The signal can say
    the zone: add a parameter to it and write `zone: { parameter: … }`.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      signals:
    -   medicine_set: { parameters: { times: { type: times } } }
    +   medicine_set: { parameters: { times: { type: times }, zone: { type: string } } }
        medicine_removed: {}
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        dose:
          summary: "It is time for a medicine."
          target: home
          trigger:
            calendar:
              for: medicine_set
              every: day
              times: { parameter: times }
    -         zone: 1️⃣home
    +         zone: { parameter: zone }
              until: medicine_removed
          copy: { body: { en: "Time for your medicine" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type in
      type.triggers.compactMap { trigger in
        guard case .calendar(let calendar) = trigger.schedule, let signal = calendar.begins?.value,
          let zone = calendar.zone, zone.value == .home, calendar.hasStatedTimes
        else { return nil }
        return finding(
          "The times come with '\(signal)', so 'home' is where the app was first opened: let '\(signal)' bring the zone "
            + "too, and write 'zone: { parameter: … }'", at: zone.span)
      }
    }
  }
}

extension CalendarTrigger {
  /// Whether the signal that begins the dates says at what time they are.
  fileprivate var hasStatedTimes: Bool {
    if case .parameter = times { return true }
    if case .stated = time?.value { return true }
    return false
  }
}
