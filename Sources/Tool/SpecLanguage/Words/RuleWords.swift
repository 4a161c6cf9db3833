import NotificationCivilTime
package import NotificationRules

/// Rules as sentences for people.
package struct RuleWords: Sendable {
  let policies: PolicyRule
  /// How an id is shown.
  let code: @Sendable (String) -> String

  package init(_ policies: PolicyRule, code: @escaping @Sendable (String) -> String) {
    self.policies = policies
    self.code = code
  }

  /// `every day at 20:00 in the zone America/New_York`.
  package func words(for trigger: TriggerRule) -> String {
    words(for: trigger.schedule) + (trigger.zone.map { ", \(words(for: $0))" } ?? "")
      + (trigger.series.map { ", \(words(for: $0))" } ?? "")
  }

  /// `from medicine_set until medicine_removed`.
  private func words(for series: SeriesRule) -> String {
    "from \(code(series.begins)) on" + (series.ends.map { " until \(code($0))" } ?? "")
  }

  /// `in the zone America/New_York`.
  private func words(for zone: ZoneSource) -> String {
    switch zone {
    case .fixed(let name): "in the zone \(code(name))"
    case .home: "in the zone of the user's home"
    case .parameter(let id): "in the zone that \(code(id)) names"
    }
  }

  /// `every day at 20:00`.
  func words(for schedule: TriggerRule.Schedule) -> String {
    switch schedule {
    case .calendar(let rule): "\(words(for: rule.every)) \(words(for: rule.time))"
    case .after(let signal, let delay, let from):
      words(for: delay, from.words + words(of: signal), none: "at once after")
    case .slotAfter(let signal, .zero): "at the first \(policies.slot) after \(words(of: signal))"
    case .slotAfter(let signal, let atLeast):
      "at the first \(policies.slot) that is at least \(atLeast.words) after \(words(of: signal))"
    case .at(let signal, let parameter, let distance):
      words(for: distance, "the moment in \(code(parameter)) of \(words(of: signal))", none: "at")
    case .reached(let signal, let parameter, let values):
      "as soon as \(code(parameter)) of \(words(of: signal)) first reaches "
        + values.map(String.init).joined(last: "or")
    case .location(let place): words(for: place)
    }
  }

  /// `15 minutes before` that moment, or `at 12:00, 3 days after` it; `none` is for no distance.
  private func words(for distance: Distance, _ moment: String, none: String) -> String {
    switch distance {
    case .days(0, let time): "at \(time) on the day of \(moment)"
    case .days(let count, let time):
      "at \(time), \(abs(count).counted("day")) \(count < 0 ? "before" : "after") \(moment)"
    case .span(let range) where range == .zero ... .zero: "\(none) \(moment)"
    case .span(let range) where range.upperBound <= .zero: "\((.zero - range.upperBound).words) before \(moment)"
    case .span(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound.words) after \(moment)"
    case .span(let range) where range.lowerBound == .zero: "up to \(range.upperBound.words) after \(moment)"
    case .span(let range): "\(range.lowerBound.words) to \(range.upperBound.words) after \(moment)"
    }
  }

  private func words(for place: LocationRule) -> String {
    let way = [place.onEntry ? "entering" : nil, place.onExit ? "leaving" : nil].compactMap { $0 }
    return "on \(way.joined(last: "or")) the circle of \(place.radius.words) metres around "
      + "\(place.latitude), \(place.longitude)"
  }

  private func words(for period: CalendarRule.Period) -> String {
    switch period {
    case .day: "every day"
    case .week(let weekday): "every week on \(weekday.words)"
    case .month(let day): "every month on day \(day)"
    case .year(let month, let day): "every year on day \(day) of month \(month)"
    case .days(let count): "every \(count.counted("day"))"
    case .weekdays(let weekdays): "every week on \(weekdays.map(\.words).joined(last: "and"))"
    case .chosenWeekdays(let id): "every week on the days of \(code(id))"
    case .statedWeekdays(let id): "every week on the days in \(code(id))"
    case .on(let date): "on \(date)"
    case .cycle(let on, let off, let signal):
      "on \(on.counted("day")) and then not for \(off.counted("day")), again and again from \(code(signal)) on,"
    case .preference(let id): "as often as \(code(id)) says"
    }
  }

  private func words(for time: CalendarRule.Time) -> String {
    switch time {
    case .slot: "at \(policies.slot)"
    case .fixed(let time): "at \(time)"
    case .several(let times): "at \(times.map(\.description).joined(last: "and"))"
    case .preference(let id, let before):
      before == .zero ? "at the time of \(code(id))" : "\(before.words) before the time of \(code(id))"
    case .chosenTimes(let id): "at the times of \(code(id))"
    case .stated(let id): "at the time in \(code(id))"
    case .statedTimes(let id): "at the times in \(code(id))"
    }
  }

  /// `22:00`, or `the time of night_begins`.
  package func words(for time: TimeOfDayRule) -> String {
    switch time {
    case .fixed(let time): "\(time)"
    case .preference(let id): "the time of \(code(id))"
    }
  }

  package func words(of signal: SignalRule) -> String {
    code(signal.signal) + (signal.filter.map { " with \(words(for: $0))" } ?? "")
  }

  /// `used_percent above 90`.
  package func words(for test: ValueTest) -> String {
    "\(code(test.parameter)) \(test.comparison.words) \(test.preference.map(code) ?? test.value.words)"
  }

  /// A condition as the end of a sentence that begins with "only if".
  package func words(for condition: ConditionRule, isInside: Bool = false) -> String {
    switch condition {
    case .elapsed(let since, let orSince, let test):
      "\(test.words) \(test == .moreThan(.zero) ? "has" : "have") passed since \(code(since))"
        + (orSince.map { " (or since \(code($0)) if that never happened)" } ?? "")
    case .last(let signal, let test): "the last \(code(signal)) had \(words(for: test))"
    case .happened(let signal, let since, let least):
      "\(words(of: signal)) has happened\(least == 1 ? "" : " at least \(least) times")\(words(for: since))"
    case .preference(let id, let isOn): "\(code(id)) is \(isOn ? "on" : "off")"
    case .choice(let id, let option): "\(code(id)) is \(code(option))"
    case .attribute(let id, let value): "\(code(id)) is \(code(value))"
    case .device(let rule): words(for: rule)
    case .flag(let id): "\(code(id)) is switched on"
    case .experiment(let id, let arm): "the arm of \(code(id)) is \(code(arm))"
    case .any(let conditions): list(conditions, "or", isInside)
    case .all(let conditions): list(conditions, "and", isInside)
    case .not(.happened(let signal, let since, 1)): "\(words(of: signal)) has not happened\(words(for: since))"
    case .not(.happened(let signal, let since, let least)):
      "\(words(of: signal)) has happened fewer than \(least) times\(words(for: since))"
    case .not(.preference(let id, let isOn)): "\(code(id)) is \(isOn ? "off" : "on")"
    case .not(.choice(let id, let option)): "\(code(id)) is not \(code(option))"
    case .not(.attribute(let id, let value)): "\(code(id)) is not \(code(value))"
    case .not(.flag(let id)): "\(code(id)) is switched off"
    case .not(.experiment(let id, let arm)): "the arm of \(code(id)) is not \(code(arm))"
    case .not(let condition): "it is not true that \(words(for: condition, isInside: true))"
    }
  }

  /// `the region is DE or AT and the version of the app is at least 5.2`.
  package func words(for rule: DeviceRule) -> String {
    [
      rule.regions.isEmpty ? nil : "the region is \(rule.regions.joined(last: "or"))",
      rule.languages.isEmpty ? nil : "the language is \(rule.languages.joined(last: "or"))",
      rule.appVersion.map { "the version of the app is at least \($0)" },
      rule.below.map { "the version of the app is below \($0)" },
    ].compactMap { $0 }.joined(last: "and")
  }

  private func list(_ conditions: [ConditionRule], _ word: String, _ isInside: Bool) -> String {
    let text = conditions.map { words(for: $0, isInside: true) }.joined(last: word)
    return isInside && conditions.count > 1 ? "(\(text))" : text
  }

  package func words(for since: HappenedSince) -> String {
    switch since {
    case .ever: ""
    case .trigger: " since the trigger"
    case .lastDelivery: " since the last delivery"
    case .signal(let id): " since \(code(id))"
    case .today: " on the day of the delivery"
    case .within(let span): " in the \(span.words) before the delivery"
    }
  }

  func words(for rule: RepeatRule) -> String {
    TimeSpan.days(Int64(rule.days)).isForEver
      ? "comes once, and never again" + (rule.orWhen.map { " until \(words(for: $0))" } ?? "")
      : "not again until \(rule.days.counted("day")) after the last one"
        + (rule.orWhen.map { ", or earlier when \(words(for: $0))" } ?? "")
  }

  func words(for rule: FollowUpRule) -> String {
    let times = rule.times == 1 ? "once" : "at most \(rule.times) times"
    return "comes again every \(rule.every.words), \(times), until it is answered"
      + (rule.until.map { " or \(words(for: $0))" } ?? "")
  }

  /// Several conditions, of which all must be true.
  package func words(for conditions: [ConditionRule]) -> String {
    conditions.map { words(for: $0) }.joined(last: "and")
  }

  func words(for per: PerItem) -> String {
    "counted separately for every \(code(per.parameter.value)), of which the last \(per.atMost) are remembered"
  }

  func words(for window: WindowRule) -> String {
    "comes only from \(window.from) to \(window.to); later and earlier ones wait for the next \(window.from)"
  }

  package func words(for cap: CapRule) -> String {
    let groups = cap.groups.map(code).joined(last: "or")
    let counted = groups.isEmpty ? "at most \(cap.max)" : "at most \(cap.max) of \(groups)"
    return switch cap.window {
    case .rollingDay: "\(counted) a day; the next is allowed from the same time the following day"
    case .calendarDay: "\(counted) per calendar day"
    case .calendarWeek: "\(counted) per week, from Monday to Sunday"
    case .span(let span): span.isForEver ? "\(counted) ever" : "\(counted) in \(span.words)"
    }
  }
}

extension TriggerRule.CountedSignal {
  /// What comes before the name of the signal.
  fileprivate var words: String {
    switch self {
    case .first: ""
    case .last: "the newest "
    case .each: "each "
    }
  }
}

extension ValueTest.Comparison {
  package var words: String {
    switch self {
    case .above: "above"
    case .atLeast: "at least"
    case .below: "below"
    case .atMost: "at most"
    case .equals: "equal to"
    }
  }
}

extension ElapsedTest {
  package var words: String {
    switch self {
    case .moreThan(.zero): "some time"
    case .moreThan(let span): "more than \(span.words)"
    case .atLeast(let span): "at least \(span.words)"
    }
  }
}
