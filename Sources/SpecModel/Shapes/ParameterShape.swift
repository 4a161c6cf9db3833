/// Typed values of signals, deep links and texts.
public enum ParameterShape {
  private static let type = FieldShape(
    "type", .choice(ParameterItem.Kind.allCases.map(\.rawValue)), required: true,
    doc: "The kind of value.", example: "int")
  private static let example = FieldShape(
    "example", .either([.text, .number]), doc: "A value to show in previews and sample payloads.", example: "7")

  /// A parameter of a signal or of a deep link.
  public static let object = ObjectShape(
    "parameter", doc: "A value that a signal or a deep link carries.",
    fields: [
      type,
      FieldShape(
        "optional", .flag, default: "false", doc: "Whether the value may be left out; it may not by default.",
        example: "true"),
      example,
    ])

  /// An argument of the texts of a type.
  public static let argument = ObjectShape(
    "argument", doc: "A value that is put into the texts of a type as `{name}`.", fields: [type, example])

  public static let map = ValueShape.map(keys: .identifier(.parameter), values: .object(object))
  public static let argumentMap = ValueShape.map(keys: .identifier(.parameter), values: .object(argument))
}

/// Keys that many shapes have.
enum CommonFields {
  static let summary = FieldShape(
    "summary", .text, doc: "What it is, in a sentence.", example: "\"Shown after the last photo is sorted.\"")
  static let covers = FieldShape(
    "covers", .list(of: .reference(.requirement)), doc: "The requirements that this part answers.",
    example: "[NOTIF-001/TYPE-2]")
}
