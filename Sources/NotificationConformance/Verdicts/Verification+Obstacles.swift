import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// Why a delivery cannot have come when a line expects it, whatever the conditions say.
extension Verification {
  /// The end of a sentence; empty where nothing is in the way.
  func obstacle(to line: ExpectedNotification) -> String {
    guard let time = line.time else { return "" }
    if time.lowerBound > world.now.instant {
      let now = times.text(world.now.instant, in: zone)
      return isEnd ? "; the scenario ends at \(now), before that" : "; it is only \(now) here"
    }
    return quietHours(around: time, line.type)
  }

  /// Quiet hours that hold it for all of that time.
  private func quietHours(around time: ClosedRange<Instant>, _ type: String) -> String {
    guard let rule = world.scheduler.rules.types.first(where: { $0.id == type }), rule.push == nil,
      rule.onQuiet != .exempt, rule.onQuiet != nil || rule.interruptionLevel != .critical,
      let state = world.app?.scheduler
    else { return "" }
    let ends = [time.lowerBound, time.upperBound]
    for end in ends {
      let moment = Moment(instant: end, zone: zone)
      guard let quiet = world.scheduler.quietHours(in: state, at: moment),
        quiet.contains(zone.local(at: end).time)
      else { return "" }
    }
    guard let quiet = world.scheduler.quietHours(in: state, at: Moment(instant: time.lowerBound, zone: zone)) else {
      return ""
    }
    let isDropped =
      rule.onQuiet == .drop || rule.onQuiet == nil && world.scheduler.rules.policies.quietHours?.held == .drop
    let hours = "the quiet hours from \(quiet.from) to \(quiet.to)"
    return isDropped ? "; \(hours) drop what is due then" : "; \(hours) hold what is due then until \(quiet.to)"
  }
}
