import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// Gives every candidate the earliest instant at which it may be delivered, or the reason why there is none.
struct Planner {
  let step: Step
  /// That of the step, kept beside it: the step is copied whole wherever something of it is read.
  let scheduler: Scheduler
  private var ledger: CapLedger
  /// What this plan has taken so far, by the number of its type: repeat guards and news since the last delivery count it
  /// too.
  private(set) var planned: [[(candidate: Candidate, time: PlannedTime)]]
  /// Submitted and due: what became of them is not known yet. They are neither planned again nor removed.
  let inFlight: [PendingRequest]
  /// Without repetitions, which no cap and no guard counts.
  let countedInFlight: [PendingRequest]
  /// The series of which one is due and comes in some seconds, after others of its minute.
  let onTheirWay: Set<String>
  /// The groups of the places that wait and that caps will count, whenever they are reached.
  private var places: [Int] = []

  /// The daily slots of the horizon that may still be free, once a type is planned that uses or can wait for one.
  private var slots: [(instant: Instant, local: CivilDateTime)] = []
  private var knowsSlots = false
  /// Those of them at which the caps leave a group no room. What is taken stays taken.
  private var full: [Int: Set<Instant>] = [:]
  /// How much was taken when they were last compared with the caps.
  private var takenBySlots = 0
  /// If quiet hours hold the daily slot, or a type has a window, it is another instant that must be free.
  private let slotsMayMove: Bool
  /// What gates all planning, by type.
  private let gates: [OutcomeReason?]
  /// The conditions of all triggers.
  let settled: [SettledCondition]

  init(_ step: Step) {
    self.step = step
    scheduler = step.scheduler
    gates = scheduler.types.indices.map { step.gate($0) }
    settled = step.settledConditions(gates)
    slotsMayMove =
      scheduler.hasWindows || step.quietHours?.contains(scheduler.rules.policies.slot) ?? false
    planned = Array(repeating: [], count: scheduler.types.count)
    inFlight = step.pending { step.isInFlight($0) }
    countedInFlight = inFlight.filter { !$0.key.isRepeat }
    onTheirWay = Set(countedInFlight.filter { $0.due > step.now.instant }.map { $0.key.series(of: $0.type) })
    ledger = CapLedger(scheduler.rules, zone: step.now.zone, fault: scheduler.fault)
    for record in step.state.deliveries.recent
    where scheduler.fault != .capForgetsDelivered
      && (record.isCounted || scheduler.fault == .repeatsFillCaps && record.key.isRepeat)
      && step.isCounted(record.type, record.key.original)
    {
      ledger.takeDelivered(record.instant, record.local, of: step.capGroup(of: record.type))
    }
    for request in countedInFlight
    where step.isCounted(request.type, request.key) && scheduler.fault != .capForgetsDue {
      if step.isPassed(request) {
        // It comes some time after now.
        ledger.take(step.now.instant, step.local, of: step.capGroup(of: request.type))
      } else {
        ledger.takeDelivered(
          request.planned, step.localTime(of: request, at: request.planned), of: step.capGroup(of: request.type))
      }
    }
  }

  /// The same with what is pending and still to come: that keeps back what would come before it, too.
  func countingPending() -> Planner {
    var planner = self
    for request in step.state.pending
    where request.due > now && !request.key.isRepeat && step.isCounted(request.type, request.key) {
      planner.ledger.take(request.planned, request.local, of: step.capGroup(of: request.type))
    }
    return planner
  }

  private var now: Instant { step.now.instant }

  func isGated(_ type: Int) -> Bool { gates[type] != nil }

  /// The last instant at which something can come on a date of a trigger, as far as room and gates decide; nil if there
  /// is none.
  func lastRoom(for type: CompiledType, _ place: TriggerPlace) -> Instant? {
    if isGated(place.type) { return nil }
    let isBound = knowsSlots && type.usesSlot[place.trigger] && type.onCap != .exempt && !type.mayWait
    return isBound ? slots.last?.instant : step.horizonEnd
  }

