import Foundation
import YAMLNodes

/// A JSON Schema held against YAML nodes: as much of draft 2020-12 as the emitter writes, and a finding about any keyword
/// beyond that, so that no keyword goes unproved.
final class SchemaCheck {
  let root: [String: Any]
  private let definitions: [String: Any]
  private var expressions: [String: NSRegularExpression] = [:]
  /// Keywords that say something to people and nothing about what is valid.
  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "title", "description", "markdownDescription", "default", "examples",
    "patternErrorMessage",
  ]

  /// Called for every value that the schema describes, with the place in the schema that describes it: `app.id`,
  /// `spec-file.signals.*`.
  var visit: ((SourceNode, String) -> Void)?

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    definitions = root["$defs"] as? [String: Any] ?? [:]
  }

  /// What the schema refuses; empty for a valid file.
  func findings(_ node: SourceNode) -> [String] { check(node, root, "", "") }

  /// The same for a value that one part of the schema describes.
  func findings(_ node: SourceNode, property key: String, of definition: String?) -> [String] {
    let owner = definition.map { definitions[$0] as? [String: Any] } ?? root
    let properties = owner?["properties"] as? [String: Any]
    guard let schema = properties?[key] as? [String: Any] else { return ["there is no '\(definition ?? "").\(key)'"] }
    return check(node, schema, key, "")
  }

  private func check(_ node: SourceNode, _ schema: Any?, _ path: String, _ place: String) -> [String] {
    guard let schema = schema as? [String: Any] else {
      if let isAllowed = schema as? Bool { return isAllowed ? [] : ["\(path): nothing may stand here"] }
      return ["\(path): no schema"]
    }
    if schema["$ref"] == nil { visit?(node, place) }
    var found: [String] = []
    for (keyword, value) in schema where !Self.annotations.contains(keyword) {
      found += check(node, keyword, value, schema, path, place)
    }
    return found
  }

  private func check(
    _ node: SourceNode, _ keyword: String, _ value: Any, _ schema: [String: Any], _ path: String, _ place: String
  ) -> [String] {
    let refusal = ["\(path): \(keyword)"]
    switch keyword {
    case "$ref":
      guard let name = (value as? String)?.dropFirst("#/$defs/".count), let target = definitions[String(name)] else {
        return ["\(path): $ref to nothing"]
      }
      return check(node, target, path, name.hasPrefix("text.") ? place : String(name))
    case "type": return isOfType(node, value as? String ?? "") ? [] : refusal
    case "const": return isEqual(node, value) ? [] : refusal
    case "enum": return (value as? [Any] ?? []).contains { isEqual(node, $0) } ? [] : refusal
    case "minLength":
      guard isText(node) else { return [] }
      return node.text.unicodeScalars.count >= value as? Int ?? 0 ? [] : refusal
    case "pattern": return !isText(node) || matches(node.text, value as? String ?? "") ? [] : refusal
    case "minimum": return number(node).map { $0 >= (value as? Double ?? 0) } ?? true ? [] : refusal
    case "maximum": return number(node).map { $0 <= (value as? Double ?? 0) } ?? true ? [] : refusal
    case "anyOf", "oneOf", "allOf": return combined(node, keyword, value as? [Any] ?? [], path, place)
    case "not": return check(node, value, path, place).isEmpty ? refusal : []
    case "if":
      return check(node, value, path, place).isEmpty ? check(node, schema["then"] ?? true, path, place) : []
    case "then": return []
    case "items":
      return node.items.enumerated().flatMap { check($1, value, "\(path)[\($0)]", place + "[]") }
    case "required":
      guard node.kind == .mapping else { return [] }
      return (value as? [String] ?? []).filter { node[$0] == nil }.map { "\(path): required \($0)" }
    case "properties", "additionalProperties", "propertyNames": return keys(node, keyword, value, schema, path, place)
    default: return ["\(path): this check does not know the keyword '\(keyword)'"]
    }
  }

  private func combined(
    _ node: SourceNode, _ keyword: String, _ schemas: [Any], _ path: String, _ place: String
  ) -> [String] {
    let all = schemas.map { check(node, $0, path, place) }
    let holding = all.filter(\.isEmpty).count
    switch keyword {
    case "anyOf": return holding > 0 ? [] : ["\(path): anyOf"] + all.flatMap(\.self)
    case "oneOf": return holding == 1 ? [] : ["\(path): oneOf"]
    default: return all.flatMap(\.self)
    }
  }

  private func keys(
    _ node: SourceNode, _ keyword: String, _ value: Any, _ schema: [String: Any], _ path: String, _ place: String
  ) -> [String] {
    guard node.kind == .mapping else { return [] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    var found: [String] = []
    for (key, child) in node.entries {
      let isDeclared = properties[key.text] != nil
      let inside = path + "." + key.text
      switch keyword {
      case "properties" where isDeclared:
        found += check(child, properties[key.text], inside, place + "." + key.text)
      case "additionalProperties" where !isDeclared: found += check(child, value, inside, place + ".*")
      case "propertyNames": found += check(key, value, inside, place + ".<key>")
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

  private func isEqual(_ node: SourceNode, _ value: Any) -> Bool {
    if let text = value as? String { return isText(node) && node.text == text }
    return (value as? Double).map { $0 == number(node) } ?? false
  }

  /// As JSON Schema has it: anywhere in the text, unless the expression says where.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    if expressions[pattern] == nil { expressions[pattern] = try? NSRegularExpression(pattern: pattern) }
    let whole = NSRange(text.startIndex..<text.endIndex, in: text)
    return expressions[pattern]?.firstMatch(in: text, range: whole) != nil
  }
}
