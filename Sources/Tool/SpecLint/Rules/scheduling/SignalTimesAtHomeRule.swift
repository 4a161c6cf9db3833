import SpecDiagnostics
import SpecLanguage

struct SignalTimesAtHomeRule: LintRule {
  static let code: DiagnosticCode = "scheduling/signal-times-at-home"
  static let level = Diagnostic.Severity.warning

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
