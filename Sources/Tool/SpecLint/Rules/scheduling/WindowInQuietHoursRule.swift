import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct WindowInQuietHoursRule: LintRule {
  static let code: DiagnosticCode = "scheduling/window-in-quiet-hours"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let quiet = spec.policies.rule.quietHours, let length = spec.quietHours(of: spec.policies.rule)?.length else {
      return []
    }
    return spec.notifications.filter { $0.onQuiet == nil && $0.window == nil && quiet.treatment(of: $0) == .drop }
      .flatMap { type in
        type.triggers.compactMap { trigger in
          guard case .after(_, .span(let delay), _) = trigger.rule.schedule,
            delay.upperBound - delay.lowerBound < length
          else {
            return nil
          }
          return finding(
            "'notifications.\(type.id)' comes \(words(for: delay)): what is due in them is lost",
            at: trigger.span)
        }
      }
  }

  private func words(for delay: ClosedRange<TimeSpan>) -> String {
    if delay.lowerBound != delay.upperBound {
      return "\(delay.lowerBound) to \(delay.upperBound) after its signal, and the quiet hours last longer"
    }
    let moment = delay.upperBound == .zero ? "at once" : "\(delay.upperBound) after its signal"
    return "\(moment), but not in the quiet hours"
  }
}
