import NotificationCivilTime
import NotificationRules
import NotificationScheduling

/// The values that types with `per` tell apart in a search.
struct WatchedItems {
  /// What a signal carries, and what identifiers call it.
  let names: [String: String]

  /// Whether a type may have forgotten one of those that it has heard of.
  func mayForget(_ per: PerRule, _ memory: HistoryMemory) -> Bool {
    guard per.atMost < names.count else { return false }
    return Set(memory.heard.filter { per.signals.contains($0.signal) }.compactMap { name(of: per, in: $0.parameters) })
      .count > per.atMost
  }

  /// The name of what a signal is about; nil if it does not say.
  func name(of per: PerRule, in parameters: [String: ParameterValue]) -> String? {
    parameters[per.parameter].flatMap { names[$0.description] }
  }
}

extension OccurrenceKey {
  /// The name of the value of a type with `per`.
  var item: String? {
    switch self {
    case .of(let name, _): name
    case .snoozed(let key, _), .followUp(let key, _): key.item
    case .date, .signal, .milestone: nil
    }
  }

  /// The date of a calendar trigger, and its time if it has several.
  var dateAndTime: (date: CivilDate, time: WallClockTime?)? {
    switch self {
    case .date(let date, let time, _): (date, time)
    case .of(_, let key): key.dateAndTime
    case .snoozed, .followUp, .signal, .milestone: nil
    }
  }
}
