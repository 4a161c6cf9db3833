import SpecDiagnostics

/// The fields of a Live Activity as far as they are known.
struct ActivityFields {
  private(set) var fields: [LiveActivityField] = []
  /// Broken ones included.
  var names: [String] = []
  /// False when some could not be read.
  private(set) var isComplete: Bool
  /// The first with an `enum`; nil too where a broken one may come before it.
  private(set) var status: LiveActivityField?
  private var mayLackStatus = false

  init(isComplete: Bool) { self.isComplete = isComplete }

  mutating func add(_ field: LiveActivityField) {
    fields.append(field)
    if status == nil, !mayLackStatus, !field.values.isEmpty { status = field }
  }

  /// Takes note of one that could not be read.
  mutating func addBroken(_ value: SourceValue) {
    isComplete = false
    guard status == nil, value.kind == .mapping else { return }
    // What says that it is something else is no `enum`, however broken.
    if !value.node.entries.contains(where: { ["type", "fields"].contains($0.key.text) }) { mayLackStatus = true }
  }

  /// What texts may show: numbers and texts, of these fields and others.
  func arguments(and others: ActivityFields) -> SignalFacts {
    var facts = SignalFacts(isComplete: isComplete && others.isComplete, declaringKey: "attributes")
    for field in fields + others.fields {
      guard let kind = field.textKind else { continue }
      facts.parameters.append(
        ParameterFacts(name: field.id, kind: kind, isOptional: field.isOptional, span: field.idSpan))
    }
    return facts
  }
}

/// `attributes` and `state` of a Live Activity.
extension AppReader {
  func readActivityFields(
    _ owner: ObjectReader, _ key: String, _ read: (MapEntry) -> LiveActivityField?
  ) -> ActivityFields {
    guard let entries = owner.map(key) else { return ActivityFields(isComplete: false) }
    var found = ActivityFields(isComplete: owner.isWhole(key))
    for entry in entries {
      found.names.append(entry.name)
      guard let field = read(entry) else {
        found.addBroken(entry.value)
        continue
      }
      if let first = found.fields.first(where: { $0.payloadKey == field.payloadKey }) {
        session.report(
          .duplicateID, "has the key '\(field.payloadKey)', which '\(first.id)' already has", about: entry.value,
          at: field.key?.span ?? field.idSpan,
          notes: [Diagnostic.Note("'\(first.id)' is declared here", at: first.idSpan)])
      }
      found.add(field)
    }
    return found
  }

  /// A word, or a mapping with `type`.
  func readAttribute(_ entry: MapEntry) -> LiveActivityField? {
    guard entry.value.kind == .mapping else { return readWord(entry) }
    guard let reader = session.object(entry.value, LiveActivityShape.attribute) else { return nil }
    let errors = session.errorCount
    let kind = readSimpleKind(reader)
    return readRest(entry, reader, kind, errors)
  }

  /// A word, or a mapping with `type`, `enum` or `fields`.
  func readStateField(_ entry: MapEntry) -> LiveActivityField? {
    guard entry.value.kind == .mapping else { return readWord(entry) }
    guard let reader = session.object(entry.value, LiveActivityShape.field) else { return nil }
    let errors = session.errorCount
    let chosen = reader.chosen(LiveActivityShape.fieldKinds)
    let simple = readSimpleKind(reader)
    let values = reader.list("enum").map { values in
      session.distinctPlaces(values) { session.pattern($0, .enumValue) }
    }
    reportEmpty(reader, "enum", "has no values")
    let fields = reader.has("fields") ? readActivityFields(reader, "fields") { readStateField($0) } : nil
    let kind: LiveActivityField.Kind? =
      switch chosen {
      case "type": simple
      case "enum": values.map { .enumeration($0) }
      case "fields": fields.map { .fields($0.fields) }
      default: nil
      }
    return readRest(entry, reader, kind, errors)
  }

  private func readWord(_ entry: MapEntry) -> LiveActivityField? {
    guard let type = session.choice(entry.value, as: LiveActivityField.TypeName.self) else { return nil }
    if type == .date {
      session.report(
        .missingKey,
        "does not say the unit of its number: write '{ type: date, unit: seconds_since_1970 }', "
          + "or another unit", about: entry.value)
      return nil
    }
    return entry.isNameValid ? LiveActivityField(id: entry.name, idSpan: entry.nameSpan, kind: type.kind(nil)) : nil
  }

  private func readSimpleKind(_ reader: ObjectReader) -> LiveActivityField.Kind? {
    let type = reader.choice("type", as: LiveActivityField.TypeName.self)
    let unit = reader.choice("unit", as: LiveActivityField.DateUnit.self)
    if type?.value == .date, !reader.has("unit"), !reader.meantKeys.contains("unit") {
      session.report(
        .missingKey, "has no 'unit' for the number of the date", about: reader.origin,
        at: reader.origin.headSpan)
    }
    if reader.has("unit"), type.map({ $0.value != .date }) ?? !reader.has("type") {
      session.report(
        .conflictingKeys, "has no meaning without 'type: date'", about: reader.written("unit") ?? reader.origin,
        at: reader.keySpan("unit"))
    }
    guard let type, type.value != .date || unit != nil else { return nil }
    return type.value.kind(unit?.value)
  }

  private func readRest(
    _ entry: MapEntry, _ reader: ObjectReader, _ kind: LiveActivityField.Kind?, _ errors: Int
  ) -> LiveActivityField? {
    let key = reader.pattern("key")
    let isOptional = reader.flag("optional")
    let example = reader.either("example").flatMap { readExample($0.value, kind, $0.expected) }
    guard entry.isNameValid, session.errorCount == errors, let kind else { return nil }
    return LiveActivityField(
      id: entry.name, idSpan: entry.nameSpan, kind: kind, key: key, isOptional: isOptional?.value ?? false,
      example: example)
  }

  private func readExample(
    _ value: SourceValue, _ kind: LiveActivityField.Kind?, _ expected: ValueShape
  ) -> String? {
    guard value.kind == .scalar else {
      session.reportWrongType(value, expected: expected)
      return nil
    }
    let isSound: Bool? =
      switch kind {
      case .int: session.int(value, in: Int.min...Int.max) != nil
      case .double, .date: session.number(value) != nil
      case .bool: session.flag(value) != nil
      case .string: session.text(value) != nil
      case .enumeration(let values):
        session.choice(value, among: values.map { Word(rawValue: $0.value) }) != nil
      case .fields:
        false
      case nil: nil
      }
    if case .fields = kind {
      session.report(
        .conflictingKeys, "has no meaning with 'fields': each of them has its own example", about: value)
    }
    return isSound == true ? value.text : nil
  }

  /// A word of a list in the spec.
  private struct Word: RawRepresentable, Equatable {
    let rawValue: String
  }
}

extension LiveActivityField.TypeName {
  fileprivate func kind(_ unit: LiveActivityField.DateUnit?) -> LiveActivityField.Kind {
    switch self {
    case .int: .int
    case .double: .double
    case .string: .string
    case .bool: .bool
    case .date: .date(unit ?? .secondsSince1970)
    }
  }
}
