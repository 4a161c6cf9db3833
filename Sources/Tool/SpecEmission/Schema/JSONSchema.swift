public import SpecLanguage
import TextWriting

/// A format of files as a JSON Schema, draft 2020-12, rendered from its shapes.
///
/// It checks what the reader checks about the form of one file: unknown and missing keys, wrong types, texts of a wrong
/// form. It is never stricter than the reader, so an editor shows no mistake that `check` does not. What needs more
/// than one place, such as an id that is defined elsewhere, is left to the reader.
///
/// Sections may be spread over files, and a file that adds to a section cannot have its required keys. So the required
/// keys of sections apply to the file with `FileFormat.wholeSection`, which is entirely in that one file, and the other
/// files are free to add. Entries of maps are never spread: they always have their required keys.
public struct JSONSchema: Sendable {
  let format: FileFormat
  /// Sections, and mappings inside them, that several files may define parts of.
  private let spread: Set<ObjectIdentifier>
  /// Mappings whose values may be cells of a table.
  private let tabled: Set<ObjectIdentifier>

  public init(of format: FileFormat) {
    self.format = format
    let sections = format.root.fields.filter { $0.key != format.wholeSection }
    let isSpread = format.wholeSection != nil
    spread = Set((isSpread ? sections : []).flatMap(\.type.spreadShapes).map(ObjectIdentifier.init))
    var tabled: Set<ObjectIdentifier> = []
    for shape in format.tableShapes where !tabled.contains(ObjectIdentifier(shape)) {
      tabled.formUnion(shape.reachable(shapes: format.recursiveShapes).map(ObjectIdentifier.init))
    }
    self.tabled = tabled
  }

  /// The schema as a file, with a line end at its end.
  public var text: String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("$id", "urn:notispec:\(format.id):1")
      json.member("title", "notispec: \(format.title.lowercased())")
      let shapes = format.shapes
      if format.isList {
        json.member("type", "array")
        json.object("items") { write(.object(format.root), at: Place(inTable: false), &$0) }
      } else {
        writeMembers(of: format.root, &json)
        writeWholeFile(&json)
      }
      json.object("$defs") { json in
        for shape in shapes.dropFirst(format.isList ? 0 : 1) {
          json.object(shape.name) { json in
            json.member("title", shape.name)
            writeMembers(of: shape, &json)
          }
        }
        writeTexts(of: shapes, &json)
      }
    }
    return json.text + "\n"
  }

  /// The keywords of a mapping.
  private func writeMembers(of shape: ObjectShape, _ json: inout JSONWriter) {
    writeDescription(shape.doc, &json)
    json.member("type", "object")
    json.key("properties")
    let place = Place(
      inTable: tabled.contains(ObjectIdentifier(shape)),
      isSpread: isSpread(shape) || (shape === format.root && format.wholeSection != nil))
    json.object { json in
      for field in shape.fields {
        json.object(field.key) { json in
          writeDescription(field.doc, &json)
          write(field.type, at: place, &json)
          if let standard = field.standard.flatMap(ExampleValue.init) {
            json.key("default")
            standard.write(to: &json)
          }
          if let example = ExampleValue(field.example) {
            json.array("examples") { example.write(to: &$0) }
          }
        }
      }
    }
    if let others = shape.others {
      writeOthers(others, beside: shape, at: Place(inTable: place.inTable), &json)
    } else {
      json.member("additionalProperties", false)
    }
    if isSpread(shape) {
      guard shape.cases.isEmpty else { fatalError("What a key asks of keys in another file cannot be seen in one.") }
      writeExclusions(of: shape.choices, &json)
    } else {
      writeRequired(of: shape, at: place, &json)
      writeExclusions(of: shape.choices.filter { !$0.isRequired }, &json)
    }
  }

  func isSpread(_ shape: ObjectShape) -> Bool { spread.contains(ObjectIdentifier(shape)) }

  /// Docs name keys and values in backquotes, which editors show as code.
  private func writeDescription(_ doc: String, _ json: inout JSONWriter) {
    let quote = UInt8(ascii: "`")
    guard doc.utf8.contains(quote) else { return json.member("description", doc) }
    json.member("description", String(decoding: doc.utf8.filter { $0 != quote }, as: UTF8.self))
    json.member("markdownDescription", doc)
  }
}

// MARK: - Required keys

