public import SpecLanguage
import TextWriting

extension SwiftModule {
  /// What the app knows of the user: an enum for each attribute. Nil for an app without any.
  var attributeFile: [UInt8]? {
    guard !spec.attributes.isEmpty else { return nil }
    var writer = newWriter(spec.attributes.count, of: 1000)
    for (position, item) in spec.attributes.enumerated() {
      if position > 0 { writer.line() }
      writer.values(
        of: item.id, "attribute", named: SwiftNames.typeName(of: item),
        doc: item.summary ?? "The values of the attribute '\(item.id)' of \(appName).", item.values.map(\.value),
        access)
    }
    return writer.bytes
  }
}

extension SwiftNames {
  /// The name of the enum of an attribute's values.
  public static func typeName(of item: AttributeItem) -> String { typeName(item.id, "Attribute") }
}

extension SwiftWriter {
  /// An enum of words that belong to one item of the spec.
  mutating func values(
    of id: String, _ noun: String, named name: String, doc: String, _ values: [String], _ access: String
  ) {
    leanEnum(
      LeanEnum(
        name: name, doc: doc, cases: values.map { (SwiftNames.name($0, of: .option), $0, "") },
        idDoc: "The value in the spec.", lookupDoc: "The value of this name in the spec"))
    line()
    block("extension \(name)") { writer in
      writer.doc("The id of the \(noun) in the spec.")
      writer.line("\(access)static var id: String { \(SwiftWriter.literal(id)) }")
    }
  }
}
