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
    let rules = world.scheduler.rules
    guard let rule = rules.types.first(where: { $0.id == type }), rule.push == nil,
      let treatment = rules.policies.quietHours?.treatment(of: rule), treatment != .exempt,
      let state = world.app?.scheduler
    else { return "" }
    func hours(at instant: Instant) -> QuietHours? {
      world.scheduler.quietHours(in: state, at: Moment(instant: instant, zone: zone)).flatMap {
        $0.contains(zone.local(at: instant).time) ? $0 : nil
      }
    }
    guard let quiet = hours(at: time.lowerBound), hours(at: time.upperBound) != nil else { return "" }
    let words = "the quiet hours from \(quiet.from) to \(quiet.to)"
    return treatment == .drop
      ? "; \(words) drop what is due then" : "; \(words) hold what is due then until \(quiet.to)"
  }
}
