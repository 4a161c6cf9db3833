public import NotificationRules
import SpecDiagnostics

/// One entry of `attributes` or `state` of a Live Activity.
public struct LiveActivityField: SpecItem, Hashable {
  public indirect enum Kind: Sendable, Hashable {
    case int, double, string, bool
    case date(DateUnit)
    /// One of these words.
    case enumeration([Located<String>])
    case fields([LiveActivityField])
  }

  /// How the payload has a date. There is no default: ActivityKit decodes plain numbers as seconds since 2001, and
  /// servers count from 1970.
  public typealias DateUnit = LiveActivityRule.DateUnit

  /// The words for kinds of values.
  public enum TypeName: String, Sendable, Hashable, CaseIterable {
    case int, double, string, bool, date
  }

  public let itemID: Located<String>
  public let kind: Kind
  /// The key in the payload, if it is not the id.
  public let key: Located<String>?
  public let isOptional: Bool
  /// A sample value, as written.
  public let example: String?

  /// One entry of `attributes`.
  static let attributeKeys = SectionKeys<Self>(
    "activity-attribute", doc: "A value that does not change while the activity lasts.", cases: typeCases
  ) { Self($0, isState: false) }

  /// One entry of `state`.
  public static let keys = SectionKeys<Self>(
    "state-field", doc: "A value that changes while the activity lasts.",
    choices: [KeyChoice(["type", "enum", "fields"], required: true)],
    cases: typeCases + [
      KeyCase("enum", .any, excluded: ["unit"], values: ["example": .text]),
      KeyCase("fields", .any, excluded: ["unit", "example"]),
    ])

  /// What a type asks of the other keys.
  private static let typeCases: [KeyCase] = TypeName.allCases.map { type in
    KeyCase(
      "type", .words([type.rawValue]), needed: type == .date ? ["unit"] : [], excluded: type == .date ? [] : ["unit"],
      values: ["example": type.example])
  }

  public init(_ read: KeyReader<Self>) { self.init(read, isState: true) }

  private init(_ read: KeyReader<Self>, isState: Bool) {
    itemID = read.name
    var kind: Kind?
    var type: TypeName?
    if isState {
      type = read("type", \.type, .choice, doc: "The kind of value.", example: "date")
      let values = read(
        "enum", \.values, listOf: .pattern(.enumValue), notEmpty: "has no values", doc: "The values that it can have.",
        example: "[preparing, delivered]")
      if !values.isEmpty { kind = .enumeration(values) }
      let parts = read(
        "fields", { ActivityFields($0.parts) }, .fields(.state), default: ActivityFields([]),
        doc: "The values it is made of.", example: "{ latitude: double, longitude: double }"
      ).fields
      if !parts.isEmpty { kind = .fields(parts) }
    } else {
      type = read("type", \.attributeType, .choice, doc: "The kind of value.", example: "string")
    }
    let unit = read(
      "unit", \.dateUnit, .choice,
      doc: "The unit of the number of a date; required with `type: date`.", example: "seconds_since_1970")
    let isBroken = read.isBroken
    if let type, !isBroken { kind = kind ?? type.kind(unit) }
    read.check { field, app in app.checkUnit(field, isBroken ? nil : type) }
    key = read(
      "key", \.key, .pattern(.payloadKey), doc: "The key in the payload, if it is not the id.", example: "orderId")
    isOptional = read(
      "optional", \.isOptional, .mark, default: false, doc: "Whether the value may be left out.", example: "true")
    example = read(
      "example", \.example, .example(of: kind), doc: "A value to show in previews and sample payloads.",
      example: "42")
    if kind == nil { read.fail() }
    self.kind = kind ?? .string
  }

  /// The short form: nothing but its type.
  fileprivate init(_ id: MapEntry, _ kind: Kind) {
    itemID = Located(id.name, at: id.nameSpan)
    self.kind = kind
    key = nil
    isOptional = false
    example = nil
  }

  static func read(_ entry: MapEntry, _ role: ActivityFields.Role, _ app: AppReader) -> LiveActivityField? {
    if entry.value.kind == .mapping {
      return (role == .state ? keys : attributeKeys).read(WrittenValue(entry.value, app), name: entry)
    }
    guard let type = app.session.choice(entry.value, as: TypeName.self) else { return nil }
    guard let kind = type.kind(nil) else {
      app.session.report(
        .missingKey,
        "does not say the unit of its number: write '{ type: date, unit: seconds_since_1970 }', "
          + "or another unit", about: entry.value)
      return nil
    }
    return entry.isNameValid ? LiveActivityField(entry, kind) : nil
  }

  /// The key in the payload.
  public var payloadKey: String { key?.value ?? id }

  /// What texts show it as; nil for anything but a number or a text.
  public var textKind: ParameterItem.Kind? {
    switch kind {
    case .int: .int
    case .double: .double
    case .string: .string
    case .bool, .date, .enumeration, .fields: nil
    }
  }

  /// The words of an `enum`; empty for any other field.
  public var values: [Located<String>] { if case .enumeration(let values) = kind { values } else { [] } }

  var dateUnit: DateUnit? { if case .date(let unit) = kind { unit } else { nil } }
  private var parts: [LiveActivityField] { if case .fields(let fields) = kind { fields } else { [] } }
  private var attributeType: TypeName { type ?? .string }

  private var type: TypeName? {
    switch kind {
    case .int: .int
    case .double: .double
    case .string: .string
    case .bool: .bool
    case .date: .date
    case .enumeration, .fields: nil
    }
  }
}

extension LiveActivityField.TypeName {
  /// Nil for a date whose unit nobody knows.
  fileprivate func kind(_ unit: LiveActivityField.DateUnit?) -> LiveActivityField.Kind? {
    switch self {
    case .int: .int
    case .double: .double
    case .string: .string
    case .bool: .bool
    case .date: unit.map { .date($0) }
    }
  }

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

extension KeyType where Value == String {
  fileprivate static func example(of kind: LiveActivityField.Kind?) -> Self {
    example(.either([.text, .number, .flag])) { value, session in
      switch kind {
      case .int: return session.int(value, in: Int.min...Int.max) != nil
      case .double, .date: return session.number(value) != nil
      case .bool: return session.flag(value) != nil
      case .string: return session.text(value) != nil
      case .enumeration(let values):
        return session.choice(value, among: values.map { Word(rawValue: $0.value) }) != nil
      case .fields:
        session.report(
          .conflictingKeys, "makes no sense with 'fields': each of them has its own example", about: value)
        return false
      case nil: return false
      }
    }
  }
}

/// A word of a list in the spec.
private struct Word: RawRepresentable, Equatable {
  let rawValue: String
}

extension AppReader {
  fileprivate func checkUnit(_ field: ObjectReader, _ type: LiveActivityField.TypeName?) {
    if type == .date, !field.mayHave("unit") {
      session.report(
        .missingKey, "has no 'unit', which 'type: date' needs", about: field.origin,
        at: field.origin.headSpan)
    }
    // Without a type the field has no kind yet, which is reported.
    let others = ["enum", "fields"].filter { field.shape.index(of: $0) != nil }
    let isOther = type.map { $0 != .date } ?? (!field.has("type") && others.contains { field.has($0) })
    if field.has("unit"), isOther {
      session.reportMeaningless(field, "unit", without: "type: date")
    }
  }
}
