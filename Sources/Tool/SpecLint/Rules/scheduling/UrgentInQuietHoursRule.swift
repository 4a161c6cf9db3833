import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UrgentInQuietHoursRule: LintRule {
  static let code: DiagnosticCode = "scheduling/urgent-in-quiet-hours"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let quiet = spec.policies.rule.quietHours, let hours = spec.quietHours(of: spec.policies.rule),
      hours.length > .hours(1)
    else { return [] }
    var installed = InstalledTimes(of: spec)
    let end = quiet.to.preference == nil ? "until \(hours.to)" : "until they end"
    return spec.notifications.compactMap { type in
      guard type.onQuiet == nil, type.interruptionLevel != .critical, quiet.treatment(of: type) == .hold,
        type.window?.rule.overlaps(hours) ?? true, type.triggers.contains(where: { !$0.waitsForPlace })
      else { return nil }
      // Other rules report a window that never opens, and times that are always quiet.
      if let certain = installed.quietHours(of: spec.policies.rule, for: type) {
        if type.window?.rule.isInside(certain) == true { return nil }
        let times = type.triggers.map { installed.times(of: $0.rule, in: spec.policies.rule) }
        if times.allSatisfy({ $0.contains(where: certain.contains) }) { return nil }
      }
      // A time that neither people nor a signal decide is never in quiet hours that nobody moves.
      if quiet.from.preference == nil, quiet.to.preference == nil,
        type.triggers.allSatisfy({ trigger in
          let times = trigger.rule.times(in: spec.policies.rule)
          return !times.isEmpty && !times.contains(where: hours.contains)
        })
      {
        return nil
      }
      let kind: String
      if type.interruptionLevel == .timeSensitive {
        kind = "time-sensitive"
      } else if type.triggers.contains(where: \.rule.isAtOnce) {
        kind = "due at once"
      } else {
        return nil
      }
      return finding(
        "'notifications.\(type.id)' is \(kind), but quiet hours hold it \(end). Say which you want: "
          + "'on_quiet: exempt', 'hold' or 'drop'", at: type.idSpan)
    }
  }
}
