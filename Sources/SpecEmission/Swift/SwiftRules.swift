import NotificationCivilTime
import NotificationRules
import NotificationTerms
import TextWriting

/// Rules as the Swift expressions that build them.
enum SwiftRules {
  static func policies(_ rule: PolicyRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [("slot", time(rule.slot)), ("caps", .list(rule.caps.map(cap)))]
    if let quiet = rule.quietHours {
      arguments.append(("quietHours", quietHours(quiet)))
    }
    arguments += [
      ("horizon", span(rule.horizon)), ("pendingBudget", .atom("\(rule.pendingBudget)")),
      ("foreground", .atom(".\(rule.foreground.rawValue)")),
    ]
    if rule.presentation != .standard {
      let options = PresentationOption.allCases.filter { rule.presentation.contains($0.options) }
      arguments.append(("presentation", .list(options.map { .atom(".\($0.rawValue)") })))
    }
    if rule.clearBadge != .never { arguments.append(("clearBadge", .atom(".\(rule.clearBadge.rawValue)"))) }
    return .call("PolicyRule", arguments)
  }

  private static func quietHours(_ rule: QuietHoursRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] =
      if case .fixed(let from) = rule.from, case .fixed(let to) = rule.to, rule.when == nil {
        [("from", time(from)), ("to", time(to))]
      } else {
        [("from", time(rule.from)), ("to", time(rule.to))]
      }
    arguments.append(("held", .atom(".\(rule.held.rawValue)")))
    if let when = rule.when { arguments.append(("when", condition(when))) }
    return .call("QuietHoursRule", arguments)
  }

  private static func time(_ time: TimeOfDayRule) -> SwiftExpression {
    switch time {
    case .fixed(let time): .call(".fixed", [self.time(time)])
    case .preference(let id): .call(".preference", [.text(id)])
    }
  }

  static func profile(_ rule: ProfileRule) -> SwiftExpression {
    .call("ProfileRule", [(nil, .text(rule.id)), ("policies", policies(rule.policies))])
  }

  static func event(_ rule: EventRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [
      (nil, .text(rule.name)), ("on", .list(rule.transitions.map(transition))),
    ]
    if !rule.parameters.isEmpty {
      arguments.append(("parameters", .list(rule.parameters.map { .atom(".\($0)") })))
    }
    if !rule.arguments.isEmpty { arguments.append(("arguments", .list(rule.arguments.map(argument)))) }
    return .call("EventRule", arguments)
  }

  private static func argument(_ rule: EventArgument) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(rule.name)), ("argument", .text(rule.argument))]
    if rule.key != rule.argument { arguments.append(("key", .text(rule.key))) }
    return .call("EventArgument", arguments)
  }

  private static func transition(_ transition: EventRule.Transition) -> SwiftExpression {
    if case .permission(let permission, let change) = transition {
      return .atom(".permission(.\(permission), .\(change))")
    }
    return .atom(".\(transition)")
  }
}

extension SwiftRules {
  static func trigger(_ rule: TriggerRule) -> SwiftExpression {
    var (value, name) = trigger(rule.schedule, rule.name)
    var pieces: [SwiftExpression] = []
    if case .after(let signal, _, let from) = rule.schedule, signal.filter == nil, from != .first {
      pieces.append(.call(".from", [.member(from.rawValue)]))
    }
    if let zone = rule.zone { pieces.append(.call(".zoned", [self.zone(zone)])) }
    if let series = rule.series {
      let end: [(String?, SwiftExpression)] = series.ends.map { [("endedBy", .text($0))] } ?? []
      pieces.append(.call(".begun", [("by", .text(series.begins))] + end))
    }
    if rule.name != name { pieces.append(.call(".named", [.text(rule.name)])) }
    for condition in rule.conditions { pieces.append(.call(".condition", [self.condition(condition)])) }
    if !pieces.isEmpty { value = .chain(value, pieces) }
    return value
  }

