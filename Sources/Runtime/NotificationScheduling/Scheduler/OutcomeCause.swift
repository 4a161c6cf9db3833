public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// What decided an outcome: the rule by its id or its place in the tables, and the numbers that it saw. It is data for a
/// log or a report, and no decision depends on it.
public enum OutcomeCause: Sendable, Hashable {
  /// Conditions that were not true, down to the parts that decide.
  case conditions([FailedCondition])
  /// No signal has brought the value of its text: the id of the argument.
  case missingValue(String)
  /// The signal lacks the parameter that tells its notifications apart.
  case missingParameter(String)
  /// A cap by its id, with how many it lets through.
  case cap(String, max: Int)
  case quietHours(QuietHours)
  case window(WindowRule)
  case permission(AuthorizationStatus)
  /// The phone found no permission when it came due, and the app has not heard of that yet.
  case permissionGone
  /// The toggle that is off: of those that control a type, or above one of them.
  case preference(String)
  /// Its date or time is not chosen any more in this setting.
  case notChosen(String)
  /// So many calendar days since one of the type; the local times at which they begin and end, where that is known.
  case repeatGuard(days: Int, since: CivilDateTime?, until: CivilDateTime?)
  /// So many values are remembered.
  case perLimit(Int)
  /// How far the app plans ahead.
  case horizon(TimeSpan)
  /// How many requests may be pending.
  case places(Int)
  /// The request that has or had the same news, by its identifier.
  case representedBy(String)
  /// Its reminder of this moment has come.
  case cameFor(Instant)
  /// Types of this name come as one.
  case combined(String)
  /// The next of its times comes at the same instant.
  case joined
  /// A newer signal begins the wait again.
  case restarted(by: String)
  /// A newer signal names another moment, or none.
  case moved(by: String, to: Instant?)
  /// A signal has ended its dates, or given them other days or times.
  case otherDates(by: String)
  /// Somebody has opened or answered the notification of this identifier.
  case answered(String)
  /// What it would follow does not come, or what ends its follow-ups has happened.
  case followUpsEnded
  /// It would come before one that waits, and leave that one without the news that it is for.
  case takesNews
  /// The last instant at which it could have come.
  case over(Instant)
  /// The type ends on this date.
  case ended(CivilDate)
}

/// A condition that was not true, or a part of one.
public struct FailedCondition: Sendable, Hashable {
  /// What it saw.
  public enum Seen: Sendable, Hashable {
    /// Such a signal never came.
    case never
    /// The newest signal carries no number of that name.
    case noNumber
    /// What the newest signal carries, and the number that a setting asks for, where one does.
    case number(Double, setting: Double?)
    /// So long since the signal.
    case passed(TimeSpan)
    /// So many of the signals count, and when the newest of all came.
    case times(Int, newest: Instant)
    /// A toggle or a flag.
    case isOn(Bool)
    /// An option, an attribute or an arm; nil if it is not known.
    case text(String?)
    case device(DeviceFacts)
  }

  /// The name of the trigger whose condition it is; nil for one of the type.
  public var trigger: String?
  /// Its place among those of the trigger or of the type.
  public var number: Int
  /// The way to the part that decides, through `any` and `all` by the number of the part, and through `not` by 0.
  public var path: [Int]
  public var seen: Seen
}

extension Step {
  /// The conditions of a trigger and of its type that are not true.
  func failedConditions(_ place: TriggerPlace, _ subject: ConditionSubject) -> [FailedCondition] {
    let type = scheduler.types[place.type]
    let ofType = type.rule.conditions.count
    var found: [FailedCondition] = []
    for (number, condition) in type.conditions[place.trigger].enumerated() where !holds(condition, subject) {
      let isOfType = number < ofType
      for (path, seen) in deciders(of: condition, subject) {
        found.append(
          FailedCondition(
            trigger: isOfType ? nil : type.rule.triggers[place.trigger].name,
            number: isOfType ? number : number - ofType, path: path, seen: seen))
      }
    }
    return found
  }

  /// The parts of a condition that make it what it is.
  private func deciders(
    of condition: ConditionRule, _ subject: ConditionSubject
  ) -> [(path: [Int], seen: FailedCondition.Seen)] {
    func within(_ parts: [ConditionRule], _ isWanted: Bool) -> [(path: [Int], seen: FailedCondition.Seen)] {
      parts.enumerated().filter { holds($0.element, subject) == isWanted }.flatMap { number, part in
        deciders(of: part, subject).map { ([number] + $0.path, $0.seen) }
      }
    }
    switch condition {
    // All parts of an `any` are false, or the true ones decide; an `all` is the other way round.
    case .any(let parts), .all(let parts): return within(parts, holds(condition, subject))
    case .not(let part): return deciders(of: part, subject).map { ([0] + $0.path, $0.seen) }
    default: return seen(by: condition, subject).map { [([], $0)] } ?? []
    }
  }

  private func seen(by condition: ConditionRule, _ subject: ConditionSubject) -> FailedCondition.Seen? {
    switch condition {
    case .elapsed(let since, let orSince, _):
      let start =
        signals(since, for: subject).newest(since) ?? orSince.flatMap { signals($0, for: subject).newest($0) }
      return start.map { .passed(subject.instant - $0.instant) } ?? .never
    case .last(let signal, let test):
      guard let newest = signals(signal, for: subject).newest(signal) else { return .never }
      let setting = test.preference.map { _ in scheduler.rules.settled(test, moved: state.preferences).value }
      return newest.parameters[test.parameter]?.number.map { .number($0, setting: setting) } ?? .noNumber
    case .happened(let rule, let since, let least):
      let signals = signals(rule.signal, for: subject)
      guard let newest = signals.newest(rule) else { return .never }
      if least > 1, since == .ever, rule.filter == nil { return .times(newest.number, newest: newest.instant) }
      let marks = least > 1 ? signals.marks(of: rule, newest) : [newest.mark]
      return .times(marks.count { counts($0, since, subject) }, newest: newest.instant)
    case .preference(let id, _): return .isOn(isOn(id))
    case .choice(let id, _):
      return .text(scheduler.rules.value(of: id, moved: state.preferences)?.description)
    case .attribute(let id, _): return .text(state.attributes[id])
    case .device: return .device(state.device)
    case .flag(let id): return .isOn(isFlagOn(id))
    case .experiment(let id, _): return .text(state.arms[id])
    case .any, .all, .not: return nil
    }
  }
}
