import NotificationCivilTime
import NotificationRules

/// Occurrences that wait, at this point of the plan: pending, held or deferred. While one does, the same news again is
/// not news.
///
/// It is checked while planning and not when a signal comes in: what ends in a step makes nothing in it a duplicate.
struct Waiting {
  private struct Entry {
    var place: TriggerPlace
    var birth: SignalRecord
    var value: String?
    /// Since a step before this one.
    var hasWaited: Bool
  }

  private var entries: [Entry] = []

  /// - Parameter instant: When it comes; what is delivered at once does not wait.
  mutating func insert(_ candidate: Candidate, of step: Step, until instant: Instant) {
    guard !candidate.isRepeat, let open = candidate.open, let birth = step.state.open[open].birth else { return }
    let trigger = step.scheduler.trigger(at: candidate.place)
    guard !trigger.isAtOnce || instant > step.now.instant else { return }
    entries.append(
      Entry(
        place: candidate.place, birth: birth, value: candidate.value,
        hasWaited: step.hasWaited(step.state.open[open])))
  }

  /// Only what has not waited yet can be a duplicate.
  func makesDuplicate(_ candidate: Candidate, of step: Step) -> Bool {
    guard !entries.isEmpty, !candidate.isRepeat, let index = candidate.open,
      let birth = step.state.open[index].birth,
      !step.hasWaited(step.state.open[index])
    else { return false }
    let trigger = step.scheduler.trigger(at: candidate.place)
    return entries.contains { entry in
      guard entry.place == candidate.place, entry.value == candidate.value else { return false }
      switch trigger.schedule {
      // If several are reported at once, each is delivered, one after another.
      case .after(_, _, .first):
        return !trigger.isAtOnce || entry.hasWaited || entry.birth.instant != birth.instant
      // The same moment reported twice is one moment.
      case .at(_, let parameter, _): return entry.birth.parameters[parameter] == birth.parameters[parameter]
      case .calendar, .after, .slotAfter, .reached, .location: return false
      }
    }
  }
}

extension Step {
  /// It is or was pending, held or deferred, and not refused.
  func hasWaited(_ open: OpenOccurrence) -> Bool {
    open.isDeferred || open.last?.outcome == .held || isPending(open.type, open.key)
  }

  /// A newer signal can take its place. It cannot if it is delivered in this step, was submitted and is due, or is shown
  /// again because the user asked for that.
  func waits(_ open: OpenOccurrence, _ trigger: TriggerRule) -> Bool {
    guard open.snooze == nil, !trigger.isAtOnce || hasWaited(open) else { return false }
    return !state.pending.contains { $0.key == open.key && $0.type == open.type && isInFlight($0) }
  }

  /// Submitted and due, but the center has not reported yet.
  func isInFlight(_ request: PendingRequest) -> Bool { request.planned <= now.instant && !mayTakeBack(request) }

  /// Whether an occurrence without a place waits for one all the same.
  func keepsWaiting(_ candidate: Candidate, _ reason: OutcomeReason) -> Bool {
    switch reason {
    case .capDaily, .capWeekly, .capSpan: scheduler.types[candidate.place.type].onCap == .defer
    case .permissionNotDetermined: !candidate.isAtOnce
    case .window: true
    default: false
    }
  }

  /// A time of day moves with the zone.
  mutating func rememberSlot(of candidate: Candidate) {
    guard !candidate.isRepeat, let open = candidate.open, candidate.deferredBy == nil, candidate.zone == nil,
      candidate.earliest >= now.instant,
      scheduler.trigger(at: candidate.place).hasTimeOfDay
    else { return }
    state.open[open].slot = now.zone.local(at: candidate.earliest)
  }

  /// What was refused may still come, if permission or a toggle returns; of the same news the newest few are enough.
  mutating func forgetRefused(before new: SignalRecord, of value: String?, _ type: String, _ trigger: TriggerRule) {
    let most: Int
    switch trigger.schedule {
    case .after: most = 3
    case .at: most = 0
    case .calendar, .slotAfter, .reached, .location: return
    }
    let refused = state.open.filter { open in
      guard open.type == type, open.trigger == trigger.name, open.key.value == value, open.last != nil,
        open.snooze == nil, !hasWaited(open)
      else { return false }
      guard case .at(_, let parameter, _) = trigger.schedule else { return true }
      return open.birth?.parameters[parameter] == new.parameters[parameter]
    }
    for open in refused.dropLast(most) { close(type, open.key) }
  }
}