  /// - Returns: A trigger of this schedule, and the name it has as it is written; schedules that are seldom met are
  ///   given the name they are to have.
  private static func trigger(_ schedule: TriggerRule.Schedule, _ name: String) -> (SwiftExpression, name: String) {
    let long: SwiftExpression
    switch schedule {
    case .calendar(let rule):
      let calendar: SwiftExpression = .call("CalendarRule", [("every", period(rule.every))] + time(rule.time))
      return (.call(".calendar", [calendar]), "calendar")
    case .after(let signal, let delay, _) where signal.filter == nil:
      var arguments: [(String?, SwiftExpression)] = [(nil, .text(signal.signal))]
      switch delay {
      case .days(let count, let time): arguments += [("days", .atom("\(count)")), ("at", self.time(time))]
      case .span(let range) where range.lowerBound != range.upperBound:
        arguments += [("from", shortSpan(range.lowerBound)), ("to", shortSpan(range.upperBound))]
      case .span(let range):
        if range.lowerBound != .zero { arguments.append(("delay", shortSpan(range.lowerBound))) }
      }
      return (.call(".after", arguments), "after")
    case .slotAfter(let signal, let atLeast) where signal.filter == nil:
      return (.call(".slotAfter", [(nil, .text(signal.signal)), ("atLeast", shortSpan(atLeast))]), "slot_after")
    case .after(let signal, let delay, let from):
      long = .call(
        ".after",
        [(nil, self.signal(signal)), ("delay", distance(delay))]
          + (from == .first ? [] : [("from", .member(from.rawValue))]))
    case .slotAfter(let signal, let atLeast):
      long = .call(".slotAfter", [(nil, self.signal(signal)), ("atLeast", span(atLeast))])
    case .at(let signal, let parameter, let distance):
      long = .call(
        ".at", [(nil, self.signal(signal)), ("parameter", .text(parameter)), self.distance(of: distance)])
    case .reached(let signal, let parameter, let values):
      long = .call(
        ".reached",
        [
          (nil, self.signal(signal)), ("parameter", .text(parameter)),
          ("values", .list(values.map { .atom(String($0)) })),
        ])
    case .location(let place): long = .call(".location", [location(place)])
    }
    return (.call("TriggerRule", [.text(name), long]), name)
  }

  static func zone(_ zone: ZoneSource) -> SwiftExpression {
    switch zone {
    case .fixed(let name): .call(".fixed", [.text(name)])
    case .home: .member("home")
    case .parameter(let id): .call(".parameter", [.text(id)])
    }
  }

  /// As the argument that says which side it is on.
  private static func distance(of distance: Distance) -> (String?, SwiftExpression) {
    switch distance {
    case .span(let range):
      range.upperBound > .zero ? ("after", span(range.upperBound)) : ("before", span(.zero - range.lowerBound))
    case .days: ("distance", self.distance(distance))
    }
  }

  private static func distance(_ distance: Distance) -> SwiftExpression {
    switch distance {
    case .span(let range): .atom(span(range.lowerBound).onOneLine + "..." + span(range.upperBound).onOneLine)
    case .days(let count, let time): .call(".days", [(nil, .atom("\(count)")), ("at", self.time(time))])
    }
  }

  private static func period(_ period: CalendarRule.Period) -> SwiftExpression {
    switch period {
    case .day: .atom(".day")
    case .week(let weekday): .call(".week", [.atom(".\(weekday)")])
    case .month(let day): .call(".month", [("day", .atom("\(day)"))])
    case .year(let month, let day): .call(".year", [("month", .atom("\(month)")), ("day", .atom("\(day)"))])
    case .days(let days): .call(".days", [.atom("\(days)")])
    case .weekdays(let weekdays): .call(".weekdays", [Self.weekdays(weekdays)])
    case .chosenWeekdays(let id): .call(".chosenWeekdays", [.text(id)])
    case .statedWeekdays(let id): .call(".statedWeekdays", [.text(id)])
    case .on(let date): .call(".on", [self.date(date)])
    case .cycle(let on, let off, let signal):
      .call(".cycle", [("on", .atom("\(on)")), ("off", .atom("\(off)")), ("since", .text(signal))])
    case .preference(let id): .call(".preference", [.text(id)])
    }
  }

