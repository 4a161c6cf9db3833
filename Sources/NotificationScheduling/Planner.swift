import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// Gives every candidate the earliest instant at which it may be delivered, or the reason why there is none.
struct Planner {
  let step: Step
  private var ledger: CapLedger
  /// What this plan has taken so far, by the number of its type: repeat guards and news since the last delivery count it
  /// too.
  private var planned: [[(candidate: Candidate, time: PlannedTime)]]
  /// Submitted and due: what became of them is not known yet. They are neither planned again nor removed.
  let inFlight: [PendingRequest]
  /// Without repetitions, which no cap and no guard counts.
  private let countedInFlight: [PendingRequest]
  /// The series of which one is due and comes in some seconds, after others of its minute.
  private let onTheirWay: Set<String>
  /// The groups of the places that wait and that caps will count, whenever they are reached.
  private var places: [Int] = []

  /// The daily slots of the horizon that may still be free, once one is asked for.
  private var slots: [(instant: Instant, local: CivilDateTime)] = []
  private var knowsSlots = false
  /// If quiet hours hold the daily slot, or a type has a window, it is another instant that must be free.
  private let slotsMayMove: Bool
  /// What gates all planning, by type.
  private let gates: [OutcomeReason?]
  /// The conditions of all triggers.
  let settled: [SettledCondition]

  init(_ step: Step) {
    self.step = step
    gates = step.scheduler.types.indices.map { step.gate($0) }
    settled = step.settledConditions(gates)
    slotsMayMove =
      step.scheduler.hasWindows || step.quietHours?.contains(step.scheduler.rules.policies.slot) ?? false
    planned = Array(repeating: [], count: step.scheduler.types.count)
    inFlight = step.pending(where: step.isInFlight)
    countedInFlight = inFlight.filter { !$0.key.isRepeat }
    onTheirWay = Set(countedInFlight.filter { $0.due > step.now.instant }.map { $0.key.series(of: $0.type) })
    ledger = CapLedger(step.scheduler.rules, zone: step.now.zone)
    for record in step.state.deliveries.recent where step.isCounted(record.type, record.key) {
      ledger.takeDelivered(record.instant, record.local, of: step.capGroup(of: record.type))
    }
    for request in countedInFlight where step.isCounted(request.type, request.key) {
      if case .timeInterval = request.request.trigger, step.overdueInCenter.contains(request.request.identifier) {
        // The clock was set past it, but its interval still counts: it comes some time after now.
        ledger.take(step.now.instant, step.local, of: step.capGroup(of: request.type))
      } else {
        ledger.takeDelivered(
          request.planned, step.localTime(of: request, at: request.planned), of: step.capGroup(of: request.type))
      }
    }
  }

  private var now: Instant { step.now.instant }

  /// Takes the candidate, or says why not. The best candidates must come first.
  mutating func place(_ candidate: Candidate) -> Result<PlannedRequest, Refusal> {
    if let reason = gates[candidate.place.type] { return .failure(Refusal(reason)) }
    if candidate.waitsForPlace {
      let time = waitForPlace(candidate)
      let type = step.scheduler.types[candidate.place.type]
      if case .success = time, type.onCap != .exempt { places.append(type.capGroup) }
      return time.map { PlannedRequest(candidate: candidate, time: $0) }
    }
    guard candidate.deferredBy != nil || candidate.latest >= now else { return .failure(Refusal(.expired)) }
    var time = placeInWindow(candidate)
    if case .failure(let error) = time, error.isCap, step.scheduler.types[candidate.place.type].onCap == .defer {
      time = placeInSlot(candidate, refused: error)
    }
    switch time {
    case .success(let time):
      if !candidate.isRepeat { take(time, candidate) }
      return .success(PlannedRequest(candidate: candidate, time: time))
    case .failure(let refusal): return .failure(refusal)
    }
  }

  /// Its time is unknown, and no code runs when the user comes: conditions must hold now, and caps must leave room
  /// whenever that is.
  private func waitForPlace(_ candidate: Candidate) -> Result<PlannedTime, Refusal> {
    let type = step.scheduler.types[candidate.place.type]
    let subject = ConditionSubject(type: type.id, instant: now)
    if type.isExpired(on: step.local.date) { return .failure(Refusal(.expired)) }
    guard conditionsHold(candidate.place.type, candidate.place.trigger, subject) else {
      return .failure(Refusal(step.failure(candidate.place.type, candidate.place.trigger)))
    }
    guard step.hasValues(for: type, of: nil) else { return .failure(Refusal(.condition)) }
    if isGuarded(candidate.place.type, now, step.local, subject) { return .failure(Refusal(.repeatGuard)) }
    if type.onCap != .exempt,
      let refusal = ledger.refusal(atSomeTimeFrom: now, of: type.capGroup, besides: places)
    {
      return .failure(refusal)
    }
    return .success(PlannedTime(instant: .distantFuture, local: step.now.zone.local(at: .distantFuture)))
  }

