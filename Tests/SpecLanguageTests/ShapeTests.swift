import Testing

@testable import SpecLanguage

@Suite struct ShapeTests {
  static let shapes =
    SpecFileShape.object.reachable(shapes: SpecFileShape.recursiveShapes) + Workspace.keys.shape.reachable()

  /// A default is a value of its key, which pages and schemas show; in words it would be said twice, and one day in two ways.
  @Test func noDefaultIsRepeated() {
    for shape in Self.shapes {
      for field in shape.fields where field.standard != nil {
        #expect(
          !["by default", "the default"].contains { field.doc.contains($0) }, "\(shape.name).\(field.key): \(field.doc)"
        )
      }
    }
  }

  /// The keys of a section in the new form, read from its `init` in the order in which they are written there.
  @Test func aSectionListsTheKeysThatItReads() {
    #expect(
      PushTokenItem.Budgets.keys.shape.fields.map(\.key) == ["registration", "upload", "refresh", "total"])
    let token = PushTokenItem.keys.shape
    #expect(token.fields.filter(\.isRequired).map(\.key) == ["store", "field"])
    #expect(token.fields.first { $0.key == "write_when" }?.standard == "[authorized, provisional, ephemeral]")
  }

  @Test func everyKeyIsExplainedInASentenceAndShown() {
    for shape in Self.shapes {
      #expect(shape.doc.hasSuffix("."), "\(shape.name)")
      for field in shape.fields {
        #expect(field.doc.hasSuffix(".") && field.doc.count > 10, "\(shape.name).\(field.key)")
        #expect(!field.example.isEmpty, "\(shape.name).\(field.key)")
      }
    }
  }

  @Test func namesOfShapesAndKeysAreUnique() {
    #expect(Set(Self.shapes.map(\.name)).count == Self.shapes.count)
    for shape in Self.shapes {
      let keys = shape.fields.map(\.key)
      #expect(Set(keys).count == keys.count, "\(shape.name)")
      #expect(Set(shape.plannedKeys).isDisjoint(with: keys), "\(shape.name)")
      for choice in shape.choices { #expect(Set(choice.keys).isSubset(of: keys), "\(shape.name)") }
    }
  }

  @Test func everySectionOfTheLanguageIsThere() {
    let names = Set(Self.shapes.map(\.name))
    #expect(names.isSuperset(of: ["app", "signal", "target", "notification", "condition", "localized-text", "cap"]))
  }

  @Test func expectationsReadAsTheEndOfASentence() {
    #expect(ValueShape.int(1...31).expectation == "a whole number from 1 to 31")
    #expect(ValueShape.choice(["defer", "drop"]).expectation == "one of 'defer', 'drop'")
    #expect(ValueShape.reference(.target).expectation == "the id of a deep-link target")
    #expect(ValueShape.object(CapItem.keys.shape).expectation == "a group of keys with 'id', 'max', 'per'")
    #expect(ValueShape.either([.choice(["all"]), .duration]).expectation.hasPrefix("'all', or a duration"))
  }
}
