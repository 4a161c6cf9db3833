import Foundation

/// A validator for JSON Schema draft 4 with the keywords that the schema of SARIF uses; any other keyword stops the test.
///
/// Our own, so that the test runs on every machine. It was held against Python's `jsonschema` on good and on bad logs.
struct Draft4Schema {
  private let root: [String: Any]

  struct UnknownKeyword: Error { let name: String }

  init(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw UnknownKeyword(name: "a schema is an object")
    }
    self.root = root
  }

  /// What is wrong with a document, each with the place where.
  func violations(in document: Any) throws -> [String] { try check(document, root, at: "$") }

  private func check(_ value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
      guard let definition = (root["definitions"] as? [String: Any])?[name] as? [String: Any] else {
        throw UnknownKeyword(name: reference)
      }
      return try check(value, definition, at: place)
    }
    var wrong: [String] = []
    for (keyword, argument) in schema.sorted(by: { $0.key < $1.key }) {
      switch keyword {
      case "$schema", "id", "title", "description", "default", "definitions", "properties": break
      case "format":
        if argument as? String == "uri", let text = value as? String, URL(string: text)?.scheme == nil {
          wrong.append("\(place): no URI")
        } else if argument as? String == "uri-reference", let text = value as? String, URL(string: text) == nil {
          wrong.append("\(place): no URI reference")
        }
      case "type":
        let types = (argument as? [String]) ?? [argument as? String ?? ""]
        if !types.contains(where: { has(value, $0) }) { wrong.append("\(place): not \(types)") }
      case "enum":
        let words = argument as? [NSObject] ?? []
        if !words.contains(where: { $0.isEqual(value) }) { wrong.append("\(place): not one of \(words)") }
      case "required":
        let keys = (value as? [String: Any])?.keys
        for name in argument as? [String] ?? [] where keys?.contains(name) == false {
          wrong.append("\(place): no '\(name)'")
        }
      case "additionalProperties": wrong += try additional(value, schema, argument, at: place)
      case "items":
        for (number, item) in ((value as? [Any]) ?? []).enumerated() {
          wrong += try check(item, argument as? [String: Any] ?? [:], at: "\(place)[\(number)]")
        }
      case "minItems":
        if let list = value as? [Any], list.count < argument as? Int ?? 0 { wrong.append("\(place): too few items") }
      case "uniqueItems":
        if argument as? Bool == true, let list = value as? [NSObject], Set(list).count < list.count {
          wrong.append("\(place): an item twice")
        }
      case "minimum":
        if let number = value as? Double, number < argument as? Double ?? 0 { wrong.append("\(place): too small") }
      case "maximum":
        if let number = value as? Double, number > argument as? Double ?? 0 { wrong.append("\(place): too large") }
      case "pattern":
        if let text = value as? String, text.range(of: argument as? String ?? "", options: .regularExpression) == nil {
          wrong.append("\(place): not of the form \(argument)")
        }
      case "anyOf", "oneOf":
        let count = try (argument as? [[String: Any]] ?? []).count { try check(value, $0, at: place).isEmpty }
        if keyword == "anyOf" ? count == 0 : count != 1 { wrong.append("\(place): fits \(count) of \(keyword)") }
      default: throw UnknownKeyword(name: keyword)
      }
    }
    for (key, inner) in (value as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let shape = (schema["properties"] as? [String: Any])?[key] as? [String: Any] else { continue }
      wrong += try check(inner, shape, at: "\(place).\(key)")
    }
    return wrong
  }

  private func additional(
    _ value: Any, _ schema: [String: Any], _ argument: Any, at place: String
  ) throws -> [String] {
    let known = (schema["properties"] as? [String: Any])?.keys
    let others = (value as? [String: Any] ?? [:]).filter { known?.contains($0.key) != true }
    if argument as? Bool == false { return others.keys.sorted().map { "\(place): unknown '\($0)'" } }
    guard let shape = argument as? [String: Any] else { return [] }
    return try others.sorted { $0.key < $1.key }.flatMap { try check($0.value, shape, at: "\(place).\($0.key)") }
  }

  private func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": (value as? Double).map { $0.rounded() == $0 } ?? false
    case "number": value is Double
    case "null": value is NSNull
    default: false
    }
  }
}
