import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// Says whether conditions are true, from what was heard and seen; nil where that is not enough to know.
struct ConditionJudge {
  /// One occurrence at one instant.
  struct Subject {
    var type: TypeRule
    var trigger: TriggerRule
    var key: OccurrenceKey
    var instant: Instant
    /// Of the device.
    var zone: ZoneRules
    /// The signal that created it, or that began its series.
    var birth: SignalRecord?
    /// Another one of its kind is planned before it.
    var followsPlanned = false
    /// When that was shown which it follows: `since: last_delivery` in `until` means no other.
    var firstOrder: Int?
  }

  let rules: RuleTable
  let memory: HistoryMemory
  let preferences: [String: PreferenceValue]
  let flags: [String: Bool]
  let arms: [String: String]
  let device: DeviceFacts
  let installation: Int
  let items: WatchedItems

  /// The first condition that is certainly not true.
  func broken(_ subject: Subject) -> ConditionRule? {
    (subject.type.conditions + subject.trigger.conditions).first { holds($0, subject) == false }
  }

  func holds(_ condition: ConditionRule, _ subject: Subject) -> Bool? {
    switch condition {
    case .elapsed(let since, let orSince, let test):
      guard let first = heard(since, subject), let second = orSince.map({ heard($0, subject) }) ?? [] else {
        return nil
      }
      guard let start = first.last ?? second.last else { return false }
      let passed = subject.instant - start.instant
      return switch test {
      case .moreThan(let span): passed > span
      case .atLeast(let span): passed >= span
      }
    case .last(let signal, let test): return heard(signal, subject).map { $0.last.map { passes(test, $0) } ?? false }
    case .happened(let rule, let since, let least):
      guard rule.filter?.preference == nil, let heard = heard(rule.signal, subject) else { return nil }
      let passing = heard.filter { one in rule.filter.map { passes($0, one) } ?? true }
      return count(passing, since, subject, atLeast: least)
    case .preference(let id, let value): return isOn(id) == value
    case .choice(let id, let option): return value(of: id) == .choice(option)
    case .attribute(let id, let value): return memory.attributes[id] == value
    case .device(let rule): return rule.holds(for: device)
    case .flag(let id): return flags[id] ?? rules.flags.first { $0.id == id }?.isOnByDefault ?? false
    case .experiment(let id, let arm):
      let own = arms[id] ?? rules.experiments.first { $0.id == id }?.arm(of: UInt64(installation))
      return own == arm
    case .any(let parts): return any(parts.map { holds($0, subject) })
    case .all(let parts): return any(parts.map { holds($0, subject).map { !$0 } }).map { !$0 }
    case .not(let part): return holds(part, subject).map { !$0 }
    }
  }

  private func any(_ parts: [Bool?]) -> Bool? { parts.contains(true) ? true : parts.contains(nil) ? nil : false }

  /// The signals that count for it; nil if some of them may be forgotten.
  func heard(_ signal: String, _ subject: Subject) -> [HistoryMemory.Heard]? {
    let all = memory.heard.filter { $0.signal == signal }
    guard let per = subject.type.per, per.signals.contains(signal) else { return all }
    return items.mayForget(per, memory)
      ? nil
      : all.filter {
        items.name(of: per, in: $0.parameters) == subject.key.item || isOfEveryValue($0, per, subject.type)
      }
  }

  /// The newest of them, as it began something.
  func newest(_ rule: SignalRule, _ subject: Subject) -> SignalRecord? {
    guard let newest = heard(rule.signal, subject)?.last, let number = memory.number(of: newest) else { return nil }
    return SignalRecord(
      number: number, instant: newest.instant, order: newest.order, parameters: newest.parameters)
  }

  /// Without a value it counts for all, unless it begins something.
  private func isOfEveryValue(_ signal: HistoryMemory.Heard, _ per: PerRule, _ type: TypeRule) -> Bool {
    signal.parameters[per.parameter].map { $0.description.isEmpty } ?? true
      && !type.triggers.contains { $0.series?.begins == signal.signal || $0.signal?.signal == signal.signal }
  }

