/// One entry of `conditions`. Conditions are a closed list, not an expression language.
public enum ConditionShape {
  public static let list = ValueShape.list(of: .recursive("condition"))

  public static let object = ObjectShape(
    "condition", doc: "Something that must be true at the moment of delivery.",
    fields: [
      FieldShape(
        "elapsed", .object(elapsed), doc: "This much time has passed since a signal.",
        example: "{ since: photos_cleaned, more_than: 24h }"),
      FieldShape(
        "last", .object(last), doc: "The newest such signal carries such a value.",
        example: "{ signal: storage_analyzed, parameter: used_percent, above: 90 }"),
      FieldShape(
        "happened", .either([.reference(.signal), .object(happened)]), doc: "There was such a signal.",
        example: "subscription_bought"),
      FieldShape(
        "preference", .either([.reference(.preference), .object(preference)]),
        doc: "A setting is on, or has the value given.", example: "notifications_enabled"),
      FieldShape(
        "any", list, doc: "At least one of these is true.", example: "[{ happened: … }, { elapsed: … }]"),
      FieldShape("all", list, doc: "All of these are true.", example: "[{ happened: … }, { elapsed: … }]"),
      FieldShape(
        "not", .recursive("condition"), doc: "This is not true.", example: "{ happened: subscription_bought }"),
    ],
    choices: [KeyChoice(kinds, required: true)])

  public static let kinds = ["elapsed", "last", "happened", "preference", "any", "all", "not"]

  public static let elapsed = ObjectShape(
    "elapsed-condition", doc: "Real time since the newest such signal. False when there was none.",
    fields: [
      FieldShape("since", .reference(.signal), required: true, doc: "The signal.", example: "photos_cleaned"),
      FieldShape(
        "or_since", .reference(.signal), doc: "The signal to count from if the first one never happened.",
        example: "onboarding_completed"),
      FieldShape("more_than", .duration, doc: "Longer than this; exactly this long is not enough.", example: "24h"),
      FieldShape("at_least", .duration, doc: "This long or longer.", example: "24h"),
    ],
    choices: [KeyChoice(["more_than", "at_least"], required: true)])

  public static let happened = ObjectShape(
    "happened-condition", doc: "There was such a signal since some moment.",
    fields: [
      FieldShape("signal", .reference(.signal), required: true, doc: "The signal.", example: "highlights_found"),
      FieldShape(
        "since", .either([.choice(sinceWords), .reference(.signal)]),
        doc: "Since when: the signal of the trigger, the last delivery of this type, or the newest signal with this "
          + "id.",
        example: "last_delivery"),
      FieldShape(
        "where", .object(valueTest), doc: "Counts only signals that carry such a value.",
        example: "{ parameter: count, above: 0 }"),
    ])

  public static let sinceWords = ["trigger", "last_delivery"]

  public static let last = ObjectShape(
    "last-condition", doc: "A test of the newest such signal.",
    fields: [
      FieldShape("signal", .reference(.signal), required: true, doc: "The signal.", example: "storage_analyzed")
    ] + testFields,
    choices: [KeyChoice(comparisons, required: true)])

  /// `where`.
  public static let valueTest = ObjectShape(
    "value-test", doc: "A test of a number that a signal carries.", fields: testFields,
    choices: [KeyChoice(comparisons, required: true)])

  public static let preference = ObjectShape(
    "preference-condition", doc: "A setting has a value.",
    fields: [
      FieldShape(
        "id", .reference(.preference), required: true, doc: "The setting.", example: "notifications_enabled"),
      FieldShape("is", .flag, required: true, doc: "The value it must have.", example: "false"),
    ])

  public static let comparisons = ["above", "at_least", "below", "at_most", "equals"]

  private static let testFields = [
    FieldShape(
      "parameter", .reference(.parameter), required: true, doc: "The parameter of the signal; a number.",
      example: "used_percent"),
    FieldShape("above", .number, doc: "Greater than this.", example: "90"),
    FieldShape("at_least", .number, doc: "This or greater.", example: "90"),
    FieldShape("below", .number, doc: "Less than this.", example: "10"),
    FieldShape("at_most", .number, doc: "This or less.", example: "85"),
    FieldShape("equals", .number, doc: "Exactly this.", example: "100"),
  ]
}
