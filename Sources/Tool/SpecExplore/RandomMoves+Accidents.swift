import NotificationCivilTime
import NotificationConformance

/// What should change nothing of what comes.
extension RandomMoves {
  /// A kill after a write, or while the app is out of sight.
  mutating func accident(on device: ExploredDevice) -> [Story.Beat] {
    guard device.isRunning else { return launch(at: device.now.instant) }
    let now = device.now.instant
    // What waits only for its second is taken back with whoever leaves, and its moment is over.
    let isDue = device.dues.contains { $0 > now && $0 - now < .minutes(1) }
    if random.oneIn(3), !isDue, !device.hasTwins, let user = device.user { return absence(of: user, at: now) }
    if random.oneIn(2) {
      let signals = signals(at: now)
      guard !signals.isEmpty else { return [] }
      return [Story.Beat(instant: now, action: .crash(afterWrite: 1), isAccident: true)] + signals + [
        Story.Beat(instant: now, action: .app(.launch)),
        Story.Beat(instant: now, action: .app(.launch), compares: true),
      ]
    }
    let target = max(now, self.target(on: device) ?? now)
    return [
      Story.Beat(instant: now, action: .app(.background)),
      Story.Beat(instant: now, action: .app(.killed), isAccident: true),
      Story.Beat(instant: target, action: .app(.foreground), compares: true),
    ]
  }

  /// Whoever signs out, and in again at once, has lost nothing.
  private mutating func absence(of user: String, at now: Instant) -> [Story.Beat] {
    let later = now + .minutes(1)
    let signals = signals(at: later)
    guard !signals.isEmpty else { return [] }
    return [
      Story.Beat(instant: now, action: .token(.user(nil)), isAccident: true),
      Story.Beat(instant: now, action: .token(.user(user))),
    ] + signals + [Story.Beat(instant: later, action: .app(.foreground), compares: true)]
  }
}