  static func weekdays(_ weekdays: [Weekday]) -> SwiftExpression { .list(weekdays.map { .atom(".\($0)") }) }

  private static func time(_ time: CalendarRule.Time) -> [(String?, SwiftExpression)] {
    switch time {
    case .slot: []
    case .fixed(let time): [("time", self.time(time))]
    case .several(let times): [("times", .list(times.map(self.time)))]
    case .preference(let id, let before):
      [
        (
          "time",
          .call(".preference", [(nil, .text(id))] + (before == .zero ? [] : [("before", shortSpan(before))]))
        )
      ]
    case .chosenTimes(let id): [("time", .call(".chosenTimes", [.text(id)]))]
    case .stated(let id): [("time", .call(".stated", [.text(id)]))]
    case .statedTimes(let id): [("time", .call(".statedTimes", [.text(id)]))]
    }
  }

  private static func location(_ rule: LocationRule) -> SwiftExpression {
    .call(
      "LocationRule",
      [
        ("latitude", number(rule.latitude)), ("longitude", number(rule.longitude)), ("radius", number(rule.radius)),
        ("onEntry", .atom("\(rule.onEntry)")), ("onExit", .atom("\(rule.onExit)")),
      ])
  }

  static func condition(_ rule: ConditionRule) -> SwiftExpression {
    switch rule {
    case .elapsed(let since, let orSince, let test):
      .call(
        ".elapsed", [("since", .text(since))] + (orSince.map { [("orSince", .text($0))] } ?? []) + [elapsed(test)])
    case .last(let signal, let test):
      .call(
        ".last",
        [(nil, .text(signal))] + arguments(of: test))
    case .happened(let signal, let since, let least):
      .call(
        ".happened",
        [
          (nil, signal.filter == nil ? .text(signal.signal) : self.signal(signal)), ("since", happenedSince(since)),
        ] + (least == 1 ? [] : [("atLeast", .atom("\(least)"))]))
    case .preference(let id, let isOn): .call(".preference", [(nil, .text(id)), ("is", .atom("\(isOn)"))])
    case .choice(let id, let option): .call(".choice", [(nil, .text(id)), ("is", .text(option))])
    case .attribute(let id, let value): .call(".attribute", [(nil, .text(id)), ("is", .text(value))])
    case .device(let rule): .call(".device", [device(rule)])
    case .flag(let id): .call(".flag", [(nil, .text(id))])
    case .experiment(let id, let arm): .call(".experiment", [(nil, .text(id)), ("is", .text(arm))])
    case .any(let rules): .call(".any", [.list(rules.map(condition))])
    case .all(let rules): .call(".all", [.list(rules.map(condition))])
    case .not(let rule): .call(".not", [condition(rule)])
    }
  }

  private static func device(_ rule: DeviceRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = []
    func version(_ version: AppVersion) -> SwiftExpression {
      .atom("AppVersion(\(version.description.split(separator: ".").joined(separator: ", ")))")
    }
    if !rule.regions.isEmpty { arguments.append(("regions", .texts(rule.regions))) }
    if !rule.languages.isEmpty { arguments.append(("languages", .texts(rule.languages))) }
    if let oldest = rule.appVersion { arguments.append(("appVersion", version(oldest))) }
    if let below = rule.below { arguments.append(("below", version(below))) }
    return .call("DeviceRule", arguments)
  }

  private static func elapsed(_ test: ElapsedTest) -> (String?, SwiftExpression) {
    switch test {
    case .moreThan(let span): ("moreThan", shortSpan(span))
    case .atLeast(let span): ("atLeast", shortSpan(span))
    }
  }

