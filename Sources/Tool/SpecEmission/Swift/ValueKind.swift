import NotificationCivilTime
import NotificationRules
import SpecLanguage

/// The settings that have an enum for all of their type in generated Swift.
enum ValueKind: CaseIterable {
  case time, weekdays, times, number

  init?(_ item: PreferenceItem) {
    switch item.kind {
    case .time: self = .time
    case .weekdays: self = .weekdays
    case .times: self = .times
    case .number: self = .number
    case .toggle, .choice: return nil
    }
  }

  var swiftName: String {
    switch self {
    case .time: "TimePreference"
    case .weekdays: "WeekdaysPreference"
    case .times: "TimesPreference"
    case .number: "NumberPreference"
    }
  }

  var noun: String {
    switch self {
    case .time: "a time of day"
    case .weekdays: "days of the week"
    case .times: "several times of day"
    case .number: "a number"
    }
  }

  /// Comment, declaration and value of what generated Swift says of each.
  var properties: [(doc: String, head: String, value: (PreferenceItem) -> String)] {
    switch self {
    case .time:
      [
        (
          "The value until the user chooses, on the device's wall clock.", "standard: (hour: Int, minute: Int)",
          { $0.rule.times.first.map(Self.pair) ?? "(0, 0)" }
        )
      ]
    case .weekdays:
      [
        (
          "The days until the user chooses, as `Calendar` numbers them: 1 is Sunday.", "standard: [Int]",
          { item in
            guard case .weekdays(let days) = item.rule.standard else { return "[]" }
            return "[" + days.map { String($0.rawValue) }.joined(separator: ", ") + "]"
          }
        )
      ]
    case .times:
      [
        (
          "The times until the user chooses, on the device's wall clock.", "standard: [(hour: Int, minute: Int)]",
          { "[" + $0.rule.times.map(Self.pair).joined(separator: ", ") + "]" }
        ),
        ("How many times the user can choose.", "most: Int", { String($0.rule.mostTimes) }),
      ]
    case .number:
      [
        (
          "The number until the user chooses.", "standard: Double",
          { item in
            guard case .number(let number) = item.rule.standard else { return "0" }
            return SwiftRules.number(number).onOneLine
          }
        ),
        ("What the user can choose.", "range: ClosedRange<Double>", { SwiftRules.range($0.rule.numbers).onOneLine }),
      ]
    }
  }

  private static func pair(_ time: WallClockTime) -> String { "(\(time.hour), \(time.minute))" }
}

extension PreferenceRule {
  fileprivate var times: [WallClockTime] {
    switch kind {
    case .time(let time): [time]
    case .times(let times, _): times
    case .toggle, .choice, .weekdays, .number: []
    }
  }

  fileprivate var mostTimes: Int { if case .times(_, let most) = kind { most } else { 0 } }

  fileprivate var numbers: ClosedRange<Double> { if case .number(_, let range) = kind { range } else { 0...0 } }
}

extension ConditionRule {
  /// Whether it compares a value with the number of a setting.
  func compares(with preference: String) -> Bool {
    switch self {
    case .last(_, let test): test.preference == preference
    case .any(let parts), .all(let parts): parts.contains { $0.compares(with: preference) }
    case .not(let part): part.compares(with: preference)
    case .elapsed, .happened, .preference, .choice, .attribute, .device, .flag, .experiment: false
    }
  }
}
