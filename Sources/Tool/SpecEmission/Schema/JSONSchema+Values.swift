import NotificationText
import SpecLanguage
import TextWriting

/// Values of keys.
extension JSONSchema {
  /// Where a value is.
  struct Place {
    /// `{column}` may replace it.
    var inTable: Bool
    /// Another file may have another part of it.
    var isSpread = false
  }

  /// Writes the keywords of a value into the open object.
  func write(_ type: ValueShape, at place: Place, _ json: inout JSONWriter) {
    let alternatives = type.alternatives
    if alternatives.count > 1 || (place.inTable && type.mayBeCell && !type.isAnyText) {
      json.array("anyOf") { json in
        for type in alternatives { json.object { writeOne(type, at: place, &$0) } }
        if place.inTable, !alternatives.contains(where: \.isAnyText) {
          json.object { $0.member("$ref", FormedText.placeholder.reference) }
        }
      }
    } else {
      writeOne(type, at: place, &json)
    }
  }

  private func writeOne(_ type: ValueShape, at place: Place, _ json: inout JSONWriter) {
    switch type {
    case .text, .reference(.requirement):
      json.member("type", "string")
      json.member("minLength", 1)
    case .flag: json.member("type", "boolean")
    case .int(let range):
      if range.lowerBound == range.upperBound { return json.member("const", range.lowerBound) }
      json.member("type", "integer")
      if range.lowerBound != .min { json.member("minimum", range.lowerBound) }
      if range.upperBound != .max { json.member("maximum", range.upperBound) }
    case .number: json.member("type", "number")
    case .numberIn(let range):
      json.member("type", "number")
      json.key("minimum")
      json.value(range.lowerBound)
      json.key("maximum")
      json.value(range.upperBound)
    case .choice(let words):
      json.strings("enum", words)
    case .reference, .duration, .durationRange, .localTime, .languageTag, .pattern:
      if let text = FormedText(of: type) { json.member("$ref", text.reference) }
    case .object(let shape):
      json.member("$ref", "#/$defs/\(shape.name)")
      // The definition of a spread mapping has no required keys, and here it is whole.
      if isSpread(shape), !place.isSpread { writeWhole(shape, &json) }
    case .recursive(let name): json.member("$ref", "#/$defs/\(name)")
    case .map(let keys, let value):
      json.member("type", "object")
      json.object("propertyNames") { writeNames(keys, &$0) }
      json.object("additionalProperties") { write(value, at: Place(inTable: place.inTable), &$0) }
    case .list(let item):
      json.member("type", "array")
      json.object("items") { write(item, at: Place(inTable: place.inTable), &$0) }
    case .oneOrMore, .either: write(type, at: place, &json)
    }
  }

  /// Keys that users choose, in addition to those of the language.
  func writeOthers(_ others: OtherKeys, beside shape: ObjectShape, at place: Place, _ json: inout JSONWriter) {
    json.object("propertyNames") { json in
      json.array("anyOf") { json in
        if !shape.fields.isEmpty {
          json.object { writeOne(.choice(shape.fields.map(\.key)), at: Place(inTable: false), &$0) }
        }
        json.object { writeNames(others.keys, &$0) }
      }
    }
    json.object("additionalProperties") { write(others.values, at: place, &$0) }
  }

  private func writeNames(_ keys: KeyShape, _ json: inout JSONWriter) {
    if let text = FormedText(of: keys) { json.member("$ref", text.reference) }
    switch keys {
    case .identifier(let kind):
      guard !kind.reservedIDs.isEmpty else { return }
      json.object("not") { writeOne(.choice(kind.reservedIDs), at: Place(inTable: false), &$0) }
    case .pluralCategory:
      writeOne(.choice(PluralCategory.allCases.map(\.rawValue)), at: Place(inTable: false), &json)
    case .languageTag, .eventName, .ruleCode, .reference, .pattern: break
    }
  }

  /// The definitions of the texts with their own form that these mappings contain.
  func writeTexts(of shapes: [ObjectShape], _ json: inout JSONWriter) {
    var used: Set<FormedText> = format.tableShapes.isEmpty ? [] : [.placeholder]
    for shape in shapes {
      for field in shape.fields { field.type.addTexts(to: &used) }
      if let others = shape.others { ValueShape.map(keys: others.keys, values: others.values).addTexts(to: &used) }
    }
    for text in FormedText.all where used.contains(text) {
      json.object(text.name) { json in
        json.member("type", "string")
        json.member("pattern", text.regularExpression)
        // Not part of the standard, and ignored by validators; editors show it instead of the expression.
        json.member("patternErrorMessage", "must be \(text.noun)")
      }
    }
  }
}

extension ValueShape {
  /// The forms among which the writer chooses; a single one for a value without a choice.
  fileprivate var alternatives: [ValueShape] {
    switch self {
    case .either(let values): values.flatMap(\.alternatives)
    case .oneOrMore(let item): item.alternatives + [.list(of: item)]
    default: [self]
    }
  }

  /// Written as one word, number or text, or in several such forms.
  /// Whether a cell of a table can be all of it.
  fileprivate var mayBeCell: Bool {
    switch self {
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag,
      .pattern, .map, .list:
      true
    case .object, .recursive, .oneOrMore, .either: false
    }
  }

  fileprivate var isAnyText: Bool {
    switch self {
    case .text, .reference(.requirement): true
    default: false
    }
  }

  fileprivate func addTexts(to used: inout Set<FormedText>) {
    if let text = FormedText(of: self) { used.insert(text) }
    switch self {
    case .map(let keys, let value):
      if let text = FormedText(of: keys) { used.insert(text) }
      value.addTexts(to: &used)
    case .list(let item), .oneOrMore(let item): item.addTexts(to: &used)
    case .either(let values): for value in values { value.addTexts(to: &used) }
    default: break
    }
  }
}