  private static func happenedSince(_ since: HappenedSince) -> SwiftExpression {
    switch since {
    case .ever: .atom(".ever")
    case .trigger: .atom(".trigger")
    case .lastDelivery: .atom(".lastDelivery")
    case .signal(let id): .call(".signal", [.text(id)])
    case .today: .atom(".today")
    case .within(let span): .call(".within", [shortSpan(span)])
    }
  }

  private static func signal(_ rule: SignalRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(rule.signal))]
    if let filter = rule.filter { arguments.append(("where", value(filter))) }
    return .call("SignalRule", arguments)
  }

  static func value(_ test: ValueTest) -> SwiftExpression {
    .call("ValueTest", arguments(of: test))
  }

  private static func arguments(of test: ValueTest) -> [(String?, SwiftExpression)] {
    [
      (nil, .text(test.parameter)), (nil, .atom(".\(test.comparison)")),
      test.preference.map { ("preference", .text($0)) } ?? (nil, number(test.value)),
    ]
  }

  static func range(_ range: ClosedRange<Double>) -> SwiftExpression {
    .atom(number(range.lowerBound).onOneLine + "..." + number(range.upperBound).onOneLine)
  }

  /// Without the `.0` of a whole number.
  static func number(_ number: Double) -> SwiftExpression {
    .atom(Int(exactly: number).map(grouped) ?? number.description)
  }

  /// `swift format` wants groups of three in numbers of seven digits and more.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    if digits.count > 6 {
      for count in stride(from: 3, to: digits.count, by: 3) {
        digits.insert("_", at: digits.index(digits.endIndex, offsetBy: -count - (count / 3 - 1)))
      }
    }
    return (number < 0 ? "-" : "") + digits
  }

  private static func cap(_ rule: CapRule) -> SwiftExpression {
    let window: SwiftExpression =
      switch rule.window {
      case .rollingDay: .atom(".rollingDay")
      case .calendarDay: .atom(".calendarDay")
      case .calendarWeek: .atom(".calendarWeek")
      case .span(let span): .call(".span", [self.span(span)])
      }
    var arguments: [(String?, SwiftExpression)] = [
      (nil, .text(rule.id)), ("max", .atom("\(rule.max)")), ("per", window),
    ]
    if !rule.groups.isEmpty { arguments.append(("groups", .list(rule.groups.map { .text($0) }))) }
    return .call("CapRule", arguments)
  }

  /// In the largest unit that counts it whole and more than once: 60 minutes, 24 hours.
  static func span(_ span: TimeSpan) -> SwiftExpression { .atom("TimeSpan" + spanMember(span)) }

  /// Where the parameter says the type.
  private static func shortSpan(_ span: TimeSpan) -> SwiftExpression { .atom(spanMember(span)) }

  static func spanMember(_ span: TimeSpan) -> String {
    if span == .zero { return ".zero" }
    if let unit = unit(of: span) { return ".\(unit.name)(\(span.milliseconds / unit.length))" }
    return ".milliseconds(\(span.milliseconds))"
  }

  /// The largest unit that counts it whole and more than once.
  static func unit(of span: TimeSpan) -> (length: Int64, name: String)? {
    spanUnits.first { span.milliseconds % $0.length == 0 && span.milliseconds != $0.length }
  }

  private static let spanUnits: [(length: Int64, name: String)] = [
    (86_400_000, "days"), (3_600_000, "hours"), (60_000, "minutes"), (1000, "seconds"),
  ]

  static func time(_ time: WallClockTime) -> SwiftExpression {
    var parts = [time.hour, time.minute]
    if time.second != 0 || time.millisecond != 0 { parts.append(time.second) }
    if time.millisecond != 0 { parts.append(time.millisecond) }
    return .call("time", parts.map { .atom(String($0)) })
  }
}
