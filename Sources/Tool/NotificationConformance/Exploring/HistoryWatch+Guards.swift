import NotificationRules
import NotificationScheduling

/// Two of a type, or of one value of it, are as far apart as `repeat_after` says, unless `or_when` lifts that.
extension HistoryWatch {
  mutating func checkPause(_ subject: ConditionJudge.Subject, epoch: Int, _ world: World) {
    guard let pause = subject.type.repeatAfter, !subject.key.isRepeat,
      case let judge = judge(world.known.scheduler, world),
      !(subject.type.per.map { items.mayForget($0, judge.memory) } ?? false),
      let last = judge.memory.shown.last(where: {
        $0.type == subject.type.id && $0.key.item == subject.key.item && !$0.key.isRepeat && $0.epoch == epoch
      }), !isLifted(pause, subject, judge, since: last)
    else { return }
    let days = subject.zone.local(at: subject.instant).date.dayNumber - last.local.date.dayNumber
    if Int(days) < pause.days { fail("again after \(days) days: \(subject.type.id).\(subject.key)") }
  }

  /// `or_when` is true for it, or was at any step since the last one.
  private func isLifted(
    _ pause: RepeatRule, _ subject: ConditionJudge.Subject, _ judge: ConditionJudge, since last: HistoryMemory.Shown
  ) -> Bool {
    guard let condition = pause.orWhen else { return false }
    return judge.memory.lift(of: subject)?.order ?? -1 >= last.order || judge.holds(condition, subject) != false
  }

  /// Others of its kind or its name may stand for it.
  func mayBeGuarded(_ subject: ConditionJudge.Subject, _ judge: ConditionJudge, _ state: SchedulerState) -> Bool {
    let type = subject.type
    if type.combine != nil { return true }
    guard let pause = type.repeatAfter else { return false }
    if let orWhen = pause.orWhen, judge.holds(orWhen, subject) == true { return false }
    if state.pending.contains(where: { $0.type == type.id }) { return true }
    guard let last = judge.memory.shown.last(where: { $0.type == type.id && $0.key.item == subject.key.item }) else {
      return false
    }
    return judge.memory.lift(of: subject).map { $0.order < last.order || !$0.isCertain } ?? true
  }

  /// What is true now lifts a guard until the next one comes.
  mutating func noteLifts(_ world: World) {
    let judge = judge(world.known.scheduler, world)
    for type in scheduler.rules.types {
      guard let condition = type.repeatAfter?.orWhen, let trigger = type.triggers.first else { continue }
      for name in type.per == nil ? [nil] : items.names.values.sorted().map(Optional.init) {
        let key = OccurrenceKey.signal(0)
        let subject = ConditionJudge.Subject(
          type: type, trigger: trigger, key: name.map { .of($0, key) } ?? key, instant: world.now.instant,
          zone: world.now.zone, birth: nil)
        let holds = judge.holds(condition, subject)
        if holds == false { continue }
        let isCertain = holds == true && hasPlanned && world.app != nil
        remember(world) { $0.lift(OccurrenceKey.series(of: type.id, name), isCertain: isCertain) }
      }
    }
  }
}

extension HistoryMemory {
  fileprivate func lift(of subject: ConditionJudge.Subject) -> (order: Int, isCertain: Bool)? {
    lifts[OccurrenceKey.series(of: subject.type.id, subject.key.item)]
  }
}
