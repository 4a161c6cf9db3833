import NotificationRules
import NotificationTerms

/// `policies`.
public enum PoliciesShape {
  public static let object = ObjectShape(
    "policies", doc: "Rules for all types together.",
    fields: rules + [
      FieldShape(
        "profiles", .map(keys: .identifier(.profile), values: .object(profile)),
        doc: "Other sets of rules to compare with, by name; a key that a profile leaves out keeps its value.",
        example: "{ calendar: { caps: [{ id: daily, max: 1, per: calendar_day }] } }")
    ])

  /// One entry of `profiles`.
  public static let profile = ObjectShape(
    "profile", doc: "Policies that replace the default ones key by key.", fields: rules.map(inherited))

  /// The same key where the value of `policies` holds unless another is written.
  private static func inherited(_ field: FieldShape) -> FieldShape {
    FieldShape(
      field.key, field.type, absent: "the value of `policies`", doc: field.doc, example: field.example)
  }

  public static let cap = ObjectShape(
    "cap", doc: "The most that is delivered in a period, all types together.",
    fields: [
      FieldShape("id", .pattern(.identifier), required: true, doc: "A short name for the cap.", example: "daily"),
      FieldShape("max", .int(1...1000), required: true, doc: "How many are delivered at most.", example: "1"),
      FieldShape(
        "per", .either([.choice(dayWords), .duration]), required: true,
        doc: "`rolling_day` (from the same time on the next date), `calendar_day`, or a duration.",
        example: "rolling_day"),
    ])

  public static let dayWords = ["rolling_day", "calendar_day"]

  public static let quietHours = ObjectShape(
    "quiet-hours",
    doc: "A time of day in which nothing is shown. It begins exactly at `from` and ends just before `to`.",
    fields: [
      FieldShape("from", .localTime, required: true, doc: "When they begin.", example: "\"22:00\""),
      FieldShape("to", .localTime, required: true, doc: "When they end.", example: "\"08:00\""),
      FieldShape(
        "held", .choice(QuietHoursRule.Held.allCases.map(\.rawValue)), required: true,
        doc: "What happens to a notification that is due then: it comes afterwards, or not at "
          + "all.", example: "release"),
    ])

  private static let rules = [
    FieldShape(
      "slot", .localTime, default: "\"20:00\"", doc: "The daily time of types that name none.",
      example: "\"20:00\""),
    FieldShape(
      "caps", .list(of: .object(cap)), doc: "How many notifications people get at most.",
      example: "[{ id: daily, max: 1, per: rolling_day }]"),
    FieldShape(
      "quiet_hours", .object(quietHours), absent: "never", doc: "When nothing is shown.",
      example: "{ from: \"22:00\", to: \"08:00\", held: release }"),
    FieldShape(
      "horizon", .duration, default: "14d", doc: "How far ahead notifications are planned.",
      example: "14d"),
    FieldShape(
      "pending_budget", .int(1...100_000), default: "60",
      doc: "How many requests wait in the system at a time; iOS keeps 64.", example: "60"),
    FieldShape(
      "foreground", .choice(ForegroundRule.allCases.map(\.rawValue)), default: "banner",
      doc: "Whether a notification shows while the app is open.", example: "banner"),
    FieldShape(
      "presentation", .list(of: .choice(PresentationOption.allCases.map(\.rawValue))),
      absent: "a banner, in the list, with its sound", doc: "How it shows while the app is open.",
      example: "[banner, list, sound]"),
  ]
}
