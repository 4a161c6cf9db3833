public import SpecLanguage
import TextWriting

extension SwiftModule {
  /// What the app knows of the user: an enum for each attribute. Nil for an app without any.
  var attributeFile: [UInt8]? {
    guard !spec.attributes.isEmpty else { return nil }
    var writer = newWriter(spec.attributes.count, of: 1000)
    for (position, item) in spec.attributes.enumerated() {
      if position > 0 { writer.line() }
      let name = SwiftNames.typeName(of: item)
      writer.leanEnum(
        LeanEnum(
          name: name, doc: item.summary ?? "The values of the attribute '\(item.id)' of \(appName).",
          cases: item.values.map { (SwiftNames.name($0.value, of: .option), $0.value, "") },
          idDoc: "The value in the spec.", lookupDoc: "The value of this name in the spec"))
      writer.line()
      writer.block("extension \(name)") { writer in
        writer.doc("The id of the attribute in the spec, for the report of a value.")
        writer.line("\(access)static var id: String { \(SwiftWriter.literal(item.id)) }")
      }
    }
    return writer.bytes
  }
}

extension SwiftNames {
  /// The name of the enum of an attribute's values.
  public static func typeName(of item: AttributeItem) -> String {
    let name = lowerCamelCase(item.id)
    return "\(name.prefix(1).uppercased())\(name.dropFirst())Attribute"
  }
}