  private mutating func take(_ time: PlannedTime, _ candidate: Candidate) {
    let compiled = step.scheduler.types[candidate.place.type]
    if compiled.onCap != .exempt { ledger.take(time.instant, time.local, of: compiled.capGroup) }
    planned[candidate.place.type].append((candidate, time))
  }

  /// The earliest instant in the window that is outside the quiet hours and within every cap.
  private func placeInWindow(_ candidate: Candidate) -> Result<PlannedTime, Refusal> {
    let start = max(candidate.earliest, now)
    // An occurrence that a cap moved past its window can only use slots.
    guard start <= candidate.latest else { return .failure(Refusal(candidate.deferredBy ?? .capDaily)) }
    let first = attempt(candidate, at: start)
    guard case .failure(let error) = first, error.isCap else { return first }
    let group = step.scheduler.types[candidate.place.type].capGroup
    for release in ledger.releases(after: start, through: candidate.latest, of: group) {
      let next = attempt(candidate, at: release)
      if case .success = next { return next }
    }
    return first
  }

  /// The next free daily slot; the conditions must still hold there.
  private mutating func placeInSlot(_ candidate: Candidate, refused: Refusal) -> Result<PlannedTime, Refusal> {
    if !knowsSlots { slots = step.slotsOfHorizon() }
    knowsSlots = true
    let first = max(now, candidate.latest) + .milliseconds(1)
    var index = slots.firstIndex { $0.instant >= first } ?? slots.count
    while index < slots.count {
      let slot = slots[index]
      // Most slots are taken, and a slot that is taken for all types stays so: no other candidate needs to check it.
      if !slotsMayMove, ledger.refusal(slot.instant, slot.local, of: 0) != nil {
        slots.remove(at: index)
        continue
      }
      let attempt = attempt(candidate, at: slot.instant, deferredBy: refused)
      guard case .failure(let error) = attempt, error.isCap || error.reason == .quiet || error.reason == .window else {
        return attempt
      }
      index += 1
    }
    return .failure(refused)
  }

  /// One instant of the window, or the end of the quiet hours that hold it.
  ///
  /// - Parameter deferredBy: The cap that made this a slot past the window.
  func attempt(_ candidate: Candidate, at wanted: Instant, deferredBy: Refusal? = nil)
    -> Result<PlannedTime, Refusal>
  {
    var instant = wanted
    var local = step.now.zone.local(at: wanted)
    var isReleased = false
    let type = step.scheduler.types[candidate.place.type]
    let opening = step.opening(at: instant, for: type, last: deferredBy == nil ? candidate.latest : nil)
    if let reason = opening.reason {
      if opening.isRefused || candidate.isRepeat { return .failure(Refusal(reason)) }
      instant = opening.instant
      local = step.now.zone.local(at: instant)
      isReleased = true
    }
    if type.isExpired(on: local.date) { return .failure(Refusal(.expired)) }
    let subject = subject(of: candidate, at: instant)
    guard conditionsHold(candidate.place.type, candidate.place.trigger, subject),
      step.hasValues(for: type, of: candidate.key.value),
      candidate.key.isFollowUp || !takesNews(candidate, at: instant)
    else {
      return .failure(Refusal(step.failure(candidate.place.type, candidate.place.trigger)))
    }
    let placed = PlannedTime(instant: instant, local: local, deferredBy: deferredBy, isReleased: isReleased)
    if candidate.isRepeat {
      let isOver = type.rule.followUp?.until.map { step.holds($0, subject) } ?? false
      return isOver ? .failure(Refusal(.condition)) : .success(placed)
    }
    if isGuarded(candidate.place.type, instant, local, subject) { return .failure(Refusal(.repeatGuard)) }
    if let group = type.group, isCombined(group, at: instant) { return .failure(Refusal(.dedupe)) }
    if type.onCap != .exempt, let refusal = ledger.refusal(instant, local, of: type.capGroup) {
      return .failure(refusal)
    }
    return .success(placed)
  }

