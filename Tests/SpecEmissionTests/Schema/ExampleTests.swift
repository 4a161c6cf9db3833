import Foundation
import SpecLanguage
import Testing
import TextWriting
import YAMLNodes

@testable import SpecEmission

/// Examples and defaults of the shapes are what they say: values that may stand behind their key.
@Suite struct ExampleTests {
  @Test(arguments: SchemaFiles.formats.map(\.id))
  func examplesAndDefaultsAreValid(_ id: String) throws {
    let format = try #require(SchemaFiles.formats.first { $0.id == id })
    let schema = try SchemaFiles.check(format)
    for shape in format.shapes {
      for field in shape.fields {
        if Self.isNotDescribedYet(field.type) { continue }
        for text in [field.example, field.standard].compactMap(\.self) where !Self.isAbbreviated(text) {
          let place = "\(shape.name).\(field.key): \(text)"
          let tree = try SchemaFiles.tree("value: \(text)\n")
          let value = try #require(tree.root["value"], "\(place)")
          let owner = shape === format.root ? nil : shape.name
          #expect(schema.findings(value, property: field.key, of: owner) == [], "\(place)")
          #expect(try Self.json(ExampleValue(text)) == Self.json(value), "write it on one line: \(place)")
        }
      }
    }
  }

  @Test func abbreviatedExamplesAreLeftOutOfSchemas() {
    for text in ["{ id: cleaner, … }", "[…]", "…", "{ a: { … } }"] { #expect(ExampleValue(text) == nil) }
    #expect(ExampleValue("\"{days} …\"") == .string("{days} …"))
    #expect(ExampleValue("[a, 1, 2.5, true, \"x\\\"y\", 'it''s', {}]") != nil)
    for text in ["|-\n  a", "a: b", "[a", "{ a: }", "\"a", ""] { #expect(ExampleValue(text) == nil, "\(text)") }
  }

  /// A section that is known by name and has no keys of its own so far.
  private static func isNotDescribedYet(_ type: ValueShape) -> Bool {
    switch type {
    case .object(let shape), .map(_, .object(let shape)): shape.fields.map(\.key) == ["covers"]
    default: false
    }
  }

  private static func isAbbreviated(_ text: String) -> Bool {
    text.replacing(/"[^"]*"/, with: "").contains("…")
  }

  private static func json(_ value: ExampleValue?) throws -> String {
    var json = JSONWriter(style: .compact)
    try #require(value).write(to: &json)
    return json.text
  }

  private static func json(_ node: SourceNode) throws -> String {
    var json = JSONWriter(style: .compact)
    write(node, &json)
    return json.text
  }

  private static func write(_ node: SourceNode, _ json: inout JSONWriter) {
    switch node.kind {
    case .sequence: json.array { json in for item in node.items { write(item, &json) } }
    case .mapping:
      json.object { json in
        for (key, value) in node.entries {
          json.key(key.text)
          write(value, &json)
        }
      }
    case .scalar:
      switch node.core {
      case .null: json.null()
      case .bool(let flag): json.value(flag)
      case .int(let number): json.value(number)
      case .double(let number): json.value(number)
      case .string: json.value(node.text)
      }
    }
  }
}
