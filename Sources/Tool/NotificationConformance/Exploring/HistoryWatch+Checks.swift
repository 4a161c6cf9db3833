import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What must hold after every action.
extension HistoryWatch {
  /// - Parameters:
  ///   - thoroughly: With the dearest of the checks: whether the plan keeps its promises, and whether a second look at the
  ///     world has nothing to do.
  ///   - withLaunch: Nor has a new process.
  mutating func check(_ world: inout World, thoroughly: Bool, withLaunch: Bool) {
    // Whatever comes next is looked at without a plan, unless there is one.
    defer { (hasPlanned, lastStep) = (false, nil) }
    refused = []
    for entry in world.trace {
      switch entry.event {
      case .refused(let identifier, _):
        withheld.insert(identifier)
        refused.insert(identifier)
      case .notPermitted(let identifier): withheld.insert(identifier)
      case .killed: missReports(world)
      default: break
      }
    }
    for misuse in world.misuses { fail(misuse) }
    for broken in world.brokenMachines { fail(broken) }
    checkDeliveries(&world)
    noteLifts(world)
    checkWords(world)
    checkOutcomes(world)
    checkScreens(world)
    guard let state = world.app?.scheduler else { return }
    // What a silent center was not asked for may never have been there.
    for pending in state.pending where !pending.key.isRepeat && !world.silence.lasts {
      if known.insert(pending.request.identifier).inserted {
        checkLookedAt(pending, state, world)
        if scheduler.parse(identifier: pending.request.identifier)?.key != pending.key {
          fail("odd id \(pending.request.identifier)")
        }
      }
    }
    for open in state.open where !open.key.isRepeat {
      known.insert(scheduler.identifier(open.type, open.key))
    }
    // Nobody can keep up with a center that does not answer.
    if !world.silence.lasts { checkCenter(state, world) }
    adds = world.center.counters.attempted
    checkBounds(state, world)
    if !world.silence.lasts { noteEnds(state, world) }
    if thoroughly, !world.silence.lasts {
      checkPlan(state, world)
      checkIdempotence(world, withLaunch)
    }
    if world.logged.count > checkedRecords { checkRecords(world) }
  }

  /// The step was stored, and its commands were not carried out: its reports are lost.
  private mutating func missReports(_ world: World) {
    let state = world.stored.scheduler
    let pending = state.pending.map(\.request.identifier)
    let open = state.open.filter { $0.last == nil }.map { scheduler.identifier($0.type, $0.key) }
    let told = state.open.filter { $0.last != nil }.map { scheduler.identifier($0.type, $0.key) }
    unheard.formUnion(known.subtracting(pending).subtracting(open).union(told))
  }

  /// The center has what is intended, and nothing else of ours.
  private mutating func checkCenter(_ state: SchedulerState, _ world: World) {
    let center = world.center
    let intended = state.pending.map(\.request.identifier).sorted()
    // Focus silences what comes due in the foreground without a word to the app.
    let inFlight = state.pending.filter { $0.due <= world.now.instant || hasReached($0.request, world) }
      .map(\.request.identifier)
    let actual = center.pending.map(\.request.identifier).sorted()
    if center.appState == .foreground {
      let lost = Set(intended).subtracting(actual).subtracting(inFlight).sorted()
      let stray = Set(actual).subtracting(intended).sorted()
      if !lost.isEmpty && !isSurprised || !stray.isEmpty {
        fail("intended and not in the center: \(lost), not intended: \(stray)")
      }
      if Set(intended).count != intended.count { fail("planned twice") }
    }
    for pending in center.pending where center.appState == .foreground {
      guard let plan = state.pending.first(where: { $0.request.identifier == pending.request.identifier }) else {
        continue
      }
      // A time that the clocks show twice, or skip, is another instant to a center that takes the other answer.
      let isSameTime =
        world.center.choices != .standard
        && world.now.zone.local(at: plan.due) == world.now.zone.local(at: pending.due)
      // A process that ended before its adds were answered does not know which of two forms a refusal has left there.
      let isUnsure = plan.isOutdated && wasKilled
      if plan.due != pending.due, !isSurprised, !isSameTime, !isUnsure {
        fail("\(plan.request.identifier) is intended for \(plan.due), the center has \(pending.due)")
      }
      // What has no answer is added again by the next step that plans, unless it waits only for its second.
      if !world.silence.lasts, plan.isAccepted, plan.request.content != pending.request.content,
        !refused.contains(plan.request.identifier)
      {
        fail("\(plan.request.identifier) has an old text")
      }
      // One without a delay may have been added by the last step of this instant.
      let isNew = pending.due == world.now.instant && pending.request.trigger == .immediate
      if pending.due <= world.now.instant, !isNew {
        fail("\(plan.request.identifier) is pending and due")
      }
      if plan.request.identifier != scheduler.identifier(plan.type, plan.key) {
        fail("odd id \(plan.request.identifier)")
      }
    }
    let isAllowed = state.authorization.allowsPosting && !state.isSignedOut
    if center.appState == .foreground, !isAllowed, !actual.isEmpty { fail("pending without permission: \(actual)") }
    if !isAllowed, center.counters.attempted > adds { fail("an add without permission") }
  }

