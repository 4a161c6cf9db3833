import NotificationCivilTime

extension UserHistory {
  /// An instant that lies ahead of the clock counts as the moment at which the clock was set back.
  mutating func end(at now: Instant) {
    signals.end(at: now)
    for type in valueless.keys { valueless[type]?.end(at: now) }
    for type in values.keys {
      for index in values[type, default: []].indices { values[type]?[index].signals.end(at: now) }
    }
    deliveries.end(at: now)
    for index in open.indices {
      // The hours that it ended have not ended by the new one.
      if let freed = open[index].freed, freed > now { open[index].freed = nil }
      if let birth = open[index].birth { open[index].birth?.instant = min(birth.instant, now) }
      if let snooze = open[index].snooze, snooze.pressed > now {
        open[index].snooze?.due = snooze.due - (snooze.pressed - now)
        open[index].snooze?.pressed = now
      }
    }
    left = left.map { min($0, now) }
  }
}
