/// Typed values of signals, deep links and texts.
public enum ParameterShape {
  /// The kinds that links, texts and payloads carry.
  public static let plainKinds: [ParameterItem.Kind] = [.int, .double, .percent, .string]

  private static func type(_ kinds: [ParameterItem.Kind]) -> FieldShape {
    FieldShape("type", .choice(kinds.map(\.rawValue)), required: true, doc: "The kind of value.", example: "int")
  }
  private static let optional = FieldShape(
    "optional", .flag, default: "false", doc: "Whether the value may be left out.",
    example: "true")
  private static let key = FieldShape(
    "key", .pattern(.payloadKey), doc: "The key in payloads and links, if it is not the id.", example: "chatId")
  private static let example = FieldShape(
    "example", .either([.text, .number]), doc: "A value to show in previews and sample payloads.", example: "7")

  /// An example is a value of the type.
  private static func examples(of kinds: [ParameterItem.Kind]) -> [KeyCase] {
    kinds.map { KeyCase("type", .words([$0.rawValue]), values: ["example": $0.example]) }
  }

  /// A parameter of a deep link, or an entry of `data`.
  public static let object = ObjectShape(
    "parameter", doc: "A value that a deep link or a payload carries.",
    fields: [type(plainKinds), optional, key, example], cases: examples(of: plainKinds))

  /// A parameter of a signal.
  public static let signal = ObjectShape(
    "signal-parameter", doc: "A value that a signal carries.",
    fields: [type(ParameterItem.Kind.allCases), optional, key, example],
    cases: examples(of: ParameterItem.Kind.allCases))

  /// An argument of the texts of a type.
  public static let argument = ObjectShape(
    "argument", doc: "A value that the texts of a type show as `{name}`.",
    fields: [type(plainKinds), key, example], cases: examples(of: plainKinds))

  public static let map = ValueShape.map(keys: .identifier(.parameter), values: .object(object))
  public static let signalMap = ValueShape.map(keys: .identifier(.parameter), values: .object(signal))
  public static let argumentMap = ValueShape.map(keys: .identifier(.parameter), values: .object(argument))
}

extension ParameterItem.Kind {
  /// What an example may be.
  fileprivate var example: ValueShape {
    switch self {
    case .int, .instant: .int(Int.min...Int.max)
    case .double, .percent: .number
    case .string: .text
    }
  }
}

/// Keys that many shapes have.
enum CommonFields {
  static let summary = FieldShape(
    "summary", .text, doc: "What it is, in a sentence.", example: "\"Shown after the last photo is sorted.\"")
  static let covers = FieldShape(
    "covers", .list(of: .reference(.requirement)), doc: "The requirements that this part covers.",
    example: "[NOTIF-001/TYPE-2]")
}
