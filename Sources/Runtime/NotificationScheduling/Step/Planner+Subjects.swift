import NotificationCivilTime
import NotificationRules

/// What conditions and groups look at in a plan.
extension Planner {
  /// - Parameter isBehind: One that is planned comes before it; found out if nil.
  func conditionsHold(for candidate: Candidate, at instant: Instant, isBehind: Bool? = nil) -> Bool {
    conditionsHold(at: candidate.place, instant) { subject(of: candidate, at: instant, isBehind: isBehind) }
  }

  /// What its conditions look at. Of two that are due at one instant the one that was placed first comes first.
  func subject(of candidate: Candidate, at instant: Instant, isBehind: Bool? = nil) -> ConditionSubject {
    var subject = ConditionSubject(
      type: scheduler.types[candidate.place.type].id, instant: instant,
      birth: candidate.followed?.birth ?? candidate.birth ?? candidate.open.flatMap { step.state.open[$0].birth },
      value: candidate.value, zone: candidate.zone, due: candidate.due,
      deliveredOrder: step.deliveredOrder(of: candidate))
    // If the first one is still to come, nothing has happened since it.
    subject.followsPlanned = has(.conditionForgetsPlanned) ? false : isBehind ?? isBehindPlanned(candidate, at: instant)
    return subject
  }

  private func isBehindPlanned(_ candidate: Candidate, at instant: Instant) -> Bool {
    if candidate.waitsForPlace { return false }
    if let followed = candidate.followed { return followed.turn == nil }
    return planned[candidate.place.type].contains {
      $0.candidate.value == candidate.value && $0.time.instant <= instant
    }
      || !onTheirWay.isEmpty
        && onTheirWay.contains(OccurrenceKey.series(of: scheduler.types[candidate.place.type].id, candidate.value))
  }

  /// Coming before one that is already placed would leave that one without the news that it is for.
  func takesNews(_ candidate: Candidate, at instant: Instant) -> Bool {
    planned[candidate.place.type].contains { other in
      other.time.instant > instant && other.candidate.value == candidate.value
        && !conditionsHold(for: other.candidate, at: other.time.instant, isBehind: true)
    }
  }

  /// Another type of the group comes or came at this instant: one notification represents both.
  func isCombined(_ group: Int, at instant: Instant) -> Bool {
    planned.indices.contains { type in
      scheduler.types[type].group == group && planned[type].contains { $0.time.instant == instant }
    }
      || step.state.deliveries.recent.contains { record in
        record.instant == instant && record.isCounted && scheduler.isCombined(record.type, in: group)
      }
  }
}

extension Scheduler {
  /// Whether a type goes out as one with those of a group.
  func isCombined(_ type: String, in group: Int) -> Bool {
    indexOfType[type].map { types[$0].group == group } ?? false
  }
}
