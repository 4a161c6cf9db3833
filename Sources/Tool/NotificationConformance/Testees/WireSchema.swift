import TextWriting

/// The JSON Schema of messages, from their shapes.
public struct WireSchema {
  private let id: String
  private let title: String
  private let description: String
  private let messages: [WireShape]
  /// By name; a name is described once.
  private var definitions: [String: WireShape] = [:]

  /// - Parameter messages: Everything that may be one.
  public init(id: String, title: String, description: String, _ messages: [WireShape]) {
    (self.id, self.title, self.description, self.messages) = (id, title, description, messages)
    for shape in messages { gather(shape) }
  }

  private mutating func gather(_ shape: WireShape) {
    switch shape {
    case .text, .flag, .number, .any, .integer, .word: break
    case .list(let item), .map(let item): gather(item)
    case .either(let shapes): for shape in shapes { gather(shape) }
    case .object(let fields): for field in fields { gather(field.shape) }
    case .choice(_, let forms): for field in forms.flatMap(\.fields) { gather(field.shape) }
    case .named(let name, let shape):
      guard definitions.updateValue(shape, forKey: name) == nil else { return }
      gather(shape)
    }
  }

  public var text: String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("$id", id)
      json.member("title", title)
      json.member("description", description)
      json.array("anyOf", of: messages) { json, shape in write(shape, to: &json) }
      json.object("$defs") { json in
        for (name, shape) in definitions.sorted(by: { $0.key < $1.key }) {
          json.key(name)
          write(shape, to: &json)
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ shape: WireShape, to json: inout JSONWriter) {
    json.object { json in writeMembers(of: shape, to: &json) }
  }

  private func writeMembers(of shape: WireShape, to json: inout JSONWriter) {
    switch shape {
    case .text: json.member("type", "string")
    case .flag: json.member("type", "boolean")
    case .number: json.member("type", "number")
    case .any: break
    case .integer(let range):
      json.member("type", "integer")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    case .word(let words): json.strings("enum", words)
    case .list(let item):
      json.member("type", "array")
      json.key("items")
      write(item, to: &json)
    case .map(let item):
      json.member("type", "object")
      json.key("additionalProperties")
      write(item, to: &json)
    case .either(let shapes): json.array("anyOf", of: shapes) { json, shape in write(shape, to: &json) }
    case .object(let fields): writeObject(nil, fields, to: &json)
    case .choice(let tag, let forms):
      json.array("oneOf", of: forms) { json, form in
        json.object { json in writeObject((tag, form.name), form.fields, to: &json) }
      }
    case .named(let name, _): json.member("$ref", "#/$defs/\(name)")
    }
  }

  private func writeObject(
    _ tag: (name: String, value: String)?, _ fields: [WireShape.Field], to json: inout JSONWriter
  ) {
    json.member("type", "object")
    json.object("properties") { json in
      if let tag { json.object(tag.name) { $0.member("const", tag.value) } }
      for field in fields {
        json.object(field.name) { json in
          if !field.doc.isEmpty { json.member("description", field.doc) }
          writeMembers(of: field.shape, to: &json)
        }
      }
    }
    let required = [tag?.name].compactMap(\.self) + fields.filter(\.isRequired).map(\.name)
    if !required.isEmpty { json.strings("required", required) }
    json.member("additionalProperties", false)
  }
}