  private func count(
    _ signals: [HistoryMemory.Heard], _ since: HappenedSince, _ subject: Subject, atLeast least: Int
  ) -> Bool? {
    func newer(than order: Int?) -> Bool? { order.map { order in signals.count { $0.order > order } >= least } }
    switch since {
    case .ever: return signals.count >= least
    case .trigger where subject.trigger.series != nil:
      // What came after it was shown counts, what came before its day does not; the rest is for its scheduler to know.
      guard let shown = memory.newest(subject.type.id, subject.key.original) else { return nil }
      if newer(than: shown.order) == true { return true }
      return signals.contains { $0.instant > shown.planned - .days(3) } ? nil : false
    case .trigger:
      guard let birth = subject.birth, let signal = subject.trigger.signal?.signal else { return nil }
      return newer(than: memory.heard(signal, number: birth.number)?.order)
    case .lastDelivery:
      if let first = subject.firstOrder { return newer(than: first) }
      if subject.followsPlanned { return nil }
      let last = memory.shown.last {
        $0.type == subject.type.id && !$0.key.isRepeat && $0.key.item == subject.key.item
      }
      return newer(than: last?.order ?? 0)
    case .signal(let id): return heard(id, subject).flatMap { newer(than: $0.last?.order ?? 0) }
    case .today:
      // Zones of a trigger move with settings and signals.
      guard subject.trigger.zone == nil else { return nil }
      let date = subject.zone.local(at: subject.instant).date
      // The newest are asked: where the clocks go back over midnight one of tomorrow is older than one of today.
      return signals.suffix(least).count { subject.zone.local(at: $0.instant).date == date } >= least
    case .within(let span):
      return signals.count { (subject.instant - span...subject.instant).contains($0.instant) } >= least
    }
  }

  private func passes(_ test: ValueTest, _ signal: HistoryMemory.Heard) -> Bool {
    var test = test
    if let id = test.preference, case .number(let number)? = value(of: id) { test.value = number }
    return signal.parameters[test.parameter]?.number.map(test.passes) ?? false
  }

  func value(of preference: String) -> PreferenceValue? {
    preferences[preference] ?? rules.preferences.first { $0.id == preference }?.standard
  }

  /// It is on, and so are all those above it.
  private func isOn(_ preference: String) -> Bool {
    guard let rule = rules.preferences.first(where: { $0.id == preference }) else { return false }
    return value(of: preference) != .toggle(false) && (rule.parent.map { isOn($0) } ?? true)
  }

  /// A toggle that switches a type off.
  func switchedOff(_ type: TypeRule) -> String? {
    rules.preferences.first { $0.controls(type.id) && value(of: $0.id) == .toggle(false) }?.id
  }

  /// A newer signal has moved what it reminds of.
  func isOfOldMoment(_ subject: Subject) -> Bool {
    guard case .at(let rule, let parameter, _) = subject.trigger.schedule, rule.filter == nil, !subject.key.isRepeat,
      let newest = heard(rule.signal, subject)?.last?.parameters[parameter]
    else { return false }
    return subject.birth?.parameters[parameter] != newest
  }

  /// Nothing follows what was shown any more: `until` is true, or was at a step since then.
  func isOver(_ subject: Subject, following shown: OccurrenceKey) -> Bool {
    guard let until = subject.type.followUp?.until, let record = memory.newest(subject.type.id, shown) else {
      return false
    }
    if memory.ended.contains("\(subject.type.id).\(shown)") { return true }
    var subject = subject
    subject.firstOrder = record.order
    return holds(until, subject) == true
  }

  /// The newest signal that ends its series is newer than the newest that begins it.
  func isOfEndedSeries(_ subject: Subject) -> Bool {
    guard let ended = endOfSeries(subject) else { return false }
    // What was snoozed after the end is asked for.
    guard case .snoozed(let first, _) = subject.key,
      let asked = memory.snoozed["\(subject.type.id).\(first)"]?.upperBound
    else { return true }
    return asked < ended.instant
  }

  /// What has ended its series for good.
  func endOfSeries(_ subject: Subject) -> HistoryMemory.Heard? {
    guard let series = subject.trigger.series, let ends = series.ends, let ended = heard(ends, subject)?.last,
      let begun = heard(series.begins, subject), begun.last.map({ $0.order < ended.order }) ?? true
    else { return nil }
    return ended
  }

  /// Its date is none of the dates of its trigger.
  func isOfAnotherDay(_ subject: Subject) -> Bool {
    guard case .calendar(let rule) = subject.trigger.schedule, let date = subject.key.dateAndTime?.date else {
      return false
    }
    switch rule.every {
    case .week(let day): return date.weekday != day
    case .weekdays(let days): return !days.contains(date.weekday)
    case .on(let day): return date != day
    case .chosenWeekdays(let id):
      // What somebody snoozed stays, whatever the setting says by now.
      guard !subject.key.isRepeat, case .weekdays(let days)? = value(of: id) else { return false }
      return !days.contains(date.weekday)
    case .cycle(let on, let off, let signal):
      guard !subject.key.isRepeat, subject.trigger.zone == nil, let start = heard(signal, subject)?.last else {
        return false
      }
      let day = Int(date - subject.zone.local(at: start.instant).date)
      return day < 0 || day % max(1, on + off) >= on
    default: return false
    }
  }

  /// A value of its texts that is missing.
  func missing(_ subject: Subject) -> String? {
    subject.type.arguments.first { argument in
      guard let source = argument.source, argument.standard.isEmpty, let heard = heard(source.signal, subject) else {
        return false
      }
      return heard.last?.parameters[source.parameter] == nil
    }?.id
  }
}
