import Foundation
import YAMLNodes

/// A JSON Schema held against YAML nodes: as much of draft 2020-12 as the emitter writes, and a finding about any keyword
/// beyond that, so that no keyword goes unproved.
final class SchemaCheck {
  private let schema: SchemaNode
  private let definitions: [String: SchemaNode]

  /// Called for every value that the schema describes, with the place in the schema that describes it: `app.id`,
  /// `spec-file.signals.*`.
  var visit: ((SourceNode, String) -> Void)?

  init(_ text: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    schema = SchemaNode(root)
    definitions = (root["$defs"] as? [String: Any] ?? [:]).mapValues { SchemaNode($0) }
  }

  /// What the schema refuses; empty for a valid file.
  func findings(_ node: SourceNode) -> [String] { check(node, schema, "", "") }

  /// The same for a value that one part of the schema describes.
  func findings(_ node: SourceNode, property key: String, of definition: String?) -> [String] {
    let owner = definition.map { definitions[$0] } ?? schema
    guard let property = owner?.properties[key] else { return ["there is no '\(definition ?? "").\(key)'"] }
    return check(node, property, key, "")
  }

  private func check(_ node: SourceNode, _ schema: SchemaNode, _ path: String, _ place: String) -> [String] {
    if schema.describes { visit?(node, place) }
    var found: [String] = []
    for keyword in schema.keywords { found += check(node, keyword, schema, path, place) }
    return found
  }

  private func check(
    _ node: SourceNode, _ keyword: SchemaNode.Keyword, _ schema: SchemaNode, _ path: String, _ place: String
  ) -> [String] {
    func refused(_ name: String, unless isValid: Bool) -> [String] { isValid ? [] : ["\(path): \(name)"] }
    switch keyword {
    case .nothing: return ["\(path): nothing may stand here"]
    case .broken: return ["\(path): no schema"]
    case .unknown(let name): return ["\(path): this check does not know the keyword '\(name)'"]
    case .reference(let name):
      guard let target = definitions[name] else { return ["\(path): $ref to nothing"] }
      return check(node, target, path, name.hasPrefix("text.") ? place : name)
    case .type(let type): return refused("type", unless: isOfType(node, type))
    case .const(let value): return refused("const", unless: isEqual(node, value))
    case .choice(let values): return refused("enum", unless: values.contains { isEqual(node, $0) })
    case .minLength(let least):
      return refused("minLength", unless: !isText(node) || node.text.unicodeScalars.count >= least)
    case .pattern(let pattern): return refused("pattern", unless: !isText(node) || pattern.matches(node.text))
    case .minimum(let least): return refused("minimum", unless: number(node).map { $0 >= least } ?? true)
    case .maximum(let most): return refused("maximum", unless: number(node).map { $0 <= most } ?? true)
    case .combined(let name, let schemas): return combined(node, name, schemas, path, place)
    case .not(let other): return refused("not", unless: !check(node, other, path, place).isEmpty)
    case .condition(let condition, let then):
      return check(node, condition, path, place).isEmpty ? check(node, then, path, place) : []
    case .items(let item):
      return node.items.enumerated().flatMap { check($1, item, "\(path)[\($0)]", place + "[]") }
    case .required(let keys):
      guard node.kind == .mapping else { return [] }
      return keys.filter { node[$0] == nil }.map { "\(path): required \($0)" }
    case .properties, .additional, .names: return keys(node, keyword, schema, path, place)
    }
  }

  private func combined(
    _ node: SourceNode, _ keyword: String, _ schemas: [SchemaNode], _ path: String, _ place: String
  ) -> [String] {
    let all = schemas.map { check(node, $0, path, place) }
    let holding = all.count(where: \.isEmpty)
    switch keyword {
    case "anyOf": return holding > 0 ? [] : ["\(path): anyOf"] + all.flatMap(\.self)
    case "oneOf": return holding == 1 ? [] : ["\(path): oneOf"]
    default: return all.flatMap(\.self)
    }
  }

  private func keys(
    _ node: SourceNode, _ keyword: SchemaNode.Keyword, _ schema: SchemaNode, _ path: String, _ place: String
  ) -> [String] {
    guard node.kind == .mapping else { return [] }
    var found: [String] = []
    for (key, child) in node.entries {
      let declared = schema.properties[key.text]
      let inside = path + "." + key.text
      switch (keyword, declared) {
      case (.properties, let declared?): found += check(child, declared, inside, place + "." + key.text)
      case (.additional(let others), nil): found += check(child, others, inside, place + ".*")
      case (.names(let names), _): found += check(key, names, inside, place + ".<key>")
      default: break
      }
    }
    return found
  }

  private func isText(_ node: SourceNode) -> Bool { isOfType(node, "string") }

  private func isOfType(_ node: SourceNode, _ type: String) -> Bool {
    switch (node.kind, type) {
    case (.mapping, "object"), (.sequence, "array"): return true
    case (.mapping, _), (.sequence, _): return false
    case (.scalar, _): break
    }
    switch (node.core, type) {
    case (.string, "string"), (.bool, "boolean"), (.null, "null"), (.int, "integer"), (.int, "number"),
      (.double, "number"):
      return true
    case (.double(let number), "integer"): return number.rounded() == number
    default: return false
    }
  }

  private func number(_ node: SourceNode) -> Double? {
    guard node.kind == .scalar else { return nil }
    switch node.core {
    case .int(let number): return Double(number)
    case .double(let number): return number
    case .null, .bool, .string: return nil
    }
  }

  private func isEqual(_ node: SourceNode, _ value: SchemaNode.Value) -> Bool {
    switch value {
    case .text(let text): isText(node) && node.text == text
    case .number(let value): number(node) == value
    case .other: false
    }
  }
}
