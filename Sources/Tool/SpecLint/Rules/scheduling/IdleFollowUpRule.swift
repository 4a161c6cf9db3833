import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleFollowUpRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-follow-up"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let rule = spec.policies.rule
    var installed = InstalledTimes(of: spec)
    return spec.notifications.compactMap { type -> Diagnostic? in
      guard let followUp = type.followUp, !type.triggers.isEmpty, !type.triggers.contains(where: \.waitsForPlace)
      else { return nil }
      let offsets = (1...max(1, followUp.times.value)).map {
        TimeSpan(milliseconds: followUp.every.value.milliseconds * Int64($0))
      }
      // What ends the repetitions is true before they begin.
      if let until = followUp.until,
        type.triggers.allSatisfy({ $0.rule.truth(of: until.rule, mayWait: spec.mayHoldBack(type)) == true })
      {
        return finding(
          "'notifications.\(type.id).follow_up' has no effect: 'until' is true already, because of the signal of the "
            + "trigger. For one that comes later, write 'since: last_delivery'", at: until.span)
      }
      // Wherever in its window the first one comes.
      if let window = type.window?.rule, offsets.allSatisfy({ window.never(holds: $0) }) {
        return finding(
          "'notifications.\(type.id).follow_up' has no effect: every repetition is due outside the window from "
            + "\(window.from) to \(window.to), and is left out", at: followUp.every.span)
      }
      // A cap may move the first one to another time.
      if type.onCap == .defer, rule.caps.contains(where: { $0.counts(type) }) { return nil }
      let quiet = installed.quietHours(of: rule, for: type)
      let treatment = rule.quietHours?.treatment(of: type) ?? .exempt
      func isShut(_ time: WallClockTime) -> Bool {
        if treatment != .exempt, quiet?.contains(time) == true { return true }
        return type.window.map { !$0.rule.contains(time) } ?? false
      }
      for trigger in type.triggers {
        let times = installed.times(of: trigger.rule, in: rule)
        guard !times.isEmpty else { return nil }
        for time in times {
          // What is moved, or never comes, other rules report.
          if isShut(time) || offsets.contains(where: { !isShut(time.later(by: $0)) }) { return nil }
        }
      }
      let isChosen =
        (quiet != nil && rule.quietHours?.isMovable == true) || type.triggers.contains(where: \.rule.hasChosenTime)
      let hours = [
        type.window.map { "outside the window from \($0.rule.from) to \($0.rule.to)" },
        treatment == .exempt ? nil : quiet.map { "in the quiet hours from \($0.from) to \($0.to)" },
      ]
      return finding(
        "\(isChosen ? InstalledTimes.beginning : "")'notifications.\(type.id).follow_up' has no effect: every repetition "
          + "is due \(hours.compactMap(\.self).joined(separator: " or ")), and is left out", at: followUp.every.span)
    }
  }
}

extension WindowRule {
  /// Whether no moment of it is so long after another one.
  fileprivate func never(holds offset: TimeSpan) -> Bool {
    let day = TimeSpan.days(1).milliseconds
    let length = (Int64(to.millisecondOfDay) - Int64(from.millisecondOfDay) + day) % day
    let rest = offset.milliseconds % day
    return rest > length && rest < day - length
  }
}

extension WallClockTime {
  fileprivate func later(by span: TimeSpan) -> WallClockTime {
    let day = TimeSpan.days(1).milliseconds
    return earlier(by: TimeSpan(milliseconds: day - span.milliseconds % day))
  }
}
