import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// A request that was to be removed.
struct LeavingRequest: Sendable, Hashable {
  /// For whom it was, by number.
  var user: Int
  /// No report has said since whether the center still has it.
  var isUnheard: Bool
  /// When a report first had it neither pending nor shown. A tap that started the app takes it from the list before the app is
  /// told of the tap.
  var goneSince: Instant?
  /// The time of the clock at which it comes, wherever the device is then; nil where it has none.
  var floating: CivilDateTime?
}

/// What comes although it was to be removed: the app was killed before, or the center was silent.
extension Step {
  /// - Parameters:
  ///   - identifier: Of a request that is to be removed. What is there of somebody else stays theirs.
  ///   - request: What it was, as far as that is known.
  mutating func leave(_ identifier: String, _ request: PendingRequest?) {
    if has(.removedForgotten) { return }
    let user = state.leaving[identifier]?.user ?? state.userNumber
    let floating = request.map { $0.accepted ?? $0.asked }.flatMap { $0.isFloating ? $0.planned : nil }
    state.leaving[identifier] = LeavingRequest(user: user, isUnheard: isBlind, floating: floating)
  }

  /// What is neither pending nor shown is gone for good, unless somebody has just tapped it, and so is what a newer one has
  /// taken the place of.
  mutating func forgetGone(_ report: CenterReport) {
    guard !state.leaving.isEmpty else { return }
    let accepted = Set(state.pending.filter(\.isAccepted).map(\.request.identifier))
    let pending = Set(report.pending)
    for (identifier, var request) in state.leaving {
      request.isUnheard = false
      request.goneSince = pending.contains(identifier) ? nil : request.goneSince ?? now.instant
      let isGone = request.goneSince.map { $0 > now.instant || now.instant - $0 > Self.jitter } ?? false
      state.leaving[identifier] = isGone || accepted.contains(identifier) ? nil : request
    }
  }

  /// It has come for somebody who has left: it uses up their day, is not logged, and goes from the list.
  ///
  /// - Returns: False if it was for whoever is there, or for nobody in particular.
  mutating func settleForAnother(_ settled: CenterReport.Settled) -> Bool {
    let identifier = settled.identifier
    guard let user = state.leaving[identifier]?.user, user != state.presentUser else { return false }
    // Somebody else's has the same identifier and comes later.
    let newer = state.pending.first { $0.request.identifier == identifier }
    if let newer, newer.isAccepted || settled.instant >= newer.due - newer.spread { return false }
    let gone = state.leaving.removeValue(forKey: identifier)
    guard settled.fate.hasCome else { return true }
    commands.append(.removeDelivered([identifier]))
    guard let name = state.otherUsers.first(where: { $0.value.number == user })?.key,
      let request = stray(settled, gone), state.otherUsers[name]?.deliveries.record(request.type, request.key) == nil
    else { return true }
    let delivery = DeliveryRecord(
      request, at: settled.instant, localTime(of: request, at: settled.instant), order: state.nextOrder())
    state.otherUsers[name]?.deliveries.add(delivery, retain: scheduler.retainedDays)
    return true
  }

  /// What is tapped, or has a button pressed, has come.
  mutating func settleLeaving(_ identifier: String) {
    guard state.leaving[identifier] != nil else { return }
    let settled = CenterReport.Settled(
      identifier: identifier, instant: now.instant, fate: .presented(quietly: false))
    if !settleForAnother(settled) { settleStray(settled) }
  }

  /// A request of ours that is no longer intended came due before it was removed. It uses up the day like any other.
  mutating func settleStray(_ settled: CenterReport.Settled) {
    let gone = state.leaving.removeValue(forKey: settled.identifier)
    guard settled.fate.hasCome, !has(.strayUncounted), let request = stray(settled, gone),
      state.deliveries.record(request.type, request.key) == nil,
      !wasForAnother(settled, request)
    else { return }
    recordDelivery(request, at: settled.instant, isSilenced: settled.fate == .silencedByFocus)
  }

  /// One of an older signal has come since the signal of this one was told, which was to take its place.
  func hasOlderCome(_ request: PendingRequest) -> Bool {
    guard let birth = request.birth, !has(.removedForgotten) else { return false }
    return state.deliveries.recent.contains {
      $0.type == request.type && $0.trigger == request.trigger && $0.key.value == request.key.value
        && $0.key != request.key && $0.instant >= birth.instant
    }
  }

  /// What it was, as far as its identifier says, and what is remembered of one that was to be removed.
  private func stray(_ settled: CenterReport.Settled, _ gone: LeavingRequest?) -> PendingRequest? {
    guard let (type, key) = scheduler.parse(identifier: settled.identifier), let index = scheduler.indexOfType[type],
      let trigger = scheduler.types[index].trigger(of: key)
    else { return nil }
    let open = openIndex(type, key).map { state.open[$0] }
    let birth = place(of: type, trigger.name).flatMap { beginning(of: $0, key.value) }
    return PendingRequest(
      type: type, trigger: open?.trigger ?? trigger.name, key: key, birth: birth ?? open?.birth,
      request: NotificationRequest(
        identifier: settled.identifier, content: NotificationContent(body: ""), trigger: .immediate),
      due: settled.instant, local: gone?.floating ?? now.zone.local(at: settled.instant), deferredBy: nil)
  }

  /// Somebody else was here when it came, who has been counted to have it since the center did not say so in time.
  private func wasForAnother(_ settled: CenterReport.Settled, _ request: PendingRequest) -> Bool {
    state.otherUsers.values.contains { user in
      user.deliveries.record(request.type, request.key) != nil && user.left.map { settled.instant <= $0 } ?? false
    }
  }
}

extension CenterReport.Fate {
  /// Shown, or it would have been but for Focus.
  fileprivate var hasCome: Bool { self != .missed && self != .notPermitted }
}

extension LeavingRequest: StateCodable {
  func write(to file: inout StateWriter) { file.write(user, isUnheard, goneSince, floating) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    (user, isUnheard, goneSince, floating) = try file.read()
  }
}
