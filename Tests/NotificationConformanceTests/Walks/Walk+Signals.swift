import NotificationCivilTime
import NotificationRules
import NotificationTerms

@testable import NotificationConformance

extension Walk {
  struct Signal {
    var id: String
    var parameters: [String: ParameterValue]

    var text: String {
      ([id] + parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
    }
  }

  /// One signal or several of one instant.
  mutating func signals() -> [Signal] {
    var signals: [Signal] = []
    repeat {
      let ids = !topic.isEmpty && random.oneIn(2) ? topic : vocabulary.signals.keys.sorted()
      if !ids.isEmpty { signals.append(signal(random.pick(ids))) }
    } while random.oneIn(3)
    return signals
  }

  private mutating func signal(_ id: String) -> Signal {
    var parameters: [String: ParameterValue] = [:]
    let isEmpty = random.oneIn(20)
    for (parameter, values) in (vocabulary.signals[id] ?? [:]).sorted(by: { $0.key < $1.key }) {
      let value = value(of: values)
      // Once in a while something is missing.
      if !isEmpty, !random.oneIn(40) { parameters[parameter] = value }
    }
    return Signal(id: id, parameters: parameters)
  }

  private mutating func value(of values: SignalVocabulary.Values) -> ParameterValue {
    switch values {
    case .numbers(let numbers): .int(random.pick(numbers.sorted()))
    case .item: .string(random.oneIn(2) ? "a" : random.pick(WalkItems.all))
    case .moment(let ahead): .int(Int(moment(ahead.sorted()).milliseconds))
    case .zone: .string(random.oneIn(5) ? "Nowhere" : zone().identifier)
    case .time: .init([time()])
    case .times: .init((0..<random.below(4)).map { _ in time() })
    case .weekdays: .init((0..<random.below(4)).map { _ in random.pick(Weekday.allCases) })
    case .word: .string(random.pick(["EUR", "JPY", "{x}", "Ж"]))
    }
  }

  /// Often one that was said before; otherwise what it announces is due before now, soon, or in days.
  private mutating func moment(_ ahead: [TimeSpan]) -> Instant {
    if !moments.isEmpty, random.oneIn(4) { return random.pick(moments) }
    var moment = world.now.instant + .minutes(random.pick([-60, -1, 0, 1, 10, 60, 300, 1500, 6000]))
    if !ahead.isEmpty, !random.oneIn(6) { moment = moment + random.pick(ahead) }
    moments.append(moment)
    return moment
  }

  mutating func zone() -> ZoneRules { random.oneIn(2) ? place.zone : random.pick(WalkPlaces.zones) }

  /// One of few, or soon.
  mutating func time() -> WallClockTime {
    let few = ["00:00", "01:30", "02:15", "08:00", "12:00", "20:00", "22:00", "23:50"].compactMap { WallClockTime($0) }
    guard random.oneIn(3) else { return random.pick(few) }
    return world.now.local.time.wholeMinute.earlier(by: .minutes(-random.pick([1, 20, 60])))
  }
}
