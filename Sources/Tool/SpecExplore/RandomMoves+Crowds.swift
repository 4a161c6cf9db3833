import NotificationCivilTime
import NotificationConformance
import NotificationRules

/// A few hours in which much comes that shares a cap, and people have some of it shown again.
extension RandomMoves {
  /// - Returns: Nil for what happens in any history.
  mutating func crowded(on device: ExploredDevice) -> [Story.Beat]? {
    let now = device.now.instant
    guard device.isRunning, !device.hasDialog, !device.isBehindFlow else { return nil }
    switch random.below(8) {
    case 0...2:
      let news = signals(at: now)
      guard let last = news.last, random.oneIn(2) else { return news }
      return news + [Story.Beat(instant: last.instant, action: .app(.background))]
    case 3...4: return [Story.Beat(instant: soon(on: device), action: .wait)]
    case 5...6: return snooze(on: device).map { [Story.Beat(instant: now, action: $0)] }
    default: return nil
    }
  }

  /// When the next comes, if that is today.
  private mutating func soon(on device: ExploredDevice) -> Instant {
    let now = device.now.instant
    if !random.oneIn(3), let next = device.dues.filter({ $0 > now }).min(), next - now < .days(1) {
      return next.wholeSecond
    }
    return now + .minutes(random.pick([5, 60, 180]) ?? 5)
  }

  private mutating func snooze(on device: ExploredDevice) -> ScenarioStep.Action? {
    let listed = device.listed
    let buttons = alphabet.rules.types.filter { listed.contains($0.id) }.flatMap { type in
      (alphabet.rules.category(of: type.id)?.actions ?? []).filter { $0.snooze != nil }.map { (type.id, $0.id) }
    }
    return random.pick(buttons).map { .act(type: $0.0, action: $0.1, text: nil) }
  }
}

/// What may end the night that holds something, now or when its own moment may be over.
extension RandomMoves {
  mutating func release(on device: ExploredDevice) -> [Story.Beat]? {
    guard device.isRunning, let subject = random.pick(subjects.filter { $0 == .flights || $0 == .settings }) else {
      return nil
    }
    let instant = device.now.instant + .minutes(random.pick([0, 30, 60, 180]) ?? 0)
    let action = subject == .flights ? flightIntoDay(at: instant) : action(of: subject, on: device)
    let look = Story.Beat(instant: instant, action: .app(.foreground))
    return action.map { [look, Story.Beat(instant: instant, action: $0)] }
  }

  private mutating func flightIntoDay(at instant: Instant) -> ScenarioStep.Action? {
    let zones = Places.names.compactMap { alphabet.zones[$0] }
    return random.pick(zones.filter { 10...20 ~= $0.local(at: instant).time.hour }).map { .zone($0) }
  }
}

extension RuleTable {
  /// The signals of all types that a cap counts, for each cap.
  var crowds: [[String]] {
    let crowds = (policies.caps + profiles.flatMap(\.policies.caps)).map { cap in
      Set(types.filter { !$0.triggers.isEmpty && $0.onCap != .exempt && cap.counts($0) }.flatMap(\.signals)).sorted()
    }
    return crowds.enumerated().filter { !$1.isEmpty && crowds.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
