/// One entry of `live_activities`.
public enum LiveActivityShape {
  public static let object = ObjectShape(
    "live-activity", doc: "Something that takes a while, shown on the Lock Screen and in the Dynamic Island.",
    fields: [
      FieldShape("summary", .text, doc: "What is happening, in a sentence.", example: "\"A pizza is on its way.\""),
      FieldShape(
        "swift_name", .pattern(.swiftType), doc: "The Swift type of its attributes; made from the id by default.",
        example: "PizzaDeliveryAttributes"),
      FieldShape(
        "attributes", .map(keys: .identifier(.stateField), values: .either([typeName, .object(attribute)])),
        required: true, doc: "What does not change while it lasts.", example: "{ order_id: string }"),
      FieldShape(
        "state", fieldMap, required: true, doc: "What changes while it lasts.",
        example: "{ status: { enum: [preparing, delivered] } }"),
      FieldShape(
        "copy",
        .map(keys: .reference(.stateField), values: copyByValue),
        doc: "What is shown for each value of a field, in every language.",
        example: "{ status: { preparing: { en: \"Preparing\" } } }"),
      FieldShape(
        "progress",
        .map(keys: .reference(.stateField), values: progressByValue),
        doc: "How far along each value of a field is, from 0 to 1.", example: "{ status: { preparing: 0.33 } }"),
      FieldShape(
        "labels", .map(keys: .identifier(.string), values: CopyShape.localized),
        doc: "Texts that are always shown, whatever the state, in every language.",
        example: "{ delivery: { en: \"Delivery\" } }"),
      FieldShape(
        "initial", .pattern(.enumValue), doc: "The value it begins with, of the first field with an `enum`.",
        example: "preparing"),
      FieldShape(
        "next", .map(keys: .pattern(.enumValue), values: .list(of: .pattern(.enumValue))),
        doc: "The values that may follow each value.", example: "{ preparing: [delivered] }"),
      FieldShape("final", .list(of: .pattern(.enumValue)), doc: "The values it ends with.", example: "[delivered]"),
      FieldShape("estimate", .duration, doc: "How long it usually takes.", example: "30m"),
      FieldShape(
        "stale_after", .duration, doc: "How long after an update it counts as out of date; never by default.",
        example: "45m"),
      FieldShape(
        "dismissal", .either([.choice(dismissalWords), .object(dismissal)]),
        default: "default",
        doc: "When it leaves the Lock Screen after its end: when the system decides (`default`), at once, or later.",
        example: "{ after: 2h }"),
      FieldShape(
        "presentations", .list(of: .choice(LiveActivityItem.Presentation.allCases.map(\.rawValue))),
        doc: "The views that the app draws; all of them by default.", example: "[lock_screen, minimal]"),
      FieldShape(
        "push_updates", .flag, default: "false", doc: "Whether a server updates it.", example: "true"),
      FieldShape(
        "frequent_updates", .flag, default: "false",
        doc: "Whether it asks for a higher update budget.",
        example: "true"),
      CommonFields.covers,
    ])

  /// Behind a field in `copy`.
  public static let copyByValue = ValueShape.map(keys: .pattern(.enumValue), values: CopyShape.localized)
  /// Behind a field in `progress`.
  public static let progressByValue = ValueShape.map(keys: .pattern(.enumValue), values: .numberIn(0...1))

  public static let dismissalWords = ["default", "immediate"]

  public static let dismissal = ObjectShape(
    "dismissal", doc: "When it leaves the Lock Screen after its end.",
    fields: [
      FieldShape("after", .duration, required: true, doc: "This long after the end; at most 4h.", example: "2h")
    ])

  private static let typeWords = LiveActivityField.TypeName.allCases.map(\.rawValue)
  private static let typeName = ValueShape.choice(typeWords)
  private static let fieldMap = ValueShape.map(
    keys: .identifier(.stateField), values: .either([typeName, .recursive("state-field")]))

  private static let type = FieldShape("type", typeName, doc: "The kind of value.", example: "date")
  private static let unit = FieldShape(
    "unit", .choice(LiveActivityField.DateUnit.allCases.map(\.rawValue)),
    doc: "The unit of the number of a date; required with `type: date`.", example: "seconds_since_1970")
  private static let key = FieldShape(
    "key", .pattern(.payloadKey), doc: "The key in the payload, if it is not the id.", example: "orderId")
  private static let optional = FieldShape(
    "optional", .flag, default: "false", doc: "Whether the value may be left out.",
    example: "true")
  private static let example = FieldShape(
    "example", .either([.text, .number, .flag]), doc: "A value to show in previews and sample payloads.",
    example: "42")

  /// One entry of `attributes`.
  public static let attribute = ObjectShape(
    "activity-attribute", doc: "A value that does not change while the activity lasts.",
    fields: [
      FieldShape("type", typeName, required: true, doc: "The kind of value.", example: "string"), unit, key, optional,
      example,
    ], cases: typeCases)

  /// What a type asks of the other keys.
  private static let typeCases: [KeyCase] = LiveActivityField.TypeName.allCases.map { type in
    KeyCase(
      "type", .words([type.rawValue]), needed: type == .date ? ["unit"] : [], excluded: type == .date ? [] : ["unit"],
      values: ["example": type.example])
  }

  public static let fieldKinds = ["type", "enum", "fields"]

  /// One entry of `state`.
  public static let field = ObjectShape(
    "state-field", doc: "A value that changes while the activity lasts.",
    fields: [
      type,
      FieldShape(
        "enum", .list(of: .pattern(.enumValue)), doc: "The words that it can be.", example: "[preparing, delivered]"),
      FieldShape(
        "fields", fieldMap, doc: "The values it is made of.", example: "{ latitude: double, longitude: double }"),
      unit, key, optional, example,
    ],
    choices: [KeyChoice(fieldKinds, required: true)],
    cases: typeCases + [
      KeyCase("enum", .any, excluded: ["unit"], values: ["example": .text]),
      KeyCase("fields", .any, excluded: ["unit", "example"]),
    ])
}

extension LiveActivityField.TypeName {
  /// What an example may be.
  fileprivate var example: ValueShape {
    switch self {
    case .int: .int(Int.min...Int.max)
    case .double, .date: .number
    case .bool: .flag
    case .string: .text
    }
  }
}
