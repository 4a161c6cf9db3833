import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct LateReminderRule: LintRule {
  static let code: DiagnosticCode = "scheduling/late-reminder"
  static let page = """
    What is due before a moment comes before it.

    Why: the reminder two hours before a meeting at 07:00 falls in the quiet hours. They hold it until 08:00,
    when the meeting is over. The same happens in the hours outside a `window`. It can happen whenever the wait is longer
    than `before`. And with `on_cap: defer` a cap moves the reminder to a later day.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      notispec: 1
      policies:
        quiet_hours: { from: "22:00", to: "08:00", held: release }
      signals: { meeting_set: { parameters: { starts_at: { type: instant } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        meeting:
          summary: "A meeting begins in two hours."
          target: home
          1️⃣trigger: { at: { signal: meeting_set, parameter: starts_at, before: 2h } }
    +     on_quiet: exempt
          copy: { body: { en: "Soon" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let rule = spec.policies.rule
    return spec.notifications.flatMap { type -> [Diagnostic] in
      let held = rule.quietHours?.treatment(of: type) == .hold ? spec.quietHours(of: rule)?.length : nil
      let isChosen = rule.quietHours.map { $0.from.preference != nil || $0.to.preference != nil } ?? false
      let beginning = isChosen ? InstalledTimes.beginning.lowercased() : ""
      let shut = type.window?.rule.pause
      let isMoved = type.onCap == .defer && rule.caps.contains { $0.counts(type) }
      let wait = [held, shut, isMoved ? .days(1) : nil].compactMap(\.self).max() ?? .zero
      return type.triggers.compactMap { trigger in
        guard case .at(let item) = trigger.schedule, case .span(let span) = item.distance, span.upperBound < .zero,
          wait > .zero - span.lowerBound
        else { return nil }
        let (before, moment) = (TimeSpan.zero - span.lowerBound, item.parameter.value)
        let reason =
          switch wait {
          case shut: "its window holds it for up to \(wait). Write a longer 'before', or a wider window"
          case held:
            "\(beginning)quiet hours hold it for up to \(wait). Write 'on_quiet: exempt' or 'drop', or a longer 'before'"
          default: "a cap may move it to a later day. Write 'on_cap: exempt', or leave 'on_cap' out to drop it"
          }
        return finding(
          "'notifications.\(type.id)' is due \(before) before '\(moment)' and may come after it: \(reason)",
          at: trigger.span)
      }
    }
  }
}

extension WindowRule {
  /// From its end to its next start.
  fileprivate var pause: TimeSpan { QuietHours(from: to, to: from).length }
}