  /// Calendar days at the same wall-clock time since the last delivery, or since a planned one, are not over. Like a
  /// cap, a guard that has opened stays open if the clocks are put back.
  private func isGuarded(_ type: Int, _ instant: Instant, _ local: CivilDateTime, _ subject: ConditionSubject) -> Bool {
    let compiled = step.scheduler.types[type]
    guard let wait = compiled.repeatAfter else { return false }
    let latest = step.now.zone.latestLocal(at: instant)
    if let last = step.state.deliveries.newest[subject.series], last.local.adding(days: wait.days) > latest,
      !step.state.deliveries.isGuardLifted(of: subject.series), !isLiftedNow(wait, subject)
    {
      return true
    }
    let isOnItsWay = countedInFlight.contains {
      $0.type == compiled.id && $0.key.value == subject.value && $0.local.adding(days: wait.days) > latest
    }
    if isOnItsWay { return true }
    return planned[type].contains { other in
      guard other.candidate.key.value == subject.value else { return false }
      return other.time.instant <= instant
        ? other.time.local.adding(days: wait.days) > latest
        : local.adding(days: wait.days) > step.now.zone.latestLocal(at: other.time.instant)
    }
  }
}

extension Planner {
  /// What its conditions look at. Of two that are due at one instant the one that was placed first comes first.
  private func subject(of candidate: Candidate, at instant: Instant) -> ConditionSubject {
    var subject = ConditionSubject(
      type: step.scheduler.types[candidate.place.type].id, instant: instant,
      birth: candidate.followed?.birth ?? candidate.birth ?? candidate.open.flatMap { step.state.open[$0].birth },
      value: candidate.key.value, zone: candidate.zone, due: candidate.due,
      deliveredOrder: step.deliveredOrder(of: candidate))
    // If the first one is still to come, nothing has happened since it.
    subject.followsPlanned =
      if let followed = candidate.followed {
        followed.turn == nil
      } else {
        planned[candidate.place.type].contains {
          $0.candidate.key.value == candidate.key.value && $0.time.instant <= instant
        } || !onTheirWay.isEmpty && onTheirWay.contains(subject.series)
      }
    return subject
  }

  /// Coming before one that is already placed would leave that one without the news that it is for.
  private func takesNews(_ candidate: Candidate, at instant: Instant) -> Bool {
    planned[candidate.place.type].contains { other in
      guard other.time.instant > instant, other.candidate.key.value == candidate.key.value else { return false }
      var subject = subject(of: other.candidate, at: other.time.instant)
      subject.followsPlanned = true
      return !conditionsHold(other.candidate.place.type, other.candidate.place.trigger, subject)
    }
  }

  /// Another type of the group comes or came at this instant: one notification represents both.
  private func isCombined(_ group: Int, at instant: Instant) -> Bool {
    planned.indices.contains { type in
      step.scheduler.types[type].group == group && planned[type].contains { $0.time.instant == instant }
    }
      || step.state.deliveries.recent.contains { record in
        record.instant == instant && !record.key.isRepeat
          && step.scheduler.indexOfType[record.type].map { step.scheduler.types[$0].group == group } ?? false
      }
  }

  /// What lifts a guard may be true since before the last delivery, without a signal that says so again.
  private func isLiftedNow(_ wait: RepeatRule, _ subject: ConditionSubject) -> Bool {
    wait.orWhen.map { step.holds($0, subject) } ?? false
  }
}

extension Step {
  /// Whether caps count a delivery.
  func isCounted(_ type: String, _ key: OccurrenceKey) -> Bool {
    !key.isRepeat && scheduler.indexOfType[type].map { scheduler.types[$0].onCap != .exempt } ?? true
  }

  /// The number of the group in which caps count a type.
  func capGroup(of type: String) -> Int {
    guard scheduler.hasCapGroups else { return 0 }
    return scheduler.indexOfType[type].map { scheduler.types[$0].capGroup } ?? 0
  }

  /// What gates all planning: a user, authorization and the toggles.
  func gate(_ type: Int) -> OutcomeReason? {
    if state.isSignedOut { return .cancelledSignedOut }
    switch state.authorization {
    case .denied: return .permissionDenied
    case .notDetermined: return .permissionNotDetermined
    case .authorized, .provisional, .ephemeral: break
    }
    for toggle in scheduler.types[type].toggles
    where (state.preferences[toggle.id] ?? toggle.standard) == .toggle(false) {
      return .preferenceOff
    }
    return nil
  }
}
