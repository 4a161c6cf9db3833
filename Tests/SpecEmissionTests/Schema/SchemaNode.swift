import Foundation

/// One schema of a JSON Schema, taken out of its JSON once: thousands of values are held against it.
final class SchemaNode {
  enum Keyword {
    case nothing, broken
    case unknown(String)
    case reference(String)
    case type(String)
    case const(Value)
    case choice([Value])
    case minLength(Int)
    case pattern(Pattern)
    case minimum(Double)
    case maximum(Double)
    case combined(String, [SchemaNode])
    case not(SchemaNode)
    case condition(SchemaNode, then: SchemaNode)
    case items(SchemaNode)
    case required([String])
    case properties
    case additional(SchemaNode)
    case names(SchemaNode)
  }

  enum Value {
    case text(String)
    case number(Double)
    case other

    init(_ json: Any) {
      if let text = json as? String {
        self = .text(text)
      } else {
        self = (json as? Double).map(Self.number) ?? .other
      }
    }
  }

  private(set) var keywords: [Keyword] = []
  private(set) var properties: [String: SchemaNode] = [:]
  /// Whether it says itself what a value is, and does not hand it on.
  private(set) var describes = false

  /// Keywords that say something to people and nothing about what is valid.
  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "title", "description", "markdownDescription", "default", "examples",
    "patternErrorMessage",
  ]

  init(_ json: Any?) {
    guard let schema = json as? [String: Any] else {
      if json as? Bool != true { keywords = [json is Bool ? .nothing : .broken] }
      return
    }
    describes = schema["$ref"] == nil
    properties = (schema["properties"] as? [String: Any] ?? [:]).mapValues { SchemaNode($0) }
    keywords = schema.keys.sorted().filter { !Self.annotations.contains($0) }.compactMap { name in
      Self.keyword(name, schema[name], schema)
    }
  }

  private static func keyword(_ name: String, _ value: Any?, _ schema: [String: Any]) -> Keyword? {
    switch name {
    case "$ref": .reference(String((value as? String)?.dropFirst("#/$defs/".count) ?? ""))
    case "type": .type(value as? String ?? "")
    case "const": .const(value.map { Value($0) } ?? .other)
    case "enum": .choice((value as? [Any] ?? []).map { Value($0) })
    case "minLength": .minLength(value as? Int ?? 0)
    case "pattern": .pattern(Pattern(value as? String ?? ""))
    case "minimum": .minimum(value as? Double ?? 0)
    case "maximum": .maximum(value as? Double ?? 0)
    case "anyOf", "oneOf", "allOf": .combined(name, (value as? [Any] ?? []).map { SchemaNode($0) })
    case "not": .not(SchemaNode(value))
    case "if": .condition(SchemaNode(value), then: SchemaNode(schema["then"] ?? true))
    case "then": nil
    case "items": .items(SchemaNode(value))
    case "required": .required(value as? [String] ?? [])
    case "properties": .properties
    case "additionalProperties": .additional(SchemaNode(value))
    case "propertyNames": .names(SchemaNode(value))
    default: .unknown(name)
    }
  }
}

extension SchemaNode {
  /// An expression and what it said of texts, most of which come many times.
  final class Pattern {
    private let expression: NSRegularExpression?
    private var known: [String: Bool] = [:]

    init(_ pattern: String) { expression = try? NSRegularExpression(pattern: pattern) }

    /// As JSON Schema has it: anywhere in the text, unless the expression says where.
    func matches(_ text: String) -> Bool {
      if let answer = known[text] { return answer }
      let whole = NSRange(text.startIndex..<text.endIndex, in: text)
      let answer = expression?.firstMatch(in: text, range: whole) != nil
      known[text] = answer
      return answer
    }
  }
}