extension JSONSchema {
  /// The file with the section that is never spread has the required keys of every section in it.
  private func writeWholeFile(_ json: inout JSONWriter) {
    guard let section = format.wholeSection else { return }
    json.object("if") { json in
      json.array("required") { $0.value(section) }
    }
    json.object("then") { writeRequiredInside(format.root, &$0) }
  }

  /// `required` and the like for a mapping that is whole: for one that may be spread, and for those inside it.
  func writeWhole(_ shape: ObjectShape, _ json: inout JSONWriter) {
    writeRequired(of: shape, at: Place(inTable: tabled.contains(ObjectIdentifier(shape))), &json)
    writeRequiredInside(shape, &json)
  }

  private func writeRequiredInside(_ shape: ObjectShape, _ json: inout JSONWriter) {
    var parts: [(key: String, shape: ObjectShape)] = []
    for field in shape.fields {
      if case .object(let part) = field.type, isSpread(part), part.asksForKeys { parts.append((field.key, part)) }
    }
    guard !parts.isEmpty else { return }
    json.object("properties") { json in
      for part in parts {
        json.object(part.key) { writeWhole(part.shape, &$0) }
      }
    }
  }

  private func writeRequired(of shape: ObjectShape, at place: Place, _ json: inout JSONWriter) {
    if !shape.requiredFields.isEmpty {
      json.strings("required", shape.requiredKeys)
    }
    let choices = shape.choices.filter(\.isRequired)
    if choices.count == 1 { writeOneOf(choices[0], &json) }
    let several = choices.count > 1 ? choices : []
    guard !several.isEmpty || !shape.cases.isEmpty else { return }
    json.array("allOf") { json in
      for choice in several { json.object { writeOneOf(choice, &$0) } }
      for item in shape.cases { json.object { write(item, at: place, &$0) } }
    }
  }

  private func write(_ item: KeyCase, at place: Place, _ json: inout JSONWriter) {
    json.object("if") { json in
      switch item.value {
      case .any: break
      case .words(let words):
        json.object("properties") { json in
          json.object(item.key) { write(.choice(words), at: Place(inTable: false), &$0) }
        }
      case .mapping: write(item.key, isOf: "object", &json)
      case .list: write(item.key, isOf: "array", &json)
      case .text: write(item.key, isOf: "string", &json)
      }
      json.array("required") { $0.value(item.key) }
    }
    json.object("then") { json in
      if !item.needed.isEmpty {
        json.strings("required", item.needed)
      }
      guard !item.excluded.isEmpty || !item.values.isEmpty else { return }
      json.object("properties") { json in
        for key in item.excluded { json.member(key, false) }
        for (key, type) in item.values.sorted(by: { $0.key < $1.key }) {
          json.object(key) { write(type, at: place, &$0) }
        }
      }
    }
  }

  private func write(_ key: String, isOf type: String, _ json: inout JSONWriter) {
    json.object("properties") { json in
      json.object(key) { $0.member("type", type) }
    }
  }

  private func writeOneOf(_ choice: KeyChoice, _ json: inout JSONWriter) {
    json.array(choice.isExclusive ? "oneOf" : "anyOf") { json in for key in choice.keys { json.presence(of: [key]) } }
  }

  /// Keys of which there may be at most one.
  private func writeExclusions(of choices: [KeyChoice], _ json: inout JSONWriter) {
    let pairs = choices.filter(\.isExclusive).flatMap { choice in
      choice.keys.indices.flatMap { first in
        choice.keys[(first + 1)...].map { [choice.keys[first], $0] }
      }
    }
    guard !pairs.isEmpty else { return }
    json.object("not") { json in
      json.array("anyOf") { json in for pair in pairs { json.presence(of: pair) } }
    }
  }
}

extension JSONWriter {
  /// A schema for mappings with these keys.
  fileprivate mutating func presence(of keys: [String]) {
    object { json in
      json.strings("required", keys)
    }
  }
}

extension ObjectShape {
  /// Whether this mapping, or one inside it, has required keys.
  fileprivate var asksForKeys: Bool {
    if !requiredFields.isEmpty || choices.contains(where: \.isRequired) { return true }
    return fields.contains { if case .object(let part) = $0.type { part.asksForKeys } else { false } }
  }
}

extension ValueShape {
  /// The mapping of a key that several files may have, and those mappings inside it that merge with it.
  fileprivate var spreadShapes: [ObjectShape] {
    guard case .object(let shape) = self else { return [] }
    return [shape] + shape.fields.flatMap(\.type.spreadShapes)
  }
}
