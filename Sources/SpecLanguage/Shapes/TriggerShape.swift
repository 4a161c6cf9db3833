import NotificationCivilTime

/// `trigger`, and one entry of `triggers`.
public enum TriggerShape {
  public static let object = ObjectShape(
    "trigger", doc: "What makes a type due: a date, or a signal.",
    fields: [
      FieldShape(
        "calendar", .object(calendar), doc: "On dates, at a time of day.", example: "{ every: week, weekday: sunday }"),
      FieldShape(
        "after", .object(after), doc: "Some time after a signal.",
        example: "{ signal: free_limit_reached, delay: 30m..60m }"),
      FieldShape(
        "slot_after", .object(slotAfter), doc: "At the first daily slot some time after the newest such signal.",
        example: "{ signal: swipe_session_started, at_least: 2h }"),
      FieldShape(
        "at", .object(at), doc: "Before a moment that a signal reports.",
        example: "{ signal: meeting_planned, parameter: starts_at, before: 15m }"),
      FieldShape(
        "reached", .object(reached), doc: "When a number of a signal reaches a value, once for each value.",
        example: "{ signal: achievement_recorded, parameter: streak_days, values: [3, 7, 30] }"),
      FieldShape(
        "location", .object(location), doc: "When the device arrives at a place or leaves it.",
        example: "{ latitude: 55.75, longitude: 37.61, radius: 200 }"),
      FieldShape(
        "conditions", ConditionShape.list,
        doc: "What must be true for this trigger, in addition to the conditions of the type.",
        example: "[{ elapsed: { since: photos_cleaned, more_than: 24h } }]"),
    ],
    choices: [KeyChoice(kinds, required: true)])

  public static let kinds = ["calendar", "after", "slot_after", "at", "reached", "location"]

  /// The words of `every`.
  public enum Every: String, Sendable, CaseIterable {
    case day, week, month, year

    /// The keys that say which day.
    public var neededKeys: [String] {
      switch self {
      case .day: []
      case .week: ["weekday"]
      case .month: ["day"]
      case .year: ["month", "day"]
      }
    }
  }

  /// Each has a meaning with some words of `every` only.
  public static let dayKeys = ["weekday", "month", "day"]

  public static let calendar = ObjectShape(
    "calendar-trigger", doc: "Dates in the device's calendar.",
    fields: [
      FieldShape(
        "every", .either([.choice(Every.allCases.map(\.rawValue)), .object(period)]), required: true,
        doc: "How often such a date comes.", example: "day"),
      FieldShape(
        "weekday", .choice(Weekday.allCases.map(\.name)), doc: "The day of the week; with `every: week`.",
        example: "sunday"),
      FieldShape(
        "month", .int(1...12), doc: "The month; with `every: year`.", example: "1"),
      FieldShape(
        "day", .int(1...31),
        doc: "The day of the month; with `every: month` and `every: year`. In a shorter month it is the last day.",
        example: "1"),
      FieldShape(
        "time", .either([.localTime, .object(time)]),
        doc: "The time of day on the device; `policies.slot` by default.", example: "\"09:00\""),
    ],
    cases: Every.allCases.map { every in
      KeyCase(
        "every", .words([every.rawValue]), needed: every.neededKeys,
        excluded: dayKeys.filter { !every.neededKeys.contains($0) })
    } + [KeyCase("every", .mapping, excluded: dayKeys)])

  /// `every`, if it is not a word.
  public static let period = ObjectShape(
    "calendar-period", doc: "How often a date comes, in days or as the user chooses.",
    fields: [
      FieldShape(
        "days", .int(1...366), doc: "Every so many days, counted from the day on which this was chosen.", example: "3"),
      FieldShape(
        "preference", .reference(.preference), doc: "The setting that says how often.", example: "reminder_frequency"),
    ],
    choices: [KeyChoice(periodKeys, required: true)])

  public static let periodKeys = ["days", "preference"]

  /// `time`, where it is no time of day.
  public static let time = ObjectShape(
    "calendar-time", doc: "A time of day that the user chooses.",
    fields: [
      FieldShape(
        "preference", .reference(.preference), required: true, doc: "The setting with the time.",
        example: "reminder_time")
    ])

  public static let at = ObjectShape(
    "at-trigger", doc: "Before a moment that a signal reports.",
    fields: [
      signal,
      FieldShape(
        "parameter", .reference(.parameter), required: true,
        doc: "The parameter of the signal with the moment; of type `instant`.", example: "starts_at"),
      FieldShape(
        "before", .duration, default: "0m", doc: "How long before that moment.", example: "15m"),
      filter,
    ])

  public static let reachedValues = 0...1_000_000_000

  public static let reached = ObjectShape(
    "reached-trigger", doc: "The first time that a number of a signal reaches a value.",
    fields: [
      signal,
      FieldShape(
        "parameter", .reference(.parameter), required: true, doc: "The parameter of the signal; a number.",
        example: "streak_days"),
      FieldShape(
        "values", .list(of: .int(reachedValues)), required: true,
        doc: "The values, each good for one notification.",
        example: "[3, 7, 30, 100]"),
      filter,
    ])

  public static let location = ObjectShape(
    "location-trigger", doc: "A circle on the map, and whether arriving or leaving counts.",
    fields: [
      FieldShape(
        "latitude", .numberIn(-90...90), required: true, doc: "North of the equator, in degrees.", example: "55.75"),
      FieldShape(
        "longitude", .numberIn(-180...180), required: true, doc: "East of Greenwich, in degrees.", example: "37.61"),
      FieldShape(
        "radius", .numberIn(1...1_000_000), required: true, doc: "The radius of the circle, in metres.", example: "200"),
      FieldShape("on_entry", .flag, default: "true", doc: "When the device arrives.", example: "true"),
      FieldShape(
        "on_exit", .flag, default: "false", doc: "When the device leaves.", example: "false"),
    ])

  public static let after = ObjectShape(
    "after-trigger",
    doc:
      "A window after such a signal. While its notification waits, newer signals change nothing (`dedupe`). Once it is "
      + "delivered, cancelled or refused, the next signal begins a new window. To count from the newest signal, as in "
      + "\"a week after the last visit\", use `slot_after`.",
    fields: [
      signal,
      FieldShape(
        "delay", .durationRange, required: true,
        doc: "How long after it: a duration, or the earliest and latest moment. `0m` means at once.",
        example: "30m..60m"),
      filter,
    ])

  public static let slotAfter = ObjectShape(
    "slot-after-trigger", doc: "The first daily slot after a signal; a newer such signal restarts the wait.",
    fields: [
      signal,
      FieldShape(
        "at_least", .duration, required: true, doc: "How much time must pass between the signal and the slot.",
        example: "2h"),
      filter,
    ])

  /// `repeat_after`.
  public static let repeatAfter = ObjectShape(
    "repeat-after", doc: "A pause between two deliveries of the same type.",
    fields: [
      FieldShape(
        "days", .int(1...3660), required: true,
        doc: "Calendar days until the same time of day; exactly this many is enough.", example: "7"),
      FieldShape(
        "or_when", .recursive("condition"), doc: "Ends the pause early if it was true at any time since the delivery.",
        example: "{ last: { signal: storage_analyzed, parameter: used_percent, at_most: 85 } }"),
    ])

  private static let signal = FieldShape(
    "signal", .reference(.signal), required: true, doc: "The signal.", example: "free_limit_reached")
  private static let filter = FieldShape(
    "where", .object(ConditionShape.valueTest), doc: "Counts only signals that carry such a value.",
    example: "{ parameter: count, above: 0 }")
}
