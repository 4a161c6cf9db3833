import NotificationCivilTime
import NotificationRules
import NotificationScheduling

/// The values that types with `per` tell apart in walks.
enum WalkItems {
  /// What a signal carries, and what identifiers call it, worked out by hand: every other byte is `%` and two digits, and
  /// of a name over 40 bytes the first 23, `~` and the hash of the value are left.
  static let names = [
    "a": "a", "b.1": "b%2e1", "в~1": "%d0%b2%7e1",
    "order-0123456789-0123456789-0123456789-0123456789": "order-0123456789-012345~6eba13318a8963a7",
  ]
  static let all = names.keys.sorted()
}

extension PerRule {
  /// The name of what a signal is about; nil if it does not say.
  func item(in parameters: [String: ParameterValue]) -> String? {
    parameters[parameter].flatMap { WalkItems.names[$0.description] }
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

  /// What is snoozed, or shown again.
  var first: OccurrenceKey {
    switch self {
    case .snoozed(let key, _), .followUp(let key, _): key.first
    case .of, .date, .signal, .milestone: self
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