  /// Whether nothing of a type can come at an instant of its calendar, nor wait for a later slot, whatever else is true
  /// of it.
  func leavesNoRoom(for type: CompiledType, _ place: TriggerPlace, at instant: Instant) -> Bool {
    // The end of quiet hours or the beginning of a window is another instant.
    if type.onCap == .exempt || type.mayWait || instant <= now { return false }
    if type.onCap == .defer, slots.last.map({ $0.instant > instant }) ?? !knowsSlots { return false }
    if knowsSlots, type.usesSlot[place.trigger], !slots.contains(where: { $0.instant == instant }) { return true }
    return ledger.refusal(instant, step.now.zone.local(at: instant), of: type.capGroup) != nil
  }

  /// Finds out which daily slots may be free, before dates of these types are asked about.
  mutating func findSlots(for types: [Int]) {
    guard
      types.contains(where: { index in
        let type = scheduler.types[index]
        return gates[index] == nil && (type.onCap == .defer || type.usesSlot.contains(true))
      })
    else { return }
    if !knowsSlots { slots = step.slotsOfHorizon() }
    knowsSlots = true
    if slotsMayMove || ledger.entries.count == takenBySlots { return }
    takenBySlots = ledger.entries.count
    // What is taken for all types stays so.
    slots.removeAll { [ledger] in ledger.refusal($0.instant, $0.local, of: 0) != nil }
  }

