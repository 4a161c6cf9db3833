import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// When a type comes.
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
}
