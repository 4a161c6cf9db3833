import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct LateReminderRule: LintRule {
  static let code: DiagnosticCode = "scheduling/late-reminder"
  static let level = Diagnostic.Severity.warning

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
