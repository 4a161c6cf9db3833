import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension World {
  /// Something at once that a cap kept back, with what was known then.
  struct CapRefusal: Hashable {
    var record: OutcomeRecord
    /// What the center held for later, by type.
    var pending: [String: [Instant]]
    /// How many deliveries there had been.
    var deliveries: Int
    var user: Int
    /// What the app could only take for delivered.
    var passedUnseen: [PassedRequest]
  }

  /// A request that did not come, of which a phone says nothing, and when that was at the latest.
  struct PassedRequest: Hashable {
    var identifier: String
    var type: String
    var at: Moment
    var user: Int
  }

  /// What a step has said of an occurrence is looked at later, when its last command is carried out.
  mutating func noteRefusal(_ record: OutcomeRecord) {
    guard record.outcome == .dropped, record.reason.isCap, lostIntervals.isEmpty, history.isEmpty
    else { return }
    var pending: [String: [Instant]] = [:]
    for request in center.pending {
      if let type = type(of: request.request) { pending[type, default: []].append(request.due) }
    }
    capRefusals.append(
      CapRefusal(
        record: record, pending: pending, deliveries: deliveries.count, user: known.scheduler.userNumber,
        passedUnseen: passedUnseen))
  }
}

extension Invariants {
  /// What is dropped for the sake of a cap was in its way: there are as many others as the cap allows.
  ///
  /// Only what is due at once is looked at. Of everything else only its scheduler knows which instant was tried.
  func unfounded(_ refusals: some Sequence<World.CapRefusal>, among deliveries: [World.Delivery]) -> [String] {
    refusals.filter { refusal in
      let (instant, zone) = (refusal.record.at.instant, refusal.record.at.zone)
      // Quiet hours bring it at another instant; those that people move are not known here.
      guard isAtOnce(refusal.record), rules.policies.quietHours?.isMovable != true,
        !(rules.quietHours(moved: [:]).map { isQuiet($0, instant, zone) } ?? false)
      else { return false }
      return !rules.policies.caps.contains { cap in
        (refusal.record.cap ?? cap.id) == cap.id && cap.window.reason == refusal.record.reason
          && others(than: refusal, in: deliveries, cap) >= cap.max
      }
    }.map { "\($0.record.identifier) was dropped for a cap that had room at \($0.record.at.local)" }
  }

  private func isAtOnce(_ record: OutcomeRecord) -> Bool {
    // A window brings it at another instant.
    guard let type = rules.types.first(where: { $0.id == record.type }), type.window == nil,
      record.identifier.split(separator: ".").dropFirst(2).first.flatMap({ Int($0) }) != nil
    else { return false }
    return type.triggers.allSatisfy { trigger in
      if case .calendar = trigger.schedule { true } else { trigger.isAtOnce }
    }
  }

  private func others(than refusal: World.CapRefusal, in deliveries: [World.Delivery], _ cap: CapRule) -> Int {
    let window = cap.window
    let (instant, zone) = (refusal.record.at.instant, refusal.record.at.zone)
    let counted = types(countedBy: cap)
    let before = deliveries[..<refusal.deliveries].count { delivery in
      guard delivery.user == refusal.user, !delivery.isRepeat, delivery.type.map(counted.contains) ?? false else {
        return false
      }
      // Of what came unseen the app does not know where: it counts by the latest of these clocks.
      return [delivery.zone, delivery.plannedIn, zone].contains {
        instant < end(of: window, delivery.instant, $0.local(at: delivery.instant), $0, in: zone)
      }
    }
    let unseen = refusal.passedUnseen.count { passed in
      passed.user == refusal.user && counted.contains(passed.type)
        && instant < end(of: window, passed.at.instant, passed.at.local, passed.at.zone, in: zone)
    }
    let own = end(of: window, instant, zone.local(at: instant), zone, in: zone)
    let after = refusal.pending.filter { counted.contains($0.key) }.values.joined().count { $0 - .minutes(1) < own }
    return before + unseen + after
  }
}
