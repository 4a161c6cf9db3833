/// One entry of `preferences`.
public enum PreferenceShape {
  /// Which of the three it is says `type`.
  public static let entry = ValueShape.either([.object(toggle), .object(time), .object(choice)])

  /// The words of `type`.
  public enum Kind: String, Sendable, CaseIterable {
    case toggle, time, choice
  }

  public static let toggle = ObjectShape(
    "toggle", doc: "A setting of the app that is on or off.",
    fields: [
      kind(.toggle),
      FieldShape(
        "default", .flag, required: true, doc: "Its value until somebody changes it.", example: "true"),
      FieldShape(
        "controls", .either([.choice(["all"]), .list(of: .reference(.notification))]),
        doc: "The types that are sent only while it is on: `all`, or a list of types; none by default.",
        example: "all"),
      FieldShape(
        "asks_permission", .flag, doc: "Whether switching it on asks for permission to notify; no by default.",
        example: "true"),
    ] + common)

  public static let time = ObjectShape(
    "time-preference", doc: "A setting of the app that is a time of day.",
    fields: [
      kind(.time),
      FieldShape(
        "default", .localTime, required: true, doc: "The time until somebody changes it.", example: "\"20:00\""),
    ] + common)

  public static let choice = ObjectShape(
    "choice", doc: "A setting of the app that is one of several options.",
    fields: [
      kind(.choice),
      FieldShape(
        "default", .reference(.option), required: true, doc: "The option until somebody changes it.", example: "daily"),
      FieldShape(
        "swift_name", .pattern(.swiftType),
        doc: "The name of its type in generated Swift; made from the id by default.", example: "NotificationFrequency"),
      FieldShape(
        "options", .map(keys: .identifier(.option), values: .object(option)), required: true,
        doc: "The options, in the order in which they are shown.",
        example: "{ daily: { every: day, label: { en: \"Every day\" } } }"),
    ] + common)

  /// Any of the three, for a look at its `type` before it is known which keys there are.
  public static let untyped = ObjectShape(
    "preference", doc: "A setting of the app that people can change.",
    fields: [
      FieldShape(
        "type", .choice(Kind.allCases.map(\.rawValue)), required: true, doc: "The kind of setting.", example: "toggle")
    ],
    others: OtherKeys(keys: .identifier(.preference), values: .text))

  public static let option = ObjectShape(
    "option", doc: "One option of a setting.",
    fields: [
      FieldShape(
        "every", .either([.choice(TriggerShape.Every.allCases.map(\.rawValue)), .object(everyDays)]),
        doc: "How often a notification comes if its trigger uses this setting.", example: "{ days: 3 }"),
      FieldShape(
        "label", CopyShape.localized, required: true, doc: "What people choose, in every language.",
        example: "{ en: \"Every day\" }"),
    ])

  /// `every` as a number of days.
  public static let everyDays = ObjectShape(
    "every-days", doc: "The number of days from one date to the next.",
    fields: [
      FieldShape("days", .int(1...3660), required: true, doc: "How many calendar days.", example: "3")
    ])

  private static func kind(_ kind: Kind) -> FieldShape {
    FieldShape("type", .choice([kind.rawValue]), required: true, doc: "The kind of setting.", example: kind.rawValue)
  }

  private static let common = [
    FieldShape(
      "parent", .reference(.preference),
      doc: "The toggle that must be on for this setting to be shown and to have an effect.",
      example: "notifications_enabled"),
    FieldShape(
      "label", CopyShape.localized, doc: "The text next to it, in every language.",
      example: "{ en: \"Notifications\" }"),
    FieldShape(
      "footer", CopyShape.localized, doc: "The small text below it, in every language.",
      example: "{ en: \"At most one a day.\" }"),
    CommonFields.summary,
    CommonFields.covers,
  ]
}