  /// Takes the candidate, or says why not. The best candidates must come first.
  mutating func place(_ candidate: Candidate) -> Result<PlannedRequest, Refusal> {
    if let reason = gates[candidate.place.type] { return .failure(Refusal(reason)) }
    if let open = candidate.open, step.state.open[open].snooze?.hasFailed == true {
      return .failure(Refusal(step.failure(candidate.place.type, candidate.place.trigger)))
    }
    if candidate.waitsForPlace {
      let time = waitForPlace(candidate)
      let type = scheduler.types[candidate.place.type]
      if case .success = time, type.onCap != .exempt { places.append(type.capGroup) }
      return time.map { PlannedRequest(candidate: candidate, time: $0) }
    }
    guard candidate.deferredBy != nil || candidate.latest >= now else { return .failure(Refusal(.expired)) }
    var time = placeInWindow(candidate)
    if case .failure(let error) = time, error.isCap, scheduler.types[candidate.place.type].onCap == .defer {
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
    let type = scheduler.types[candidate.place.type]
    if type.isExpired(on: step.local.date) { return .failure(Refusal(.expired)) }
    guard conditionsHold(for: candidate, at: now) else {
      return .failure(Refusal(step.failure(candidate.place.type, candidate.place.trigger)))
    }
    guard step.hasValues(for: type, of: nil) else { return .failure(Refusal(.condition)) }
    if isGuarded(candidate, now, step.local) { return .failure(Refusal(.repeatGuard)) }
    if type.onCap != .exempt,
      let refusal = ledger.refusal(atSomeTimeFrom: now, of: type.capGroup, besides: places)
    {
      return .failure(refusal)
    }
    return .success(PlannedTime(instant: .distantFuture, local: step.now.zone.local(at: .distantFuture)))
  }

  private mutating func take(_ time: PlannedTime, _ candidate: Candidate) {
    let compiled = scheduler.types[candidate.place.type]
    if compiled.onCap != .exempt || has(.capCountsExempt) {
      ledger.take(time.instant, time.local, of: compiled.capGroup)
    }
    planned[candidate.place.type].append((candidate, time))
  }

  /// The earliest instant in the window that is outside the quiet hours and within every cap.
  private func placeInWindow(_ candidate: Candidate) -> Result<PlannedTime, Refusal> {
    let start = max(candidate.earliest, now)
    // An occurrence that a cap moved past its window can only use slots.
    guard start <= candidate.latest else { return .failure(candidate.earlierRefusal(scheduler)) }
    let first = attempt(candidate, at: start)
    guard case .failure(let error) = first, error.isCap else { return first }
    let group = scheduler.types[candidate.place.type].capGroup
    for release in ledger.releases(after: start, through: candidate.latest, of: group) {
      let next = attempt(candidate, at: release)
      if case .success = next { return next }
    }
    return first
  }

  /// The next free daily slot; the conditions must still hold there. If none of the horizon will do, it waits until the day
  /// of the first that the caps leave free is over.
  private mutating func placeInSlot(_ candidate: Candidate, refused cap: Refusal) -> Result<PlannedTime, Refusal> {
    let type = scheduler.types[candidate.place.type]
    if slotsMayMove, !has(.heldSlotIsOver), let held = step.heldSlot(after: candidate.latest, for: type),
      case .success(let time) = attempt(candidate, at: held, deferredBy: cap)
    {
      return .success(time)
    }
    // A step at the slot itself may use it.
    let first = max(now, candidate.latest + .milliseconds(1))
    var refused = cap
    var index = slots.firstIndex { $0.instant >= first } ?? slots.count
    while index < slots.count {
      let slot = slots[index]
      // No other candidate needs to check it again.
      if !slotsMayMove, ledger.refusal(slot.instant, slot.local, of: 0) != nil {
        slots.remove(at: index)
        continue
      }
      index += 1
      if full[type.capGroup]?.contains(slot.instant) == true { continue }
      let attempt = attempt(candidate, at: slot.instant, deferredBy: cap)
      guard case .failure(let error) = attempt else { return attempt }
      if error.isCap {
        if !slotsMayMove { full[type.capGroup, default: []].insert(slot.instant) }
      } else if refused.slot == nil {
        if error.reason != .quiet, error.reason != .window { refused = error }
        refused.slot = slot.instant
      }
      if has(.deferOnlyNextSlot) { break }
    }
    refused.slot = refused.slot ?? freeSlot(after: max(candidate.latest, step.horizonEnd), of: type.capGroup)
    return .failure(refused)
  }

  /// The first daily slot after an instant that the caps leave free, wherever the horizon ends.
  func freeSlot(after instant: Instant, of group: Int) -> Instant? {
    let first = instant + .milliseconds(1)
    for free in [first] + ledger.releases(after: first, through: .distantFuture, of: group) {
      let slot = step.firstSlot(atOrAfter: free)
      if ledger.refusal(slot, step.now.zone.local(at: slot), of: group) == nil { return slot }
    }
    return nil
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
    let type = scheduler.types[candidate.place.type]
    let opening = step.opening(at: instant, for: type, last: deferredBy == nil ? candidate.latest : nil)
    if let reason = opening.reason {
      if opening.isRefused || candidate.key.isFollowUp { return .failure(Refusal(reason, at: wanted)) }
      instant = opening.instant
      local = step.now.zone.local(at: instant)
      isReleased = true
    }
    if type.isExpired(on: has(.expiresADayLate) ? local.date.adding(days: -1) : local.date) {
      return .failure(Refusal(.expired, at: instant))
    }
    if has(.guardBeforeConditions), !candidate.isRepeat, isGuarded(candidate, instant, local) {
      return .failure(Refusal(.repeatGuard, at: instant))
    }
    guard conditionsHold(for: candidate, at: has(.conditionJudgedNow) ? now : instant),
      has(.textWithoutValue) || step.hasValues(for: type, of: candidate.value),
      candidate.key.isFollowUp || has(.newsTaken) || !takesNews(candidate, at: instant)
    else {
      return .failure(Refusal(step.failure(candidate.place.type, candidate.place.trigger), at: instant))
    }
    let placed = PlannedTime(instant: instant, local: local, deferredBy: deferredBy, isReleased: isReleased)
    if candidate.isRepeat {
      return isOver(candidate, at: instant) ? .failure(Refusal(.cancelledGoal)) : .success(placed)
    }
    if isGuarded(candidate, instant, local) { return .failure(Refusal(.repeatGuard, at: instant)) }
    if let group = type.group, !has(.groupIgnored), isCombined(group, at: instant) {
      return .failure(Refusal(.dedupe, at: instant))
    }
    if type.onCap != .exempt, let refusal = ledger.refusal(instant, local, of: type.capGroup) {
      return .failure(refusal)
    }
    return .success(placed)
  }

  /// What ends a series is true of one that follows.
  private func isOver(_ candidate: Candidate, at instant: Instant) -> Bool {
    guard let until = scheduler.types[candidate.place.type].rule.followUp?.until else { return false }
    var subject = subject(of: candidate, at: instant)
    subject.firstOrder = candidate.followed?.order
    if candidate.key.isSnoozed {
      let first = step.state.deliveries.lastShown(subject.type, before: candidate.key)
      if first?.hasEnded == true, !has(.endedSeriesComesBack) { return true }
      subject.firstOrder = first?.order
    }
    if has(.untilLooksAtNewest) { subject.firstOrder = nil }
    return step.holds(until, subject)
  }
}