  /// Somebody came to the place that it waits for, which is no time that the app could know.
  private func hasReached(_ request: NotificationRequest, _ world: World) -> Bool {
    guard case .location = request.trigger else { return false }
    return world.deliveries.contains { $0.identifier == request.identifier }
  }

  /// Nothing grows without end.
  private mutating func checkBounds(_ state: SchedulerState, _ world: World) {
    // What goes out at once takes no place, whatever the clock has said since.
    let last = max(world.now.instant, state.lastInstant ?? world.now.instant)
    let waiting = state.pending.count { $0.due - $0.spread > last }
    if waiting > scheduler.rules.policies.pendingBudget { fail("over the budget") }
    if world.center.counters.lost > 0, world.silence.untaken.isEmpty { fail("more than the center keeps") }
    // What was shown, and what whoever was in the app was spared.
    let recent = world.deliveries.map(\.instant) + world.outcomes.filter { $0.outcome == .suppressed }.map(\.at.instant)
    // Who is shown nothing new forgets nothing.
    let newest = min(recent.max() ?? world.now.instant, world.now.instant)
    let remembered = recent.count { newest - $0 < .days(45) } + 400
    if max(state.announced.count, state.deliveries.recent.count) > remembered || world.app?.outbox.isEmpty == false {
      let outbox = world.app?.outbox.count ?? 0
      fail(
        "the state grows: \(state.announced.count) announced, \(state.deliveries.recent.count) delivered, \(outbox) to "
          + "hand over")
    }
    if let last = state.lastInstant, last <= world.now.instant {
      // What was heard ahead of a clock that was set back counts as heard then (semantics, section 11).
      let heard = memories[state.userNumber]?.heard ?? []
      let histories = [state.signals] + state.values.values.flatMap { $0 }.map(\.signals)
      for signal in Set(heard.filter { $0.instant > last }.map(\.signal)).sorted() {
        let newest = histories.compactMap { $0.newest(signal)?.instant }.max()
        if let newest, newest > last { fail("\(signal) lies ahead of the clock") }
      }
    }
    for type in scheduler.rules.types {
      let open = state.open.filter { $0.type == type.id }
      let values = state.values[type.id] ?? []
      let (most, begun) = (type.per?.atMost ?? 0, values.count(where: \.hasBegun))
      if begun > most || values.count > 2 * most { fail("\(type.id) knows \(values.count) values") }
      if open.count > 64 * type.triggers.count * max(1, values.count) { fail("\(open.count) wait of \(type.id)") }
    }
    for pending in state.pending {
      let identifier = pending.request.identifier
      if identifier.utf8.contains(where: { $0 < 0x21 || $0 > 0x7e }) || identifier.utf8.count > 160 {
        fail("no identifier: \(identifier)")
      }
      if let item = pending.key.item, !items.names.values.contains(item) {
        fail("an unknown item in \(identifier)")
      }
    }
  }

