import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What is planned is followed, and so is what the open app did not show, as long as nothing ends that (semantics, section
/// 7). Of what was shown, what follows was planned together with it.
extension HistoryWatch {
  mutating func checkFollowed(_ state: SchedulerState, _ world: World) {
    guard plansEverything(state), !hasTravelled else { return }
    let judge = judge(state, world)
    for type in scheduler.rules.types where type.expires == nil && judge.switchedOff(type) == nil {
      guard let rule = type.followUp else { continue }
      for first in planned(type, judge, state, world) + [newestSuppressed(type, judge, world)].compactMap({ $0 })
      where rule.until.map({ judge.holds($0, first) == false && $0.asksForSignalsOnly }) ?? true {
        for number in 1...rule.times {
          var subject = first
          subject.key = .followUp(first.key, number)
          subject.instant = first.instant + TimeSpan(milliseconds: rule.every.milliseconds * Int64(number))
          checkFollowed(subject, judge, state, world)
        }
      }
    }
  }

  /// What is to come for the first time, or again after a snooze.
  private func planned(
    _ type: TypeRule, _ judge: ConditionJudge, _ state: SchedulerState, _ world: World
  ) -> [ConditionJudge.Subject] {
    state.pending.compactMap { pending in
      guard pending.type == type.id, !pending.key.isFollowUp, pending.planned > world.now.instant,
        pending.due < .distantFuture, !isPutOffAgain(pending.key, state, pending.type),
        var subject = subject(pending.type, pending.key, pending.trigger, pending.birth, world)
      else { return nil }
      // What is snoozed after the last date of a series comes alone.
      if judge.endOfSeries(subject) != nil { return nil }
      // A newer signal may have ended what follows an older one.
      if let signal = subject.trigger.signal, judge.newest(signal, subject)?.number != pending.birth?.number {
        return nil
      }
      (subject.instant, subject.firstOrder) = (pending.planned, .max)
      return subject
    }
  }

  /// A later press of the same takes away what follows an earlier one.
  private func isPutOffAgain(_ key: OccurrenceKey, _ state: SchedulerState, _ type: String) -> Bool {
    state.pending.contains { $0.type == type && $0.key.original == key.original && $0.key.snoozes > key.snoozes }
  }

  private mutating func checkFollowed(
    _ subject: ConditionJudge.Subject, _ judge: ConditionJudge, _ state: SchedulerState, _ world: World
  ) {
    let identifier = scheduler.identifier(subject.type.id, subject.key)
    guard subject.instant > world.now.instant, subject.instant <= world.now.instant + scheduler.rules.policies.horizon,
      (subject.type.conditions + subject.trigger.conditions).allSatisfy({ judge.holds($0, subject) == true }),
      !mayMove(subject, state, world), !state.pending.contains(where: { $0.request.identifier == identifier })
    else { return }
    fail("does not follow what it should: \(identifier)")
  }

  /// The newest first, if it was suppressed and nothing was heard and nobody answered since then.
  private func newestSuppressed(
    _ type: TypeRule, _ judge: ConditionJudge, _ world: World
  ) -> ConditionJudge.Subject? {
    guard let newest = world.outcomes.last(where: { $0.type == type.id && $0.reason == .suppressedForeground }),
      let key = scheduler.parse(identifier: newest.identifier)?.key, !key.isRepeat, type.triggers.count == 1,
      let trigger = type.triggers.first,
      !world.deliveries.contains(where: { $0.type == type.id && $0.instant >= newest.at.instant }),
      judge.memory.heard.last.map({ $0.instant < newest.at.instant }) ?? true, !taps.contains(newest.identifier),
      // It may have been somebody else's.
      memories.keys.allSatisfy({ $0 == world.known.scheduler.userNumber })
    else { return nil }
    return ConditionJudge.Subject(
      type: type, trigger: trigger, key: key, instant: newest.at.instant, zone: world.now.zone, firstOrder: .max)
  }
}

extension ConditionRule {
  fileprivate var asksForSignalsOnly: Bool {
    switch self {
    case .happened, .last, .elapsed: true
    case .any(let parts), .all(let parts): parts.allSatisfy(\.asksForSignalsOnly)
    case .not(let part): part.asksForSignalsOnly
    case .preference, .choice, .attribute, .device, .flag, .experiment: false
    }
  }
}
