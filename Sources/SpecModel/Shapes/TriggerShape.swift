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
        "conditions", ConditionShape.list, doc: "What must hold for this trigger, besides the conditions of the type.",
        example: "[{ elapsed: { since: photos_cleaned, more_than: 24h } }]"),
    ],
    choices: [KeyChoice(kinds, required: true)], plannedKeys: ["at", "reached", "location"])

  public static let kinds = ["calendar", "after", "slot_after"]

  /// The words of `every`.
  public enum Every: String, Sendable, CaseIterable {
    case day, week, month, year
  }

  public static let calendar = ObjectShape(
    "calendar-trigger", doc: "Dates in the calendar of the device.",
    fields: [
      FieldShape(
        "every", .choice(Every.allCases.map(\.rawValue)), required: true, doc: "How often such a date comes.",
        example: "day"),
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
        "time", .localTime, doc: "The time of day on the device; `policies.slot` by default.", example: "\"09:00\""),
    ])

  public static let after = ObjectShape(
    "after-trigger", doc: "A window after each such signal.",
    fields: [
      signal,
      FieldShape(
        "delay", .durationRange, required: true,
        doc: "How long after it: a duration, or the first and last moment that will do. `0m` is at once.",
        example: "30m..60m"),
      filter,
    ])

  public static let slotAfter = ObjectShape(
    "slot-after-trigger", doc: "The first daily slot after a signal; a newer such signal begins anew.",
    fields: [
      signal,
      FieldShape(
        "at_least", .duration, required: true, doc: "How much time must lie between the signal and the slot.",
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
        "or_when", .recursive("condition"), doc: "Ends the pause early if it held at any time since the delivery.",
        example: "{ last: { signal: storage_analyzed, parameter: used_percent, at_most: 85 } }"),
    ])

  private static let signal = FieldShape(
    "signal", .reference(.signal), required: true, doc: "The signal.", example: "free_limit_reached")
  private static let filter = FieldShape(
    "where", .object(ConditionShape.valueTest), doc: "Counts only signals that carry such a value.",
    example: "{ parameter: count, above: 0 }")
}