  /// After a look at the world, a second look has nothing to do or to say, nor has a new process.
  private mutating func checkIdempotence(_ world: World, _ withLaunch: Bool) {
    guard world.center.appState == .foreground, broken.isEmpty else { return }
    var copy = world
    // A kill that waits for a write would come in the middle of it.
    copy.crash = nil
    // Nor do calls that are yet to be left without an answer come here.
    copy.silence = CenterSilence()
    copy.center.failNextAdds(0, error: CenterError(code: 0, name: ""))
    // Once for what failed before and is late, and for each that is free when the one before it is over once to add it and
    // once to learn that it came.
    for _ in 0...max(1, 2 * (world.app?.scheduler.open.count ?? 0)) {
      let (pending, open, shown) = (copy.app?.scheduler.pending, copy.app?.scheduler.open, copy.deliveries.count)
      copy.tell(.foregrounded(isForced: false))
      let isStill = copy.app?.scheduler.pending == pending && copy.app?.scheduler.open == open
      if isStill, copy.deliveries.count == shown { break }
    }
    checkSilence(copy, on: [.foregrounded(isForced: false)], "without news")
    guard withLaunch else { return }
    copy.kill()
    copy.load()
    copy.center.appState = .foreground
    checkSilence(copy, on: [.launched, .foregrounded(isForced: false)], "after a launch")
  }

  private mutating func checkSilence(_ world: World, on events: [AppEvent], _ when: String) {
    guard var again = world.app else { return }
    var copy = world
    let commands = world.core.step(&again, on: events, AppReport(center: copy.centerReport()), at: world.now)
    for command in commands {
      switch command {
      case .add(let request): fail("added again \(when): \(request.identifier) \(request.trigger)")
      case .remove(let identifiers): fail("removed \(when): \(identifiers)")
      // What the process before has handed over is handed over again if it could not store that.
      case .deliver(let records):
        // A new process may show the permission flow again, and says so.
        let new = records.filter { $0.id.contains(".notification.") && !world.logged.contains($0) }
        if !new.isEmpty { fail("logged \(when): \(new.map(\.id))") }
      case .report(let outcome):
        fail("said again \(when): \(outcome.identifier) \(outcome.outcome) \(outcome.reason)")
      default: break
      }
    }
  }

  /// A flight, an update, or a newer signal with another time, may have put a date beyond the horizon: it is taken back without a
  /// word.
  private func mayLieBeyond(_ identifier: String) -> Bool {
    guard let (id, key) = scheduler.parse(identifier: identifier), key.dateAndTime != nil else { return false }
    return hasTravelled || !earlierCaps.isEmpty
      || scheduler.rules.types.contains { $0.id == id && $0.triggers.contains(where: \.isTimedBySignal) }
  }

  /// After a month everything that was ever planned, or waited, was delivered or has an outcome.
  ///
  /// What is shown again is left out: in quiet hours it is dropped without a word.
  mutating func finish(_ world: inout World) {
    perform([.app(.launch)], in: &world)
    check(&world, thoroughly: true, withLaunch: false)
    world.advance(to: world.now.instant + .days(40))
    perform([.app(.launch)], in: &world)
    check(&world, thoroughly: true, withLaunch: false)
    guard broken.isEmpty, let state = world.app?.scheduler else { return }
    var told = Set(world.outcomes.map(\.identifier))
    // What is gone without a report counts as delivered.
    if world.isLikeADevice || isSurprised { told.formUnion(assumed) }
    let open = state.open.map { scheduler.identifier($0.type, $0.key) }
    let waiting = Set(open + state.pending.map(\.request.identifier))
    for identifier in known.sorted()
    where !seen.contains(identifier) && !told.contains(identifier) && !waiting.contains(identifier)
      && !unheard.contains(identifier) && !mayLieBeyond(identifier)
    {
      fail("nobody knows what became of \(identifier)")
    }
  }
}

extension TriggerRule {
  /// The signal of its series says when.
  fileprivate var isTimedBySignal: Bool {
    guard case .calendar(let rule) = schedule else { return false }
    return switch rule.time {
    case .stated, .statedTimes: true
    case .slot, .fixed, .several, .preference, .chosenTimes: false
    }
  }
}
