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
          #expect(ExampleValue(text) != nil, "write it on one line: \(place)")
        }
      }
    }
  }

  @Test func abbreviatedExamplesAreLeftOutOfSchemas() {
    for text in ["{ id: cleaner, … }", "[…]", "…", "{ a: { … } }"] { #expect(ExampleValue(text) == nil) }
    #expect(ExampleValue("\"{days} …\"") != nil)
    for text in ["|-\n  a", "a: b", "[a", "\"a", ""] { #expect(ExampleValue(text) == nil, "\(text)") }
  }

  @Test func anExampleIsWrittenAsJSON() throws {
    let value = try #require(ExampleValue("[a, 1, 2.5, true, \"x\\\"y\", 'it''s', {}, { b: null }, \"1\"]"))
    var json = JSONWriter(style: .compact)
    value.write(to: &json)
    #expect(json.text == #"["a",1,2.5,true,"x\"y","it's",{},{"b":null},"1"]"#)
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
}
