import NotificationCivilTime
import NotificationScheduling

/// What fell due while its user was away is over, also if the night would still hold it (semantics, section 13).
extension HistoryWatch {
  /// - Parameter before: What was known before somebody came or left.
  mutating func noteAbsence(since before: World, _ world: World) {
    let (old, new) = (before.known.scheduler, world.known.scheduler)
    guard world.isRunning, before.isRunning, new.isSignedOut != old.isSignedOut || new.userNumber != old.userNumber
    else { return }
    if !old.isSignedOut {
      absences[old.userNumber] = Absence(from: world.now.instant, due: ownMoments(old, before))
    }
    guard !new.isSignedOut, let absence = absences.removeValue(forKey: new.userNumber), !hasTravelled else { return }
    for (identifier, due) in absence.due where due > absence.from && due <= world.now.instant {
      lapsed.insert("\(new.userNumber) \(identifier)")
    }
  }

  mutating func checkLapsed(_ delivery: World.Delivery) {
    if !hasTravelled, !isSurprised, lapsed.contains("\(delivery.user) \(delivery.identifier)") {
      fail("fell due while its user was away, and came: \(delivery.identifier)")
    }
  }

  /// When each that a signal began, and that waits for no slot, is due by its own rule.
  private func ownMoments(_ state: SchedulerState, _ world: World) -> [String: Instant] {
    let clock = clock(state, world)
    var moments: [String: Instant] = [:]
    for open in state.open where !open.key.isRepeat && !open.isDeferred && open.birth != nil {
      guard let subject = subject(open.type, open.key, open.trigger, open.birth, world) else { continue }
      moments[scheduler.identifier(open.type, open.key)] = clock.due(subject)?.upperBound
    }
    return moments
  }
}

/// Somebody has signed out.
struct Absence {
  var from: Instant
  /// What was open, and when it was due.
  var due: [String: Instant]
}
